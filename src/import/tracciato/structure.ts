/** Where the table stands in a file: preamble, header (one line, two, or none), first row of data. */
import { isLikelyData, classifyCell, type CellKind } from '../cell/cell.ts';
import { readSoggettoTitle } from '../cell/soggetto-title.ts';
import { toPartyHeading } from './agent-fees.ts';
import { classifySaldo } from './row-words.ts';
import { findRowsAbove, hasRowBelow } from './rows-above.ts';
import { normalizeHeader, listMeanings, type ColumnRole } from '../cell/words.ts';

export interface Structure {
  /** Header texts by column, two-line headers joined by a space; empty when there is no header. */
  intestazione: string[];
  /** Index of the first header row; equal to `dati` when there is none. */
  start: number;
  /** Index of the first row after the header. */
  dati: number;
  /** True when the words of the header were understood. */
  parole: boolean;
}

/** Rows looked at: the longest preamble seen is about 30. */
const HORIZON = 400;

const MONEY: ReadonlySet<ColumnRole> = new Set(['importo', 'dare', 'avere', 'saldo']);

export const isEmpty = (riga: readonly string[]): boolean => riga.every((cell) => cell.trim() === '');

/** How many different meanings the words of a row have; 0 when it cannot be a header. */
function headerValue(riga: readonly string[]): number {
  if (isLabel(riga)) return 0;
  const roles = new Set<ColumnRole>();
  let money = false;
  for (const cell of riga) {
    const text = cell.trim();
    if (text === '') continue;
    if (text.length <= 60 && (isLikelyData(text) || classifyCell(text) === 'denaro')) return 0;
    for (const { ruolo } of listMeanings(text)) {
      roles.add(ruolo);
      if (MONEY.has(ruolo)) money = true;
    }
  }
  const day = roles.has('data') || roles.has('data_valuta') || roles.has('scadenza');
  return day && money ? roles.size : 0;
}

/** Finds the table by the words of its header, else by the types of the cells beneath. */
export function findStructure(all: readonly string[][]): Structure {
  const righe = all.slice(0, HORIZON);
  let best = -1;
  let most = 0;
  for (const [at, riga] of righe.entries()) {
    const value = headerValue(riga);
    if (value > most) {
      best = at;
      most = value;
    }
  }
  if (best !== -1) return withRowsAbove(righe, withDoubleRiga(righe, best, true));
  const before = firstDataRiga(righe);
  if (before === -1) return { intestazione: [], start: 0, dati: 0, parole: false };
  const above = rigaAbove(righe, before);
  if (above === -1) return { intestazione: [], start: before, dati: before, parole: false };
  return withDoubleRiga(righe, above, false);
}

/** True of the header of a table of movements: days and amounts, of which balances alone make none. */
function isOfMovements(riga: readonly string[]): boolean {
  const filled = riga.filter((cell) => cell.trim() !== '');
  const roles = new Set(filled.flatMap((cell) => listMeanings(cell).map(({ ruolo }) => ruolo)));
  return (
    filled.length >= NARROW &&
    headerValue(riga) > 0 &&
    (['importo', 'dare', 'avere'] as const).some((role) => roles.has(role))
  );
}

/**
 * The table from the first of its rows, where some stand over its header; and from the header of another table that stands over
 * it: none is left out as text above, and no account is taken for that of this one.
 */
export function withRowsAbove(righe: readonly string[][], structure: Structure): Structure {
  const { start, dati, intestazione } = structure;
  const days = intestazione.findIndex((name) => listMeanings(name)[0]?.ruolo === 'data');
  const isTable = (riga: string[], at: number): boolean =>
    isOfMovements(riga) || hasRowBelow(righe, at, days);
  const other = righe
    .slice(0, start)
    .findIndex((riga, at) => isTable(riga, at) && isAltraIntestazione(riga, days));
  const first = other === -1 ? findRowsAbove(righe, start, dati) : other;
  return first === start ? structure : { ...structure, start: first, dati: first };
}

