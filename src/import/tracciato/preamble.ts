/** What a file says of itself around its table: balances, account, currency. */
import type { Decimali, OrdineData } from '#api/contract/tracciati.ts';
import { parseGiorno } from '../cell/date.ts';
import { parseCentesimi } from '../cell/amount.ts';
import type { SaldoDichiarato } from '#domain/quadratura/proof.ts';
import { isLikelyData, isLikelyMoney, isLikelyImporto, cleanCell } from '../cell/cell.ts';
import { findDecimaliHint } from '../cell/decimals.ts';
import { classifySaldo } from './row-words.ts';
import { findDivisa } from '../cell/currency-words.ts';
import { parseYearlessDay } from '../cell/yearless.ts';
import { findTitleSide } from '../cell/direction-words.ts';
import { normalizeHeader } from '../cell/words.ts';

const CERTAIN =
  /\b(iniziale|finale|apertura|chiusura|opening|closing|previous|new|brought|carried|amount due|initial|final|start|end|anfang\w*|end(e|saldo)|letzter|inicial|precedente|riporto)\b/;
/** What may be spent, or what is there by value date: neither is the balance of the rows. */
const AVAILABLE = /^(?:il )?saldo (?:disponibile|liquido)\b|^disponibilita\b|^available balance\b/;
/** The figure that ends a text, with whatever sign and currency stand on either side of it. */
const NEL_TESTO =
  /(?:[€$£]|[A-Z]{3}|:|\s)\s*(\(?[+\-\u2010-\u2015\u2212\uFF0D]?\s?(?:[€$£]|[A-Z]{3})?\s?[+\-\u2010-\u2015\u2212\uFF0D]?\d[\d.,'’\uFFFD\u00A0\u202F ]*(?:\s?[-\u2010-\u2015\u2212\uFF0D+)])?)(?:\s*(?:[€$£]|[A-Z]{3}))?(?:\s?[-\u2010-\u2015\u2212\uFF0D])?\s*$/;
const GIORNO_NEL_TESTO = /\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2}/;

/** A balance that a line states; what may be spent is less than what is there, where some amounts wait. */
export interface SaldoLetto extends SaldoDichiarato {
  available: boolean;
}

/**
 * A balance line outside the movements: a cell that names it and an amount after it
 * (or in the same cell, `Saldo: CHF 31716.78`); null when the row is none.
 */
export function readSaldo(
  riga: readonly string[],
  line: number,
  decimals: Decimali,
  order: OrdineData,
): SaldoLetto | null {
  for (const [at, cell] of riga.entries()) {
    const text = cleanCell(cell);
    const tipo = text === '' ? null : classifySaldo(text);
    if (!tipo) continue;
    const others = riga.map((other) => cleanCell(other));
    const importo = importoAfter(others, at, decimals) ?? importoInText(text, decimals);
    if (importo === null) continue;
    const day = others.find((other) => isLikelyData(other)) ?? GIORNO_NEL_TESTO.exec(text)?.[0] ?? '';
    return {
      tipo,
      importo,
      certain: CERTAIN.test(normalizeHeader(text)),
      riga: line,
      data: parseGiorno(day, order),
      available: AVAILABLE.test(normalizeHeader(text)),
    };
  }
  return null;
}

/** Where the balances of a row are named. */
const labels = (riga: readonly string[]): number[] =>
  riga.flatMap((cell, at) => {
    const text = cleanCell(cell);
    return text !== '' && classifySaldo(text) !== null ? [at] : [];
  });

/**
 * The balances of a line above the table: one, or several beside each other, each with the figure after its own name. Names
 * without figures have them in the line below, each under its own.
 * @param below the line below, for names that stand above their figures
 */
export function readSaldi(
  riga: readonly string[],
  below: readonly string[],
  line: number,
  decimals: Decimali,
  order: OrdineData,
): SaldoLetto[] {
  const cells = riga.flatMap((cell) => splitNames(cell));
  if (cells.length > riga.length) return readSaldi(cells, [], line, decimals, order);
  const names = labels(riga);
  if (names.length === 0) return [];
  // One name alone, or several, above their figures; a line below that names something itself is another.
  const figures = riga.some(
    (cell) => isLikelyMoney(cell) || importoInText(cleanCell(cell), decimals) !== null,
  );
  const withoutDigits = !figures && labels(below).length === 0 && below.some((cell) => isLikelyMoney(cell));
  // Fewer figures than names, and no empty cell to tell which name has none.
  if (withoutDigits && (names.at(-1) ?? 0) >= below.length && !below.includes('')) return [];
  const stretches = names.map((at, which) =>
    withoutDigits
      ? [riga[at] ?? '', below[at] ?? '']
      : riga.slice(names.length === 1 ? 0 : at, names[which + 1]),
  );
  return stretches.flatMap((stretch) => readSaldo(stretch, line, decimals, order) ?? []);
}

/** Where the first balance of a text is named: at its beginning, or behind a stroke that parts it from other words. */
function findFirstName(cell: string): number {
  if (classifySaldo(cleanCell(cell)) !== null) return 0;
  for (const { index, 0: stroke } of cell.matchAll(/\s[-–|]\s+|;\s*/g)) {
    const rest = cell.slice(index + stroke.length);
    if (/\d[.,]\d{2}/.test(rest) && classifySaldo(rest) !== null) return index + stroke.length;
  }
  return -1;
}

/**
 * Balances that follow each other in one cell, each with its figure: `Saldo iniziale 1.000,00 - Saldo finale 2.000,00`, and
 * what stands before them.
 */
function splitNames(cell: string): string[] {
  const first = cell.length < 20 ? -1 : findFirstName(cell);
  if (first === -1) return [cell];
  const starts = first === 0 ? [0] : [0, first];
  for (const { index } of cell.slice(first).matchAll(/(?<=[^\p{L}\d])\p{L}/gu)) {
    const at = first + index;
    if (/\d[.,]\d{2}/.test(cell.slice(starts.at(-1), at)) && classifySaldo(cell.slice(at)) !== null)
      starts.push(at);
  }
  return starts.map((start, at) =>
    cell
      .slice(start, starts[at + 1])
      .replace(/[\s\-–|;,/]+$/, '')
      .trim(),
  );
}

/** The last amount of the row, wherever it stands: some banks print it before its label. */
function importoAfter(cells: readonly string[], label: number, decimals: Decimali): number | null {
  const at = cells.findLastIndex(
    (cell, index) => index !== label && isLikelyImporto(cell) && !isLikelyData(cell),
  );
  if (at === -1) return null;
  const cents = readShown(cells[at] ?? '', decimals);
  return Number.isNaN(cents) ? null : cents;
}

function importoInText(text: string, decimals: Decimali): number | null {
  const found = NEL_TESTO.exec(text.replace(GIORNO_NEL_TESTO, ' '))?.[1]?.trim();
  if (!found || !/(?:[.,]\d{2}|\d{3})\s?[-\u2010-\u2015\u2212\uFF0D+)]?$/.test(found)) return null;
  const cents = readShown(found, decimals);
  return Number.isNaN(cents) ? null : cents;
}

/** Around a table amounts may be written otherwise than inside it: the sign they show for sure is theirs. */
function readShown(text: string, decimals: Decimali): number {
  const cents = parseCentesimi(text, decimals);
  const shown = Number.isNaN(cents) ? findDecimaliHint(text) : null;
  return shown === ',' || shown === '.' ? parseCentesimi(text, shown) : cents;
}

export interface Surroundings {
  conto: string | null;
  divisa: string | null;
  /** Text of the preamble, to look for words in. */
  testo: string;
  /** The side that a title gives to the whole table; null where none does. */
  titolo: 1 | -1 | null;
}

const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,4})?\b/;

