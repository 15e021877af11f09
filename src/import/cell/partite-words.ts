/** The words that a list of invoices says of each: whether it is paid, whose side it is on, whether it gives money back. */
import { normalizeHeader, parseIndicator } from './words.ts';

/** Stems, in the languages of the readers; `non`, `da`, `un` before one make it open again. */
const SALDATA =
  /^(gia )?(pagat|saldat|incassat|chius|liquidat|riscoss|evas|quietanzat|estint|compensat|abbuonat|conclus|regolat|paid|settled|closed|bezahlt|beglichen|paye|pagad|cobrad)\w*/;
const IN_PARTE = /\b(parzial\w*|in parte|acconto|partial\w*|partly|teilweise|partiel\w*)\b/;
const NULLA =
  /\b(annullat|stornat|scartat|rifiutat|respint|eliminat|cancel|void|deleted|storniert|annule|anulad)\w*/;
const SI = /^(si|s|x|yes|y|1|true|vero|ok|oui|ja)$/;
const NOME_SALDATA = /^(gia )?(pagat|saldat|incassat|chius|liquidat|riscoss|paid|settled|closed|bezahlt)\w*$/;

/** Why an invoice with this status is not open; null for any other. Under a header that asks (`Pagata`) a yes is enough. */
export function explainNotOpen(text: string, intestazione: string): string | null {
  const word = normalizeHeader(text);
  const detto = `(stato «${text.trim()}»)`;
  if (NULLA.test(word)) return `Documento annullato ${detto}`;
  if (IN_PARTE.test(word)) return `Saldato in parte, e il file non dice quanto resta ${detto}`;
  const chiesta = NOME_SALDATA.test(normalizeHeader(intestazione));
  if (SALDATA.test(word) || (chiesta && (SI.test(word) || /^[✓✔]$/.test(text.trim()))))
    return `Già saldato ${detto}`;
  return null;
}

const NOTA_CREDITO =
  /^(td04|td08|nc|n c|ndc)\b|\bnot[ae]( di)? (credito|accredito|cred)\b|\bcredit (note|memo)\b|^gutschrift\b|^avoir\b|^abono\b/;

/** True for the kind of a document that gives money back: its amount counts the other way, however it is written. */
export const isNotaCredito = (text: string): boolean => NOTA_CREDITO.test(normalizeHeader(text));

const DA_INCASSARE = /^(client[ei]|vendit\w*|emess\w*|ricav\w*|customer|sale|sales|receivable|debitor\w*)$/;
const DA_PAGARE =
  /^(f|fornitor[ei]|acquist\w*|ricevut\w*|cost[oi]|supplier|vendor|purchase|payable|lieferant\w*)$/;

/** Whose side a document is on, by a word of its row: +1 to collect, -1 to pay; null when it says neither. */
export function findVersoPartita(text: string): 1 | -1 | null {
  const word = normalizeHeader(text);
  if (DA_INCASSARE.test(word)) return 1;
  return DA_PAGARE.test(word) ? -1 : parseIndicator(text);
}
