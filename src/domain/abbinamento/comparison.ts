/** How well one name is written in the text of the movimento being looked at, and the best of those of a party. */
import type { Anagrafe, NomeSoggetto } from './registry.ts';
import { CAMPO_CAUSALE, CAMPO_NOME, PAROLA, type TestiMovimenti } from './movimenti.ts';
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

const SENZA_NOME: NomeSoggetto = { partito: -1, parole: [], forma: [], numeri: [] };

export class Confronto {
  readonly #vocabolario: Vocabolario;
  readonly #testi: TestiMovimenti;
  readonly #anagrafe: Anagrafe;
  readonly scritture: Scritture;
  /** How much each word tells. */
  readonly pesi: Float64Array;
  /** Words of the current movimento. */
  readonly #viste: Segni;
  /** Telling words of the field of the name. */
  #campo: number[] = [];
  /** Numbers of the text. */
  #numeri: number[] = [];
  /** True when the current movimento has a name in a field of its own. */
  haNome = false;
  /** What was found last. `peso`, a logarithm: how much likelier the text is if it is this name that is meant. */
  peso = 0;
  /** Share of the name found, 0..1. */
  coperto = 0;

  constructor(vocabolario: Vocabolario, anagrafe: Anagrafe, testi: TestiMovimenti, movimenti: number) {
    this.#vocabolario = vocabolario;
    this.#testi = testi;
    this.#anagrafe = anagrafe;
    this.#viste = new Segni(vocabolario.testi.length);
    this.scritture = new Scritture(vocabolario, movimenti);
    this.pesi = makePesi(vocabolario, anagrafe.nomi.length, movimenti);
  }

  /** Makes a movimento the current one. */
  start(at: number): void {
    const { scritture } = this;
    this.#viste.start();
    scritture.start();
    this.#campo = [];
    this.#numeri = [];
    this.haNome = false;
    const { classi } = this.#vocabolario;
    const { tokens, inizio } = this.#testi;
    const to = inizio[at + 1] ?? 0;
    for (let token = inizio[at] ?? 0; token < to; token += 1) {
      const here = tokens[token];
      if (!here || here.campo === CAMPO_CAUSALE) continue;
      const { campo, value: word } = here;
      if (here.kind !== PAROLA) {
        this.#numeri.push(word);
        continue;
      }
      this.#viste.add(word);
      scritture.add(word);
      if (campo !== CAMPO_NOME) continue;
      this.haNome = true;
      if (((classi[word] ?? 0) & VUOTA) !== 0 || here.text.length <= 2) continue;
      this.#campo.push(word);
    }
  }

  /** Words cut in two count as if they stood whole. */
  addUnite(): void {
    const { scritture } = this;
    const words = scritture.parole.length;
    scritture.unite((word) => {
      if (!this.#viste.add(word)) return;
      scritture.add(word);
    });
    if (scritture.parole.length > words) scritture.restart();
  }

  /**
   * How well the names of one party fit, into `peso` and `coperto`: the best of them. `aFondo`: even a name of
   * which no word is there as it is written.
   */
  fit(partito: number, aFondo: boolean): void {
    let peso = 0;
    let coperto = 0;
    if (this.#hasParole(partito, aFondo)) {
      for (const nome of this.#anagrafe.nomiDelPartito[partito] ?? []) {
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
    for (const nome of this.#anagrafe.nomiDelPartito[partito] ?? [])
      for (const word of this.#nome(nome).parole)
        if (this.#viste.has(word) || (aFondo && this.scritture.findSimile(word) > 0)) return true;
    return false;
  }

  #nome(nome: number): NomeSoggetto {
    return this.#anagrafe.nomi[nome] ?? SENZA_NOME;
  }

  /** How one name fits the current movimento, into `peso` and `coperto`; `simili`: words written otherwise count too. */
  compare(nome: number, simili: boolean): void {
    let hit = 0;
    let total = 0;
    let missing = 0;
    for (const word of this.#nome(nome).parole) {
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
    for (const numero of this.#nome(nome).numeri)
      this.peso += this.#numeri.includes(numero) ? NUMERO_SCRITTO : -NUMERO_TACIUTO;
  }

  /** The word is one of a name. */
  hasParola(nome: number, word: number): boolean {
    return this.#nome(nome).parole.includes(word);
  }

  /** One of the words of a name may be this one, written otherwise. */
  #isSimile(nome: number, word: number): boolean {
    const { testi } = this.#vocabolario;
    const written = testi[word] ?? '';
    return this.#nome(nome).parole.some((own) => computeWordSimilarity(testi[own] ?? '', written) > 0);
  }

  /** Words in the field of the name that the name does not have, and another legal form: perhaps somebody else. */
  #extra(nome: number, simili: boolean): number {
    const own = this.#nome(nome);
    let extra = 0;
    let forma = 0;
    const { classi, inNomi } = this.#vocabolario;
    for (const word of this.#campo) {
      if (own.parole.includes(word)) continue;
      if (((classi[word] ?? 0) & LEGALE) !== 0) forma = own.forma.includes(word) ? 2 : Math.max(forma, 1);
      else if (!(simili && this.#isSimile(nome, word))) extra += (inNomi[word] ?? 0) > 0 ? 1.6 : 0.7;
    }
    if (own.forma.length > 0 && forma === 1) extra += 1.5;
    return Math.min(6, extra) - (forma === 2 ? 0.4 : 0);
  }
}
