/** Text blocks to lines, each with its number. */
import type { BloccoTesto } from './codifica.ts';
import { ErroreLettura } from './errore.ts';
import { MAX_RIGA } from './limiti.ts';

export interface Linea {
  testo: string;
  /** From 1. */
  numero: number;
  /** Bytes of the file behind the block it came with. */
  fatto: number;
}

/**
 * Lines of a stream of blocks, empty ones included; what follows the last line end counts only when not empty.
 * @throws ErroreLettura past the limit of a line
 */
export function* leggiLinee(blocchi: Iterable<BloccoTesto>): Generator<Linea> {
  let resto = '';
  let numero = 0;
  for (const { testo, fatto, ultimo } of blocchi) {
    const linee = (resto + testo).split('\n');
    resto = linee.pop() ?? '';
    if (resto.length > MAX_RIGA) throw troppoLunga(numero + linee.length + 1);
    for (const linea of linee) yield { testo: linea, numero: ++numero, fatto };
    if (ultimo && resto !== '') yield { testo: resto, numero: ++numero, fatto };
  }
}

function troppoLunga(numero: number): ErroreLettura {
  return new ErroreLettura(
    'riga_troppo_lunga',
    `La riga ${numero} supera ${MAX_RIGA} caratteri: il file non sembra un estratto conto.`,
  );
}
