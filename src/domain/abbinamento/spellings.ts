/** Words written otherwise than they are: cut in two by the end of a line, contracted, mistyped. */
import { makePosti } from './places.ts';
import { Segni } from './signs.ts';
import { canSomigliare, countAllowedErrors, toLetterBits, computeWordSimilarity } from './similarity.ts';
import type { Vocabolario } from './vocabulary.ts';

/** Beginning (or end) by which a mistyped or cut word finds the one that was meant. */
const RADICE = 4;
/** A word that is part of names itself is rarely a slip for another. */
const NOME_ANCHE_LEI = 0.5;
const SPEZZATA = 0.9;
/** And cut at its end too, of so many letters that are left. */
const SPEZZATA_E_TAGLIATA = 0.7;
const MEZZA = 6;

/** The first letter of a word, its last, and a length, as one number. */
const sagoma = (text: string, length: number): number =>
  (text.charCodeAt(0) * 128 + text.charCodeAt(text.length - 1)) * 1_024 + length;

/** So many letters of a word, as one number. */
function radice(text: string, from: number): number {
  let root = 0;
  for (let at = from; at < from + RADICE; at += 1) root = root * 128 + (text.charCodeAt(at) % 128);
  return root;
}

const LETTERE = 128;
/** Places for letters, of which two may share one, and for lengths: longer words count as this long. */
const POSTI = 32;
/** How a word starts, ends and how long it is, as one number small enough for a table that stays at hand. */
const forma = (first: number, last: number, length: number): number =>
  ((first % POSTI) * POSTI + (last % POSTI)) * POSTI + Math.min(length, POSTI - 1);

/** The first letter of a word, its last and its length, as `Scritture` keeps them. */
const estremiDi = (text: string): number =>
  (text.charCodeAt(0) % LETTERE) | ((text.charCodeAt(text.length - 1) % LETTERE) << 7) | (text.length << 14);
const primaLettera = (estremi: number): number => estremi & 127;
const ultimaLettera = (estremi: number): number => (estremi >> 7) & 127;
const lunghezza = (estremi: number): number => estremi >> 14;
/** One bit for each letter. */
const bitDi = (letter: number): number => 1 << (letter & 31);

function addTo(map: Map<number, number[]>, key: number, word: number): void {
  const list = map.get(key);
  if (list) list.push(word);
  else map.set(key, [word]);
}

/** The words of one text, in their order, and those among them that may be a name written otherwise. */
export class Scritture {
  readonly #vocabolario: Vocabolario;
  /** Words of names by their first letters and by their last. */
  readonly #inizi = new Map<number, number[]>();
  readonly #fini = new Map<number, number[]>();
  /** Words of names by their ends and their length. */
  readonly #sagome = new Map<number, number[]>();
  readonly #simili: (readonly number[] | undefined)[];
  /** Marked for the first letters, last letters and lengths that words of names have. */
  readonly #forme = new Uint8Array(POSTI ** 3);
  readonly #estremi: Int32Array;
  readonly #lettere: Int32Array;
  /** Words in more texts than these mean something of their own. */
  readonly #comune: number;
  readonly parole: Int32Array;
  quante = 0;
  /** After `findSciolte`. */
  readonly sciolte: Int32Array;
  #quanteSciolte = -1;
  /** The letters with which its words begin, and those with which its loose words end. */
  #iniziali = 0;
  #finali = 0;
  /** Shares already found for words of names. */
  readonly #quote: Float64Array;
  readonly #cercate: Segni;

