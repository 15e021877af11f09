/** Who may be behind a movimento: the parties, their names and codes, and the words that lead to them. */
import { Keys } from './keys.ts';
import type { AliasNoto, ContoProprio, DatiAbbinamento, PartitaToMatch } from './types.ts';
import { parseName, type ParsedName, type Vocabulary } from './vocabulary.ts';

export interface SoggettoName extends Readonly<ParsedName> {
  party: number;
}

export interface Registry {
  /** The `id_soggetto` of each party; 0 if it is known by its name alone. */
  soggetti: number[];
  names: SoggettoName[];
  /** Names of a party. */
  namesOfParty: (number[] | undefined)[];
  keys: Keys;
  /** The party of each partita, in the order of the input. */
  partyOfPartita: Int32Array;
  partyOfSoggetto: ReadonlyMap<number, number>;
}

/** Builds the parties from registries and aliases, then from the partite. */
export class RegistryReader {
  readonly #soggetti: number[] = [];
  readonly #names: SoggettoName[] = [];
  readonly #namesOfParty: (number[] | undefined)[] = [];
  readonly #keys = new Keys();
  readonly #partyOfPartita: Int32Array;
  /** Places of the partite that have no `id_soggetto`. */
  readonly #unnamed: number[] = [];
  readonly #bySoggetto = new Map<number, number>();
  readonly #byName = new Map<string, number>();
  /** The number of names that are in `#byName` already. */
  #canonical = 0;
  readonly #written = new Map<string, number>();
  /** The parties with exactly this name. */
  readonly #known = new Map<string, number[]>();
  readonly #vocabulary: Vocabulary;

  /** Reads registries and aliases. The caller passes each of `count` partite to `addPartita`. */
  constructor(vocabulary: Vocabulary, data: DatiAbbinamento, count: number) {
    this.#vocabulary = vocabulary;
    this.#partyOfPartita = new Int32Array(count);
    // In the order of their ids, so that the order of the input does not matter.
    for (const soggetto of (data.soggetti ?? []).toSorted((a, b) => a.id - b.id)) {
      const party = this.#partyOf(soggetto.id);
      this.#addName(party, soggetto.ragione_sociale);
      this.#keys.add(soggetto.partita_iva, 'partita_iva', party);
      this.#keys.add(soggetto.codice_fiscale, 'codice_fiscale', party);
      for (const iban of soggetto.iban ?? []) this.#keys.add(iban, 'iban', party);
    }
    for (const { tipo, chiave, id_soggetto } of (data.alias ?? []).toSorted(compareAlias)) {
      const party = this.#partyOf(id_soggetto);
      if (tipo === 'nome') this.#addName(party, chiave);
      else this.#keys.add(chiave, tipo === 'iban' ? 'iban' : 'mandato', party);
    }
  }

  /** A partita, by its place. */
  addPartita(at: number, riga: PartitaToMatch): void {
    // Partite with an `id_soggetto` come first, so that a name without an id finds their party.
    if (riga.id_soggetto === null || riga.id_soggetto === undefined) {
      this.#unnamed.push(at);
      return;
    }
    const party = this.#partyOf(riga.id_soggetto);
    this.#addName(party, riga.ragione_sociale);
    this.#addCodes(at, riga, party);
  }

  /** Called after the last of `righe`. */
  finish(righe: readonly PartitaToMatch[], conti: readonly ContoProprio[]): Registry {
    for (const at of this.#unnamed) {
      const riga = righe[at];
      if (riga) this.#addCodes(at, riga, this.#partyWritten(riga.ragione_sociale));
    }
    for (const { iban } of conti) this.#keys.add(iban, 'proprio', -1);
    return {
      soggetti: this.#soggetti,
      names: this.#names,
      namesOfParty: this.#namesOfParty,
      keys: this.#keys,
      partyOfPartita: this.#partyOfPartita,
      partyOfSoggetto: this.#bySoggetto,
    };
  }

  #addCodes(at: number, riga: PartitaToMatch, party: number): void {
    this.#partyOfPartita[at] = party;
    this.#keys.add(riga.iban_controparte, 'iban', party);
    this.#keys.add(riga.riferimento, 'riferimento', -1, at);
  }

  #partyOf(id: number): number {
    const known = this.#bySoggetto.get(id);
    if (known !== undefined) return known;
    this.#bySoggetto.set(id, this.#soggetti.length);
    this.#soggetti.push(id);
    return this.#soggetti.length - 1;
  }

  #addName(party: number, text: string | null | undefined): void {
    if (text === null || text === undefined || text === '') return;
    const bearers = this.#known.get(text);
    if (!bearers) this.#known.set(text, [party]);
    else if (bearers.includes(party)) return;
    else bearers.push(party);
    const name = { party, ...parseName(this.#vocabulary, text) };
    if (name.words.length === 0) return;
    for (const word of name.words) this.#vocabulary.inNames[word] = (this.#vocabulary.inNames[word] ?? 0) + 1;
    const own = this.#namesOfParty[party];
    if (own) own.push(this.#names.length);
    else this.#namesOfParty[party] = [this.#names.length];
    this.#names.push(name);
  }

  /**
   * The party with this name, however it is written; -1 if there are several, and then the name alone belongs to none
   * of them.
   */
  #findBearer(parsed: ParsedName): number | undefined {
    // Names are compared by their words only for partite without an `id_soggetto`.
    for (; this.#canonical < this.#names.length; this.#canonical += 1) {
      const name = this.#names[this.#canonical];
      if (!name) continue;
      const canonical = canonicalOf(name);
      const other = this.#byName.get(canonical);
      this.#byName.set(canonical, other === undefined || other === name.party ? name.party : -1);
    }
    return this.#byName.get(canonicalOf(parsed));
  }

  /** The party of a partita without an `id_soggetto`: the one with exactly that name, otherwise a new one. */
  #partyWritten(text: string | null | undefined): number {
    if (text === null || text === undefined || text === '') return this.#makeParty();
    const seen = this.#written.get(text);
    if (seen !== undefined) return seen;
    const known = this.#findBearer(parseName(this.#vocabulary, text));
    const party = known === undefined || known < 0 ? this.#makeParty() : known;
    this.#written.set(text, party);
    this.#addName(party, text);
    return party;
  }

  #makeParty(): number {
    this.#soggetti.push(0);
    return this.#soggetti.length - 1;
  }
}

const canonicalOf = ({ words, legalForm, numbers }: ParsedName): string =>
  [words, legalForm, numbers].map((list) => list.toSorted((a, b) => a - b).join(' ')).join('/');

const compareAlias = (a: AliasNoto, b: AliasNoto): number =>
  a.id_soggetto - b.id_soggetto || (a.chiave < b.chiave ? -1 : a.chiave > b.chiave ? 1 : 0);
