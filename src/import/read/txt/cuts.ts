/** Where the columns of a printed table start, from what its lines of movements have in common: where none writes. */
import { isLikelyData, isLikelyMoney } from '../../cell/cell.ts';
import { isDato, isDashes, splitWords, type TextRun } from './line.ts';

type Tipo = 'data' | 'denaro' | 'testo';

interface Fascia {
  da: number;
  fino: number;
  tipo: Tipo;
}

/** A line of a movement and its words. */
interface Dato {
  line: string;
  celle: readonly TextRun[];
}

/** Lines of movements looked at, and how many make a table. */
const MAX_LINES = 1_000;
const MIN_LINES = 2;

/** Characters of the longest line of a printed page. */
const MAX_LARGHEZZA = 1_000;

/**
 * Zero-based first characters of the columns, the first of them 0; null when the lines are no printed table of
 * movements: fewer than two of them, or nothing that parts dates from amounts.
 */
export function inferTagli(lines: readonly string[]): number[] | null {
  const data = collectData(lines);
  if (data.length < MIN_LINES) return null;
  const names = header(lines);
  const bands = merge(withEmpty(findBands(data), names), names);
  const useful = bands.some(({ tipo }) => tipo === 'data') && bands.some(({ tipo }) => tipo === 'denaro');
  if (!useful || bands.length < 2) return null;
  return bands.map((band, at) => {
    const before = bands[at - 1];
    return before ? cut(before, band) : 0;
  });
}

function collectData(lines: readonly string[]): Dato[] {
  const data: Dato[] = [];
  for (const line of lines) {
    if (line.length > MAX_LARGHEZZA) continue;
    const celle = splitWords(line);
    if (isDato(line, celle)) data.push({ line, celle });
    if (data.length === MAX_LINES) break;
  }
  return data;
}

/** The bands that some line writes in, between those that none does. */
function findBands(data: readonly Dato[]): Fascia[] {
  const width = data.reduce((most, { line }) => Math.max(most, line.length), 0);
  const written = new Uint8Array(width + 1);
  for (const { celle } of data) for (const { da, fino } of celle) written.fill(1, da, fino);
  const bands: Fascia[] = [];
  let da = -1;
  for (const [at, writtenText] of written.entries()) {
    if (writtenText === 1 && da === -1) da = at;
    if (writtenText === 1 || da === -1) continue;
    // The same days are written again and again.
    const cells = new Set(data.map(({ line }) => line.slice(da, at).trim()));
    bands.push({ da, fino: at, tipo: kindOf([...cells]) });
    da = -1;
  }
  return bands;
}

/** Whole numbers are codes as often as amounts: they stay with the words around them. */
function kindOf(cells: readonly string[]): Tipo {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.every((cell) => isLikelyData(cell))) return 'data';
  return filled.every((cell) => isLikelyMoney(cell)) ? 'denaro' : 'testo';
}

/** Names of amounts over places where no line writes: a statement may have nothing but what went out. */
function withEmpty(bands: readonly Fascia[], names: string | null): Fascia[] {
  const empty = splitWords(names ?? '').filter(
    ({ testo, da, fino }) => MONEY.test(testo) && !bands.some((band) => band.da < fino && da < band.fino),
  );
  const all = [...bands, ...empty.map(({ da, fino }) => ({ da, fino, tipo: 'denaro' as const }))];
  return all.toSorted((before, after) => before.da - after.da);
}

const MONEY =
  /^(?:dare|avere|addebit\w*|accredit\w*|entrat[ae]|uscit[ae]|importo|saldo|debit\w*|credit\w*|amount|balance)\b/i;

/** The line that names the columns: the nearest one above the first movement that is not a rule. */
function header(lines: readonly string[]): string | null {
  const first = lines.findIndex((line) => isDato(line));
  const above = lines.slice(0, first).findLast((line) => line.trim() !== '' && !isDashes(line));
  return above !== undefined && splitWords(above).length > 1 ? above : null;
}

/** Two bands of words are one column when a single space parts them, or when the header has no name for the second. */
function merge(bands: readonly Fascia[], names: string | null): Fascia[] {
  const joined: Fascia[] = [];
  for (const band of bands) {
    const before = joined.at(-1);
    const same =
      before?.tipo === 'testo' &&
      band.tipo === 'testo' &&
      (band.da - before.fino < 2 || (names !== null && names.slice(before.fino, band.fino).trim() === ''));
    if (before && same) before.fino = band.fino;
    else joined.push({ ...band });
  }
  return joined;
}

/** Amounts grow to the left, words to the right: the cut leaves each the room it may need. */
function cut(before: Fascia, after: Fascia): number {
  if (after.tipo !== 'denaro') return after.da;
  return before.tipo === 'denaro' ? before.fino : Math.ceil((before.fino + after.da) / 2);
}
