import { Link, makeStyles } from '@fluentui/react-components';
import { DocumentTableRegular } from '@fluentui/react-icons';
import { ButtonLink } from '#ui/button-link.tsx';
import { paths } from '../../../paths.ts';

const useStyles = makeStyles({
  riga: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16px' },
});

export function Collegamenti() {
  const styles = useStyles();
  return (
    <div className={styles.riga}>
      <ButtonLink to={paths.estrattoConto} icon={<DocumentTableRegular />}>
        Apri l’estratto conto
      </ButtonLink>
      <Link href="#gerarchia">Torna alla gerarchia</Link>
    </div>
  );
}
