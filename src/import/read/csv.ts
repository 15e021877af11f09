/** The facade over papaparse: text blocks in, rows with their physical lines out. */
import Papa from 'papaparse';
import { ReadingError } from './error.ts';
import { MAX_CELLA, MAX_COLONNE, MAX_RIGA } from './limits.ts';
import type { TextBlock } from './encoding.ts';
import type { RowBlock } from './table.ts';

interface Parsed {
  data: string[][];
  errors: { code: string }[];
  meta: { cursor: number };
}

/** A character no statement holds: as quote sign it makes papaparse take quotes as plain text. */
const NO_QUOTE = '\u0001';

interface CsvOptions {
  delimitatore: string;
  /** False to take quotes as text, for files whose quotes do not pair. */
  quotes: boolean;
}

/** Parses one text to rows; a row not ended is left out unless `ultimo`. */
function parse(text: string, options: CsvOptions, last: boolean): Parsed {
  const parser = new Papa.Parser({
    delimiter: options.delimitatore,
    newline: '\n',
    header: false,
    dynamicTyping: false,
    ...(options.quotes ? {} : { quoteChar: NO_QUOTE }),
  });
  return parser.parse(text, 0, !last) as Parsed;
}

/**
 * Rows of a stream of text blocks, in the order of the file, empty lines included.
 * @throws ErroreLettura past the limits, and `virgolette_aperte` when a quoted cell is never closed
 */
export function* parseBlocks(blocks: Iterable<TextBlock>, options: CsvOptions): Generator<RowBlock> {
  let rest = '';
  let line = 1;
  for (const block of blocks) {
    const text = rest + block.testo;
    const parsed = parse(text, options, block.ultimo);
    rest = block.ultimo ? '' : text.slice(parsed.meta.cursor);
    if (rest.length > MAX_RIGA) throw tooLongRiga(line + parsed.data.length, rest);
    const righe = parsed.data;
    // More line ends than rows: some stand within quoted cells, and have to be looked for there.
    const brokenOff =
      options.quotes &&
      text.includes('"') &&
      lineEnds(text) - lineEnds(rest) > righe.length - (block.ultimo ? 1 : 0);
    if (block.ultimo) {
      if (parsed.errors.some(({ code }) => code === 'MissingQuotes')) throw openQuotes();
      const last = righe.at(-1);
      if (last?.length === 1 && last[0] === '') righe.pop();
    }
    if (brokenOff && righe.some((riga) => holdsRows(riga, options.delimitatore))) throw openQuotes();
    const lines = numberLines(righe, line, brokenOff);
    line = lines.prossima;
    yield { righe, lines: lines.numeri, fatto: block.fatto };
  }
}

/**
 * Counts lines, watching the limits on the way.
 * @param brokenOff true when line ends may stand within cells
 */
function numberLines(
  righe: readonly string[][],
  before: number,
  brokenOff: boolean,
): { numeri: number[]; prossima: number } {
  const numeri: number[] = [];
  let line = before;
  for (let at = 0; at < righe.length; at++) {
    const riga = righe[at] ?? [];
    numeri.push(line);
    if (riga.length > MAX_COLONNE) {
      throw new ReadingError(
        'troppe_colonne',
        `La riga ${line} ha ${riga.length} colonne: il limite è ${MAX_COLONNE}. Non sembra un estratto conto.`,
      );
    }
    for (const cell of riga) {
      if (cell.length > MAX_CELLA) {
        throw new ReadingError(
          'cella_troppo_grande',
          `Alla riga ${line} una cella ha ${cell.length} caratteri: il limite è ${MAX_CELLA}.`,
        );
      }
      if (brokenOff) line += lineEnds(cell);
    }
    line++;
  }
  return { numeri, prossima: line };
}

const isFigure = (cell: string): boolean => /^\W*\d/.test(cell);

/** True of a row of which one cell holds whole rows: a quote opens it that closes at another one, further down. */
function holdsRows(riga: readonly string[], delimitatore: string): boolean {
  const at = riga.findIndex((cell) => cell.includes('\n'));
  if (at === -1 || riga.length < 3) return false;
  const lines = (riga[at] ?? '').split('\n').map((line) => line.split(delimitatore));
  return lines.some(
    (cells) =>
      cells.length === riga.length &&
      cells.every((cell, place) => place === at || isFigure(cell) === isFigure(riga[place] ?? '')),
  );
}

function lineEnds(cell: string): number {
  let count = 0;
  for (let at = cell.indexOf('\n'); at !== -1; at = cell.indexOf('\n', at + 1)) count++;
  return count;
}

function tooLongRiga(line: number, rest: string): ReadingError {
  return rest.includes('"')
    ? new ReadingError(
        'virgolette_aperte',
        `Alla riga ${line} comincia una cella tra virgolette che non si chiude entro ${MAX_RIGA} caratteri.`,
      )
    : new ReadingError(
        'riga_troppo_lunga',
        `La riga ${line} supera ${MAX_RIGA} caratteri: il file non sembra un estratto conto.`,
      );
}

function openQuotes(): ReadingError {
  return new ReadingError(
    'virgolette_aperte',
    'Nel file c’è una virgoletta (") che non si chiude: correggila in un editor di testo oppure scarica di nuovo il file.',
  );
}

/** The first rows of a text, for a look at it: at most `righe`, never an error. */
export function parseSample(text: string, options: CsvOptions, righe: number): string[][] {
  const result = Papa.parse<string[]>(text, {
    delimiter: options.delimitatore,
    newline: '\n',
    preview: righe,
    ...(options.quotes ? {} : { quoteChar: NO_QUOTE }),
  });
  return result.data;
}

/** The cells of one line. */
export function parseLine(line: string, delimitatore: string): string[] {
  const block = { testo: `${line}\n`, fatto: 0, ultimo: true };
  const [parsed] = parseBlocks([block], { delimitatore, quotes: true });
  return parsed?.righe[0] ?? [line];
}
