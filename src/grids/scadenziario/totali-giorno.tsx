/** What a day brings, in figures: with their sign, so that colour only repeats it. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { formatImporto } from '#domain/importi.ts';
import type { TotaliGiorno } from '#domain/scadenze/totali.ts';
import type { RigaScadenza } from './atoms.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '8px',
    justifyContent: 'flex-end',
    minWidth: 0,
    fontSize: tokens.fontSizeBase100,
    lineHeight: '14px',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  large: { fontSize: tokens.fontSizeBase200, lineHeight: '18px', columnGap: '14px' },
  in: { color: tokens.colorStatusSuccessForeground1 },
  out: { color: tokens.colorStatusDangerForeground1 },
  saldo: { color: tokens.colorNeutralForeground3 },
});

const segno = (importo: number): string => `${importo > 0 ? '+' : ''}${formatImporto(importo)}`;

/** `da incassare 1.234,00, da pagare 500,00, saldo atteso 10.000,00`. */
export function raccontaTotali({ divise, saldo }: TotaliGiorno<RigaScadenza>): string {
  const parts = divise.flatMap(({ divisa, incassare, pagare }) => {
    const di = divisa === 'EUR' ? '' : ` ${divisa}`;
    return [
      ...(incassare === 0 ? [] : [`da incassare ${formatImporto(incassare)}${di}`]),
      ...(pagare === 0 ? [] : [`da pagare ${formatImporto(Math.abs(pagare))}${di}`]),
    ];
  });
  return [...parts, ...(saldo === null ? [] : [`saldo atteso ${formatImporto(saldo)}`])].join(', ');
}

/** A line of totals, and what keeps it from the next thing. */
const LINEA = 14;
const DISTANZA = 2;
/** The width that one figure takes, with the gap after it. */
const CIFRA = 84;

/** The room that the totals of a day take in a cell of that width, in pixels. */
export function altezzaTotali({ divise, saldo }: TotaliGiorno<RigaScadenza>, larghezza: number): number {
  const [first, ...others] = divise;
  if (!first) return 0;
  const shown = [first.incassare !== 0, first.pagare !== 0, others.length > 0, saldo !== null];
  const each = Math.max(1, Math.floor(larghezza / CIFRA));
  return Math.ceil(shown.filter(Boolean).length / each) * LINEA + DISTANZA;
}

export function TotaliDelGiorno({
  totali,
  grande = false,
}: {
  totali: TotaliGiorno<RigaScadenza>;
  grande?: boolean;
}) {
  const styles = useStyles();
  const { divise, saldo } = totali;
  const [first, ...others] = divise;
  if (!first && !grande) return null;
  return (
    <span className={mergeClasses(styles.root, grande && styles.large)} title={raccontaTotali(totali)}>
      {first && first.incassare !== 0 ? <span className={styles.in}>{segno(first.incassare)}</span> : null}
      {first && first.pagare !== 0 ? <span className={styles.out}>{segno(first.pagare)}</span> : null}
      {others.length > 0 ? (
        <span className={styles.saldo}>e {others.map(({ divisa }) => divisa).join(', ')}</span>
      ) : null}
      {saldo === null ? null : (
        <span className={styles.saldo}>
          {grande ? 'saldo atteso ' : '= '}
          {formatImporto(saldo)}
        </span>
      )}
    </span>
  );
}