/** `Conto Corrente n. 0123456`, `Banca - Conto corrente 1000/00098765`, `Carta n. 5412 XXXX XXXX 1111 - ROSSI`. */
const CONTO_NEL_TESTO =
  /\b(?:conto|c\/c|rapporto|account|konto|compte|cuenta|deposito|libretto|livret|sparbuch|sparkonto|tagesgeldkonto|rekening|spaarrekening|rachunek|wallet|dossier)(?: (?!n)[a-z]+){0,3}(?:[ -]?(?:n|nr|no|num|numero|n°|nº)[.°º]*)?:? ?(\d[\d/.-]{4,})(?: (?:in )?[A-Z]{3})?$/i;
const CARD_IN_TEXT =
  /\b(?:carta|card|karte|carte|tarjeta)(?: (?!n)[a-z]+){0,3}(?:[ -]?(?:n|nr|no|num|numero|n°|nº)[.°º]*)?:? ?((?:[\dXx*•]{2,}[ -]?){0,4}\d{4})\b/i;

const DIVISA = /^(divisa|valuta|currency|wahrung|devise|moneda|controvalore in)\b/;
const CONTO =
  /^((n|nr|num|numero) (di )?)?(conto|c c|carta|rapporto|kontonummer|konto|account( number)?|iban|numero carta|conto corrente|kartenkonto|compte|cuenta|deposito|libretto|livret|sparbuch|sparkonto|rekening|rachunek|wallet|dossier)\b/;
/** `Importi espressi in USD`, `Conto in dollari USA`. */
const EXPRESSED =
  /^(tutti )?(gli )?(importi|valori|saldi|movimenti|conto|rapporto|conto corrente|conto valutario)( \w+)? in\b/;
/** Labels with their values in one cell: `Conto: 123 - Divisa: CHF`. */
const IN_FILA = /\s+[-–|;]\s+|\s{2,}|\t/;

/** Names without values in a line have them in the line below, each under its own. */
const isOfNames = (riga: readonly string[]): boolean => {
  const cells = riga.map((cell) => cleanCell(cell)).filter((cell) => cell !== '');
  return (
    cells.length > 1 &&
    cells.every((cell) => !/\d{3}/.test(cell.replace(GIORNO_NEL_TESTO, '')) && findDivisa(cell) !== cell) &&
    cells.some((cell) => DIVISA.test(normalizeHeader(cell)) || CONTO.test(normalizeHeader(cell)))
  );
};

