/** The last line of a text that ends in the middle of it, as a download does that was broken off. */
import type { RowBlock } from './table.ts';

interface CutLine {
  see: (block: RowBlock) => void;
  /** The line that is cut, once all have been seen; null where none is. */
  find: () => number | null;
}

const [TAB, SPACE] = [9, 32];
/** So many lines alike show what a line holds. */
const ENOUGH = 2;
/** A line that ends within its first cell may be a title: not where it is the beginning of a day. */
const PART_OF_DAY = /^"?\d[\d./-]*$/;
const WITH_CENTS = /[.,]\d{2}\D{0,4}$/;
const isFilled = (riga: readonly string[]): boolean => riga.length > 1;

/**
 * A last line without a line end that has fewer cells than those above it, or of whose last cell the cents are missing that
 * these have.
 * @param bytes of the whole file: with a line end behind its last line nothing is cut
 */
export function createCutLine(bytes: Uint8Array): CutLine {
  // A NUL is half of a character of two bytes.
  const last = bytes.findLast((byte) => byte !== 0 && byte !== TAB && byte !== SPACE);
  if (last === undefined || last === 10 || last === 13) return { see: () => undefined, find: () => null };
  /** Lines of one width after another, of which the first may be the header. */
  let width = 0;
  let run = 0;
  let cents = true;
  let before: { riga: readonly string[]; line: number } | null = null;

  function count(riga: readonly string[]): void {
    run = riga.length === width ? run + 1 : 1;
    cents = run === 1 || (cents && WITH_CENTS.test(riga.at(-1) ?? ''));
    width = riga.length;
  }

  return {
    see({ righe, lines }) {
      for (const [at, riga] of righe.entries()) {
        if (before && isFilled(before.riga)) count(before.riga);
        before = { riga, line: lines[at] ?? 0 };
      }
    },
    find() {
      if (!before || run < ENOUGH) return null;
      const { riga, line } = before;
      const end = riga.at(-1) ?? '';
      const short = isFilled(riga) ? riga.length < width : PART_OF_DAY.test(end);
      return short || (cents && /\d$/.test(end) && !WITH_CENTS.test(end)) ? line : null;
    },
  };
}
