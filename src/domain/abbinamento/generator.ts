/** Finds the hypotheses of one movimento: the evident one first, then partite by all they are known by, alone and in sets. */
import {
  Candidati,
  NESSUNO,
  NOMINATO,
  hasPartito,
  isNamed,
  comparePeso,
  type CandidateParty,
} from './candidates.ts';
import { joinNomi, readCodici } from './who.ts';
import { FORTE } from './citations.ts';
import { Citate } from './cited.ts';
import type { Confronto } from './comparison.ts';
import { Context, type Fonti } from './context.ts';
import { canExplain, explainDifferenza } from './differences.ts';
import { Distinte } from './remittances.ts';
import { Insiemi } from './sets.ts';
import { isNominata, type Ipotesi } from './hypothesis.ts';
import type { Nomi } from './names.ts';
import { ACCONTO, GIRO, INSOLUTO, SENZA_DOCUMENTO, STORNO } from './words.ts';
import { CHIARA, isBetter, Raccolta } from './collection.ts';
import { CHIUNQUE, listGuardati } from './looked-at.ts';
import { MarkSet } from './signs.ts';
import { MAX_CERCATI, MAX_PER_NUMERO, MAX_UGUALI, Singole } from './singles.ts';

/** Sets of partite are tried for a party above this weight, if the first party weighs at most `PARTITO_VICINO` more. */
const PARTITO_CERTO = 1.5;
const PARTITO_VICINO = 4;

/** If more partite than this have one amount, they are not examined one by one. */
const MAX_COMUNI = 400;
/** Classes of words of a movimento that another movimento explains. */
const ALTRO_GENERE = GIRO | STORNO | INSOLUTO;
const NESSUNA: readonly Ipotesi[] = [];
const NESSUNA_PARTITA: readonly number[] = [];

/** True if no code names another party. */
const isAgreeing = (codes: readonly CandidateParty[], party: number): boolean =>
  codes.length === 0 || hasPartito(codes, party);

export class Generatore {
  readonly #f: Fonti;
  readonly #c: Context;
  readonly #comparison: Confronto;
  readonly #nomi: Nomi;
  readonly #candidati: Candidati;
  readonly #raccolta: Raccolta;
  readonly #singole: Singole;
  readonly #citate: Citate;
  readonly #insiemi: Insiemi;
  readonly #distinte: Distinte;
  /** The parties that were examined already. */
  readonly #guardati: MarkSet;
  /** True if a short way settled the last movimento. */
  #breve = false;

  constructor(sources: Fonti, comparison: Confronto, names: Nomi) {
    const { anagrafe, partite, rifiutate } = sources;
    const parts = Math.log(Math.max(1, partite.attivi));
    this.#f = sources;
    this.#c = new Context(sources);
    this.#comparison = comparison;
    this.#nomi = names;
    this.#candidati = new Candidati(anagrafe.soggetti.length, parts);
    this.#raccolta = new Raccolta(rifiutate, partite.quante);
    this.#singole = new Singole(this.#c, this.#candidati, this.#raccolta, parts);
    this.#citate = new Citate(this.#c, this.#candidati);
    this.#insiemi = new Insiemi(this.#c, parts, this.#raccolta);
    this.#distinte = new Distinte(this.#c, parts, this.#insiemi);
    this.#guardati = new MarkSet(anagrafe.soggetti.length);
  }

  /** The parties that the movimento last looked at names, best first. */
  get candidati(): readonly CandidateParty[] {
    return this.#candidati.list;
  }

  /**
   * The parties on whose partite the last search depended. A search by a short way takes little, and is repeated at any
   * change.
   */
  listGuardati(): readonly number[] {
    return this.#breve ? CHIUNQUE : listGuardati(this.#c, this.candidati);
  }

