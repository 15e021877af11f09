/** Whose names the text of a movimento may hold: those that its words lead to, the few best compared in full. */
import type { Anagrafe } from './registry.ts';
import { comparePeso, type PartitoCandidato } from './candidates.ts';
import { INTERO, type Confronto } from './comparison.ts';
import { Graduatoria } from './ranking.ts';
import type { Vocabolario } from './vocabulary.ts';

/** A word that leads to more names than this leads nowhere by itself. */
const TROPPI = 300;
/** Once words have led to so many names, others are not followed. */
const ABBASTANZA = 120;
/** Names compared in full for one movimento. */
const CONFRONTATI = 12;
/** And of those, compared also with words written otherwise: so many of the best by either order. */
const SIMILI = 4;
/** A weight that names nobody. */
const LIEVE = 0.5;

export class Nomi {
  readonly #vocabolario: Vocabolario;
  /** The names that hold each word. */
  readonly #nomiDi = new Map<number, number[]>();
  readonly #confronto: Confronto;
  readonly #graduatoria: Graduatoria;
  /** The party of each name. */
  readonly #partiti: readonly number[];
  /** The first names led to, before they are compared. */
  readonly #primi = new Int32Array(SIMILI);
  /** The parties found last: they serve until the next are sought. */
  readonly #trovati: PartitoCandidato[] = [];
  /** How the best names fit, in their order. */
  readonly #pesiScelti = new Float64Array(CONFRONTATI);
  readonly #copertiScelti = new Float64Array(CONFRONTATI);

  /** `confronto` has the movimento that is looked at. */
  constructor(vocabolario: Vocabolario, { nomi }: Anagrafe, confronto: Confronto) {
    this.#vocabolario = vocabolario;
    for (const [nome, { parole }] of nomi.entries())
      for (const word of parole) {
        const list = this.#nomiDi.get(word);
        if (list) list.push(nome);
        else this.#nomiDi.set(word, [nome]);
      }
    this.#partiti = nomi.map(({ partito }) => partito);
    this.#confronto = confronto;
    this.#graduatoria = new Graduatoria(nomi.length, CONFRONTATI);
  }

  /** The parties whose names best fit the current movimento, best first, at most `quanti`; until it is asked again. */
  recognise(quanti: number): PartitoCandidato[] {
    this.#confronto.addUnite();
    this.#graduatoria.start();
    this.#collect();
    const count = this.#rank();
    const first = this.#pesiScelti[0] ?? 0;
    const whole = this.#copertiScelti[0] ?? 0;
    if (count > 0 && first > LIEVE && whole > INTERO) return this.#best(quanti, count, 0);
    const all = this.#collectSimili() ? this.#rank() : count;
    return this.#best(quanti, all, SIMILI);
  }

  /** Chooses the names that the words lead to and compares them; answers how many. */
  #rank(): number {
    const count = this.#graduatoria.rank();
    // The first led to stay among those looked at to the bottom.
    for (let at = 0; at < SIMILI; at += 1)
      this.#primi[at] = at < count ? (this.#graduatoria.migliori[at] ?? -1) : -1;
    this.#confrontaScelti(count);
    return count;
  }

  #lead(word: number, share: number): void {
    const nomi = this.#nomiDi.get(word) ?? [];
    if (nomi.length <= TROPPI) this.#graduatoria.add(nomi, (this.#confronto.pesi[word] ?? 0) * share);
  }

  /** The rarest words first, until they lead to enough names: common ones only add to those. */
  #collect(): void {
    const { inNomi } = this.#vocabolario;
    const rare = [...new Set(this.#confronto.scritture.parole)]
      .filter((word) => (inNomi[word] ?? 0) > 0)
      .sort((a, b) => (inNomi[a] ?? 0) - (inNomi[b] ?? 0) || a - b);
    let led = 0;
    for (const word of rare) {
      const names = inNomi[word] ?? 0;
      if (led > ABBASTANZA || (led > 0 && names > ABBASTANZA)) {
        if (this.#graduatoria.quanti > CONFRONTATI)
          this.#graduatoria.raise(this.#confronto, word, this.#confronto.pesi[word] ?? 0);
        continue;
      }
      led += names;
      this.#lead(word, 1);
    }
  }

  /** By words that may be others, written otherwise; answers whether there are any. */
  #collectSimili(): boolean {
    const { scritture } = this.#confronto;
    let some = false;
    for (const word of scritture.findSciolte()) {
      const likes = scritture.similiA(word);
      for (const like of likes) this.#lead(like, 0.7);
      some ||= likes.length > 0;
    }
    return some;
  }

  /** The best of those chosen; the first `aFondo`, by either order, with words written otherwise too. */
  #best(quanti: number, count: number, aFondo: number): PartitoCandidato[] {
    const confronto = this.#confronto;
    let found = 0;
    for (let at = 0; at < count; at += 1) {
      const nome = this.#graduatoria.migliori[at] ?? 0;
      const partito = this.#partiti[nome] ?? 0;
      let peso = this.#pesiScelti[at] ?? 0;
      let coperto = this.#copertiScelti[at] ?? 0;
      if (aFondo > 0 && coperto < INTERO && (at < aFondo || this.#primi.includes(nome))) {
        confronto.compare(nome, true);
        ({ peso, coperto } = confronto);
      }
      if (peso <= LIEVE) continue;
      const place = this.#placeOf(partito, found);
      const one = (this.#trovati[place] ??= { partito, peso, coperto, prove: 0 });
      if (place < found && peso <= one.peso) continue;
      one.partito = partito;
      one.peso = peso;
      one.coperto = coperto;
      one.prove = 0;
      if (place === found) found += 1;
    }
    return this.#trovati.slice(0, found).sort(comparePeso).slice(0, quanti);
  }

  /** Among the first `quanti` found, the place of a party; `quanti` when it is not there. */
  #placeOf(partito: number, quanti: number): number {
    let place = 0;
    while (place < quanti && this.#trovati[place]?.partito !== partito) place += 1;
    return place;
  }

  /** Compares the first `count` of those chosen by their exact words, and puts the best first. */
  #confrontaScelti(count: number): void {
    const confronto = this.#confronto;
    const partiti = this.#partiti;
    const scelti = this.#graduatoria.migliori;
    const pesi = this.#pesiScelti;
    const coperti = this.#copertiScelti;
    for (let at = 0; at < count; at += 1) {
      const name = scelti[at] ?? 0;
      confronto.compare(name, false);
      const { peso, coperto } = confronto;
      const partito = partiti[name] ?? 0;
      let place = at;
      for (; place > 0; place -= 1) {
        const before = pesi[place - 1] ?? 0;
        const other = partiti[scelti[place - 1] ?? 0] ?? 0;
        if (before > peso || (before === peso && other <= partito)) break;
        scelti[place] = scelti[place - 1] ?? 0;
        pesi[place] = before;
        coperti[place] = coperti[place - 1] ?? 0;
      }
      scelti[place] = name;
      pesi[place] = peso;
      coperti[place] = coperto;
    }
  }
}
