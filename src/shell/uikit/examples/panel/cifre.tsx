import { makeStyles } from '@fluentui/react-components';
import { formatImporto } from '#domain/importi.ts';
import { Figure } from '../../../dashboard/figure.tsx';
import { paths } from '../../../paths.ts';

const useStyles = makeStyles({
  riga: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  },
});

export function Cifre() {
  const styles = useStyles();
  return (
    <div className={styles.riga}>
      <Figure title="Saldo dei conti" to={paths.estrattoConto} value={formatImporto(3_141_035)}>
        3 conti, al 31/03/2026
      </Figure>
      <Figure title="Scaduto" to={paths.scadenziario} value={formatImporto(1_980_040)} danger>
        12 partite da incassare
      </Figure>
      <Figure title="Da pagare in 30 giorni" to={paths.scadenziario} value={formatImporto(-840_512)}>
        7 partite
      </Figure>
    </div>
  );
}
