/** The import that the rows are narrowed to, with the way to take it off. */
import { makeStyles, Tag } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';

const useStyles = makeStyles({ file: { maxWidth: '280px' } });

export function EtichettaFile({ nome, onTogli }: { nome: string; onTogli: () => void }) {
  const styles = useStyles();
  return (
    <Tag
      className={styles.file}
      dismissible
      dismissIcon={{ 'aria-label': 'Togli il filtro del file', children: <DismissRegular /> }}
      onClick={onTogli}
    >
      {nome}
    </Tag>
  );
}
