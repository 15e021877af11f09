/** How much each word tells: the rarer in names and in texts, the more. */
import type { Vocabolario } from './vocabulary.ts';

const PESO_MASSIMO = 9;
/** No word is taken to be rarer than one in so many. */
const RARISSIMA = 20_000;
/** A word says less of a text than of a name: texts count by this share of them. */
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
