/** How well a name is written in the text of a movimento: exactly, abbreviated, cut, split or mistyped. */
import type { Anagrafe, Nome } from './anagrafe.ts';
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
const ANONIMO: Nome = { partito: -1, parole: [], forma: [] };
const NIENTE = { peso: 0, coperto: 0 };
/** Beginning (or end) by which a mistyped or cut word finds the one that was meant. */
const RADICE = 4;

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
  readonly #radici = new Map<string, number[]>();
  readonly #simili: (number[] | undefined)[] = [];
  /** Words of the current movimento: the stamp says so, the place where. */
  #visto: Int32Array;
  #timbro = 0;
  readonly #accumulo: Float64Array;
  readonly #toccati: number[] = [];
  #sciolte: number[] = [];
  #sciolto = false;
  readonly #rare: number[] = [];
  readonly #comune: number;
  #parole: number[] = [];
  /** Telling words of the field of the name. */
  #campo: number[] = [];
  #haNome = false;

  constructor(vocabolario: Vocabolario, anagrafe: Anagrafe, testi: TestiMovimenti, movimenti: number) {
    this.#vocabolario = vocabolario;
    this.#anagrafe = anagrafe;
    this.#testi = testi;
    this.#visto = new Int32Array(vocabolario.testi.length + 1);
    this.#comune = Math.max(8, movimenti / 40);
    this.#accumulo = new Float64Array(anagrafe.nomi.length);
    const names = Math.max(1, anagrafe.nomi.length);
    this.#pesi = Float64Array.from(vocabolario.testi, (_, word) => {
      const share = Math.max(
        (vocabolario.inNomi[word] ?? 0) / names,
        (vocabolario.inTesti[word] ?? 0) / Math.max(1, movimenti) / 8,
        1 / 20_000,
      );
      return Math.min(PESO_MASSIMO, Math.max(0, -Math.log(share)));
    });
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

  /** True when the current movimento has a name in a field of its own. */
  get haNome(): boolean {
    return this.#haNome;
  }

  /** Makes a movimento the current one. */
  start(at: number): void {
    this.#timbro += 1;
    this.#parole.length = 0;
    this.#campo.length = 0;
    this.#sciolto = false;
    this.#haNome = false;
    const { classi } = this.#vocabolario;
    const { info, valore, inizio } = this.#testi;
    const to = inizio[at + 1] ?? 0;
    for (let token = inizio[at] ?? 0; token < to; token += 1) {
      const here = info[token] ?? 0;
      if (tipoDi(here) !== PAROLA) continue;
      const word = valore[token] ?? 0;
      const campo = campoDi(here);
      if (campo === CAMPO_CAUSALE) continue;
      this.#visto[word] = this.#timbro;
      this.#parole.push(word);
      if (campo !== CAMPO_NOME) continue;
      this.#haNome = true;
      if (((classi[word] ?? 0) & VUOTA) === 0 && lunghezzaDi(here) > 2) this.#campo.push(word);
    }
  }

  /** The parties whose names best fit the current movimento, best first, at most `quanti`. */
  recognise(quanti: number): Riconosciuto[] {
    this.#collect(false);
    let found = this.#best(quanti);
    if ((found[0]?.coperto ?? 0) < 0.75) {
      this.#collect(true);
      found = this.#best(quanti);
    }
    return found;
  }

  /** How well the names of one party fit: the best of them. */
  fit(partito: number): { peso: number; coperto: number } {
    let best = NIENTE;
    const { nomi, nomiDelPartito } = this.#anagrafe;
    for (const place of nomiDelPartito[partito] ?? []) {
      const nome = nomi[place];
      if (!nome) continue;
      const esito = this.compare(nome, true);
      if (esito.peso > best.peso) best = esito;
    }
    return best;
  }

  /** Words that may be a name written otherwise: those that mean nothing else and are not in every text. */
  #loosen(): void {
    if (this.#sciolto) return;
    this.#sciolto = true;
    const { classi, inTesti } = this.#vocabolario;
    this.#sciolte.length = 0;
    for (const [at, word] of this.#parole.entries())
      if ((classi[word] ?? 0) === 0 && (inTesti[word] ?? 0) <= this.#comune) this.#sciolte.push(at);
  }

  #collect(simili: boolean): void {
    const { nomiDi } = this.#anagrafe;
    const add = (word: number, share: number): void => {
      const names = nomiDi[word];
      if (!names || names.length > TROPPI) return;
      const weight = (this.#pesi[word] ?? 0) * share;
      for (const name of names) {
        if (this.#accumulo[name] === 0) this.#toccati.push(name);
        this.#accumulo[name] = (this.#accumulo[name] ?? 0) + weight;
      }
    };
    // The rarest words first, until they lead to enough names: common ones only add to those.
    const { inNomi } = this.#vocabolario;
    const rare = this.#rare;
    rare.length = 0;
    for (const word of this.#parole) if (nomiDi[word] && !rare.includes(word)) rare.push(word);
    rare.sort((a, b) => (inNomi[a] ?? 0) - (inNomi[b] ?? 0) || a - b);
    let led = 0;
    for (const word of rare) {
      const names = inNomi[word] ?? 0;
      if (led > ABBASTANZA || (led > 0 && names > ABBASTANZA)) break;
      led += names;
      add(word, 1);
    }
    if (!simili) return;
    this.#loosen();
    this.#unisci(add);
    for (const at of this.#sciolte) for (const like of this.#similiA(this.#parole[at] ?? 0)) add(like, 0.7);
  }

  /** Lines of a fixed width cut words in two (`COSTRU ZIONI`): joined again, they are words of names. */
  #unisci(add: (word: number, share: number) => void): void {
    const { testi, inNomi, inTesti } = this.#vocabolario;
    const all = this.#parole;
    for (let at = 0; at + 1 < all.length; at += 1) {
      const [first, second] = [all[at] ?? 0, all[at + 1] ?? 0];
      if ((inTesti[first] ?? 0) > this.#comune && (inTesti[second] ?? 0) > this.#comune) continue;
      const word = this.#vocabolario.findUnite(testi[first] ?? '', testi[second] ?? '');
      if (word < 0 || (inNomi[word] ?? 0) === 0 || this.#visto[word] === this.#timbro) continue;
      this.#visto[word] = this.#timbro;
      add(word, 1);
    }
  }

  /** The best of the names touched: those whose words weigh most, compared in full. */
  #best(quanti: number): Riconosciuto[] {
    const { nomi } = this.#anagrafe;
    let most = 0;
    for (const name of this.#toccati) most = Math.max(most, this.#accumulo[name] ?? 0);
    const top: { name: number; somma: number }[] = [];
    for (const name of this.#toccati) {
      const somma = this.#accumulo[name] ?? 0;
      if (somma >= most * 0.5) top.push({ name, somma });
      this.#accumulo[name] = 0;
    }
    this.#toccati.length = 0;
    if (top.length > CONFRONTATI) {
      top.sort((a, b) => b.somma - a.somma || a.name - b.name);
      top.length = CONFRONTATI;
    }
    const found: Riconosciuto[] = [];
    const exact = top
      .map(({ name }) => ({ nome: nomi[name], esito: this.compare(nomi[name] ?? ANONIMO, false) }))
      .sort((a, b) => b.esito.peso - a.esito.peso || (a.nome?.partito ?? 0) - (b.nome?.partito ?? 0));
    const whole = (exact[0]?.esito.coperto ?? 0) > 0.99;
    for (const [at, { nome, esito }] of exact.entries()) {
      if (!nome) continue;
      const seen = at < SIMILI && esito.coperto < 0.99 && !whole ? this.compare(nome, true) : esito;
      if (seen.peso <= 0.5) continue;
      const same = found.find(({ partito }) => partito === nome.partito);
      if (!same) found.push({ partito: nome.partito, peso: seen.peso, coperto: seen.coperto });
      else if (seen.peso > same.peso) {
        same.peso = seen.peso;
        same.coperto = seen.coperto;
      }
    }
    return found.sort((a, b) => b.peso - a.peso || a.partito - b.partito).slice(0, quanti);
  }

  /** How one name fits the current movimento; `simili`: words written otherwise count too. */
  compare({ parole, forma }: Nome, simili: boolean): { peso: number; coperto: number } {
    let hit = 0;
    let total = 0;
    let missing = 0;
    for (const word of parole) {
      const weight = this.#pesi[word] ?? 0;
      total += weight;
      if (this.#visto[word] === this.#timbro) hit += weight;
      else {
        const share = simili ? this.#findSimile(word) : 0;
        hit += weight * share;
        missing += Math.min(4, weight) * (1 - share);
      }
    }
    if (hit === 0) return NIENTE;
    let peso = Math.min(12, hit * 0.95) - missing * 0.7;
    if (this.#haNome) peso -= this.#extra(parole, forma, simili);
    return { peso, coperto: total === 0 ? 0 : hit / total };
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

  /** The share of a word of a name that another word of the text stands for. */
  #findSimile(word: number): number {
    const { testi, inNomi } = this.#vocabolario;
    const text = testi[word] ?? '';
    let best = 0;
    if (text.length < 3) return 0;
    this.#loosen();
    const first = text.charCodeAt(0);
    const last = text.charCodeAt(text.length - 1);
    const all = this.#parole;
    for (let at = 0; at + 1 < all.length; at += 1) {
      const written = testi[all[at] ?? -1] ?? '';
      const next = testi[all[at + 1] ?? -1] ?? '';
      if (written.length + next.length === text.length && text.startsWith(written) && text.endsWith(next))
        return 0.9;
    }
    for (const at of this.#sciolte) {
      const other = all[at] ?? 0;
      const written = testi[other] ?? '';
      const sameFirst = written.charCodeAt(0) === first;
      if (!sameFirst && written.charCodeAt(written.length - 1) !== last) continue;
      if (written.length < 3) continue;
      const share = somiglianza(text, written);
      // A word that is part of names itself is rarely a slip for another.
      if (share > best) best = (inNomi[other] ?? 0) > 0 ? share * 0.5 : share;
    }
    return best;
  }

  /** Words of names that a word of a text may stand for. */
  #similiA(word: number): readonly number[] {
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
