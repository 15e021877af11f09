/** Open items whose own words say that something was paid of them: the amounts of their columns hold, and the rows are told. */
import { normalizeHeader } from '../cell/words.ts';
import type { EsitoLettura } from '../map/outcome.ts';
import { addRowNotice, type ReadRow } from './row-notice.ts';

/** A `ricevuta` is a document by itself. */
const PAID =
  /\b(?:pagat|saldat|incassat|versat|riscoss)[oa]\b|\b(?:acconto|anticipo|bonifico|pagamento|caparra)\b.*\bricevut[oa]\b/;
/** What takes those words back, puts them off, or asks. */
const NOT_YET = /\b(?:non|mai|se|quando|da|sara|verra|essere|salvo)\b|\?/;
/** Nearly every text has none of their letters. */
const LETTERS = /pagat|saldat|incassat|versat|riscoss|ricevut/i;

/** Formats whose records have a field for what was paid. */
const WITH_OUTCOME: ReadonlySet<string> = new Set(['cbi_riba', 'fatturapa']);

function isOfPayment({ descrizione }: ReadRow): boolean {
  if (!LETTERS.test(descrizione)) return false;
  const words = normalizeHeader(descrizione);
  return PAID.test(words) && !NOT_YET.test(words);
}

/** The reading, with what it says of such rows. */
export const withPaidWords = (outcome: EsitoLettura): EsitoLettura =>
  outcome.tipo === 'letto' && WITH_OUTCOME.has(outcome.formato)
    ? outcome
    : addRowNotice(
        outcome,
        ({ natura, righe }) => (natura === 'partita' ? righe.filter((riga) => isOfPayment(riga)) : []),
        ({ descrizione }) =>
          `le parole dicono di un pagamento («${descrizione}»). Vale l’importo della sua colonna: controlla.`,
      );
