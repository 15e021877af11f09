/** Balances carried over from one page to the next: they stand among the rows, and are no ends of the statement. */

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
  /** The rows, of which the last of each page has the balance that is carried over. */
  righe: Riga[];
  /** The balances that are left. */
  dichiarati: Saldo[];
}

/** Balances among which the one that opens the next page is looked for: a line may be read under two signs. */
const VICINI = 4;

/**
 * Sets apart what is carried over: a closing balance and an opening one of the same amount, in this order, with no row between
 * them and rows on both sides; or one of the two alone among the rows, where the row above it has this very balance.
 * Null where nothing is.
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
      .slice(at + 1, at + VICINI)
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
