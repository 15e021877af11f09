/** Who may be behind a movimento: the parties, their names and codes, and the words that lead to them. */
import { Chiavi } from './keys.ts';
import type { AliasNoto, ContoProprio, DatiAbbinamento, PartitaDaAbbinare } from './types.ts';
import { parseNome, type NomeLetto, type Vocabolario } from './vocabulary.ts';

export interface NomeSoggetto extends Readonly<NomeLetto> {
  partito: number;
}

export interface Anagrafe {
  /** The `id_soggetto` of each party; 0 if it is known by its name alone. */
  soggetti: number[];
  nomi: NomeSoggetto[];
  /** Names of a party. */
  nomiDelPartito: (number[] | undefined)[];
  chiavi: Chiavi;
  /** The party of each partita, in the order of the input. */
  partitoDi: Int32Array;
  partitoDelSoggetto: ReadonlyMap<number, number>;
}

/** Builds the parties from registries and aliases, then from the partite. */
export class RegistryReader {
  readonly #soggetti: number[] = [];
  readonly #nomi: NomeSoggetto[] = [];
  readonly #nomiDelPartito: (number[] | undefined)[] = [];
  readonly #chiavi = new Chiavi();
  readonly #partitoDi: Int32Array;
  /** Places of the partite that have no `id_soggetto`. */
  readonly #anonime: number[] = [];
  readonly #perSoggetto = new Map<number, number>();
  readonly #perNome = new Map<string, number>();
  /** The number of names that are in `#perNome` already. */
  #canonici = 0;
  readonly #scritti = new Map<string, number>();
  /** The parties with exactly this name. */
  readonly #noti = new Map<string, number[]>();
  readonly #vocabulary: Vocabolario;

  /** Reads registries and aliases. The caller passes each of `count` partite to `addPartita`. */
  constructor(vocabulary: Vocabolario, data: DatiAbbinamento, count: number) {
    this.#vocabulary = vocabulary;
    this.#partitoDi = new Int32Array(count);
    // In the order of their ids, so that the order of the input does not matter.
    for (const soggetto of (data.soggetti ?? []).toSorted((a, b) => a.id - b.id)) {
      const party = this.#partyOf(soggetto.id);
      this.#addNome(party, soggetto.ragione_sociale);
      this.#chiavi.add(soggetto.partita_iva, 'partita_iva', party);
      this.#chiavi.add(soggetto.codice_fiscale, 'codice_fiscale', party);
      for (const iban of soggetto.iban ?? []) this.#chiavi.add(iban, 'iban', party);
    }
    for (const { tipo, chiave, id_soggetto } of (data.alias ?? []).toSorted(compareAlias)) {
      const party = this.#partyOf(id_soggetto);
      if (tipo === 'nome') this.#addNome(party, chiave);
      else this.#chiavi.add(chiave, tipo === 'iban' ? 'iban' : 'mandato', party);
    }
  }

  /** A partita, by its place. */
  addPartita(at: number, riga: PartitaDaAbbinare): void {
    // Partite with an `id_soggetto` come first, so that a name without an id finds their party.
    if (riga.id_soggetto === null || riga.id_soggetto === undefined) {
      this.#anonime.push(at);
      return;
    }
    const party = this.#partyOf(riga.id_soggetto);
    this.#addNome(party, riga.ragione_sociale);
    this.#addCodici(at, riga, party);
  }

  /** Called after the last of `righe`. */
  finish(righe: readonly PartitaDaAbbinare[], conti: readonly ContoProprio[]): Anagrafe {
    for (const at of this.#anonime) {
      const riga = righe[at];
      if (riga) this.#addCodici(at, riga, this.#partyWritten(riga.ragione_sociale));
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

  #addCodici(at: number, riga: PartitaDaAbbinare, party: number): void {
    this.#partitoDi[at] = party;
    this.#chiavi.add(riga.iban_controparte, 'iban', party);
    this.#chiavi.add(riga.riferimento, 'riferimento', -1, at);
  }

  #partyOf(id: number): number {
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
    const name = { partito, ...parseNome(this.#vocabulary, text) };
    if (name.parole.length === 0) return;
    for (const word of name.parole) this.#vocabulary.inNomi[word] = (this.#vocabulary.inNomi[word] ?? 0) + 1;
    const own = this.#nomiDelPartito[partito];
    if (own) own.push(this.#nomi.length);
    else this.#nomiDelPartito[partito] = [this.#nomi.length];
    this.#nomi.push(name);
  }

  /**
   * The party with this name, however it is written; -1 if there are several, and then the name alone belongs to none
   * of them.
   */
  #findBearer(parsed: NomeLetto): number | undefined {
    // Names are compared by their words only for partite without an `id_soggetto`.
    for (; this.#canonici < this.#nomi.length; this.#canonici += 1) {
      const name = this.#nomi[this.#canonici];
      if (!name) continue;
      const canonical = canonicalOf(name);
      const other = this.#perNome.get(canonical);
      this.#perNome.set(canonical, other === undefined || other === name.partito ? name.partito : -1);
    }
    return this.#perNome.get(canonicalOf(parsed));
  }

  /** The party of a partita without an `id_soggetto`: the one with exactly that name, otherwise a new one. */
  #partyWritten(text: string | null | undefined): number {
    if (text === null || text === undefined || text === '') return this.#makeParty();
    const seen = this.#scritti.get(text);
    if (seen !== undefined) return seen;
    const known = this.#findBearer(parseNome(this.#vocabulary, text));
    const party = known === undefined || known < 0 ? this.#makeParty() : known;
    this.#scritti.set(text, party);
    this.#addNome(party, text);
    return party;
  }

  #makeParty(): number {
    this.#soggetti.push(0);
    return this.#soggetti.length - 1;
  }
}

const canonicalOf = ({ parole, forma, numeri }: NomeLetto): string =>
  [parole, forma, numeri].map((list) => list.toSorted((a, b) => a - b).join(' ')).join('/');

const compareAlias = (a: AliasNoto, b: AliasNoto): number =>
  a.id_soggetto - b.id_soggetto || (a.chiave < b.chiave ? -1 : a.chiave > b.chiave ? 1 : 0);
