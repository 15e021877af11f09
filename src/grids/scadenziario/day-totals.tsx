/** What a day brings, in figures: with their sign, so that colour only repeats it. A cell has room for one: what comes in less what goes out. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { formatImporto } from '#domain/importi.ts';
import type { TotaliGiorno } from '#domain/scadenze/totals.ts';
import { formatInteger } from '#domain/text.ts';
import { useAtomValue } from '#state/jotai.ts';
import { saldoNameAtom, type RigaScadenza } from './atoms.ts';
import { formatBreve } from './short-amount.ts';

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
  quieto: { color: tokens.colorNeutralForeground3 },
});

/** `da incassare 1.234,00, da pagare 500,00, saldo atteso dei conti in EUR 10.000,00`. */
export function describeTotals({ divise, saldo }: TotaliGiorno<RigaScadenza>, saldoName: string): string {
  const parts = divise.flatMap(({ divisa, incassare, pagare }) => {
    const of = divisa === 'EUR' ? '' : ` ${divisa}`;
    return [
      ...(incassare === 0 ? [] : [`da incassare ${formatImporto(incassare)}${of}`]),
      ...(pagare === 0 ? [] : [`da pagare ${formatImporto(Math.abs(pagare))}${of}`]),
    ];
  });
  return [...parts, ...(saldo === null ? [] : [`${saldoName} ${formatImporto(saldo)}`])].join(', ');
}

interface DayFigure {
  tipo: 'in' | 'out' | 'quieto';
  testo: string;
}

/** Signed, with its divisa unless it is the euro. */
const write = (amount: number, divisa: string): string =>
  `${amount > 0 ? '+' : ''}${formatImporto(amount)}${divisa === 'EUR' ? '' : ` ${divisa}`}`;

/** The net of the main divisa, where there is no room for more; the day's drawer has it to the cent. */
export function NettoBreve({ totali: { divise, partite } }: { totali: TotaliGiorno<unknown> }) {
  const styles = useStyles();
  const [first] = divise;
  if (!first || partite.length === 0) return null;
  const net = first.incassare + first.pagare;
  return <span className={net < 0 ? styles.out : styles.in}>{formatBreve(net)}</span>;
}

/** In a cell: the net of the main divisa and how many partite; other divise are named, never added. */
export function listFigures({ divise, partite }: TotaliGiorno<unknown>): DayFigure[] {
  if (partite.length === 0) return [];
  const [first, ...others] = divise;
  const digits: DayFigure[] = [];
  if (first) {
    const net = first.incassare + first.pagare;
    digits.push({ tipo: net < 0 ? 'out' : 'in', testo: write(net, first.divisa) });
  }
  if (others.length > 0)
    digits.push({ tipo: 'quieto', testo: `e ${others.map(({ divisa }) => divisa).join(', ')}` });
  return [...digits, { tipo: 'quieto', testo: `${formatInteger(partite.length)} scad.` }];
}

/** In a list: every divisa, what comes in apart from what goes out, and the balance by its name. */
function listAllFigures({ divise, saldo }: TotaliGiorno<unknown>, saldoName: string): DayFigure[] {
  const digits = divise.flatMap(({ divisa, incassare, pagare }): DayFigure[] => [
    ...(incassare === 0 ? [] : [{ tipo: 'in' as const, testo: write(incassare, divisa) }]),
    ...(pagare === 0 ? [] : [{ tipo: 'out' as const, testo: write(pagare, divisa) }]),
  ]);
  if (saldo === null) return digits;
  return [...digits, { tipo: 'quieto', testo: `${saldoName} ${formatImporto(saldo)}` }];
}

interface TotaliDelGiornoProps {
  totali: TotaliGiorno<RigaScadenza>;
  large?: boolean;
}

export function TotaliDelGiorno({ totali, large = false }: TotaliDelGiornoProps) {
  const styles = useStyles();
  const saldoName = useAtomValue(saldoNameAtom);
  const digits = large ? listAllFigures(totali, saldoName.breve) : listFigures(totali);
  if (digits.length === 0) return null;
  return (
    <span
      className={mergeClasses(styles.root, large && styles.large)}
      title={describeTotals(totali, saldoName.intero)}
    >
      {digits.map(({ tipo, testo }) => (
        <span key={testo} className={styles[tipo]}>
          {testo}
        </span>
      ))}
    </span>
  );
}
