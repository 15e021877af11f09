/** The weight of each word: the rarer it is in names and texts, the more it says. */
import type { Vocabolario } from './vocabulary.ts';

const PESO_MASSIMO = 9;
/** No word counts as rarer than one in this many. */
const RARISSIMA = 20_000;
/** A word in a text says less than a word in a name: texts count by this share. */
const TESTI = 8;

/** The weight of each word of the vocabulary, among so many names and so many texts. */
export function makePesi(
  { testi, inNomi, inTesti }: Vocabolario,
  nomi: number,
  movimenti: number,
): Float64Array {
  const names = Math.max(1, nomi);
  const texts = Math.max(1, movimenti);
  const weights = new Float64Array(testi.length);
  for (let word = 0; word < weights.length; word += 1) {
    const share = Math.max((inNomi[word] ?? 0) / names, (inTesti[word] ?? 0) / texts / TESTI, 1 / RARISSIMA);
    weights[word] = Math.min(PESO_MASSIMO, Math.max(0, -Math.log(share)));
  }
  return weights;
}