  /** `massimo`: how many words a text may have. */
  constructor(vocabolario: Vocabolario, movimenti: number, massimo: number) {
    this.#vocabolario = vocabolario;
    const { testi, inNomi } = vocabolario;
    this.#simili = makePosti(testi.length);
    this.#comune = Math.max(8, movimenti / 40);
    // Those that two words make together are added.
    this.parole = new Int32Array(2 * massimo);
    this.sciolte = new Int32Array(2 * massimo);
    this.#quote = new Float64Array(testi.length);
    this.#cercate = new Segni(testi.length);
    this.#estremi = new Int32Array(testi.length);
    this.#lettere = new Int32Array(testi.length);
    for (let word = 0; word < testi.length; word += 1) {
      const text = testi[word] ?? '';
      const ends = estremiDi(text);
      this.#estremi[word] = ends;
      this.#lettere[word] = toLetterBits(text);
      if ((inNomi[word] ?? 0) === 0) continue;
      this.#forme[forma(primaLettera(ends), ultimaLettera(ends), text.length)] = 1;
      if (text.length < RADICE) continue;
      addTo(this.#inizi, radice(text, 0), word);
      addTo(this.#fini, radice(text, text.length - RADICE), word);
      addTo(this.#sagome, sagoma(text, text.length), word);
    }
  }

  start(): void {
    this.quante = 0;
    this.restart();
  }

  add(word: number): void {
    this.parole[this.quante] = word;
    this.quante += 1;
  }

  /** After words have been added. */
  restart(): void {
    this.#quanteSciolte = -1;
    this.#cercate.start();
  }

  /** Finds words that may be a name written otherwise: those that mean nothing else and are not in every text. */
  findSciolte(): number {
    if (this.#quanteSciolte >= 0) return this.#quanteSciolte;
    const { classi, inTesti } = this.#vocabolario;
    let count = 0;
    this.#iniziali = 0;
    this.#finali = 0;
    for (let at = 0; at < this.quante; at += 1) {
      const word = this.parole[at] ?? 0;
      const ends = this.#estremi[word] ?? 0;
      this.#iniziali |= bitDi(primaLettera(ends));
      if ((classi[word] ?? 0) !== 0 || (inTesti[word] ?? 0) > this.#comune) continue;
      this.#finali |= bitDi(ultimaLettera(ends));
      this.sciolte[count] = word;
      count += 1;
    }
    this.#quanteSciolte = count;
    return count;
  }

  /** Lines of a fixed width cut words in two (`COSTRU ZIONI`): the words of names that they make when joined. */
  unite(take: (word: number) => void): void {
    const { inNomi } = this.#vocabolario;
    const { parole } = this;
    const pairs = this.quante - 1;
    for (let at = 0; at < pairs; at += 1) {
      const first = this.#estremi[parole[at] ?? 0] ?? 0;
      const second = this.#estremi[parole[at + 1] ?? 0] ?? 0;
      const length = lunghezza(first) + lunghezza(second);
      if (this.#forme[forma(primaLettera(first), ultimaLettera(second), length)] !== 1) continue;
      const word = this.#vocabolario.findUnite(parole[at] ?? 0, parole[at + 1] ?? 0);
      if (word >= 0 && (inNomi[word] ?? 0) > 0) take(word);
    }
  }

  /** The share of a word of a name that another word of the text stands for. */
  findSimile(word: number): number {
    const loose = this.findSciolte();
    const ends = this.#estremi[word] ?? 0;
    if (lunghezza(ends) < 3) return 0;
    const begins = (this.#iniziali & bitDi(primaLettera(ends))) !== 0;
    if (!begins && (this.#finali & bitDi(ultimaLettera(ends))) === 0) return 0;
    if (!this.#cercate.add(word)) return this.#quote[word] ?? 0;
    const share = this.#searchSimile(word, begins, loose);
    this.#quote[word] = share;
    return share;
  }

  /** `begins`: a word of the text begins with the same letter. */
  #searchSimile(word: number, begins: boolean, loose: number): number {
    const { testi, inNomi } = this.#vocabolario;
    const text = testi[word] ?? '';
    let best = begins ? this.#findSpezzata(text) : 0;
    if (best === SPEZZATA) return best;
    const ends = this.#estremi[word] ?? 0;
    const first = primaLettera(ends);
    const last = ultimaLettera(ends);
    const letters = this.#lettere[word] ?? 0;
    const errori = countAllowedErrors(text.length, false);
    for (let at = 0; at < loose; at += 1) {
      const other = this.sciolte[at] ?? 0;
      const like = this.#estremi[other] ?? 0;
      if (lunghezza(like) < 3 || (primaLettera(like) !== first && ultimaLettera(like) !== last)) continue;
      if (!canSomigliare(letters, this.#lettere[other] ?? 0, errori)) continue;
      const share = computeWordSimilarity(text, testi[other] ?? '');
      if (share > best) best = (inNomi[other] ?? 0) > 0 ? share * NOME_ANCHE_LEI : share;
    }
    return best;
  }

  /** Two words of the text that are one cut in two, perhaps also at its end; 0 when there are none. */
  #findSpezzata(text: string): number {
    const { testi } = this.#vocabolario;
    const { parole, quante } = this;
    const initial = text.charCodeAt(0) % LETTERE;
    let best = 0;
    for (let at = 1; at < quante; at += 1) {
      const here = this.#estremi[parole[at - 1] ?? 0] ?? 0;
      if (primaLettera(here) !== initial) continue;
      const other = this.#estremi[parole[at] ?? 0] ?? 0;
      const length = lunghezza(here) + lunghezza(other);
      if (length > text.length) continue;
      const written = testi[parole[at - 1] ?? 0] ?? '';
      const next = testi[parole[at] ?? 0] ?? '';
      if (!text.startsWith(written) || !text.startsWith(next, written.length)) continue;
      if (length === text.length) return SPEZZATA;
      if (length >= MEZZA && next.length > 1) best = SPEZZATA_E_TAGLIATA;
    }
    return best;
  }

  /** Words of names that a word of a text may stand for. */
  similiA(word: number): readonly number[] {
    const known = this.#simili[word];
    if (known) return known;
    const { testi, inNomi, classi } = this.#vocabolario;
    const text = testi[word] ?? '';
    const found: number[] = [];
    const isSciolta = text.length >= RADICE && (inNomi[word] ?? 0) === 0 && (classi[word] ?? 0) === 0;
    if (isSciolta) {
      this.#addSimili(this.#inizi.get(radice(text, 0)), word, found);
      this.#addSimili(this.#fini.get(radice(text, text.length - RADICE)), word, found);
    }
    // A slip in a short word spoils both its halves, seldom its ends.
    if (isSciolta)
      for (let length = text.length - 1; length <= text.length + 1; length += 1)
        this.#addSimili(this.#sagome.get(sagoma(text, length)), word, found);
    this.#simili[word] = found;
    return found;
  }

  /** Of `words`, those that a word may stand for. */
  #addSimili(words: readonly number[] | undefined, word: number, found: number[]): void {
    if (!words) return;
    const { testi } = this.#vocabolario;
    const text = testi[word] ?? '';
    const letters = this.#lettere[word] ?? 0;
    const errori = countAllowedErrors(text.length, true);
    for (let at = 0; at < words.length; at += 1) {
      const other = words[at] ?? 0;
      if (!canSomigliare(letters, this.#lettere[other] ?? 0, errori)) continue;
      if (computeWordSimilarity(testi[other] ?? '', text) > 0 && !found.includes(other)) found.push(other);
    }
  }
}