/** A second header line just below or above fills the blanks of the first: UniCredit's `Data;;…` over `Operaz.;Valuta;;`. */
function withDoubleRiga(righe: readonly string[][], at: number, parole: boolean): Structure {
  const main = righe[at] ?? [];
  let start = at;
  let dati = at + 1;
  let texts = main.map((cell) => cleaned(cell));
  const below = righe[at + 1];
  if (below && isContinuation(below, texts)) {
    texts = merge(texts, below);
    dati++;
  } else {
    const above = righe[at - 1];
    if (parole && above && isContinuation(above, texts) && !isLabel(above)) {
      const parting = listParting(above, texts);
      const named = above.filter((c) => listMeanings(c).length > 0).length > 1;
      if (parting || named) {
        texts = merge(parting ?? above.map((cell) => cleaned(cell)), main);
        start--;
      }
    }
  }
  while (texts.at(-1) === '') texts.pop();
  return { intestazione: texts, start, dati, parole };
}

/**
 * The titles of a line above that part columns of one name, `Documento` and `Scadenza` over `Data` and `Data`; each goes on over the
 * columns without one, as a merged cell does, unless it stands over all of them. Null where it parts none.
 */
function listParting(above: readonly string[], names: readonly string[]): string[] | null {
  if (hasTablesBeside(names)) return null;
  const own = names.map((_, at) => cleaned(above[at] ?? ''));
  const bare = names.map((name) => normalizeHeader(name));
  let title = '';
  const merged = own.map((each) => (title = each || title));
  for (const titles of [merged, own]) {
    const isParted = (at: number): boolean =>
      bare[at] !== '' && new Set(titles.filter((_, other) => bare[other] === bare[at])).size > 1;
    if (names.some((_, at) => isParted(at)))
      return names.map((name, at) =>
        isParted(at) ? (titles[at] ?? '') : name === '' ? (own[at] ?? '') : '',
      );
  }
  return null;
}

/** A label and what it says, `Divisa; CHF`: of the preamble, whatever column stands under it. */
function isLabel(riga: readonly string[]): boolean {
  const [label = '', value = '', ...others] = riga.filter((cell) => cell.trim() !== '');
  return others.length === 0 && listMeanings(label).length > 0 && /^[A-Z]{3}$/.test(value.trim());
}

const cleaned = (cell: string): string => cell.replaceAll(/\s+/g, ' ').trim();

function merge(high: readonly string[], basse: readonly string[]): string[] {
  const width = Math.max(high.length, basse.length);
  return Array.from({ length: width }, (_, at) => cleaned(`${high[at] ?? ''} ${basse[at] ?? ''}`));
}

function isContinuation(riga: readonly string[], texts: readonly string[]): boolean {
  if (isEmpty(riga) || riga.length < 2 || riga.length > texts.length + 2) return false;
  // `Cliente; Rossi SRL` under a header names whose the rows below are.
  if (isPartyTitle(riga)) return false;
  let useful = false;
  for (const [at, cell] of riga.entries()) {
    const text = cell.trim();
    if (text === '') continue;
    if (classifyCell(text) !== 'testo' || classifySaldo(text) !== null || text.length > 30) return false;
    if ((texts[at] ?? '') === '' || listMeanings(`${texts[at]} ${text}`).length > 0) useful = true;
  }
  return useful && riga.filter((cell) => cell.trim() !== '').length > 1;
}

/** True of a line that says itself that it names a party, or an agent, of the rows below it. */
function isPartyTitle(riga: readonly string[]): boolean {
  const title = readSoggettoTitle(toPartyHeading(riga.filter((cell) => cell.trim() !== '')), 0);
  return title?.told === true && listMeanings(title.nome).length === 0;
}

/** The row where the most frequent pair (date column, amount column) first shows. */
function firstDataRiga(righe: readonly string[][]): number {
  const count = new Map<string, { quante: number; prima: number; colonna: number }>();
  for (const [at, riga] of righe.entries()) {
    const kinds = riga.slice(0, 100).map((cell) => classifyCell(cell));
    for (const [d, kind] of kinds.entries()) {
      if (kind !== 'data') continue;
      for (const [m, other] of kinds.entries()) {
        if (other !== 'denaro' && other !== 'intero') continue;
        const key = `${d} ${m}`;
        const seen = count.get(key);
        if (seen) seen.quante += weight(other);
        else count.set(key, { quante: weight(other), prima: at, colonna: d });
      }
    }
  }
  let best = { quante: 0, prima: -1, colonna: -1 };
  for (const found of count.values()) {
    if (found.quante > best.quante) best = found;
  }
  // The rows just above it may have their amount in another column.
  let first = best.prima;
  while (first > 0 && isDated(righe[first - 1] ?? [], best.colonna)) first--;
  return first;
}

