/** Who may be behind a movimento: the parties, every name and code they are known by, and which words lead to them. */
import { Chiavi } from './chiavi.ts';
import type { AliasNoto, DatiAbbinamento, PartitaDaAbbinare } from './tipi.ts';
import { leggiNome, type NomeLetto, type Vocabolario } from './vocabolario.ts';

export interface Nome extends Readonly<NomeLetto> {
  partito: number;
}

export interface Anagrafe {
  /** `id_soggetto` of each party, 0 for one known by its name alone. */
  soggetti: number[];
  nomi: Nome[];
  /** Names of a party. */
  nomiDelPartito: (number[] | undefined)[];
  chiavi: Chiavi;
  /** The party of each partita, in the order they were given. */
  partitoDi: Int32Array;
  partitoDelSoggetto: ReadonlyMap<number, number>;
}

class Costruttore {
  readonly soggetti: number[] = [];
  readonly nomi: Nome[] = [];
  readonly nomiDelPartito: (number[] | undefined)[] = [];
  readonly chiavi = new Chiavi();
  readonly perSoggetto = new Map<number, number>();
  readonly #perNome = new Map<string, number>();
  /** How many of the names are in `#perNome` already. */
  #canonici = 0;
  readonly #scritti = new Map<string, number>();
  /** Parties that bear a name just as it is written. */
  readonly #noti = new Map<string, number[]>();
  readonly #vocabolario: Vocabolario;

  constructor(vocabolario: Vocabolario) {
    this.#vocabolario = vocabolario;
  }

  partito(id: number): number {
    const known = this.perSoggetto.get(id);
    if (known !== undefined) return known;
    this.perSoggetto.set(id, this.soggetti.length);
    this.soggetti.push(id);
    return this.soggetti.length - 1;
  }

  addNome(partito: number, text: string | null | undefined): void {
    if (text === null || text === undefined || text === '') return;
    const bearers = this.#noti.get(text);
    if (!bearers) this.#noti.set(text, [partito]);
    else if (bearers.includes(partito)) return;
    else bearers.push(partito);
    const nome = { partito, ...leggiNome(this.#vocabolario, text) };
    if (nome.parole.length === 0) return;
    for (const word of nome.parole)
      this.#vocabolario.inNomi[word] = (this.#vocabolario.inNomi[word] ?? 0) + 1;
    const own = this.nomiDelPartito[partito];
    if (own) own.push(this.nomi.length);
    else this.nomiDelPartito[partito] = [this.nomi.length];
    this.nomi.push(nome);
  }

  /** Who bears a name, however it is written: -1 for several, the name alone then belongs to none of them. */
  #portatore(letto: NomeLetto): number | undefined {
    // Names are told by their words only for partite that have no `id_soggetto`.
    for (; this.#canonici < this.nomi.length; this.#canonici += 1) {
      const nome = this.nomi[this.#canonici];
      if (!nome) continue;
      const canonical = canonico(nome);
      const other = this.#perNome.get(canonical);
      this.#perNome.set(canonical, other === undefined || other === nome.partito ? nome.partito : -1);
    }
    return this.#perNome.get(canonico(letto));
  }

  /** The party of a partita that has no `id_soggetto`: whoever bears that very name, else a new one. */
  partitoScritto(text: string | null | undefined): number {
    if (text === null || text === undefined || text === '') return this.#nuovo();
    const seen = this.#scritti.get(text);
    if (seen !== undefined) return seen;
    const known = this.#portatore(leggiNome(this.#vocabolario, text));
    const partito = known === undefined || known < 0 ? this.#nuovo() : known;
    this.#scritti.set(text, partito);
    this.addNome(partito, text);
    return partito;
  }

  #nuovo(): number {
    this.soggetti.push(0);
    return this.soggetti.length - 1;
  }
}

const canonico = ({ parole, forma, numeri }: NomeLetto): string =>
  [parole, forma, numeri].map((list) => list.toSorted((a, b) => a - b).join(' ')).join('/');

const confrontaAlias = (a: AliasNoto, b: AliasNoto): number =>
  a.id_soggetto - b.id_soggetto || (a.chiave < b.chiave ? -1 : a.chiave > b.chiave ? 1 : 0);

/** Reads registries, aliases and partite; `partite` are those still open, in the order their places mean. */
export function readAnagrafe(
  vocabolario: Vocabolario,
  dati: DatiAbbinamento,
  partite: readonly PartitaDaAbbinare[],
): Anagrafe {
  const building = new Costruttore(vocabolario);
  const { chiavi } = building;
  // In an order of their own: what comes in first does not matter.
  for (const soggetto of (dati.soggetti ?? []).toSorted((a, b) => a.id - b.id)) {
    const partito = building.partito(soggetto.id);
    building.addNome(partito, soggetto.ragione_sociale);
    chiavi.add(soggetto.partita_iva, 'partita_iva', partito);
    chiavi.add(soggetto.codice_fiscale, 'codice_fiscale', partito);
    for (const iban of soggetto.iban ?? []) chiavi.add(iban, 'iban', partito);
  }
  for (const { tipo, chiave, id_soggetto } of (dati.alias ?? []).toSorted(confrontaAlias)) {
    const partito = building.partito(id_soggetto);
    if (tipo === 'nome') building.addNome(partito, chiave);
    else chiavi.add(chiave, tipo === 'iban' ? 'iban' : 'mandato', partito);
  }
  // Those with an id first: a name written alone then finds them.
  const partitoDi = new Int32Array(partite.length);
  for (let at = 0; at < partite.length; at += 1) {
    const riga = partite[at];
    if (!riga || riga.id_soggetto === null || riga.id_soggetto === undefined) continue;
    const partito = building.partito(riga.id_soggetto);
    partitoDi[at] = partito;
    building.addNome(partito, riga.ragione_sociale);
  }
  for (let at = 0; at < partite.length; at += 1) {
    const riga = partite[at];
    if (!riga) continue;
    if (riga.id_soggetto === null || riga.id_soggetto === undefined)
      partitoDi[at] = building.partitoScritto(riga.ragione_sociale);
    chiavi.add(riga.iban_controparte, 'iban', partitoDi[at] ?? -1);
    chiavi.add(riga.riferimento, 'riferimento', -1, at);
  }
  for (const { iban } of dati.conti ?? []) chiavi.add(iban, 'proprio', -1);
  const { soggetti, nomi, nomiDelPartito, perSoggetto } = building;
  return { soggetti, nomi, nomiDelPartito, chiavi, partitoDi, partitoDelSoggetto: perSoggetto };
}
