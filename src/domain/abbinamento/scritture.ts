/** Words written otherwise than they are: cut in two by the end of a line, contracted, mistyped. */
import { somiglianza } from './somiglianza.ts';
import type { Vocabolario } from './vocabolario.ts';

/** Beginning (or end) by which a mistyped or cut word finds the one that was meant. */
const RADICE = 4;
/** A word that is part of names itself is rarely a slip for another. */
const NOME_ANCHE_LEI = 0.5;
const SPEZZATA = 0.9;

/** The words of one text, in their order, and those among them that may be a name written otherwise. */
export class Scritture {
  readonly #vocabolario: Vocabolario;
  readonly #radici = new Map<string, number[]>();
  readonly #simili: (readonly number[] | undefined)[] = [];
  /** Words in more texts than these mean something of their own. */
  readonly #comune: number;
  readonly parole: number[] = [];
  readonly #sciolte: number[] = [];
  #sciolto = false;

  constructor(vocabolario: Vocabolario, movimenti: number) {
    this.#vocabolario = vocabolario;
    this.#comune = Math.max(8, movimenti / 40);
    for (let word = 0; word < vocabolario.testi.length; word += 1) {
      if ((vocabolario.inNomi[word] ?? 0) === 0) continue;
      const text = vocabolario.testi[word] ?? '';
      if (text.length < RADICE) continue;
      for (const root of [text.slice(0, RADICE), `-${text.slice(-RADICE)}`]) {
        const list = this.#radici.get(root);
        if (list) list.push(word);
        else this.#radici.set(root, [word]);
      }
    }
  }

  start(): void {
    this.parole.length = 0;
    this.#sciolto = false;
  }

  /** Words that may be a name written otherwise: those that mean nothing else and are not in every text. */
  sciolte(): readonly number[] {
    const { classi, inTesti } = this.#vocabolario;
    if (this.#sciolto) return this.#sciolte;
    this.#sciolto = true;
    this.#sciolte.length = 0;
    for (const word of this.parole)
      if ((classi[word] ?? 0) === 0 && (inTesti[word] ?? 0) <= this.#comune) this.#sciolte.push(word);
    return this.#sciolte;
  }

  /** Lines of a fixed width cut words in two (`COSTRU ZIONI`): the words of names that they make when joined. */
  unite(take: (word: number) => void): void {
    const { testi, inNomi, inTesti } = this.#vocabolario;
    const { parole } = this;
    for (let at = 0; at + 1 < parole.length; at += 1) {
      const [first, second] = [parole[at] ?? 0, parole[at + 1] ?? 0];
      if ((inTesti[first] ?? 0) > this.#comune && (inTesti[second] ?? 0) > this.#comune) continue;
      const word = this.#vocabolario.findUnite(testi[first] ?? '', testi[second] ?? '');
      if (word >= 0 && (inNomi[word] ?? 0) > 0) take(word);
    }
  }

  /** The share of a word of a name that another word of the text stands for. */
  findSimile(word: number): number {
    const { testi, inNomi } = this.#vocabolario;
    const text = testi[word] ?? '';
    let best = 0;
    if (text.length < 3) return 0;
    const { parole } = this;
    let written = testi[parole[0] ?? -1] ?? '';
    for (let at = 1; at < parole.length; at += 1) {
      const next = testi[parole[at] ?? -1] ?? '';
      if (written.length + next.length === text.length && text.startsWith(written) && text.endsWith(next))
        return SPEZZATA;
      written = next;
    }
    const first = text.charCodeAt(0);
    const last = text.charCodeAt(text.length - 1);
    for (const other of this.sciolte()) {
      const like = testi[other] ?? '';
      if (like.length < 3) continue;
      if (like.charCodeAt(0) !== first && like.charCodeAt(like.length - 1) !== last) continue;
      const share = somiglianza(text, like);
      if (share > best) best = (inNomi[other] ?? 0) > 0 ? share * NOME_ANCHE_LEI : share;
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
    if (text.length >= RADICE && (inNomi[word] ?? 0) === 0 && (classi[word] ?? 0) === 0)
      for (const root of [text.slice(0, RADICE), `-${text.slice(-RADICE)}`])
        for (const other of this.#radici.get(root) ?? [])
          if (!found.includes(other) && somiglianza(testi[other] ?? '', text) > 0) found.push(other);
    this.#simili[word] = found;
    return found;
  }
}
