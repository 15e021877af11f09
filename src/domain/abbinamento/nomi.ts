/** How well a name is written in the text of a movimento: exactly, abbreviated, cut, split or mistyped. */
import type { Anagrafe, Nome } from './anagrafe.ts';
import { Graduatoria } from './graduatoria.ts';
import {
  CAMPO_CAUSALE,
  CAMPO_NOME,
  PAROLA,
  campoDi,
  lunghezzaDi,
  tipoDi,
  type TestiMovimenti,
} from './movimenti.ts';
import { LEGALE, VUOTA } from './parole.ts';
import { Scritture } from './scritture.ts';
import { somiglianza } from './somiglianza.ts';
import type { Vocabolario } from './vocabolario.ts';

/** A word that leads to more names than this leads nowhere by itself. */
const TROPPI = 300;
const PESO_MASSIMO = 9;
/** Once words have led to so many names, others are not followed. */
const ABBASTANZA = 120;
/** Names compared in full for one movimento. */
const CONFRONTATI = 12;
/** And of those, compared also with words written otherwise. */
const SIMILI = 4;
/** Share of a name that leaves nothing to look for. */
const INTERO = 0.99;

export interface Riconosciuto {
  partito: number;
  /** Logarithm: how much likelier the text is if this party wrote it. */
  peso: number;
  /** Share of the name found, 0..1. */
  coperto: number;
}

export class Nomi {
  readonly #vocabolario: Vocabolario;
  readonly #anagrafe: Anagrafe;
  readonly #testi: TestiMovimenti;
  readonly #pesi: Float64Array;
  readonly #scritture: Scritture;
  /** Words of the current movimento: the stamp says so. */
  readonly #visto: Int32Array;
  #timbro = 0;
  readonly #graduatoria: Graduatoria;
  readonly #rare: number[] = [];
  /** Telling words of the field of the name. */
  readonly #campo: number[] = [];
  #haNome = false;
  /** How the best names fit, in their order. */
  readonly #pesiScelti = new Float64Array(CONFRONTATI);
  readonly #copertiScelti = new Float64Array(CONFRONTATI);
  /** What `#compare` found last. */
  peso = 0;
  coperto = 0;

