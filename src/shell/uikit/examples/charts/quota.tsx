import { makeStyles, tokens } from '@fluentui/react-components';
import { formatImporto } from '#domain/importi.ts';

const useStyles = makeStyles({
  elenco: { display: 'grid', gap: '12px', margin: 0, padding: 0, listStyleType: 'none', maxWidth: '520px' },
  testa: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '12px',
    fontVariantNumeric: 'tabular-nums',
  },
  fondo: {
    height: '8px',
    marginTop: '4px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground5,
    overflow: 'hidden',
  },
  parte: { height: '100%', backgroundColor: tokens.colorCompoundBrandBackground },
});

const SCADUTO = [
  { fascia: 'Fino a 30 giorni', cents: 1_120_400 },
  { fascia: 'Da 31 a 60 giorni', cents: 540_000 },
  { fascia: 'Da 61 a 90 giorni', cents: 210_640 },
  { fascia: 'Oltre 90 giorni', cents: 109_000 },
];
const TOTALE = SCADUTO.reduce((sum, { cents }) => sum + cents, 0);

/** The figures are text: the bars only repeat them, so they are hidden from who cannot see them. */
export function Quota() {
  const styles = useStyles();
  return (
    <ul className={styles.elenco} aria-label="Scaduto per fascia">
      {SCADUTO.map(({ fascia, cents }) => (
        <li key={fascia}>
          <span className={styles.testa}>
            <span>{fascia}</span>
            <b>{formatImporto(cents)}</b>
          </span>
          <div className={styles.fondo} aria-hidden>
            <div className={styles.parte} style={{ width: `${(cents / TOTALE) * 100}%` }} />
          </div>
        </li>
      ))}
    </ul>
  );
}
