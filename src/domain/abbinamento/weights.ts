/** The weight of each word: the rarer it is in names and texts, the more it says. */
import type { Vocabulary } from './vocabulary.ts';

const MAX_WEIGHT = 9;
/** No word counts as rarer than one in this many. */
const RAREST = 20_000;
/** A word in a text says less than a word in a name: texts count by this share. */
const TEXTS = 8;

/** The weight of each word of the vocabulary, among so many names and so many texts. */
export function makeWeights(
  { texts, inNames, inTexts }: Vocabulary,
  countNames: number,
  movimenti: number,
): Float64Array {
  const nameCount = Math.max(1, countNames);
  const textCount = Math.max(1, movimenti);
  const weights = new Float64Array(texts.length);
  for (let word = 0; word < weights.length; word += 1) {
    const share = Math.max(
      (inNames[word] ?? 0) / nameCount,
      (inTexts[word] ?? 0) / textCount / TEXTS,
      1 / RAREST,
    );
    weights[word] = Math.min(MAX_WEIGHT, Math.max(0, -Math.log(share)));
  }
  return weights;
}
