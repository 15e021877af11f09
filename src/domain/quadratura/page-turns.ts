/** Balances that are carried over from page to page: they are among the rows, and are no ends of the statement. */

interface RigaDiPagina {
  riga: number;
  saldo: number | null;
}

interface SaldoDiPagina {
  tipo: 'iniziale' | 'finale';
  importo: number;
  riga: number;
}

export interface TurnedPages<Riga, Saldo> {
  /** The rows; the last of each page has the balance that is carried over. */
  righe: Riga[];
  /** The balances that are left. */
  dichiarati: Saldo[];
}

/**
 * The number of balances among which the one that opens the next page is searched for: a line may be read with either
 * sign.
 */
const NEAR = 4;

/**
 * Separates what is carried over: a closing balance and an opening one of the same amount, in this order, with no
 * row between them and rows on both sides; or one of them alone among the rows, if the row above has the same balance.
 * Null if there is nothing to separate.
 * @param declared in the order of the file
 */
export function splitPageTurns<Riga extends RigaDiPagina, Saldo extends SaldoDiPagina>(
  righe: readonly Riga[],
  declared: readonly Saldo[],
): TurnedPages<Riga, Saldo> | null {
  const lines = new Set<number>();
  const saldi = new Map<number, number>();
  for (const [at, final] of declared.entries()) {
    if (final.tipo !== 'finale') continue;
    const below = declared
      .slice(at + 1, at + NEAR)
      .find(
        ({ tipo, riga, importo }) => tipo === 'iniziale' && riga > final.riga && importo === final.importo,
      );
    if (!below) continue;
    const last = righe.findLastIndex(({ riga }) => riga < final.riga);
    const next = righe[last + 1];
    if (last === -1 || !next || next.riga < below.riga) continue;
    saldi.set(last, final.importo);
    lines.add(final.riga).add(below.riga);
  }
  for (const { importo, riga } of declared) {
    const last = righe.findLastIndex((one) => one.riga < riga);
    if (last !== righe.length - 1 && righe[last]?.saldo === importo) lines.add(riga);
  }
  if (lines.size === 0) return null;
  return {
    righe: righe.map((riga, at) => ({ ...riga, saldo: riga.saldo ?? saldi.get(at) ?? null })),
    dichiarati: declared.filter(({ riga }) => !lines.has(riga)),
  };
}
