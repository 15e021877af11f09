/** Search over the guide: every word must be there, accents and case do not count. Pure. */
import { normalizeText } from '#domain/text.ts';

/** Something that can be found. */
export interface FoundDocument {
  /** Where it leads. */
  href: string;
  /** Page it stands on. */
  pagina: string;
  titolo: string;
  testo: string;
}

/** A stretch of text, `found` when it is what was sought. */
export interface HighlightedPart {
  testo: string;
  found: boolean;
  /** Offset in the text: the stretch's identity. */
  start: number;
}

export interface FoundPart {
  documento: FoundDocument;
  titolo: readonly HighlightedPart[];
  estratto: readonly HighlightedPart[];
}

/** The words sought, folded. */
export const splitQuery = (question: string): string[] => [
  ...new Set(
    normalizeText(question)
      .split(/[\s,.;:!?]+/)
      .filter((word) => word !== ''),
  ),
];

/** Where each folded character comes from in the text: folding can drop or split characters. */
function fold(text: string): { folded: string; da: number[] } {
  let foldedText = '';
  const da: number[] = [];
  let at = 0;
  for (const character of text) {
    const folded = normalizeText(character);
    for (let each = 0; each < folded.length; each += 1) da.push(at);
    foldedText += folded;
    at += character.length;
  }
  da.push(text.length);
  return { folded: foldedText, da };
}

/** Cuts a text at the words found; joined, the pieces are the text again. */
export function splitAtWords(text: string, words: readonly string[]): HighlightedPart[] {
  const { folded, da } = fold(text);
  const marks = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    if (word === '') continue;
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      // A combining accent after the last letter belongs to it.
      marks.fill(true, da[at], da[at + word.length]);
    }
  }
  const stretches: HighlightedPart[] = [];
  for (let start = 0; start < text.length;) {
    const found = marks[start] === true;
    let end = start;
    while (end < text.length && (marks[end] === true) === found) end += 1;
    stretches.push({ testo: text.slice(start, end), found, start });
    start = end;
  }
  return stretches;
}

const AROUND = 70;

/** The part of the text around the first word found. */
function excerpt(text: string, words: readonly string[]): HighlightedPart[] {
  const { folded, da } = fold(text);
  const hits = words.map((word) => folded.indexOf(word)).filter((at) => at !== -1);
  const first = hits.length > 0 ? (da[Math.min(...hits)] ?? 0) : 0;
  const start = first <= AROUND ? 0 : text.indexOf(' ', first - AROUND) + 1;
  const wanted = start + 2 * AROUND + 20;
  const space = text.lastIndexOf(' ', wanted);
  const end = wanted >= text.length ? text.length : space > start ? space : wanted;
  const cut = `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
  return splitAtWords(cut, words);
}

/** Words in the title count most, then words that begin there where a word begins. */
function scoreOf({ titolo, testo }: FoundDocument, words: readonly string[]): number | null {
  const inTitle = ` ${normalizeText(titolo)}`;
  const inText = ` ${normalizeText(testo)}`;
  let score = 0;
  for (const word of words) {
    if (!inTitle.includes(word) && !inText.includes(word)) return null;
    score += inTitle.includes(` ${word}`) ? 8 : inTitle.includes(word) ? 4 : 0;
    score += inText.includes(` ${word}`) ? 2 : inText.includes(word) ? 1 : 0;
  }
  return score;
}

/** The documents that hold every word, best first; among equals, in reading order. */
export function findInGuide(documenti: readonly FoundDocument[], question: string, max = 12): FoundPart[] {
  const words = splitQuery(question);
  if (words.length === 0) return [];
  return documenti
    .flatMap((documento) => {
      const score = scoreOf(documento, words);
      return score === null ? [] : [{ documento, score }];
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, max)
    .map(({ documento }) => ({
      documento,
      titolo: splitAtWords(documento.titolo, words),
      estratto: excerpt(documento.testo, words),
    }));
}