/** The lines above the table as labels and values: those under their names beside them, those in one cell parted. */
const inPairs = (preamble: readonly string[][]): string[][] =>
  preamble.flatMap((riga, at) => {
    const below = preamble[at + 1] ?? [];
    const alone = isOfNames(riga) && below.length > 0 && !isOfNames(below);
    const cells = alone ? riga.flatMap((cell, column) => [cell, below[column] ?? '']) : riga;
    const parts = cells.flatMap((cell) => (/:\s/.test(cell) ? cell.split(IN_FILA) : [cell]));
    return [parts.map((cell) => cleanCell(cell)).filter((cell) => cell !== '')];
  });

/** Currencies named beside the balances and the account, where no label names one. */
function toldDivisa(righe: readonly string[][]): string | null {
  const told = righe.flatMap((cells) => {
    const speak = cells.some((cell) => classifySaldo(cell) !== null || CONTO.test(normalizeHeader(cell)));
    return speak ? cells.flatMap((cell) => findDivisa(cell) ?? []) : [];
  });
  return new Set(told).size === 1 ? (told[0] ?? null) : null;
}

/** The number of an account or of a card that a text names; the day up to which a statement goes is none. */
function findNumber(text: string): string | null {
  const found = CONTO_NEL_TESTO.exec(text)?.[1] ?? CARD_IN_TEXT.exec(text)?.[1]?.trim() ?? null;
  return found !== null && /\D/.test(found) && (isLikelyData(found) || !/\d/.test(withoutTime(found)))
    ? null
    : found;
}

/** The number of an account without the name of its holder behind it: `12345 ROSSI MARIO`. */
const withoutHolder = (text: string): string =>
  /^(\d[\d./-]{3,}) +\p{L}[\p{L} .'’&]*$/u.exec(text)?.[1] ?? text;

/** A month with its year, in words or figures: `marzo 2026`, `03/2026`. */
const MONTH = /(\p{L}{3,10}\.?|\b\d{1,2}\/) ?(?:19|20)\d{2}\b/gu;

/** A text without the days and the months that a statement is of: they are no numbers of accounts. */
const withoutTime = (text: string): string =>
  text
    .replaceAll(new RegExp(GIORNO_NEL_TESTO, 'g'), ' ')
    .replaceAll(MONTH, (whole, month: string) =>
      month.endsWith('/') || parseYearlessDay(`1 ${month}`) ? ' ' : whole,
    );

/** Words of the longest name that an account has: more of them are a sentence. */
const NAME = 4;

/** The account that a label is of; null where what follows names none. */
function findLabelled(after: string): string | null {
  const value = withoutHolder(after.split(' - ')[0] ?? '').slice(0, 60);
  const words = value.match(/\p{L}{2,}/gu) ?? [];
  const isName = words.length <= NAME && /\d{3}/.test(withoutTime(value));
  return IBAN.exec(after)?.[0] ?? (isName ? value : findNumber(after));
}

/** What may be the title of a table among the cells of a line: the only one, or that opposite which another text is printed. */
function findTitle([first = '', other, ...more]: readonly string[]): string {
  if (other === undefined) return first;
  const isText = /\S\s+\S/.test(other) && !isLikelyMoney(other) && !first.trimEnd().endsWith(':');
  return more.length === 0 && isText ? first : '';
}

/** The one IBAN that the lines name; null where they name none, or several. */
function findOnlyIban(righe: readonly string[][]): string | null {
  const [only, ...others] = new Set(righe.flat().flatMap((cell) => IBAN.exec(cell)?.[0] ?? []));
  return only !== undefined && others.length === 0 ? only : null;
}

/** Account and currency, from the lines above the table: a label and the cell after it. An IBAN says more than a number. */
export function readSurroundings(preamble: readonly string[][]): Surroundings {
  let conto: string | null = null;
  let divisa: string | null = null;
  const righe = inPairs(preamble);
  for (const cells of righe) {
    for (const [at, cell] of cells.entries()) {
      const label = normalizeHeader(cell);
      const after = /:\s*(\S.*)$/.exec(cell)?.[1] ?? cells[at + 1] ?? '';
      if (DIVISA.test(label)) divisa ??= findDivisa(after) ?? findDivisa(cell);
      if (EXPRESSED.test(label)) divisa ??= findDivisa(cell);
      const own = cell
        .split(IN_FILA)
        .map((part) => findNumber(part))
        .find((number) => number !== null);
      if (own === undefined && CONTO.test(label)) conto ??= findLabelled(after);
      conto ??= IBAN.exec(cell)?.[0] ?? own ?? null;
    }
  }
  if (conto !== null) conto = findOnlyIban(righe) ?? conto;
  divisa ??= toldDivisa(righe);
  const titles = righe.flatMap((cells) => findTitleSide(findTitle(cells)) ?? []);
  const titolo = new Set(titles).size === 1 ? (titles[0] ?? null) : null;
  return { conto, divisa, testo: preamble.flat().join(' ').slice(0, 5_000), titolo };
}
