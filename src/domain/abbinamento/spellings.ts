/** Words in another spelling: cut in two by the end of a line, contracted, mistyped. */
import { makePlaces } from './places.ts';
import { computeWordSimilarity } from './similarity.ts';
import type { Vocabolario } from './vocabulary.ts';

/** The length of the beginning (or end) by which a mistyped or cut word finds the one that is meant. */
const RADICE = 4;
/** A word that is part of names itself is rarely an error for another word. */
const NOME_ANCHE_LEI = 0.5;
const SPEZZATA = 0.9;
/** The share of a word that is cut in two and also cut at its end, if at least this many letters (`MEZZA`) are left. */
const SPEZZATA_E_TAGLIATA = 0.7;
const MEZZA = 6;

/** The first and last letter of a word, with a length. */
const silhouette = (text: string, length: number): string => `${text[0] ?? ''}${text.at(-1) ?? ''}${length}`;

/** Shorter words stand for no other. */
const CORTA = 3;

function addTo(map: Map<string, number[]>, key: string, word: number): void {
  const list = map.get(key);
  if (list) list.push(word);
  else map.set(key, [word]);
}

/** The words of one text in their order, and those that may be a name in another spelling. */
export class Scritture {
  readonly #vocabulary: Vocabolario;
  /** Words of names by their first letters and by their last. */
  readonly #inizi = new Map<string, number[]>();
  readonly #fini = new Map<string, number[]>();
  /** Words of names by their ends and their length. */
  readonly #sagome = new Map<string, number[]>();
  readonly #simili: (readonly number[] | undefined)[];
  /** For each word, whether a longer word of names begins with it. */
  readonly #iniziano: readonly boolean[];
  /** A word in more texts than this has a meaning of its own. */
  readonly #comune: number;
  parole: number[] = [];
  /** Built when first needed. */
  #sciolte: number[] | undefined;
  /** The shares already found for words of names in the current text. */
  readonly #quote = new Map<number, number>();

  constructor(vocabulary: Vocabolario, movimenti: number) {
    this.#vocabulary = vocabulary;
    const { testi, inNomi } = vocabulary;
    this.#simili = makePlaces(testi.length);
    this.#comune = Math.max(8, movimenti / 40);
    const beginnings = new Set<string>();
    for (let word = 0; word < testi.length; word += 1) {
      const text = testi[word] ?? '';
      if ((inNomi[word] ?? 0) > 0)
        for (let length = 1; length < text.length; length += 1) beginnings.add(text.slice(0, length));
      if ((inNomi[word] ?? 0) === 0 || text.length < RADICE) continue;
      addTo(this.#inizi, text.slice(0, RADICE), word);
      addTo(this.#fini, text.slice(-RADICE), word);
      addTo(this.#sagome, silhouette(text, text.length), word);
    }
    this.#iniziano = testi.map((text) => beginnings.has(text));
  }

  start(): void {
    this.parole = [];
    this.restart();
  }

  add(word: number): void {
    this.parole.push(word);
  }

  /** Called after words have been added. */
  restart(): void {
    this.#sciolte = undefined;
    // Emptying an empty map costs as much as emptying a full one.
    if (this.#quote.size > 0) this.#quote.clear();
  }

  /** Finds words that may be a name in another spelling: those without another meaning that are not in every text. */
  findLoose(): readonly number[] {
    const { classi, inTesti } = this.#vocabulary;
    this.#sciolte ??= this.parole.filter(
      (word) => (classi[word] ?? 0) === 0 && (inTesti[word] ?? 0) <= this.#comune,
    );
    return this.#sciolte;
  }

  /** Lines of a fixed width cut words in two (`COSTRU ZIONI`): the words of names that they make when joined. */
  joinCut(take: (word: number) => void): void {
    const { inNomi } = this.#vocabulary;
    // `take` may add words after these: they are not joined.
    const count = this.parole.length;
    for (let at = 1; at < count; at += 1) {
      const first = this.parole[at - 1] ?? 0;
      if (!this.#iniziano[first]) continue;
      const word = this.#vocabulary.findJoined(first, this.parole[at] ?? 0);
      if (word >= 0 && (inNomi[word] ?? 0) > 0) take(word);
    }
  }

  /** The share of a word of a name that another word of the text stands for. */
  findAlike(word: number): number {
    const text = this.#vocabulary.testi[word] ?? '';
    if (text.length < CORTA) return 0;
    const known = this.#quote.get(word);
    if (known !== undefined) return known;
    const share = this.#searchAlike(text);
    this.#quote.set(word, share);
    return share;
  }

  #searchAlike(text: string): number {
    const { testi, inNomi } = this.#vocabulary;
    let best = this.#findBroken(text);
    if (best === SPEZZATA) return best;
    for (const other of this.findLoose()) {
      const written = testi[other] ?? '';
      if (written.length < CORTA || (written[0] !== text[0] && written.at(-1) !== text.at(-1))) continue;
      const share = computeWordSimilarity(text, written);
      if (share > best) best = (inNomi[other] ?? 0) > 0 ? share * NOME_ANCHE_LEI : share;
    }
    return best;
  }

  /** Two words of the text that are one word cut in two, perhaps also at its end; 0 if there are none. */
  #findBroken(text: string): number {
    const { testi } = this.#vocabulary;
    let best = 0;
    for (let at = 1; at < this.parole.length; at += 1) {
      const written = testi[this.parole[at - 1] ?? 0] ?? '';
      if (!text.startsWith(written)) continue;
      const next = testi[this.parole[at] ?? 0] ?? '';
      const length = written.length + next.length;
      if (length > text.length || !text.startsWith(next, written.length)) continue;
      if (length === text.length) return SPEZZATA;
      if (length >= MEZZA && next.length > 1) best = SPEZZATA_E_TAGLIATA;
    }
    return best;
  }

  /** Words of names that a word of a text may stand for. */
  similarTo(word: number): readonly number[] {
    const known = this.#simili[word];
    if (known) return known;
    const { testi, inNomi, classi } = this.#vocabulary;
    const text = testi[word] ?? '';
    const found: number[] = [];
    const isLoose = text.length >= RADICE && (inNomi[word] ?? 0) === 0 && (classi[word] ?? 0) === 0;
    if (isLoose) {
      this.#addAlike(this.#inizi.get(text.slice(0, RADICE)), word, found);
      this.#addAlike(this.#fini.get(text.slice(-RADICE)), word, found);
    }
    // In a short word one error spoils both halves, but rarely the first and last letter.
    if (isLoose)
      for (let length = text.length - 1; length <= text.length + 1; length += 1)
        this.#addAlike(this.#sagome.get(silhouette(text, length)), word, found);
    this.#simili[word] = found;
    return found;
  }

  /** Of `words`, adds those that a word may stand for. */
  #addAlike(words: readonly number[] | undefined, word: number, found: number[]): void {
    if (!words) return;
    const { testi } = this.#vocabulary;
    const text = testi[word] ?? '';
    for (let at = 0; at < words.length; at += 1) {
      const other = words[at] ?? 0;
      if (computeWordSimilarity(testi[other] ?? '', text) > 0 && !found.includes(other)) found.push(other);
    }
  }
}
