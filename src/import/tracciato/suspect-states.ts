/**
 * Columns under a name that nobody knows, whose words nobody knows, that part the rows as what was paid from what is open,
 * or as what was done from what is pending: only a person knows whether they say so.
 */
import { parseYes } from '../cell/asked-states.ts';
import { cleanCell } from '../cell/cell.ts';
import { parseGiorno } from '../cell/date.ts';
import { parseIndicator } from '../cell/direction-words.ts';
import { isLeftUndone, isOpenStatus, isWordUnpaid } from '../cell/partite-words.ts';
import { listMeanings, normalizeHeader, type ColumnRole } from '../cell/words.ts';
import {
  findCompanyColumn,
  findNumeroColumn,
  isDataDocumento,
  isScadenza,
  normalizeTitle,
} from './partite.ts';
import { findUnnamedNumero } from './unnamed-number.ts';
import { findControparteColumn } from './party-column.ts';
import { isDate, isDivisa, type ProfiledColumn } from './profile.ts';
import { explainStatus, isFatta, isNotDone } from './row-words.ts';

/** Of fewer rows nothing is told. */
const RIGHE = 4;
/** So many words at most. */
const PAROLE = 3;
/** So many words at most, where some of them are known. */
const FEW = 6;
/** So many of the pairs of rows, one of each part, stand in the order of their days. */
const IN_ORDINE = 0.75;

/** Names of what a row is of, whatever its state. */
const ALTRO =
  /\b(tipo|type|typ|art|modalita|metodo|method|condizion\w*|valuta|divisa|currency|agente|venditore|zona|area|regione|provincia|prov|citta|comune|cap|paese|nazione|country|indirizzo|categori\w*|category|settore|magazzino|filiale|reparto|centro|commessa|progetto|sezionale|registro|sezione|causale|aliquota|iva|natura|esigibilita|codice|cod|note?|descrizione|dettagli\w*|esercente|insegna|merchant|oggetto|budget|cig|cup|ordine|ddt|anno|mese|trimestre|utente|operatore|id|name|nome|tax|bollo|ritenuta|split|etichett\w*|tag|origine|banca d appoggio|canale|channel|circuito|terminale|carta|conto|abi|cab|iban|punto vendita|pdv|negozio|store|shop|sede|sportello|location|dispositivo|device|app|piattaforma|lingua|gruppo|famiglia|marchio|brand|cassa|cassiere|sala|tavolo|vettore|corriere|carrier|trasport\w*|spedizion\w*|shipping|porto|deposito|priorita|priority|listino|cat|classe|linea|segmento|livello|formato|ruolo|intestatari\w*|titolare|dipendente|employee|(?:card )?(?:member|holder|owner)|cardholder|referente|contatto|contact|email|mail|telefono|provenienza|importanza|stampat\w*|esportat\w*|archiviat\w*|allegat\w*|attach\w*|emoji)\b/;
/** Ways of paying, which say nothing of whether it was done. */
const MODI =
  /^(?:ri ?ba|rb|rid|sdd|mav|rav|bonific\w*|bon|bb|rimessa diretta|rd|assegn\w*|contant\w*|cont|carta|pos|paypal|f24|mp\d\d|\d+ ?(?:gg|giorni|days|tage)( .*)?|vista fattura)$/;
/** What was done to a row: a participle, which marks answer. */
const PARTICIPLE =
  /^\S*(?:[aiu]t[oaie]|(?:ess|is|us|att|ett|itt|unt|ent|ers|ost|iest)[oa]|[^e]ed|ge\S+t)\??$/;
const SEGNO = /^(?:[-\u2010-\u2015✓✔✗✘•*vx]|ok)?$/i;

type Rows = readonly string[][];

const cellsOf = ({ indice }: ProfiledColumn, righe: Rows): string[] =>
  righe.map((riga) => (riga[indice] ?? '').trim());

const isNameless = ({ intestazione }: ProfiledColumn): boolean => !/\p{L}/u.test(intestazione);

/** True of a column whose name says what a row is of, whatever its state or its party. */
export const isNamedElse = ({ intestazione }: ProfiledColumn, kept: ReadonlySet<ColumnRole>): boolean =>
  ALTRO.test(normalizeTitle(intestazione)) ||
  listMeanings(intestazione).some(({ ruolo }) => !kept.has(ruolo));

