/** The rows of a BIFF8 sheet. Cells come row after row, but nothing promises it: they are gathered, then ordered. */
import type { Decimali } from '#api/contract/tracciati.ts';
import type { SheetNotes } from '../sheets/sheet.ts';
import { getPlainFormat, type NumberFormat } from '../sheets/number-format.ts';
import { formatCellNumber, type NumberStyle } from '../sheets/number.ts';
import { createMergedDays, type TallCell } from '../sheets/merged-days.ts';
import { setCell } from '../sheets/row.ts';
import type { RowBlock } from '../table.ts';
import { refuseDamaged } from '../zip.ts';
import { RecordCursor, readXlsRecords, TIPO } from './record.ts';

export interface XlsShared {
  strings: readonly string[];
  /** By the index of the cell's XF. */
  styles: readonly NumberFormat[];
  base1904: boolean;
}

/** Rows handed on at a time. */
const BLOCK = 2_000;

/** @param start where the sheet's substream starts; `decimals` null to leave out cells that are numbers */
export function* readXlsSheet(
  flusso: Uint8Array,
  start: number,
  comune: XlsShared,
  decimals: Decimali | null,
  note: SheetNotes,
  total: number,
): Generator<RowBlock> {
  const { righe, tall } = collect(flusso, start, comune, decimals, note);
  const ordinate = [...righe].filter(([, riga]) => riga.length > 0).toSorted(([a], [b]) => a - b);
  const days = createMergedDays(tall);
  for (const [at, riga] of ordinate) if (days.fillDays(riga, at + 1)) note.merged.push(at + 1);
  for (let at = 0; at < ordinate.length; at += BLOCK) {
    const piece = ordinate.slice(at, at + BLOCK);
    const fatto = Math.floor((total * (at + piece.length)) / ordinate.length);
    yield { righe: piece.map(([, riga]) => riga), lines: piece.map(([riga]) => riga + 1), fatto };
  }
}

/** Cells by row, from 0, and those that reach down over several. */
function collect(
  flusso: Uint8Array,
  start: number,
  { strings, styles, base1904 }: XlsShared,
  decimali: Decimali | null,
  note: SheetNotes,
): { righe: Map<number, string[]>; tall: TallCell[] } {
  const righe = new Map<number, string[]>();
  const tall: TallCell[] = [];
  const writing: NumberStyle | null = decimali === null ? null : { decimali, base1904 };
  const hidden = new Set<number>();
  /** The cell whose text comes in the record after it. */
  const awaited: { cella: { riga: number; colonna: number } | null } = { cella: null };
  let depth = 0;

  function put(riga: number, column: number, text: string): void {
    let cells = righe.get(riga);
    if (!cells) righe.set(riga, (cells = []));
    setCell(cells, column, text, riga + 1);
  }

  function putNumber(riga: number, column: number, style: number, value: number): void {
    if (writing)
      put(riga, column, formatCellNumber(value, styles[style] ?? getPlainFormat('generico'), writing));
  }

  function cell(kind: number, bodies: Uint8Array[]): void {
    const cursor = new RecordCursor(bodies);
    const riga = cursor.readShort();
    if (kind === TIPO.riga) {
      cursor.skip(10);
      if ((cursor.readShort() & 0x20) !== 0) hidden.add(riga);
      return;
    }
    const column = cursor.readShort();
    if (kind === TIPO.mulrk) {
      putRk(bodies, riga, column);
      return;
    }
    const style = cursor.readShort();
    if (kind === TIPO.labelSst) put(riga, column, strings[cursor.readInteger()] ?? '');
    else if (kind === TIPO.label) put(riga, column, cursor.testo(cursor.readShort()));
    else if (kind === TIPO.rk) putNumber(riga, column, style, decodeRk(cursor.readInteger()));
    else if (kind === TIPO.numero) putNumber(riga, column, style, readDouble(bodies, 6));
    else if (kind === TIPO.booleano) {
      const value = cursor.byte();
      if (cursor.byte() === 0) put(riga, column, value === 1 ? 'VERO' : 'FALSO');
    } else putFormula(bodies, riga, column, style);
  }

  /** Several RK cells in a row: style and number of each, then the last column. */
  function putRk(bodies: Uint8Array[], riga: number, before: number): void {
    const count = Math.floor(((bodies[0]?.length ?? 0) - 6) / 6);
    const cursor = new RecordCursor(bodies);
    cursor.skip(4);
    for (let at = 0; at < count; at++)
      putNumber(riga, before + at, cursor.readShort(), decodeRk(cursor.readInteger()));
  }

  /** The saved result ([MS-XLS] 2.5.133): a number, or in its last bytes FFFF and the kind of something else. */
  function putFormula(bodies: Uint8Array[], riga: number, colonna: number, style: number): void {
    const body = bodies[0] ?? new Uint8Array();
    if (body.length < 14) throw refuseDamaged();
    if (body[12] !== 0xff || body[13] !== 0xff) putNumber(riga, colonna, style, readDouble(bodies, 6));
    else if (body[6] === 0) awaited.cella = { riga, colonna };
    else if (body[6] === 1) put(riga, colonna, body[8] === 1 ? 'VERO' : 'FALSO');
  }

  for (const { tipo, bodies } of readXlsRecords(flusso, start)) {
    if (tipo === TIPO.bof) depth++;
    // A chart inside the sheet is a substream of its own.
    else if (tipo === TIPO.eof) {
      if (--depth <= 0) break;
    } else if (depth !== 1) continue;
    else if (tipo === TIPO.string && awaited.cella) {
      const cursor = new RecordCursor(bodies);
      put(awaited.cella.riga, awaited.cella.colonna, cursor.testo(cursor.readShort()));
      awaited.cella = null;
    } else if (tipo === TIPO.merged) tall.push(...readTallCells(bodies));
    else if (CELLE.has(tipo)) cell(tipo, bodies);
  }
  for (const riga of hidden) if ((righe.get(riga)?.length ?? 0) > 0) note.hidden.push(riga + 1);
  return { righe, tall };
}

/** The cells of [MS-XLS] 2.4.168: of each the first and the last row, then the columns. */
function readTallCells(bodies: Uint8Array[]): TallCell[] {
  const cursor = new RecordCursor(bodies);
  return Array.from({ length: cursor.readShort() }, () => {
    const [first, last, column] = [cursor.readShort(), cursor.readShort(), cursor.readShort()];
    cursor.skip(2);
    return { column, first: first + 1, last: last + 1 };
  }).filter(({ first, last }) => last > first);
}

const CELLE: ReadonlySet<number> = new Set([
  TIPO.riga,
  TIPO.mulrk,
  TIPO.labelSst,
  TIPO.label,
  TIPO.rk,
  TIPO.numero,
  TIPO.booleano,
  TIPO.formula,
]);

/** A number in 30 bits: an integer or the top of a double, perhaps times 100 ([MS-XLS] 2.5.217). */
export function decodeRk(rk: number): number {
  let value: number;
  if ((rk & 2) === 2) value = (rk | 0) >> 2;
  else {
    const view = new DataView(new ArrayBuffer(8));
    view.setUint32(4, rk & 0xffff_fffc, true);
    value = view.getFloat64(0, true);
  }
  return (rk & 1) === 1 ? value / 100 : value;
}

function readDouble([body]: readonly Uint8Array[], at: number): number {
  if (!body || body.length < at + 8) throw refuseDamaged();
  return new DataView(body.buffer, body.byteOffset, body.byteLength).getFloat64(at, true);
}
