/** What Quadra does, in one picture: a statement that ties. Decoration: the words beside it say the same. */
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { CheckmarkCircleFilled } from '@fluentui/react-icons';
import { toCentesimi, formatImporto, sumCentesimi } from '#domain/importi.ts';
import { cut, line } from '#ui/styles.ts';

const OPENING = toCentesimi(1_248_030);
const ROWS = [
  { data: '02/03', testo: 'Bonifico da Rossi Forniture S.r.l.', importo: toCentesimi(324_000) },
  { data: '05/03', testo: 'SDD Energia e Servizi', importo: toCentesimi(-41_275) },
  { data: '09/03', testo: 'F24 Agenzia delle Entrate', importo: toCentesimi(-186_940) },
  { data: '12/03', testo: 'Bonifico da Bianchi & Figli', importo: toCentesimi(97_560) },
  { data: '15/03', testo: 'Competenze e spese', importo: toCentesimi(-1_250) },
];
const CLOSING = sumCentesimi([OPENING, ...ROWS.map((row) => row.importo)]);

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: '2px',
    width: 'min(440px, 100%)',
    padding: '20px 22px',
    borderRadius: '14px',
    backgroundColor: 'rgb(255 255 255 / 6%)',
    boxShadow: 'inset 0 0 0 1px rgb(255 255 255 / 12%)',
    fontSize: '13px',
    lineHeight: '30px',
    fontVariantNumeric: 'tabular-nums',
  },
  row: {
    display: 'grid',
    gridTemplateColumns: '52px minmax(0, 1fr) auto',
    gap: '8px',
    color: 'rgb(255 255 255 / 82%)',
  },
  data: { color: 'rgb(255 255 255 / 55%)' },
  testo: cut,
  total: {
    display: 'flex',
    justifyContent: 'space-between',
    color: 'rgb(255 255 255 / 60%)',
  },
  closing: {
    marginTop: '6px',
    paddingTop: '8px',
    borderTop: '1px solid rgb(255 255 255 / 16%)',
    color: '#fff',
    fontWeight: 600,
  },
  proof: { ...line, gap: '8px', marginTop: '8px', color: '#8ff0c4', fontWeight: 600 },
});

export function ProofCard() {
  const styles = useStyles();
  return (
    <div className={styles.root} aria-hidden>
      <div className={styles.total}>
        <span>Saldo iniziale</span>
        <span>{formatImporto(OPENING)}</span>
      </div>
      {ROWS.map(({ data, testo, importo }) => (
        <div key={data} className={styles.row}>
          <span className={styles.data}>{data}</span>
          <span className={styles.testo}>{testo}</span>
          <span>{formatImporto(importo)}</span>
        </div>
      ))}
      <div className={mergeClasses(styles.total, styles.closing)}>
        <span>Saldo finale</span>
        <span>{formatImporto(CLOSING)}</span>
      </div>
      <div className={styles.proof}>
        <CheckmarkCircleFilled fontSize={18} /> Quadra al centesimo
      </div>
    </div>
  );
}