/** True where every party has one and the same word on all of its rows: it says something of the party. */
function isOfParty(cells: readonly string[], party: ProfiledColumn | null, righe: Rows): boolean {
  if (!party) return false;
  const words = Map.groupBy(cells, (_, at) => (righe[at]?.[party.indice] ?? '').trim());
  return words.size < cells.length && [...words.values()].every((own) => new Set(own).size === 1);
}

/** Which of the words, or what stands on some rows and not on others, part the rows in the order of the days. */
function isParted(parts: readonly boolean[], days: readonly (string | null)[]): boolean {
  let before = 0;
  let pairs = 0;
  for (const [at, part] of parts.entries()) {
    if (!part) continue;
    for (const [other, its] of parts.entries()) {
      const [one, two] = [days[at] ?? null, days[other] ?? null];
      if (its || one === null || two === null) continue;
      pairs++;
      before += one < two ? 1 : one === two ? 0.5 : 0;
    }
  }
  return pairs > 0 && Math.abs(before / pairs - 0.5) >= IN_ORDINE - 0.5;
}

/** The rows of each part: of few words those of each one, of many those that have any. */
function listParts(cells: readonly string[]): boolean[][] {
  const words = [...new Set(cells)];
  if (words.length < 2) return [];
  const parts = words.map((word) => cells.map((cell) => cell === word));
  // Of three words any may be of the first days by chance, if a single row has it.
  if (words.length <= PAROLE)
    return words.length === 2 ? parts : parts.filter((part) => part.filter((own) => own).length > 1);
  return words.includes('') ? [cells.map((cell) => cell === '')] : [];
}

const daysOf = (column: ProfiledColumn | undefined, righe: Rows): (string | null)[] =>
  column ? cellsOf(column, righe).map((cell) => parseGiorno(cleanCell(cell), 'gma')) : [];

/** Words that say nothing of a payment, all of them known: those of a delivery, for one. */
const isOfOpen = (cells: readonly string[], header: string): boolean =>
  cells.every((cell) => cell !== '' && isOpenStatus(cell, header) && !INCASSO.test(normalizeHeader(cell)));
const INCASSO = /\b(?:incass|pagam|sald|riscoss|payment|paid|zahlung|paiement|pago|cobro)/;

/** Codes of three figures or more on every row: those of states have fewer. */
const isOfCodes = (cells: readonly string[]): boolean => cells.every((cell) => /^\d{3,}$/.test(cell));

/** How each is to be paid; what stands on some rows alone says how it was. */
const isOfWays = (cells: readonly string[]): boolean =>
  !cells.includes('') && cells.some((cell) => MODI.test(normalizeHeader(cell)));

/** Words of which one says that nothing was paid, and another how it was, or nothing that is known. */
function saysUnpaid(cells: readonly string[], header: string): boolean {
  const words = [...new Set(cells)];
  return (
    words.length <= FEW &&
    words.some((word) => isWordUnpaid(word)) &&
    words.some((word) => word !== '' && !isOpenStatus(word, header))
  );
}

const DI_DOCUMENTI: ReadonlySet<ColumnRole> = new Set(['stato', 'riferimento']);

/** The column of a list of documents that may say which of them are paid; null where none does. */
export function findSuspectPayments(
  columns: readonly ProfiledColumn[],
  all: readonly ProfiledColumn[],
  righe: Rows,
): ProfiledColumn | null {
  const told = columns.find((column) => saysUnpaid(cellsOf(column, righe), column.intestazione));
  if (told || righe.length < RIGHE) return told ?? null;
  const party = findControparteColumn(columns) ?? findCompanyColumn(columns);
  const number = findNumeroColumn(columns) ?? findUnnamedNumero(columns);
  const due = all.find((column) => isDate(column) && isScadenza(column.intestazione));
  const days = daysOf(due ?? all.find((column) => isDate(column)), righe);
  // A second day may have been taken for that of the value, which no document has.
  const dated = all.filter((column) => isDate(column) && !columns.includes(column));
  const found = [...columns, ...dated].find((column) => {
    const { intestazione, denaro } = column;
    if (column === party || column === number || denaro > 0 || isDivisa(column)) return false;
    if (isScadenza(intestazione) || isDataDocumento(intestazione)) return false;
    const cells = cellsOf(column, righe);
    if (isOfOpen(cells, intestazione)) return false;
    if (isDate(column) && !cells.includes('')) return false;
    if (intestazione.trim() === '' || isNamedElse(column, DI_DOCUMENTI)) return false;
    if (isOfWays(cells) || isOfCodes(cells)) return false;
    return !isOfParty(cells, party, righe) && listParts(cells).some((part) => isParted(part, days));
  });
  return found ?? null;
}

