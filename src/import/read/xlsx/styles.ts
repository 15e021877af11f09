/** Which numbers of a workbook are dates and which are money, by the style of their cells (ECMA-376 part 1, 18.8). */
import { getBuiltInFormat, parseNumberFormat, type NumberFormat } from '../sheets/number-format.ts';
import type { ParteZip } from '../zip.ts';
import { readWholeXml } from '../xml/part.ts';

/** By the index that cells carry in `s`. */
export function readStyles(bytes: Uint8Array, part: ParteZip | undefined): NumberFormat[] {
  const defined = new Map<number, NumberFormat>();
  const styles: NumberFormat[] = [];
  if (!part) return styles;
  let inCells = false;
  readWholeXml(bytes, part, {
    open(name, attributes) {
      if (name === 'numFmt') {
        defined.set(Number(attributes['numFmtId']), parseNumberFormat(attributes['formatCode'] ?? ''));
      } else if (name === 'cellXfs') inCells = true;
      else if (name === 'xf' && inCells) {
        const id = Number(attributes['numFmtId'] ?? 0);
        styles.push(defined.get(id) ?? getBuiltInFormat(id));
      }
    },
    testo: () => undefined,
    close(name) {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return styles;
}