  constructor(vocabolario: Vocabolario, anagrafe: Anagrafe, testi: TestiMovimenti, movimenti: number) {
    this.#vocabolario = vocabolario;
    this.#anagrafe = anagrafe;
    this.#testi = testi;
    this.#scritture = new Scritture(vocabolario, movimenti);
    this.#visto = new Int32Array(vocabolario.testi.length + 1);
    this.#graduatoria = new Graduatoria(anagrafe.nomi.length, CONFRONTATI);
    const names = Math.max(1, anagrafe.nomi.length);
    this.#pesi = Float64Array.from(vocabolario.testi, (_, word) => {
      const share = Math.max(
        (vocabolario.inNomi[word] ?? 0) / names,
        (vocabolario.inTesti[word] ?? 0) / Math.max(1, movimenti) / 8,
        1 / 20_000,
      );
      return Math.min(PESO_MASSIMO, Math.max(0, -Math.log(share)));
    });
  }

  /** True when the current movimento has a name in a field of its own. */
  get haNome(): boolean {
    return this.#haNome;
  }

  /** Makes a movimento the current one. */
  start(at: number): void {
    this.#timbro += 1;
    this.#scritture.start();
    this.#campo.length = 0;
    this.#haNome = false;
    const { classi } = this.#vocabolario;
    const { parole } = this.#scritture;
    const { info, valore, inizio } = this.#testi;
    const to = inizio[at + 1] ?? 0;
    for (let token = inizio[at] ?? 0; token < to; token += 1) {
      const here = info[token] ?? 0;
      if (tipoDi(here) !== PAROLA) continue;
      const word = valore[token] ?? 0;
      const campo = campoDi(here);
      if (campo === CAMPO_CAUSALE) continue;
      this.#visto[word] = this.#timbro;
      parole.push(word);
      if (campo !== CAMPO_NOME) continue;
      this.#haNome = true;
      if (((classi[word] ?? 0) & VUOTA) === 0 && lunghezzaDi(here) > 2) this.#campo.push(word);
    }
  }

  /** The parties whose names best fit the current movimento, best first, at most `quanti`. */
  recognise(quanti: number): Riconosciuto[] {
    this.#collect();
    let found = this.#best(quanti);
    if ((found[0]?.coperto ?? 0) < 0.75) {
      this.#collect();
      this.#collectSimili();
      found = this.#best(quanti);
    }
    return found;
  }

  /**
   * How well the names of one party fit, into `peso` and `coperto`: the best of them. `aFondo`: even a name of
   * which no word is there as it is written.
   */
  fit(partito: number, aFondo: boolean): void {
    let [peso, coperto] = [0, 0];
    const { nomi, nomiDelPartito } = this.#anagrafe;
    const own = nomiDelPartito[partito];
    if (own)
      for (const place of own) {
        const nome = nomi[place];
        if (!nome) continue;
        this.#compare(nome, false);
        if ((aFondo || this.coperto > 0) && this.coperto < INTERO) this.#compare(nome, true);
        if (this.peso > peso) ({ peso, coperto } = this);
      }
    this.peso = peso;
    this.coperto = coperto;
  }

  #lead(word: number, share: number): void {
    const names = this.#anagrafe.nomiDi[word];
    if (!names || names.length > TROPPI) return;
    this.#graduatoria.add(names, (this.#pesi[word] ?? 0) * share);
  }

  /** The rarest words first, until they lead to enough names: common ones only add to those. */
  #collect(): void {
    const { nomiDi } = this.#anagrafe;
    const { inNomi } = this.#vocabolario;
    const rare = this.#rare;
    rare.length = 0;
    for (const word of this.#scritture.parole)
      if (nomiDi[word] !== undefined && !rare.includes(word)) rare.push(word);
    if (rare.length > 1) rare.sort((a, b) => (inNomi[a] ?? 0) - (inNomi[b] ?? 0) || a - b);
    let led = 0;
    for (const word of rare) {
      const names = inNomi[word] ?? 0;
      if (led > ABBASTANZA || (led > 0 && names > ABBASTANZA)) break;
      led += names;
      this.#lead(word, 1);
    }
  }

  #collectSimili(): void {
    const scritture = this.#scritture;
    scritture.unite((word) => {
      if (this.#visto[word] === this.#timbro) return;
      this.#visto[word] = this.#timbro;
      this.#lead(word, 1);
    });
    for (const word of scritture.sciolte()) for (const like of scritture.similiA(word)) this.#lead(like, 0.7);
  }

  /** The best of the names led to, compared in full. */
  #best(quanti: number): Riconosciuto[] {
    const { nomi } = this.#anagrafe;
    const count = this.#graduatoria.close();
    const found: Riconosciuto[] = [];
    this.#confrontaScelti(count);
    const whole = (this.#copertiScelti[0] ?? 0) > INTERO && count > 0;
    for (let at = 0; at < count; at += 1) {
      const nome = nomi[this.#graduatoria.migliori[at] ?? 0];
      if (!nome) continue;
      let peso = this.#pesiScelti[at] ?? 0;
      let coperto = this.#copertiScelti[at] ?? 0;
      if (at < SIMILI && coperto < INTERO && !whole) {
        this.#compare(nome, true);
        ({ peso, coperto } = this);
      }
      if (peso <= 0.5) continue;
      const same = found.find(({ partito }) => partito === nome.partito);
      if (!same) found.push({ partito: nome.partito, peso, coperto });
      else if (peso > same.peso) {
        same.peso = peso;
        same.coperto = coperto;
      }
    }
    if (found.length > 1) found.sort((a, b) => b.peso - a.peso || a.partito - b.partito);
    if (found.length > quanti) found.length = quanti;
    return found;
  }

  /** Compares the first `count` of those chosen by their exact words, and puts the best first. */
  #confrontaScelti(count: number): void {
    const { nomi } = this.#anagrafe;
    const [scelti, pesi, coperti] = [this.#graduatoria.migliori, this.#pesiScelti, this.#copertiScelti];
    for (let at = 0; at < count; at += 1) {
      const name = scelti[at] ?? 0;
      const nome = nomi[name];
      if (nome) this.#compare(nome, false);
      const { peso, coperto } = this;
      const partito = nome?.partito ?? 0;
      let place = at;
      for (; place > 0; place -= 1) {
        const before = pesi[place - 1] ?? 0;
        const other = nomi[scelti[place - 1] ?? 0]?.partito ?? 0;
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

  /** How one name fits the current movimento, into `peso` and `coperto`; `simili`: words written otherwise count too. */
  #compare({ parole, forma }: Nome, simili: boolean): void {
    let hit = 0;
    let total = 0;
    let missing = 0;
    for (let at = 0; at < parole.length; at += 1) {
      const word = parole[at] ?? 0;
      const weight = this.#pesi[word] ?? 0;
      total += weight;
      if (this.#visto[word] === this.#timbro) hit += weight;
      else {
        const share = simili ? this.#scritture.findSimile(word) : 0;
        hit += weight * share;
        missing += Math.min(4, weight) * (1 - share);
      }
    }
    this.peso = 0;
    this.coperto = 0;
    if (hit === 0) return;
    let peso = Math.min(12, hit * 0.95) - missing * 0.7;
    if (this.#haNome) peso -= this.#extra(parole, forma, simili);
    this.peso = peso;
    this.coperto = total === 0 ? 0 : hit / total;
  }

  /** Words in the field of the name that the name does not have, and another legal form: perhaps somebody else. */
  #extra(parole: readonly number[], formaNome: readonly number[], simili: boolean): number {
    let extra = 0;
    let forma = 0;
    const { classi, inNomi, testi } = this.#vocabolario;
    for (const word of this.#campo) {
      if (parole.includes(word)) continue;
      if (((classi[word] ?? 0) & LEGALE) !== 0) forma = formaNome.includes(word) ? 2 : Math.max(forma, 1);
      else {
        if (simili && parole.some((own) => somiglianza(testi[own] ?? '', testi[word] ?? '') > 0)) continue;
        extra += (inNomi[word] ?? 0) > 0 ? 1.6 : 0.7;
      }
    }
    if (formaNome.length > 0 && forma === 1) extra += 1.5;
    return Math.min(6, extra) - (forma === 2 ? 0.4 : 0);
  }
}
