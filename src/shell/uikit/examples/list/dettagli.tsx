import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  dettagli: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    gap: '6px 20px',
    margin: 0,
    '& dt': { color: tokens.colorNeutralForeground3 },
    '& dd': { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
    '@media (max-width: 480px)': { gridTemplateColumns: 'minmax(0, 1fr)', '& dd': { marginBottom: '8px' } },
  },
});

export function Dettagli() {
  const styles = useStyles();
  return (
    <dl className={styles.dettagli}>
      <dt>File</dt>
      <dd>movimenti_202603_banca-dell-adda_conto-ordinario.csv</dd>
      <dt>Periodo</dt>
      <dd>01/03/2026 – 31/03/2026</dd>
      <dt>Saldo iniziale</dt>
      <dd>22.345,67</dd>
      <dt>Saldo finale</dt>
      <dd>22.853,45</dd>
      <dt>Impronta</dt>
      <dd>9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08</dd>
    </dl>
  );
}
