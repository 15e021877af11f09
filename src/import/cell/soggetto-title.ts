/** Lines of a list of open items that name a party: the documents below them are of it. */
import { LUNGHEZZE } from '#api/contract/riga.ts';
import { cleanCell, classifyCell, isLikelyData } from './cell.ts';
import { normalizeHeader } from './words.ts';

export interface SoggettoTitle {
  riga: number;
  nome: string;
  /** True where the line itself says that it names a client or a supplier. */
  told: boolean;
  /** True where a code stands before the name. */
  codice: boolean;
}

const TOLD =
  /^(?:cod(?:ice|\.)? )?(?:cliente|fornitore|(?:cli|forn?)\.?(?=\s*[a-z]?\d)|soggetto|agenzia(?=\s*:)|spett(?:abile|\.? ?le)?|(?:sotto)?conto(?=[\s:]+\d[\d./]*[\s–-]+\p{L}{2})|ragione sociale|rag\.? soc\.?|anagrafica|intestatario|nominativo|debitore?|creditore|kreditor|kunde|lieferant|klant|leverancier|customer|supplier|vendor|client|fournisseur|proveedor)(?:\s*[.:/-]\s*|\s+)/iu;
/** The title of the ledger of one party, which its name follows. */
const DI_UNO =
  /^(?:partitario|scheda(?: contabile)?|mastrino|estratto conto|situazione)(?: (?:di|del))? (?:client[ei]|fornitor[ei]|(?:sotto)?conto(?= \d))(?:\s*[-–:]\s*|\s+(?=\d))/i;
/** The same in the words of any title, with the party behind a colon; and what may stand behind its name. */
const LIST_OF_ONE = /^(?:\p{L}+ ){1,5}(?:cliente|fornitore)\s*:\s*/iu;
/** The same in the words of any title, with the name in capitals behind words that are not: `Piano di rientro cliente BAR UNO`. */
const IN_CAPITALS = /^(?:\p{L}+ ){1,5}?(?:cliente|fornitore) (?=\p{Lu}[^\p{Ll}]+$)/u;
const REMARK =
  /(?:\s*[-–,;(]?\s*\b(?:p\.? ?iva|partita iva|c\.? ?f\.?|cod(?:ice|\.)? ?fisc(?:ale|\.)?|tel(?:efono)?\.?)[\s:]*(?=[+\dA-Z]*\d).*|\s*\((?:importi|valori|tutti|cliente|fornitore)\b[^)]*\))?(?:\s+(?:(?:dal|al)\s+\d\d[./-].*|[-–]\s.*\b20\d\d))?$/i;
/** What follows such a word in a filter, or in the title of the whole list. */
const NONE = /^(?:e|ed|di|da|dal|del|al|tutt[ie]|vari[oe]?|nessun\w*|singol\w*)\b/i;
/** Words that head a part of a list which is no party's. */
const ALTRO =
  /\b(scadut\w*|scadenz\w*|scadere|scadenz?iari\w*|elenco|partit\w*|fattur\w*|bollett[ae]|parcell[ae]|insolut[oi]|pagament[oi]|incass[oi]|document\w*|giorni|agent[ei]|provvigion[ei]|estratt[oi]|piano|ammortament[oi]|mutuo|rateizz\w*|rateazion[ei]|presentazion[ei]|situazion[ei]|riepilog\w*|prospett[oi]|registr[oi]|list[ae]|zona|mese|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|trimestre|pagina|pag|stamp\w*|riba|bonific\w*|rimess\w*|valuta|divisa|euro|filiale|sede|conto|saldo|riport\w*|total[ei]|periodo|esercizio|client[ei]|fornitor[ei]|attiv[eio]|passiv[eio])\b/;