const DI_MOVIMENTI: ReadonlySet<ColumnRole> = new Set(['stato']);

/** So many in a column of remarks. */
const PAROLE_NOTE = 20;
/** A state is so long at most: more words tell something else. */
const PAROLE_STATO = 5;
/** One in so many rows, or fewer, has another word than nearly all. */
const SPARSE = 4;

const isShort = (word: string): boolean => normalizeHeader(word).split(' ').length <= PAROLE_STATO;

/** Words of what was done, and no sides, beside others that nobody knows. */
const isPartlyDone = (words: readonly string[]): boolean =>
  words.length <= FEW &&
  words.every((word) => isShort(word)) &&
  words.some((word) => isFatta(word) && parseIndicator(word) === null);

/** One word, or none, on nearly every row, and up to three others here and there. */
function isScattered(
  cells: readonly string[],
  words: readonly string[],
  isWord: (word: string) => boolean,
): boolean {
  if (words.length > PAROLE + 1) return false;
  const rows = (word: string): number => cells.filter((cell) => cell === word).length;
  const [most = '', ...others] = words.toSorted((x, y) => rows(y) - rows(x));
  return (cells.length - rows(most)) * SPARSE <= cells.length && others.every((word) => isWord(word));
}

/** Of a side it says which way the money went. */
const isOfLetters = (word: string): boolean =>
  /^[^\d]*\p{L}{2}[^\d]*$/u.test(word) && isShort(word) && parseIndicator(word) === null;
const MARKS = /^[*#°^+!?†‡§]{1,3}$/;

/** True where some rows were not done, by the words of a column of any name: those of one are more rows than words. */
function saysNotDone(cells: readonly string[]): boolean {
  const many = new Set(cells).size;
  const isRepeated = many < cells.length && (many <= PAROLE || many * 2 <= cells.length);
  return isRepeated && many > 1 && many <= PAROLE_NOTE && cells.some((word) => isNotDone(word));
}

/** What a column says of the movements that nobody knows, and may be what became of them. */
function isSuspect(
  column: ProfiledColumn,
  cells: readonly string[],
  days: readonly (string | null)[],
): boolean {
  const words = [...new Set(cells)];
  if (words.length < 2 || words.length > FEW || isNamedElse(column, DI_MOVIMENTI)) return false;
  // A note under the table says what they are.
  if (isNameless(column) && isScattered(cells, words, (word) => MARKS.test(word))) return true;
  if (words.every((word) => SEGNO.test(word) || parseYes(word) !== null))
    return words.length <= PAROLE && PARTICIPLE.test(normalizeHeader(column.intestazione));
  if (column.intero > 0) return false;
  if (words.some((word) => explainStatus(word) !== null)) return true;
  if (isPartlyDone(words) || isScattered(cells, words, isOfLetters)) return true;
  // Of documents the same word says that nothing came of it, or that something is still to come.
  return (
    words.length <= PAROLE &&
    words.some((word) => isLeftUndone(word) || (words.length === 2 && isNewest(cells, word, days)))
  );
}

/**
 * The column of a statement that may say which movements were done: by words that are known to say so under any name, or
 * where nothing else says it by what the rows show.
 * @param told another column says it
 */
export function findSuspectDone(
  columns: readonly ProfiledColumn[],
  all: readonly ProfiledColumn[],
  righe: Rows,
  told: boolean,
): ProfiledColumn | null {
  if (righe.length < 2) return null;
  const possible = columns.filter(
    (column) =>
      !isDate(column) &&
      column.denaro === 0 &&
      !isDivisa(column) &&
      // Of a table without a header each column is nameless.
      (column.intestazione !== '' || all.some((other) => !isNameless(other))),
  );
  const known = possible.find((column) => saysNotDone(cellsOf(column, righe)));
  if (known || told || righe.length < RIGHE) return known ?? null;
  const days = daysOf(
    all.find((column) => isDate(column)),
    righe,
  );
  return possible.find((column) => isSuspect(column, cellsOf(column, righe), days)) ?? null;
}

/** True of a word that all the rows after a day have, more than one of them, and none before it. */
function isNewest(cells: readonly string[], word: string, days: readonly (string | null)[]): boolean {
  const on = (own: boolean): string[] =>
    days.filter((day, at) => (cells[at] === word) === own && day !== null) as string[];
  const [newest, others] = [on(true).toSorted(), on(false).toSorted()];
  return newest.length > 1 && newest.length < others.length && (newest[0] ?? '') > (others.at(-1) ?? '');
}
