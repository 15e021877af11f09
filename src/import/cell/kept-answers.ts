/** Of one text the same is answered each time, and a file asks about the same titles and words again and again. */

/** Answers kept by one function: beyond them it begins anew, so that a large file does not fill the memory. */
const ANSWERS = 5_000;
/** Longer texts are sentences, which hardly come twice. */
const LONGEST = 120;

/** The same function of a text, which keeps what it answered. An answer is given to many: nobody changes it. */
export function keepAnswers<T extends string | boolean | null | readonly unknown[]>(
  work: (text: string) => T,
): (text: string) => T {
  const kept = new Map<string, T>();
  return (text) => {
    if (text.length > LONGEST) return work(text);
    const before = kept.get(text);
    if (before !== undefined) return before;
    if (kept.size >= ANSWERS) kept.clear();
    const answer = work(text);
    kept.set(text, answer);
    return answer;
  };
}
