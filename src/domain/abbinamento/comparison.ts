/** How well one name is written in the text of the movimento being looked at, and the best of those of a party. */
import type { Anagrafe, NomeSoggetto } from './registry.ts';
import {
  CAMPO_CAUSALE,
  CAMPO_NOME,
  PAROLA,
  getCampo,
  getLength,
  getKind,
  type TestiMovimenti,
} from './movimenti.ts';
import { LEGALE, VUOTA } from './words.ts';
import { makePesi } from './weights.ts';
import { Scritture } from './spellings.ts';
import { Segni } from './signs.ts';
import { computeWordSimilarity } from './similarity.ts';
import type { Vocabolario } from './vocabulary.ts';

/** The number of a house is there, which few texts have by chance; it is not, though a cut may have taken it. */
const NUMERO_SCRITTO = 2;
const NUMERO_TACIUTO = 1;
/** Share of a name that leaves nothing to look for. */
export const INTERO = 0.99;

/** One of 32 bits for a word. */
const bitDi = (word: number): number => 1 << (Math.imul(word, 0x9e3779b1) >>> 27);

const SENZA_NOME: NomeSoggetto = { partito: -1, parole: [], forma: [], numeri: [] };

export class Confronto {
  readonly #vocabolario: Vocabolario;
  readonly #testi: TestiMovimenti;
  readonly scritture: Scritture;
  /** How much each word tells. */
  readonly pesi: Float64Array;
  /** The party of each name. */
  readonly partiti: Int32Array;
  /** Words of the names of each party one after the other, and where those of each start. */
  readonly #parole: Int32Array;
  readonly #inizioPartito: Int32Array;
  /** A bit for each word of the names of a party, and for each word of the text: without one in common there is none. */
  readonly #firme: Int32Array;
  #firma = 0;
  /** Names of each party one after the other, and where they start; one more at the end. */
  readonly #nomi: Int32Array;
  readonly #inizioNomi: Int32Array;
  /** Where the words of each name start and end. */
  readonly #inizioNome: Int32Array;
  readonly #fineNome: Int32Array;
  /** Words of the legal form of each name, and where they start; one more at the end. */
  readonly #forme: Int32Array;
  readonly #inizioForma: Int32Array;
  /** Numbers that are part of each name, and where they start; one more at the end. */
  readonly #numeriNomi: Float64Array;
  readonly #inizioNumeri: Int32Array;
  /** Words of the current movimento. */
  readonly #viste: Segni;
  /** Telling words of the field of the name. */
  readonly #campo: Int32Array;
  #quanteCampo = 0;
  /** Numbers of the text. */
  readonly #numeri: Float64Array;
  #quantiNumeri = 0;
  /** True when the current movimento has a name in a field of its own. */
  haNome = false;
  /** What was found last. `peso`, a logarithm: how much likelier the text is if it is this name that is meant. */
  peso = 0;
  /** Share of the name found, 0..1. */
  coperto = 0;

