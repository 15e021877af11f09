/** Names of balances and totals that a narrow column breaks over two lines: `SALDO A`, and `RIPORTARE` under it. */
import { classifyCell } from '../cell/cell.ts';
import { normalizeHeader } from '../cell/words.ts';
import { classifySaldo } from '../tracciato/row-words.ts';

const INTERRUPTED = /^(?:saldo|totale|riporto) (?:a|ad|da|dal|dalla|al|alla|di|del|in)$/;
/** The longest of such names. */
const LONG = 14;

type ReadRow = (riga: string[], line: number) => void;

interface WrappedTitles {
  read: ReadRow;
  /** Whether a line waits for the one below it. */
  isWaiting: () => boolean;
  /** Reads what still waits, when no line follows. */
  close: () => void;
}

/** Told by its first letter: this is asked of every cell of a file. */
function isBroken(cell: string): boolean {
  const letter = cell.charCodeAt(0) | 32;
  if (letter < R || letter > T || cell.length > LONG) return false;
  return INTERRUPTED.test(normalizeHeader(cell));
}
const R = 114;
const T = 116;

/** The two lines as one, where the second holds a single text and both together name a balance; else null. */
function joinLines(first: readonly string[], second: readonly string[], column: number): string[] | null {
  const [rest = '', ...others] = second.filter((cell) => cell.trim() !== '');
  if (others.length > 0 || classifyCell(rest) !== 'testo') return null;
  const name = `${first[column]} ${rest.trim()}`;
  return classifySaldo(name) === null ? null : first.map((cell, at) => (at === column ? name : cell));
}

/**
 * @param readRow reads a line by itself, or two that belong together, as the first of them
 * @param columns where such a name may stand
 */
export function createWrappedTitles(readRow: ReadRow, columns: readonly number[]): WrappedTitles {
  let waiting: { riga: string[]; line: number; column: number } | null = null;

  function close(): void {
    const before = waiting;
    waiting = null;
    if (before) readRow(before.riga, before.line);
  }

  function read(riga: string[], line: number): void {
    if (waiting) {
      const { riga: first, line: at, column } = waiting;
      const whole = joinLines(first, riga, column);
      if (whole) {
        waiting = null;
        readRow(whole, at);
        return;
      }
      close();
    }
    for (const column of columns) {
      if (!isBroken(riga[column] ?? '')) continue;
      waiting = { riga, line, column };
      return;
    }
    readRow(riga, line);
  }

  return { read, isWaiting: () => waiting !== null, close };
}
