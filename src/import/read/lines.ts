/** Text blocks to lines. */
import type { BloccoTesto } from './encoding.ts';
import { ErroreLettura } from './error.ts';
import { MAX_RIGA } from './limits.ts';

/** The lines that one block of text ends: handed over together, since a file may have a million of them. */
export interface BloccoLinee {
  linee: string[];
  /** Number of the first of them, from 1. */
  prima: number;
  /** Bytes of the file behind them. */
  fatto: number;
}

/**
 * Lines of a stream of blocks, empty ones included; what follows the last line end counts only when not empty.
 * @throws ErroreLettura past the limit of a line
 */
export function* readLines(blocchi: Iterable<BloccoTesto>): Generator<BloccoLinee> {
  let resto = '';
  let prima = 1;
  for (const { testo, fatto, ultimo } of blocchi) {
    const linee = (resto + testo).split('\n');
    resto = linee.pop() ?? '';
    checkRiga(resto, prima + linee.length);
    if (ultimo && resto !== '') linee.push(resto);
    yield { linee, prima, fatto };
    prima += linee.length;
  }
}

/**
 * The start of a line whose end is still to come.
 * @throws ErroreLettura past the limit of a line
 */
export function checkRiga(resto: string, numero: number): void {
  if (resto.length <= MAX_RIGA) return;
  throw new ErroreLettura(
    'riga_troppo_lunga',
    `La riga ${numero} supera ${MAX_RIGA} caratteri: il file non sembra un estratto conto.`,
  );
}