  constructor(vocabolario: Vocabolario, anagrafe: Anagrafe, testi: TestiMovimenti, movimenti: number) {
    this.#vocabolario = vocabolario;
    this.#testi = testi;
    this.scritture = new Scritture(vocabolario, movimenti, testi.massimo);
    this.pesi = makePesi(vocabolario, anagrafe.nomi.length, movimenti);
    this.#viste = new Segni(vocabolario.testi.length);
    this.#campo = new Int32Array(testi.massimo);
    this.#numeri = new Float64Array(testi.massimo);
    const { nomi, nomiDelPartito, soggetti } = anagrafe;
    this.#parole = new Int32Array(nomi.reduce((sum, { parole }) => sum + parole.length, 0));
    this.#inizioPartito = new Int32Array(soggetti.length + 1);
    this.partiti = Int32Array.from(nomi, ({ partito }) => partito);
    this.#firme = new Int32Array(soggetti.length);
    this.#inizioNome = new Int32Array(nomi.length);
    this.#fineNome = new Int32Array(nomi.length);
    this.#forme = Int32Array.from(nomi.flatMap(({ forma }) => forma));
    this.#inizioForma = new Int32Array(nomi.length + 1);
    for (let nome = 0; nome < nomi.length; nome += 1)
      this.#inizioForma[nome + 1] = (this.#inizioForma[nome] ?? 0) + (nomi[nome]?.forma.length ?? 0);
    this.#numeriNomi = Float64Array.from(nomi.flatMap(({ numeri }) => numeri));
    this.#inizioNumeri = new Int32Array(nomi.length + 1);
    for (let nome = 0; nome < nomi.length; nome += 1)
      this.#inizioNumeri[nome + 1] = (this.#inizioNumeri[nome] ?? 0) + (nomi[nome]?.numeri.length ?? 0);
    this.#nomi = new Int32Array(nomi.length);
    this.#inizioNomi = new Int32Array(soggetti.length + 1);
    let to = 0;
    let nome = 0;
    for (let partito = 0; partito < soggetti.length; partito += 1) {
      for (const place of nomiDelPartito[partito] ?? []) {
        const { parole } = nomi[place] ?? SENZA_NOME;
        this.#parole.set(parole, to);
        this.#nomi[nome] = place;
        nome += 1;
        this.#inizioNome[place] = to;
        to += parole.length;
        for (const word of parole) this.#firme[partito] = (this.#firme[partito] ?? 0) | bitDi(word);
        this.#fineNome[place] = to;
      }
      this.#inizioPartito[partito + 1] = to;
      this.#inizioNomi[partito + 1] = nome;
    }
  }

  /** Makes a movimento the current one. */
  start(at: number): void {
    const { scritture } = this;
    this.#viste.start();
    this.#firma = 0;
    scritture.start();
    this.#quanteCampo = 0;
    this.#quantiNumeri = 0;
    this.haNome = false;
    const { classi, inNomi } = this.#vocabolario;
    const { info, valore, inizio } = this.#testi;
    const to = inizio[at + 1] ?? 0;
    for (let token = inizio[at] ?? 0; token < to; token += 1) {
      const here = info[token] ?? 0;
      const campo = getCampo(here);
      if (campo === CAMPO_CAUSALE) continue;
      const word = valore[token] ?? 0;
      if (getKind(here) !== PAROLA) {
        this.#numeri[this.#quantiNumeri] = word;
        this.#quantiNumeri += 1;
        continue;
      }
      this.#viste.add(word);
      if ((inNomi[word] ?? 0) > 0) this.#firma |= bitDi(word);
      scritture.add(word);
      if (campo !== CAMPO_NOME) continue;
      this.haNome = true;
      if (((classi[word] ?? 0) & VUOTA) !== 0 || getLength(here) <= 2) continue;
      this.#campo[this.#quanteCampo] = word;
      this.#quanteCampo += 1;
    }
  }