  /** Hypotheses of one movimento, best first. Their weights are against "none of them". */
  find(at: number): readonly Ipotesi[] {
    const c = this.#c;
    c.start(at);
    this.#comparison.start(at);
    const codes = readCodici(c);
    const { forti } = c.citazioni;
    this.#breve = this.#findEvidente(codes) || (forti === 1 && this.#findCitata(codes));
    if (this.#breve) return this.#raccolta.finish();
    const known = !Number.isNaN(this.#f.movimenti.soggetti[at]);
    const names = joinNomi(this.#nomi, codes, known);
    if (forti > 1 && this.#findCitateInsieme(names, codes)) return this.#raccolta.finish();
    this.#reset(this.#withUguali(names));
    this.#singole.find();
    if (!this.#isChiaro()) this.#findInsiemi();
    const found = this.#raccolta.finish();
    const [best] = found;
    if (best && (best.peso > CHIARA || isNominata(best) || c.has(SENZA_DOCUMENTO))) return found;
    // The text may name another party with the same amount just as clearly.
    const common = this.#findComuni();
    return isBetter(common, found) ? common : found;
  }

  /** Starts over with these candidates. */
  #reset(candidates: readonly CandidateParty[]): void {
    this.#candidati.reset(candidates, this.#comparison.haNome);
    this.#raccolta.start(this.#c.at, this.#candidati.nulla);
    this.#singole.start();
  }

  /** True if one partita explains everything and the text names at most one document. */
  #isChiaro(): boolean {
    return this.#c.citazioni.forti <= 1 && this.#raccolta.isChiara();
  }

  /**
   * The short way, which settles most movimenti: a partita of exactly the amount, of a party whose name, number or code
   * is in the text.
   */
  #findEvidente(codes: readonly CandidateParty[]): boolean {
    const c = this.#c;
    const count = c.uguali.length;
    if (count === 0 || count > MAX_COMUNI || c.citazioni.forti > 1) return false;
    const found = codes.slice();
    const few = count <= MAX_UGUALI;
    const cited = few ? NESSUNA_PARTITA : this.#citate.listUguali();
    const plain = few ? this.#addUguali(found) : this.#addComuni(found, cited);
    if (!plain && codes.length === 0) return false;
    found.sort(comparePeso);
    this.#reset(found);
    this.#singole.tryEqual(!few);
    this.#singole.tryAll(cited);
    return this.#isChiaro();
  }

  /**
   * Adds the named parties that have exactly the amount. True if one is clearly named, or is partly named and its
   * document is too.
   */
  #addUguali(found: CandidateParty[]): boolean {
    const c = this.#c;
    const { partiti } = this.#f.partite;
    let plain = false;
    for (const partita of c.uguali) {
      const party = partiti[partita] ?? 0;
      if (hasPartito(found, party)) continue;
      c.readDocumento(partita);
      const named = c.docCitata && c.docPeso > 4;
      if (this.#addNominato(found, party, named) || (named && this.#comparison.peso > NOMINATO)) plain = true;
    }
    return plain;
  }

  /** The same for an amount that many partite have, each party once: by chance a text more easily names one of them. */
  #addComuni(found: CandidateParty[], cited: readonly number[]): boolean {
    const c = this.#c;
    const { partiti } = this.#f.partite;
    let plain = false;
    this.#guardati.start();
    for (const { partito } of found) this.#guardati.add(partito);
    // A partita whose number and party are named settles the movimento; the rest is not examined.
    for (const partita of cited) {
      c.readDocumento(partita);
      const party = partiti[partita] ?? 0;
      if (!c.docCitata || c.docPeso <= 4 || !this.#guardati.add(party)) continue;
      if (this.#addNominato(found, party, true)) return true;
    }
    for (const partita of c.uguali) {
      const party = partiti[partita] ?? 0;
      if (this.#guardati.add(party) && this.#addNominato(found, party, false)) plain = true;
    }
    return plain;
  }

  /** Adds the party if its name is in the text; true if it is clearly there. */
  #addNominato(found: CandidateParty[], partito: number, toTheEnd: boolean): boolean {
    this.#comparison.fit(partito, toTheEnd);
    const { peso, coperto } = this.#comparison;
    if (peso > NOMINATO) found.push({ partito, peso, coperto, prove: 0 });
    return isNamed(this.#comparison);
  }

  /** The second short way: a document of a named party, whose amount a known difference explains. */
  #findCitata(codes: readonly CandidateParty[]): boolean {
    const c = this.#c;
    const { perNumero, partiti, residui } = this.#f.partite;
    const named = perNumero.get(c.citazioni.numeri.find(({ forza }) => forza === FORTE)?.value ?? 0);
    if (!named || c.has(ACCONTO) || c.uguali.length > MAX_UGUALI) return false;
    if (named.length > MAX_PER_NUMERO) return false;
    const found = codes.map((one) => ({ ...one }));
    const cited: number[] = [];
    let plain = false;
    for (const partita of named) {
      const owed = residui[partita] ?? 0;
      if (!canExplain(c.importo, owed) || !explainDifferenza(c.importo, owed)) continue;
      const party = partiti[partita] ?? 0;
      if (this.#addCitato(found, party) && isAgreeing(codes, party)) plain = true;
      cited.push(partita);
    }
    if (!plain) return false;
    for (const partita of c.uguali) {
      const party = partiti[partita] ?? 0;
      if (!hasPartito(found, party)) this.#addNominato(found, party, false);
    }
    found.sort(comparePeso);
    this.#reset(found);
    this.#singole.tryEqual();
    this.#singole.tryAll(cited);
    return this.#isChiaro();
  }

  /** The third short way: the text names several documents of a named party, and their sum explains the amount. */
  #findCitateInsieme(names: readonly CandidateParty[], codes: readonly CandidateParty[]): boolean {
    this.#reset(names);
    const cited = this.#citate.findLoro();
    let certain = false;
    for (const { partito, partite } of cited) {
      const who = this.#candidati.of(partito);
      const plain = (who.prove !== 0 || isNamed(who)) && isAgreeing(codes, partito);
      if (this.#insiemi.findCited(who, partite) && plain) certain = true;
    }
    return certain;
  }

  /** The same for a party that a code may already name: its name adds to its weight. */
  #addCitato(found: CandidateParty[], party: number): boolean {
    const known = found.find((one) => one.partito === party);
    if (!known) return this.#addNominato(found, party, false);
    if (known.prove === 0) return isNamed(known);
    if (known.coperto > 0) return true;
    this.#comparison.fit(party, false);
    known.peso += Math.max(0, this.#comparison.peso);
    known.coperto = this.#comparison.coperto;
    return true;
  }

  /** Adds the parties that have a partita of exactly the amount and whose name is in the text, or nearly. */
  #withUguali(candidates: CandidateParty[]): readonly CandidateParty[] {
    const { partiti } = this.#f.partite;
    const { uguali } = this.#c;
    if (uguali.length > MAX_UGUALI) return candidates;
    const before = candidates.length;
    for (const partita of uguali) {
      const party = partiti[partita] ?? 0;
      if (!hasPartito(candidates, party)) this.#addNominato(candidates, party, true);
    }
    if (candidates.length > before) candidates.sort(comparePeso);
    return candidates;
  }

  /**
   * For an amount that many partite have, if nothing likely was found: adds those of parties that are only weakly
   * named.
   */
  #findComuni(): readonly Ipotesi[] {
    const c = this.#c;
    const { partiti } = this.#f.partite;
    const count = c.uguali.length;
    if (count <= MAX_UGUALI || count > MAX_COMUNI || c.has(ALTRO_GENERE)) return NESSUNA;
    const candidates = [...this.#candidati.list];
    this.#guardati.start();
    for (const partita of c.uguali) {
      const party = partiti[partita] ?? 0;
      if (!this.#guardati.add(party) || this.#candidati.has(party)) continue;
      this.#addNominato(candidates, party, true);
    }
    this.#reset(candidates.sort(comparePeso));
    this.#singole.tryEqual(true);
    return this.#raccolta.finish();
  }

  /** Tries several partite together: those of the named parties, and those whose numbers are named. */
  #findInsiemi(): void {
    const { list } = this.#candidati;
    const cited = this.#citate.find();
    const best = list[0]?.peso ?? 0;
    this.#guardati.start();
    for (let at = 0; at < list.length && at < MAX_CERCATI; at += 1) {
      const who = list[at] ?? NESSUNO;
      if (who.peso <= PARTITO_CERTO || who.peso <= best - PARTITO_VICINO) continue;
      this.#guardati.add(who.partito);
      this.#insiemi.findDi(who, cited.find(({ partito }) => partito === who.partito)?.partite ?? []);
    }
    for (const { partito, partite } of cited) {
      if (this.#guardati.has(partito)) continue;
      const who = this.#candidati.of(partito);
      const unknown = { partito, peso: this.#candidati.ignoto, coperto: 0, prove: 0 };
      this.#insiemi.findCited(who.partito < 0 ? unknown : who, partite);
    }
    this.#distinte.find();
  }
}
