/** Who may be behind a movimento: the parties, every name and code they are known by, and which words lead to them. */
import { Chiavi } from './keys.ts';
import type { AliasNoto, ContoProprio, DatiAbbinamento, PartitaDaAbbinare } from './types.ts';
import { parseNome, type NomeLetto, type Vocabolario } from './vocabulary.ts';

export interface NomeSoggetto extends Readonly<NomeLetto> {
  partito: number;
}

export interface Anagrafe {
  /** `id_soggetto` of each party, 0 for one known by its name alone. */
  soggetti: number[];
  nomi: NomeSoggetto[];
  /** Names of a party. */
  nomiDelPartito: (number[] | undefined)[];
  chiavi: Chiavi;
  /** The party of each partita, in the order they were given. */
  partitoDi: Int32Array;
  partitoDelSoggetto: ReadonlyMap<number, number>;
}

/** Learns who the parties are from registries and aliases, then from the partite. */
export class LettoreAnagrafe {
  readonly #soggetti: number[] = [];
  readonly #nomi: NomeSoggetto[] = [];
  readonly #nomiDelPartito: (number[] | undefined)[] = [];
  readonly #chiavi = new Chiavi();
  readonly #partitoDi: Int32Array;
  /** Places of the partite that have no `id_soggetto`. */
  readonly #anonime: number[] = [];
  readonly #perSoggetto = new Map<number, number>();
  readonly #perNome = new Map<string, number>();
  /** How many of the names are in `#perNome` already. */
  #canonici = 0;
  readonly #scritti = new Map<string, number>();
  /** Parties that bear a name just as it is written. */
  readonly #noti = new Map<string, number[]>();
  readonly #vocabolario: Vocabolario;

  /** Reads registries and aliases; of `quante` partite, `addPartita` is told one after the other. */
  constructor(vocabolario: Vocabolario, dati: DatiAbbinamento, quante: number) {
    this.#vocabolario = vocabolario;
    this.#partitoDi = new Int32Array(quante);
    // In an order of their own: what comes in first does not matter.
    for (const soggetto of (dati.soggetti ?? []).toSorted((a, b) => a.id - b.id)) {
      const partito = this.#partito(soggetto.id);
      this.#addNome(partito, soggetto.ragione_sociale);
      this.#chiavi.add(soggetto.partita_iva, 'partita_iva', partito);
      this.#chiavi.add(soggetto.codice_fiscale, 'codice_fiscale', partito);
      for (const iban of soggetto.iban ?? []) this.#chiavi.add(iban, 'iban', partito);
    }
    for (const { tipo, chiave, id_soggetto } of (dati.alias ?? []).toSorted(confrontaAlias)) {
      const partito = this.#partito(id_soggetto);
      if (tipo === 'nome') this.#addNome(partito, chiave);
      else this.#chiavi.add(chiave, tipo === 'iban' ? 'iban' : 'mandato', partito);
    }
  }

  /** A partita, by its place. */
  addPartita(at: number, riga: PartitaDaAbbinare): void {
    // Those with an id first: a name written alone then finds them.
    if (riga.id_soggetto === null || riga.id_soggetto === undefined) {
      this.#anonime.push(at);
      return;
    }
    const partito = this.#partito(riga.id_soggetto);
    this.#addNome(partito, riga.ragione_sociale);
    this.#addCodici(at, riga, partito);
  }

  /** After the last of `righe`. */
  finish(righe: readonly PartitaDaAbbinare[], conti: readonly ContoProprio[]): Anagrafe {
    for (const at of this.#anonime) {
      const riga = righe[at];
      if (riga) this.#addCodici(at, riga, this.#partitoScritto(riga.ragione_sociale));
    }
    for (const { iban } of conti) this.#chiavi.add(iban, 'proprio', -1);
    return {
      soggetti: this.#soggetti,
      nomi: this.#nomi,
      nomiDelPartito: this.#nomiDelPartito,
      chiavi: this.#chiavi,
      partitoDi: this.#partitoDi,
      partitoDelSoggetto: this.#perSoggetto,
    };
  }

  #addCodici(at: number, riga: PartitaDaAbbinare, partito: number): void {
    this.#partitoDi[at] = partito;
    this.#chiavi.add(riga.iban_controparte, 'iban', partito);
    this.#chiavi.add(riga.riferimento, 'riferimento', -1, at);
  }

  #partito(id: number): number {
    const known = this.#perSoggetto.get(id);
    if (known !== undefined) return known;
    this.#perSoggetto.set(id, this.#soggetti.length);
    this.#soggetti.push(id);
    return this.#soggetti.length - 1;
  }

  #addNome(partito: number, text: string | null | undefined): void {
    if (text === null || text === undefined || text === '') return;
    const bearers = this.#noti.get(text);
    if (!bearers) this.#noti.set(text, [partito]);
    else if (bearers.includes(partito)) return;
    else bearers.push(partito);
    const nome = { partito, ...parseNome(this.#vocabolario, text) };
    if (nome.parole.length === 0) return;
    for (const word of nome.parole)
      this.#vocabolario.inNomi[word] = (this.#vocabolario.inNomi[word] ?? 0) + 1;
    const own = this.#nomiDelPartito[partito];
    if (own) own.push(this.#nomi.length);
    else this.#nomiDelPartito[partito] = [this.#nomi.length];
    this.#nomi.push(nome);
  }

  /** Who bears a name, however it is written: -1 for several, the name alone then belongs to none of them. */
  #portatore(letto: NomeLetto): number | undefined {
    // Names are told by their words only for partite that have no `id_soggetto`.
    for (; this.#canonici < this.#nomi.length; this.#canonici += 1) {
      const nome = this.#nomi[this.#canonici];
      if (!nome) continue;
      const canonical = canonico(nome);
      const other = this.#perNome.get(canonical);
      this.#perNome.set(canonical, other === undefined || other === nome.partito ? nome.partito : -1);
    }
    return this.#perNome.get(canonico(letto));
  }

  /** The party of a partita that has no `id_soggetto`: whoever bears that very name, else a new one. */
  #partitoScritto(text: string | null | undefined): number {
    if (text === null || text === undefined || text === '') return this.#nuovo();
    const seen = this.#scritti.get(text);
    if (seen !== undefined) return seen;
    const known = this.#portatore(parseNome(this.#vocabolario, text));
    const partito = known === undefined || known < 0 ? this.#nuovo() : known;
    this.#scritti.set(text, partito);
    this.#addNome(partito, text);
    return partito;
  }

  #nuovo(): number {
    this.#soggetti.push(0);
    return this.#soggetti.length - 1;
  }
}

const canonico = ({ parole, forma, numeri }: NomeLetto): string =>
  [parole, forma, numeri].map((list) => list.toSorted((a, b) => a - b).join(' ')).join('/');

const confrontaAlias = (a: AliasNoto, b: AliasNoto): number =>
  a.id_soggetto - b.id_soggetto || (a.chiave < b.chiave ? -1 : a.chiave > b.chiave ? 1 : 0);
