/** Balances and their proof, how the movimenti end, where they come from. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import { formatCount, formatInteger } from '#domain/text.ts';
import type { Sintesi } from './data.ts';
import { quiet } from '#ui/styles.ts';

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gap: '10px',
    padding: '16px 20px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    minWidth: 0,
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  rows: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '6px 16px',
    margin: 0,
    '& dd': { margin: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  },
  three: { gridTemplateColumns: 'minmax(0, 1fr) auto auto' },
  strong: { fontWeight: tokens.fontWeightSemibold },
  off: { color: tokens.colorStatusWarningForeground3 },
  text: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  files: { display: 'grid', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  hash: { ...quiet, display: 'block', fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
});

export function Saldi({ sintesi }: { sintesi: Sintesi }) {
  const styles = useStyles();
  const { saldo_iniziale, entrate, uscite, saldo_finale, prova, spiegazione } = sintesi;
  return (
    <section className={styles.card} aria-label="Saldi">
      <h3 className={styles.title}>Saldi</h3>
      <dl className={styles.rows}>
        <dt>Saldo iniziale</dt>
        <dd>{formatImporto(saldo_iniziale)}</dd>
        <dt>Entrate</dt>
        <dd>{formatImporto(entrate)}</dd>
        <dt>Uscite</dt>
        <dd>{formatImporto(uscite)}</dd>
        <dt className={styles.strong}>Saldo finale</dt>
        <dd className={styles.strong}>{formatImporto(saldo_finale)}</dd>
        {prova ? (
          <>
            <dt>La banca dichiara al {formatData(prova.giorno)}</dt>
            <dd>{formatImporto(prova.dichiarato)}</dd>
            <dt className={mergeClasses(styles.strong, prova.differenza !== 0 && styles.off)}>Differenza</dt>
            <dd className={mergeClasses(styles.strong, prova.differenza !== 0 && styles.off)}>
              {formatImporto(prova.differenza)}
            </dd>
          </>
        ) : null}
      </dl>
      <p className={styles.text}>{spiegazione}</p>
    </section>
  );
}

const QUOTE = [
  ['abbinati', 'Abbinati a documenti'],
  ['voci', 'Dati a una voce'],
  ['giroconti', 'Giroconti e storni'],
  ['misti', 'In parte l’uno, in parte l’altro'],
  ['ignorati', 'Ignorati con un motivo'],
  ['non_spiegati', 'Ancora da spiegare'],
] as const;

export function Quote({ sintesi: { spiegazioni, partite_totale, partite_residuo } }: { sintesi: Sintesi }) {
  const styles = useStyles();
  return (
    <section className={styles.card} aria-label="Come finiscono i movimenti">
      <h3 className={styles.title}>
        {formatCount(spiegazioni.totale, 'movimento', 'movimenti')}, e come finiscono
      </h3>
      <dl className={mergeClasses(styles.rows, styles.three)}>
        {QUOTE.flatMap(([field, name]) => {
          const { movimenti, totale } = spiegazioni[field];
          const open = field === 'non_spiegati' && movimenti > 0;
          const look = open ? mergeClasses(styles.strong, styles.off) : undefined;
          return [
            <dt key={field} className={look}>
              {name}
            </dt>,
            <dd key={`${field}-q`} className={look}>
              {formatInteger(movimenti)}
            </dd>,
            <dd key={`${field}-t`} className={look}>
              {formatImporto(totale)}
            </dd>,
          ];
        })}
      </dl>
      <p className={styles.text}>
        Alla fine del periodo {partite_totale === 1 ? 'resta aperta' : 'restano aperte'}{' '}
        {formatCount(partite_totale, 'partita', 'partite')} per {formatImporto(partite_residuo)}.
      </p>
    </section>
  );
}

export function Provenance({ sintesi: { file, autori } }: { sintesi: Sintesi }) {
  const styles = useStyles();
  if (file.length === 0) return null;
  return (
    <section className={styles.card} aria-label="File e autori">
      <h3 className={styles.title}>Da dove vengono, e chi ci ha lavorato</h3>
      <ul className={styles.files}>
        {file.map(({ id_imp, nome_file, sha256, autore, righe_nel_periodo }) => (
          <li key={id_imp}>
            {nome_file ?? `Importazione ${id_imp}`}: {formatCount(righe_nel_periodo, 'riga', 'righe')} nel
            periodo, importato da {autore}
            {sha256 === null ? null : <span className={styles.hash}>SHA-256 {sha256}</span>}
          </li>
        ))}
      </ul>
      <p className={styles.text}>
        {autori
          .map(
            ({ username, importazioni, pagamenti, movimenti }) =>
              `${username}: ${formatCount(importazioni, 'importazione', 'importazioni')}, ${formatCount(pagamenti, 'abbinamento', 'abbinamenti')}, ${formatCount(movimenti, 'movimento spiegato', 'movimenti spiegati')}`,
          )
          .join('. ')}
      </p>
    </section>
  );
}
