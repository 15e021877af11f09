/** A printed table as a source of rows: columns by their place on the line and by nothing else. */
import type { Codifica } from '#api/contract/tracciati.ts';
import { checkHead } from '../signature.ts';
import { MAX_RIGA } from '../limits.ts';
import { checkRiga } from '../lines.ts';
import type { RigheSource } from '../source.ts';
import type { RowBlock, PassoRighe, VisitRighe } from '../table.ts';
import { decodeLines, type WholeLineBlock } from './blocks.ts';
import { isDato, isDashes } from './line.ts';
import { FlatCutter } from './flat.ts';
import { cutLine } from './rows.ts';
import { inferTagli } from './cuts.ts';

/** Lines of the start of the file, from which the columns are told. */
const SAMPLE = 2_000;

/** Printers end pages with a form feed, and some programs write tabs for spaces. */
const flatten = (line: string): string => {
  if (!line.includes('\t') && !line.includes('\f')) return line;
  let flat = '';
  for (const char of line.replaceAll('\f', '')) {
    flat += char === '\t' ? ' '.repeat(8 - (flat.length % 8)) : char;
  }
  return flat;
};

/** A carriage return ends a line before its line feed; anywhere else it is a space. */
const withoutReturns = (line: string): string =>
  (line.endsWith('\r') ? line.slice(0, -1) : line).replaceAll('\r', ' ');

/**
 * Null when the text is no printed table.
 * @param known where the columns start, when a tracciato or a person says so
 * @throws ErroreLettura when the text is another format; NonUtf8 when the bytes are not of `codifica`
 */
export function openTxt(
  bytes: Uint8Array,
  codifica: Codifica,
  known: readonly number[] | null,
): RigheSource | null {
  const { value, done } = decodeLines(bytes, codifica).next();
  const first = done === true ? null : value;
  const text = first?.testo ?? '';
  checkHead(text);
  const start = text.split('\n', SAMPLE).map((line) => flatten(withoutReturns(line)));
  const tagli = known && known.length > 1 ? [...known] : inferTagli(start);
  if (!tagli) return null;
  const names = namesRiga(start);
  const walk = (visit: VisitRighe, skip: number, every: number): Generator<PassoRighe> =>
    walkLines(decodeLines(bytes, codifica, first), tagli, names, visit, skip, every);
  return {
    formato: 'txt',
    codifica,
    delimitatore: '\t',
    tagli,
    totale: bytes.length,
    segnoScelto: false,
    *blocks(): Generator<RowBlock> {
      let block: RowBlock = { righe: [], lines: [], fatto: 0 };
      const visit: VisitRighe = {
        read: (riga, line) => {
          block.righe.push(riga);
          block.lines.push(line);
        },
        readFlat: (riga, line) => visit.read(riga.celle(), line),
      };
      for (const { fatto } of walk(visit, 0, AT_A_TIME)) {
        yield { ...block, fatto };
        block = { righe: [], lines: [], fatto };
      }
    },
    walk: (visit, skip) => walk(visit, skip, Number.POSITIVE_INFINITY),
    notices: () => [],
  };
}

/** Lines cut together where they are kept: a sample of a few thousand needs no more of the file. */
const AT_A_TIME = 1_000;
const CARRIAGE_RETURN = 13;
const A_CAPO = 10;

/**
 * The cells of every line: nearly all are cut where they stand in their block, the others word by word.
 * @param every lines between two steps, which a block of the file ends too
 */
function* walkLines(
  blocks: Iterable<WholeLineBlock>,
  cuts: readonly number[],
  names: ReadonlySet<number>,
  visit: VisitRighe,
  skip: number,
  every: number,
): Generator<PassoRighe> {
  const flat = new FlatCutter(cuts);
  const { riga } = flat;
  let lines = 0;
  for (const block of blocks) {
    const { testo, bytes, fatto } = block;
    flat.open(block);
    let byte = block.da;
    let character = 0;
    let step = lines + every;
    while (character < testo.length) {
      lines++;
      const name = lines <= SAMPLE && names.has(lines);
      if (lines > skip && !name && flat.cut(byte, character)) {
        visit.readFlat(riga, lines);
        byte = flat.dopoByte;
        character = flat.afterCharacter;
      } else {
        const until = testo.indexOf('\n', character);
        const end = until === -1 ? testo.length : until;
        if (end - character > MAX_RIGA) checkRiga(testo.slice(character, end), lines);
        if (lines > skip) {
          const removed = until > character && testo.charCodeAt(until - 1) === CARRIAGE_RETURN ? 1 : 0;
          const line = flatten(testo.slice(character, end - removed).replaceAll('\r', ' '));
          visit.read(cutLine(line, cuts, name), lines);
        }
        byte = until === -1 ? block.fine : bytes.indexOf(A_CAPO, byte) + 1;
        character = end + 1;
      }
      if (lines < step) continue;
      yield { lines, fatto };
      step = lines + every;
    }
    yield { lines, fatto };
  }
}

/** Numbers of the lines that name the columns: the one above the first movement, and its like on later pages. */
function namesRiga(lines: readonly string[]): Set<number> {
  const first = lines.findIndex((line) => isDato(line));
  const above = lines.slice(0, first).findLastIndex((line) => line.trim() !== '' && !isDashes(line));
  if (above === -1) return new Set();
  const text = lines[above]?.trim();
  return new Set(lines.flatMap((line, at) => (line.trim() === text ? [at + 1] : [])));
}
