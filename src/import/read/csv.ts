/** The facade over papaparse: text blocks in, rows with their physical lines out. */
import Papa from 'papaparse';
import { ErroreLettura } from './error.ts';
import { MAX_CELLA, MAX_COLONNE, MAX_RIGA } from './limits.ts';
import type { BloccoTesto } from './encoding.ts';
import type { BloccoRighe } from './table.ts';

interface Parsed {
  data: string[][];
  errors: { code: string }[];
  meta: { cursor: number };
}

/** A character no statement holds: as quote sign it makes papaparse take quotes as plain text. */
const NESSUNA_VIRGOLETTA = '\u0001';

export interface OpzioniCsv {
  delimitatore: string;
  /** False to take quotes as text, for files whose quotes do not pair. */
  virgolette: boolean;
}

/** Parses one text to rows; a row not ended is left out unless `ultimo`. */
function parse(testo: string, opzioni: OpzioniCsv, ultimo: boolean): Parsed {
  const parser = new Papa.Parser({
    delimiter: opzioni.delimitatore,
    newline: '\n',
    header: false,
    dynamicTyping: false,
    ...(opzioni.virgolette ? {} : { quoteChar: NESSUNA_VIRGOLETTA }),
  });
  return parser.parse(testo, 0, !ultimo) as Parsed;
}

/**
 * Rows of a stream of text blocks, in the order of the file, empty lines included.
 * @throws ErroreLettura past the limits, and `virgolette_aperte` when a quoted cell is never closed
 */
export function* parseBlocchi(blocchi: Iterable<BloccoTesto>, opzioni: OpzioniCsv): Generator<BloccoRighe> {
  let resto = '';
  let linea = 1;
  for (const blocco of blocchi) {
    const testo = resto + blocco.testo;
    const parsed = parse(testo, opzioni, blocco.ultimo);
    resto = blocco.ultimo ? '' : testo.slice(parsed.meta.cursor);
    if (resto.length > MAX_RIGA) throw rigaTroppoLunga(linea + parsed.data.length, resto);
    const righe = parsed.data;
    // More line ends than rows: some stand within quoted cells, and have to be looked for there.
    const spezzate =
      opzioni.virgolette &&
      testo.includes('"') &&
      lineEnds(testo) - lineEnds(resto) > righe.length - (blocco.ultimo ? 1 : 0);
    if (blocco.ultimo) {
      if (parsed.errors.some(({ code }) => code === 'MissingQuotes')) throw virgoletteAperte();
      const last = righe.at(-1);
      if (last?.length === 1 && last[0] === '') righe.pop();
    }
    const linee = numberLines(righe, linea, spezzate);
    linea = linee.prossima;
    yield { righe, linee: linee.numeri, fatto: blocco.fatto };
  }
}

/**
 * Counts lines, watching the limits on the way.
 * @param spezzate true when line ends may stand within cells
 */
function numberLines(
  righe: readonly string[][],
  prima: number,
  spezzate: boolean,
): { numeri: number[]; prossima: number } {
  const numeri: number[] = [];
  let linea = prima;
  for (let at = 0; at < righe.length; at++) {
    const riga = righe[at] ?? [];
    numeri.push(linea);
    if (riga.length > MAX_COLONNE) {
      throw new ErroreLettura(
        'troppe_colonne',
        `La riga ${linea} ha ${riga.length} colonne: il limite è ${MAX_COLONNE}. Non sembra un estratto conto.`,
      );
    }
    for (const cella of riga) {
      if (cella.length > MAX_CELLA) {
        throw new ErroreLettura(
          'cella_troppo_grande',
          `Alla riga ${linea} una cella ha ${cella.length} caratteri: il limite è ${MAX_CELLA}.`,
        );
      }
      if (spezzate) linea += lineEnds(cella);
    }
    linea++;
  }
  return { numeri, prossima: linea };
}

function lineEnds(cella: string): number {
  let count = 0;
  for (let at = cella.indexOf('\n'); at !== -1; at = cella.indexOf('\n', at + 1)) count++;
  return count;
}

function rigaTroppoLunga(linea: number, resto: string): ErroreLettura {
  return resto.includes('"')
    ? new ErroreLettura(
        'virgolette_aperte',
        `Alla riga ${linea} comincia una cella tra virgolette che non si chiude entro ${MAX_RIGA} caratteri.`,
      )
    : new ErroreLettura(
        'riga_troppo_lunga',
        `La riga ${linea} supera ${MAX_RIGA} caratteri: il file non sembra un estratto conto.`,
      );
}

function virgoletteAperte(): ErroreLettura {
  return new ErroreLettura(
    'virgolette_aperte',
    'Nel file c’è una virgoletta (") che non si chiude: correggila in un editor di testo oppure scarica di nuovo il file.',
  );
}

/** The first rows of a text, for a look at it: at most `righe`, never an error. */
export function parseAssaggio(testo: string, opzioni: OpzioniCsv, righe: number): string[][] {
  const result = Papa.parse<string[]>(testo, {
    delimiter: opzioni.delimitatore,
    newline: '\n',
    preview: righe,
    ...(opzioni.virgolette ? {} : { quoteChar: NESSUNA_VIRGOLETTA }),
  });
  return result.data;
}
