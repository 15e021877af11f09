/** What closes a row as its cells say it: a text for each column, the first of many in short, and where they lead. */
import type { ChiusaDa } from '#api/contract/estratto-conto.ts';
import type { Natura } from '#api/contract/valori.ts';

/** Flat, so that a row that is read again and says the same counts as the same. */
export interface ClosedBy {
  soggetto: string | null;
  documenti: string | null;
  voce: string | null;
  movimenti: string | null;
  chiusa_da: string | null;
  soggetto_breve: string | null;
  documenti_breve: string | null;
  movimenti_breve: string | null;
  /** The only soggetto of what a movimento closes; null for none or several. */
  id_soggetto_chiude: number | null;
}

/** How the page is named that is narrowed to the other side of a row. */
export const NOMI_LEGATE: Readonly<Record<Natura, string>> = {
  partita: 'Partite chiuse da un movimento',
  movimento: 'Movimenti che chiudono una partita',
};

/** As a filter of the server reads them: with commas between. */
const join = (texts: readonly string[] | undefined): string | null => texts?.join(', ') ?? null;

/** How many are written out where there is little room. */
const PRIMI = 2;

/** `FT 12/2026, FT 15/2026 (+2)`. */
export function cutTesti(texts: readonly string[] | undefined): string | null {
  if (texts === undefined || texts.length <= PRIMI) return join(texts);
  return `${texts.slice(0, PRIMI).join(', ')} (+${texts.length - PRIMI})`;
}

export function toClosedBy(closed: ChiusaDa = {}): ClosedBy {
  const { soggetti, documenti, voci, movimenti, autori, id_soggetto } = closed;
  return {
    soggetto: join(soggetti),
    documenti: join(documenti),
    voce: join(voci),
    movimenti: join(movimenti),
    chiusa_da: join(autori),
    soggetto_breve: cutTesti(soggetti),
    documenti_breve: cutTesti(documenti),
    movimenti_breve: cutTesti(movimenti),
    id_soggetto_chiude: soggetti?.length === 1 ? (id_soggetto ?? null) : null,
  };
}
