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
 * them and rows on both sides. Null where nothing is.
 * @param dichiarati in the order of the file
 */
export function splitPageTurns<Riga extends RigaDiPagina, Saldo extends SaldoDiPagina>(
  righe: readonly Riga[],
  dichiarati: readonly Saldo[],
): TurnedPages<Riga, Saldo> | null {
  const linee = new Set<number>();
  const saldi = new Map<number, number>();
  for (const [at, finale] of dichiarati.entries()) {
    if (finale.tipo !== 'finale') continue;
    const sotto = dichiarati
      .slice(at + 1, at + VICINI)
      .find(
        ({ tipo, riga, importo }) => tipo === 'iniziale' && riga > finale.riga && importo === finale.importo,
      );
    if (!sotto) continue;
    const ultima = righe.findLastIndex(({ riga }) => riga < finale.riga);
    const prossima = righe[ultima + 1];
    if (ultima === -1 || !prossima || prossima.riga < sotto.riga) continue;
    saldi.set(ultima, finale.importo);
    linee.add(finale.riga).add(sotto.riga);
  }
  if (linee.size === 0) return null;
  return {
    righe: righe.map((riga, at) => ({ ...riga, saldo: riga.saldo ?? saldi.get(at) ?? null })),
    dichiarati: dichiarati.filter(({ riga }) => !linee.has(riga)),
  };
}
