/** The rows of a file as they come: the first ones to learn from, all of them to map. */
import { ReadingError } from '../read/error.ts';
import { isStrange, toPlainFigures } from '../cell/figures.ts';
import { findBalanceSigns } from './balance-signs.ts';
import { findCurrencyColumns, findCurrencyHalves } from './currency-halves.ts';
import { findDayParts } from './day-parts.ts';
import { findDayTitles } from './day-titles.ts';
import { findWrittenDays } from './days.ts';
import { findSplitCells } from './joined-cells.ts';
import { findHalfSigns } from './half-signs.ts';
import { findListDay } from './list-day.ts';
import { findMonthTitles } from './month-titles.ts';
import { findOwnSide } from './own-side.ts';
import { findPlusSigns } from './plus-signs.ts';
import { applyRepair, type RowRepair, type SampledTable } from './row-repair.ts';
import { findBracketedSides } from './side-brackets.ts';
import { findStrokes } from './strokes.ts';
import { findStructure } from '../tracciato/structure.ts';
import { RIGHE_CAMPIONE } from '../read/limits.ts';
import type { RigheSource } from '../read/source.ts';
import type { RowBlock, PassoRighe } from '../read/table.ts';
import type { ReadingOptions } from './outcome.ts';
import type { RowReader } from './row-reader.ts';

export interface FileToRead {
  nome: string;
  bytes: Uint8Array;
}

/** Milliseconds of work between two breaths, in which progress is shown and a cancel is heard. */
export const BREATH = 40;

/** The start of a file, and the way to the rest of it. */
export interface TableHead extends SampledTable {
  blocks: Generator<RowBlock>;
  /** The blocks read so far: at least the sample, or all. */
  letti: RowBlock[];
  lines: number[];
}

/** Figures of other alphabets, made plain. */
const findStrangeFigures = ({ righe }: SampledTable): RowRepair | null =>
  righe.some((riga) => riga.some((cell) => isStrange(cell)))
    ? { change: (riga) => riga.map((cell) => toPlainFigures(cell)), notice: null }
    : null;

/** Each looks at the rows as the ones before have left them. */
const REPAIRS = [
  findHalfSigns,
  findStrokes,
  findCurrencyHalves,
  findCurrencyColumns,
  findDayParts,
  findMonthTitles,
  findWrittenDays,
  findDayTitles,
  findListDay,
  findSplitCells,
  findBracketedSides,
  findBalanceSigns,
  findPlusSigns,
  findOwnSide,
] as const;

/** Reads the sample, and no more than it needs, with what its rows need before they can be read. */
export function readHead(source: RigheSource): TableHead {
  const head = repairHead(readSample(source), findStrangeFigures);
  // Columns of a PDF are told by where words stand: a repair of its rows is a matter of its pages.
  return source.formato === 'pdf' ? head : REPAIRS.reduce((so, find) => repairHead(so, find), head);
}

/** The same rows from the first one, once some have been read. */
export const readFromStart = ({ source }: TableHead): TableHead => readSample(source);

function repairHead(head: TableHead, find: (table: SampledTable) => RowRepair | null): TableHead {
  const repair = find(head);
  return repair ? readSample(applyRepair(head.source, repair)) : head;
}

function readSample(source: RigheSource): TableHead {
  const blocks = source.blocks();
  const letti: RowBlock[] = [];
  const righe: string[][] = [];
  const lines: number[] = [];
  while (righe.length < RIGHE_CAMPIONE) {
    const next = blocks.next();
    if (next.done === true) break;
    letti.push(next.value);
    righe.push(...next.value.righe.slice(0, RIGHE_CAMPIONE - righe.length));
    lines.push(...next.value.lines.slice(0, RIGHE_CAMPIONE - lines.length));
  }
  return { source, blocks, letti, righe, lines, structure: findStructure(righe) };
}

/** Runs every row of the table through the reader, breathing now and then; answers the lines of the file. */
export async function readTableRows(
  head: TableHead,
  data: number,
  reader: RowReader,
  { onProgress, signal }: ReadingOptions,
): Promise<number> {
  let fileLines = 0;
  let breath = performance.now();
  const { totale, walk: walkAlone } = head.source;
  for (const { lines, fatto } of walkAlone ? walkAlone(reader, data) : walkBlocks(head, reader, data)) {
    fileLines = lines;
    onProgress?.(fatto, totale);
    if (performance.now() - breath > BREATH) {
      await waitForMessages();
      breath = performance.now();
    }
    if (signal?.aborted === true)
      throw new ReadingError('lettura_annullata', 'La lettura è stata annullata.');
  }
  reader.close();
  return fileLines;
}

/** The rows of the blocks past the first `skip`. */
function* walkBlocks(head: TableHead, reader: RowReader, skip: number): Generator<PassoRighe> {
  let anchor = skip;
  let fileLines = 0;
  for (const { righe, lines, fatto } of after(head)) {
    for (let at = Math.min(anchor, righe.length); at < righe.length; at++) {
      reader.read(righe[at] ?? [], lines[at] ?? 0);
    }
    anchor = Math.max(0, anchor - righe.length);
    fileLines = lines.at(-1) ?? fileLines;
    yield { lines: fileLines, fatto };
  }
}

function* after(head: TableHead): Generator<RowBlock> {
  yield* head.letti;
  head.letti.length = 0;
  yield* head.blocks;
}

/** Lets messages through: a message channel is not clamped to 4 ms as nested timers are. */
export async function waitForMessages(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  await new Promise<void>((resolve) => {
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(null);
  });
  port1.close();
}
