/** The rows of a worksheet, streamed (ECMA-376 part 1, 18.3.1). */
import type { Decimali } from '#api/contract/tracciati.ts';
import { decodeEscapes } from './strings.ts';
import type { SheetNotes } from '../sheets/sheet.ts';
import { getPlainFormat, type NumberFormat } from '../sheets/number-format.ts';
import { formatCellNumber, type NumberStyle } from '../sheets/number.ts';
import { setCell } from '../sheets/row.ts';
import type { RowBlock } from '../table.ts';
import type { ParteZip } from '../zip.ts';
import { parseColumn } from './column.ts';
import type { MergedDays } from '../sheets/merged-days.ts';
import { createSheetDays } from './merged-days.ts';
import { readXmlPart, type Attributi, type Eventi } from '../xml/part.ts';

/** What the cells of every sheet refer to. */
export interface XlsxShared {
  strings: readonly string[];
  styles: readonly NumberFormat[];
  base1904: boolean;
}

/** @param decimals null to leave out cells that are numbers */
export function* readXlsxSheet(
  bytes: Uint8Array,
  part: ParteZip,
  comune: XlsxShared,
  decimals: Decimali | null,
  note: SheetNotes,
): Generator<RowBlock> {
  const { eventi, take } = createSheetReader(comune, decimals, note, createSheetDays(bytes, part));
  const total = bytes.length;
  let pieces = 0;
  for (const _ of readXmlPart(bytes, part, eventi)) {
    const { righe, lines } = take();
    // Packed bytes are handed over 16 kB at a time.
    pieces++;
    if (righe.length > 0) yield { righe, lines, fatto: Math.min(total, pieces << 14) };
  }
}

interface SheetReader {
  eventi: Eventi;
  /** The rows ended since the last time. */
  take: () => { righe: string[][]; lines: number[] };
}

function createSheetReader(
  comune: XlsxShared,
  decimali: Decimali | null,
  note: SheetNotes,
  mergedDays: MergedDays,
): SheetReader {
  const { strings, styles, base1904 } = comune;
  const writing: NumberStyle | null = decimali === null ? null : { decimali, base1904 };
  let righe: string[][] = [];
  let lines: number[] = [];
  let riga: string[] = [];
  let line = 0;
  let hidden = false;
  let column = -1;
  let kind = 'n';
  let style = 0;
  let formula = false;
  let text = '';
  let inside = false;
  let phonetic = false;

  function openRiga(attributes: Attributi): void {
    const declared = Number(attributes['r']);
    line = Number.isInteger(declared) && declared > 0 ? declared : line + 1;
    hidden = attributes['hidden'] === '1' || attributes['hidden'] === 'true';
    riga = [];
    column = -1;
  }

  function openCell(attributes: Attributi): void {
    const reference = attributes['r'];
    const place = reference === undefined ? -1 : parseColumn(reference);
    column = place === -1 ? column + 1 : place;
    kind = attributes['t'] ?? 'n';
    style = Number(attributes['s'] ?? 0);
    formula = false;
    text = '';
  }

  /** The text of the cell just ended. */
  function content(): string {
    if (text === '') return '';
    switch (kind) {
      case 's':
        return strings[Number(text)] ?? '';
      case 'n': {
        if (writing === null) return '';
        const value = Number(text);
        return Number.isNaN(value)
          ? text
          : formatCellNumber(value, styles[style] ?? getPlainFormat('generico'), writing);
      }
      case 'b':
        return text.trim() === '1' ? 'VERO' : 'FALSO';
      case 'd':
        return text.replace(/T00:00:00(?:\.0+)?Z?$/, '').replace('T', ' ');
      default:
        return decodeEscapes(text);
    }
  }

  function closeCell(): void {
    if (formula && text === '' && kind !== 'str' && note.withoutResult.at(-1) !== line)
      note.withoutResult.push(line);
    setCell(riga, column, content(), line);
  }

  function closeRiga(): void {
    if (riga.length === 0) return;
    if (hidden) note.hidden.push(line);
    if (mergedDays.fillDays(riga, line)) note.merged.push(line);
    righe.push(riga);
    lines.push(line);
  }

  return {
    eventi: {
      open(name, attributes) {
        if (name === 'c') openCell(attributes);
        else if (name === 'v') inside = true;
        else if (name === 't') inside = !phonetic;
        else if (name === 'row') openRiga(attributes);
        else if (name === 'f') formula = true;
        else if (name === 'rPh') phonetic = true;
      },
      testo(piece) {
        if (inside) text += piece;
      },
      close(name) {
        if (name === 'c') closeCell();
        else if (name === 'v' || name === 't') inside = false;
        else if (name === 'row') closeRiga();
        else if (name === 'rPh') phonetic = false;
      },
    },
    take() {
      const ready = { righe, lines };
      righe = [];
      lines = [];
      return ready;
    },
  };
}