  /** Words cut in two count as if they stood whole. */
  addUnite(): void {
    const { scritture } = this;
    const words = scritture.quante;
    scritture.unite((word) => {
      if (!this.#viste.add(word)) return;
      this.#firma |= bitDi(word);
      scritture.add(word);
    });
    if (scritture.quante > words) scritture.restart();
  }

  /**
   * How well the names of one party fit, into `peso` and `coperto`: the best of them. `aFondo`: even a name of
   * which no word is there as it is written.
   */
  fit(partito: number, aFondo: boolean): void {
    this.peso = 0;
    this.coperto = 0;
    if (aFondo || ((this.#firme[partito] ?? 0) & this.#firma) !== 0) this.#fitNomi(partito, aFondo);
  }

  #fitNomi(partito: number, aFondo: boolean): void {
    let peso = 0;
    let coperto = 0;
    if (this.#hasParole(partito, aFondo)) {
      const end = this.#inizioNomi[partito + 1] ?? 0;
      for (let at = this.#inizioNomi[partito] ?? 0; at < end; at += 1) {
        const nome = this.#nomi[at] ?? 0;
        this.compare(nome, false);
        if ((aFondo || this.coperto > 0) && this.coperto < INTERO) this.compare(nome, true);
        if (this.peso > peso) ({ peso, coperto } = this);
      }
    }
    this.peso = peso;
    this.coperto = coperto;
  }

  /** A word of its names is there; `aFondo`: or one that may be, otherwise written. Most parties have none. */
  #hasParole(partito: number, aFondo: boolean): boolean {
    const to = this.#inizioPartito[partito + 1] ?? 0;
    for (let at = this.#inizioPartito[partito] ?? 0; at < to; at += 1) {
      const word = this.#parole[at] ?? 0;
      if (this.#viste.has(word) || (aFondo && this.scritture.findSimile(word) > 0)) return true;
    }
    return false;
  }

  /** How one name fits the current movimento, into `peso` and `coperto`; `simili`: words written otherwise count too. */
  compare(nome: number, simili: boolean): void {
    let hit = 0;
    let total = 0;
    let missing = 0;
    const to = this.#fineNome[nome] ?? 0;
    for (let at = this.#inizioNome[nome] ?? 0; at < to; at += 1) {
      const word = this.#parole[at] ?? 0;
      const weight = this.pesi[word] ?? 0;
      total += weight;
      if (this.#viste.has(word)) hit += weight;
      else {
        const share = simili ? this.scritture.findSimile(word) : 0;
        hit += weight * share;
        missing += Math.min(4, weight) * (1 - share);
      }
    }
    this.peso = 0;
    this.coperto = 0;
    if (hit === 0) return;
    this.peso = Math.min(12, hit * 0.95) - missing * 0.7;
    this.#weighNumeri(nome);
    if (this.haNome) this.peso -= this.#extra(nome, simili);
    this.coperto = total === 0 ? 0 : hit / total;
  }

  #weighNumeri(nome: number): void {
    const to = this.#inizioNumeri[nome + 1] ?? 0;
    for (let at = this.#inizioNumeri[nome] ?? 0; at < to; at += 1)
      this.peso += this.#hasNumero(this.#numeriNomi[at] ?? 0) ? NUMERO_SCRITTO : -NUMERO_TACIUTO;
  }

  #hasNumero(numero: number): boolean {
    for (let at = 0; at < this.#quantiNumeri; at += 1) if (this.#numeri[at] === numero) return true;
    return false;
  }

  /** The word is one of a name. */
  hasParola(nome: number, word: number): boolean {
    const to = this.#fineNome[nome] ?? 0;
    for (let at = this.#inizioNome[nome] ?? 0; at < to; at += 1) if (this.#parole[at] === word) return true;
    return false;
  }

  #hasForma(from: number, to: number, word: number): boolean {
    for (let at = from; at < to; at += 1) if (this.#forme[at] === word) return true;
    return false;
  }

  /** One of the words of a name may be this one, written otherwise. */
  #isSimile(nome: number, word: number): boolean {
    const { testi } = this.#vocabolario;
    const written = testi[word] ?? '';
    const to = this.#fineNome[nome] ?? 0;
    for (let at = this.#inizioNome[nome] ?? 0; at < to; at += 1)
      if (computeWordSimilarity(testi[this.#parole[at] ?? -1] ?? '', written) > 0) return true;
    return false;
  }

  /** Words in the field of the name that the name does not have, and another legal form: perhaps somebody else. */
  #extra(nome: number, simili: boolean): number {
    const from = this.#inizioForma[nome] ?? 0;
    const to = this.#inizioForma[nome + 1] ?? 0;
    let extra = 0;
    let forma = 0;
    const { classi, inNomi } = this.#vocabolario;
    for (let at = 0; at < this.#quanteCampo; at += 1) {
      const word = this.#campo[at] ?? 0;
      if (this.hasParola(nome, word)) continue;
      if (((classi[word] ?? 0) & LEGALE) !== 0)
        forma = this.#hasForma(from, to, word) ? 2 : Math.max(forma, 1);
      else if (!(simili && this.#isSimile(nome, word))) extra += (inNomi[word] ?? 0) > 0 ? 1.6 : 0.7;
    }
    if (to > from && forma === 1) extra += 1.5;
    return Math.min(6, extra) - (forma === 2 ? 0.4 : 0);
  }
}