const CODICE = /^(?:cod\w*\.?\s*)?(?:\d[\d./]*|[A-Z]{1,4}0\d{2,})(?:\s*[-–:]\s*|\s+)(?=\S)/i;
const DAY = /^\d{1,2}([./])\d{1,2}\1\d/;
const FORM =
  /(?:^|[\s.])(?:s\.? ?r\.? ?l|s\.? ?p\.? ?a|s\.? ?n\.? ?c|s\.? ?a\.? ?s|scarl|coop|ditta|studio|comune|consorzio|associazione|& ?c|& ?figli)\b/i;

/** A line of so many cells at most may name a party in cells of their own: what it is, its code, its name. */
const APART = 5;
const LABEL = /^(?:cliente|fornitore|soggetto|debitore|creditore)\s*[.:]?$/i;
const CODE = /^[a-z]{0,4}\d[\d./]*$/i;
/** `CLI 501.00012`, before the name in the next cell: no amount, whatever three letters may be of a currency. */
const LABELLED = /^(?:cliente|fornitore|cli|forn?|conto|sottoconto)[.:]? *[a-z]{0,4}\d[\d./]*$/i;

/** `Cliente | C0007 | Vetreria Orba Srl`, or the other way round: the name stands behind the code. */
function readApart(cells: readonly string[], riga: number): SoggettoTitle | null {
  if (cells.length < 3 || cells.length > APART) return null;
  const [only = '', ...rest] = cells.filter((cell) => !LABEL.test(cell) && !CODE.test(cell));
  const named = cells.some((cell) => LABEL.test(cell)) && cells.some((cell) => CODE.test(cell));
  if (named && rest.length === 0 && /\p{L}{2}/u.test(only)) return toTitle(only, riga);
  const ordered = LABEL.test(cells[0] ?? '') ? cells : cells.toReversed();
  const nome = ordered[ordered.findIndex((cell) => CODE.test(cell)) + 1] ?? '';
  return LABEL.test(ordered[0] ?? '') && nome !== ordered[0] && /\p{L}{2}/u.test(nome)
    ? toTitle(nome, riga)
    : null;
}

const toTitle = (nome: string, riga: number): SoggettoTitle => ({
  riga,
  nome: nome.slice(0, LUNGHEZZE.ragione_sociale),
  told: true,
  codice: true,
});

/**
 * The party that a line names. Null for a line with an amount or a day, and for the title of anything else.
 * @param filled the cells of the line that hold something
 */
export function readSoggettoTitle(filled: readonly string[], riga: number): SoggettoTitle | null {
  if (filled.length === 0 || filled.length > APART) return null;
  const cells = filled.map((cell) => cleanCell(cell));
  if (cells.length > 1 && cells.some((cell) => LABELLED.test(cell))) {
    const names = cells.filter((cell) => !LABELLED.test(cell) && /^\p{L}.*\p{L}{2}/u.test(cell));
    const [name] = names.toSorted((x, y) => y.length - x.length);
    if (name !== undefined) return toTitle(name, riga);
  }
  if (cells.some((cell) => classifyCell(cell) === 'denaro' || isLikelyData(cell))) return null;
  const apart = readApart(cells, riga);
  if (apart || filled.length > 3) return apart;
  const text = cells.join(' ');
  const alone = text.replace(DI_UNO, '');
  const rest =
    alone !== text && (FORM.test(alone) || (CODICE.test(alone) && !DAY.test(alone)))
      ? alone
      : text.replace(LIST_OF_ONE, '').replace(IN_CAPITALS, '').replace(TOLD, '');
  const nome = rest.replace(CODICE, '').replace(REMARK, '').trim().slice(0, LUNGHEZZE.ragione_sociale);
  if (!/\p{L}{2}/u.test(nome) || NONE.test(nome)) return null;
  const title = { riga, nome, told: rest !== text, codice: CODICE.test(rest) };
  const onlyName = cells.length === 1 || (cells.length === 2 && title.codice);
  const bare = onlyName && !text.includes(':') && !ALTRO.test(normalizeHeader(nome));
  return title.told || bare ? title : null;
}

/** True where a name has a legal form, or another word that only parties have. */
export const isPartyName = (name: string): boolean => FORM.test(name);