/** A row with its day in that column and an amount somewhere, that states no balance. */
const isDated = (riga: readonly string[], column: number): boolean =>
  isLikelyData(riga[column] ?? '') &&
  riga.some((cell) => classifyCell(cell) === 'denaro') &&
  !riga.some((cell) => classifySaldo(cell) !== null);

const weight = (kind: CellKind): number => (kind === 'denaro' ? 3 : 1);

/** Titles that may stand between the header and the first row: of a month, of a client. */
const TITOLI = 2;

/** The nearest row of words above the data, wide enough to be their header; above a title as wide as they are. */
function rigaAbove(righe: readonly string[][], before: number): number {
  const filled = (righe[before] ?? []).filter((cell) => cell.trim() !== '').length;
  let titles = 0;
  for (let at = before - 1; at >= Math.max(0, before - 4); at--) {
    const texts = (righe[at] ?? []).filter((cell) => cell.trim() !== '');
    if (texts.length === 0) continue;
    if ((texts.length === 1 || isPartyTitle(texts)) && titles < TITOLI) {
      titles++;
      continue;
    }
    const onlyText = texts.every((cell) => classifyCell(cell) === 'testo');
    const wide = titles > 0 ? filled : Math.ceil(filled * 0.5);
    return onlyText && texts.length >= Math.max(3, wide) ? at : -1;
  }
  return -1;
}

const DAYS: ReadonlySet<ColumnRole> = new Set(['data', 'data_documento', 'scadenza']);

/** Columns of the narrowest table. */
const NARROW = 3;

/**
 * True of two tables beside each other under one line of titles: the names of the first come again, in their order, its day
 * among them. To read the first alone would leave the second out.
 */
export function hasTablesBeside(header: readonly string[]): boolean {
  const names = header.map((text) => normalizeHeader(text));
  // A title over each of the two stands before the first of its names.
  const lastWord = (name: string): string => name.split(' ').at(-1) ?? '';
  const isDay = (name: string, other: string): boolean =>
    DAYS.has(listMeanings(lastWord(name))[0]?.ruolo ?? 'importo') && lastWord(name) === lastWord(other);
  // Under two titles of their own the same names have each one before them.
  const isSame = (name: string, other: string): boolean =>
    name === other ||
    (name.includes(' ') &&
      lastWord(name) === lastWord(other) &&
      name.split(' ')[0] === title &&
      other.split(' ')[0] !== title);
  const [title = ''] = (names.find((name) => name !== '') ?? '').split(' ');
  for (let width = NARROW; width <= names.length - NARROW; width++) {
    const pairs = names
      .slice(0, Math.min(width, names.length - width))
      .map((name, at) => [name, names[at + width] ?? ''] as const);
    const same = pairs.filter(([name, other]) => name !== '' && isSame(name, other)).length;
    if (same > 1 && pairs.some(([name, other]) => name !== '' && isDay(name, other))) return true;
  }
  return false;
}

/** A figure, or its sign, begins no name. */
const FIGURE = /^[\d+-]/;

const isSameName = (cell: string, name: string): boolean =>
  cell === name || (!FIGURE.test(cell) && normalizeHeader(cell) === normalizeHeader(name));

/** True when a row repeats the header, as printed page by page. Asked of every row, most are told by their first cells. */
export function isRepeatedHeader(riga: readonly string[], header: readonly string[]): boolean {
  const filled = header.filter((text) => text !== '').length;
  if (filled < 2) return false;
  let others = Math.floor(filled - Math.max(2, filled * 0.6));
  return header.every((name, at) => name === '' || isSameName(riga[at] ?? '', name) || others-- > 0);
}

/** Names of columns that only a table of something else has, beside that of its days. */
const NAMES = 3;

/**
 * True when a row reads as the header of another table: by its words, or because all of it is words and those where the days
 * stand name days.
 */
export function isAltraIntestazione(riga: readonly string[], days: number): boolean {
  if (headerValue(riga) >= 3) return true;
  if (listMeanings(riga[days] ?? '')[0]?.ruolo !== 'data') return false;
  const filled = riga.filter((cell) => cell.trim() !== '');
  return filled.length >= NAMES && filled.every((cell) => classifyCell(cell) === 'testo');
}

/** The rows of the table: those under the header of another are of that one, until its own header comes again. */
export function filterOwnRows(righe: readonly string[][], header: readonly string[]): string[][] {
  let isOther = false;
  return righe.filter((riga) => {
    if (isRepeatedHeader(riga, header)) isOther = false;
    else if (isAltraIntestazione(riga, -1)) isOther = true;
    return !isOther;
  });
}
