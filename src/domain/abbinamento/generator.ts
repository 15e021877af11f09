/** Finds the hypotheses of one movimento: the evident one first, then partite by all they are known by, alone and in sets. */
import {
  Candidates,
  NOBODY,
  NAMED,
  hasParty,
  isNamed,
  compareWeight,
  type CandidateParty,
} from './candidates.ts';
import { joinNames, readCodes } from './who.ts';
import { STRONG } from './citations.ts';
import { Cited } from './cited.ts';
import type { NameComparison } from './comparison.ts';
import { Context, type Sources } from './context.ts';
import { canExplain, explainDifferenza } from './differences.ts';
import { Distinte } from './remittances.ts';
import { Sets } from './sets.ts';
import { isDocumentNamed, type Hypothesis } from './hypothesis.ts';
import type { Names } from './names.ts';
import { ACCONTO, GIRO, INSOLUTO, WITHOUT_DOCUMENT, STORNO } from './words.ts';
import { PLAIN, isBetter, Collection } from './collection.ts';
import { ANYBODY, listLookedAt } from './looked-at.ts';
import { MarkSet } from './signs.ts';
import { MAX_SEARCHED, MAX_PER_NUMBER, MAX_EQUALS, Singles } from './singles.ts';

/** Sets of partite are tried for a party above this weight, if the first party weighs at most `NEAR_PARTY` more. */
const CERTAIN_PARTY = 1.5;
const NEAR_PARTY = 4;

/** If more partite than this have one amount, they are not examined one by one. */
const MAX_COMMON = 400;
/** Classes of words of a movimento that another movimento explains. */
const OTHER_KIND = GIRO | STORNO | INSOLUTO;
const NONE: readonly Hypothesis[] = [];
const NO_PARTITE: readonly number[] = [];

/** True if no code names another party. */
const isAgreeing = (codes: readonly CandidateParty[], party: number): boolean =>
  codes.length === 0 || hasParty(codes, party);

export class Generator {
  readonly #sources: Sources;
  readonly #context: Context;
  readonly #comparison: NameComparison;
  readonly #names: Names;
  readonly #candidates: Candidates;
  readonly #collection: Collection;
  readonly #singles: Singles;
  readonly #cited: Cited;
  readonly #sets: Sets;
  readonly #distinte: Distinte;
  /** The parties that were examined already. */
  readonly #lookedAt: MarkSet;
  /** True if a short way settled the last movimento. */
  #short = false;

  constructor(sources: Sources, comparison: NameComparison, names: Names) {
    const { registry, partite, refused } = sources;
    const parts = Math.log(Math.max(1, partite.active));
    this.#sources = sources;
    this.#context = new Context(sources);
    this.#comparison = comparison;
    this.#names = names;
    this.#candidates = new Candidates(registry.soggetti.length, parts);
    this.#collection = new Collection(refused, partite.count);
    this.#singles = new Singles(this.#context, this.#candidates, this.#collection, parts);
    this.#cited = new Cited(this.#context, this.#candidates);
    this.#sets = new Sets(this.#context, parts, this.#collection);
    this.#distinte = new Distinte(this.#context, parts, this.#sets);
    this.#lookedAt = new MarkSet(registry.soggetti.length);
  }

  /** The parties that the movimento last looked at names, best first. */
  get candidates(): readonly CandidateParty[] {
    return this.#candidates.list;
  }

  /**
   * The parties on whose partite the last search depended. A search by a short way takes little, and is repeated at any
   * change.
   */
  listLookedAt(): readonly number[] {
    return this.#short ? ANYBODY : listLookedAt(this.#context, this.candidates);
  }

  /** Hypotheses of one movimento, best first. Their weights are against "none of them". */
  find(at: number): readonly Hypothesis[] {
    const context = this.#context;
    context.start(at);
    this.#comparison.start(at);
    const codes = readCodes(context);
    const { strong } = context.citations;
    this.#short = this.#findEvident(codes) || (strong === 1 && this.#findCited(codes));
    if (this.#short) return this.#collection.finish();
    const known = !Number.isNaN(this.#sources.movimenti.soggetti[at]);
    const names = joinNames(this.#names, codes, known);
    if (strong > 1 && this.#findCitedTogether(names, codes)) return this.#collection.finish();
    this.#reset(this.#withEquals(names));
    this.#singles.find();
    if (!this.#isPlain()) this.#findSets();
    const found = this.#collection.finish();
    const [best] = found;
    if (best && (best.weight > PLAIN || isDocumentNamed(best) || context.has(WITHOUT_DOCUMENT))) return found;
    // The text may name another party with the same amount just as clearly.
    const common = this.#findCommon();
    return isBetter(common, found) ? common : found;
  }

  /** Starts over with these candidates. */
  #reset(candidates: readonly CandidateParty[]): void {
    this.#candidates.reset(candidates, this.#comparison.hasNameField);
    this.#collection.start(this.#context.at, this.#candidates.none);
    this.#singles.start();
  }

  /** True if one partita explains everything and the text names at most one document. */
  #isPlain(): boolean {
    return this.#context.citations.strong <= 1 && this.#collection.isPlain();
  }

  /**
   * The short way, which settles most movimenti: a partita of exactly the amount, of a party whose name, number or code
   * is in the text.
   */
  #findEvident(codes: readonly CandidateParty[]): boolean {
    const context = this.#context;
    const count = context.equals.length;
    if (count === 0 || count > MAX_COMMON || context.citations.strong > 1) return false;
    const found = codes.slice();
    const few = count <= MAX_EQUALS;
    const cited = few ? NO_PARTITE : this.#cited.listEquals();
    const plain = few ? this.#addEquals(found) : this.#addCommon(found, cited);
    if (!plain && codes.length === 0) return false;
    found.sort(compareWeight);
    this.#reset(found);
    this.#singles.tryEqual(!few);
    this.#singles.tryAll(cited);
    return this.#isPlain();
  }

  /**
   * Adds the named parties that have exactly the amount. True if one is clearly named, or is partly named and its
   * document is too.
   */
  #addEquals(found: CandidateParty[]): boolean {
    const context = this.#context;
    const { parties } = this.#sources.partite;
    let plain = false;
    for (const partita of context.equals) {
      const party = parties[partita] ?? 0;
      if (hasParty(found, party)) continue;
      context.readDocumento(partita);
      const named = context.docCited && context.docWeight > 4;
      if (this.#addNamed(found, party, named) || (named && this.#comparison.weight > NAMED)) plain = true;
    }
    return plain;
  }

  /** The same for an amount that many partite have, each party once: by chance a text more easily names one of them. */
  #addCommon(found: CandidateParty[], cited: readonly number[]): boolean {
    const context = this.#context;
    const { parties } = this.#sources.partite;
    let plain = false;
    this.#lookedAt.start();
    for (const { party } of found) this.#lookedAt.add(party);
    // A partita whose number and party are named settles the movimento; the rest is not examined.
    for (const partita of cited) {
      context.readDocumento(partita);
      const party = parties[partita] ?? 0;
      if (!context.docCited || context.docWeight <= 4 || !this.#lookedAt.add(party)) continue;
      if (this.#addNamed(found, party, true)) return true;
    }
    for (const partita of context.equals) {
      const party = parties[partita] ?? 0;
      if (this.#lookedAt.add(party) && this.#addNamed(found, party, false)) plain = true;
    }
    return plain;
  }

  /** Adds the party if its name is in the text; true if it is clearly there. */
  #addNamed(found: CandidateParty[], party: number, toTheEnd: boolean): boolean {
    this.#comparison.fit(party, toTheEnd);
    const { weight, covered } = this.#comparison;
    if (weight > NAMED) found.push({ party, weight, covered, evidence: 0 });
    return isNamed(this.#comparison);
  }

  /** The second short way: a document of a named party, whose amount a known difference explains. */
  #findCited(codes: readonly CandidateParty[]): boolean {
    const context = this.#context;
    const { byNumber, parties, residui } = this.#sources.partite;
    const named = byNumber.get(
      context.citations.numbers.find(({ strength }) => strength === STRONG)?.value ?? 0,
    );
    if (!named || context.has(ACCONTO) || context.equals.length > MAX_EQUALS) return false;
    if (named.length > MAX_PER_NUMBER) return false;
    const found = codes.map((one) => ({ ...one }));
    const cited: number[] = [];
    let plain = false;
    for (const partita of named) {
      const owed = residui[partita] ?? 0;
      if (!canExplain(context.importo, owed) || !explainDifferenza(context.importo, owed)) continue;
      const party = parties[partita] ?? 0;
      if (this.#addCited(found, party) && isAgreeing(codes, party)) plain = true;
      cited.push(partita);
    }
    if (!plain) return false;
    for (const partita of context.equals) {
      const party = parties[partita] ?? 0;
      if (!hasParty(found, party)) this.#addNamed(found, party, false);
    }
    found.sort(compareWeight);
    this.#reset(found);
    this.#singles.tryEqual();
    this.#singles.tryAll(cited);
    return this.#isPlain();
  }

  /** The third short way: the text names several documents of a named party, and their sum explains the amount. */
  #findCitedTogether(names: readonly CandidateParty[], codes: readonly CandidateParty[]): boolean {
    this.#reset(names);
    const cited = this.#cited.findTheirs();
    let certain = false;
    for (const { party, partite } of cited) {
      const who = this.#candidates.of(party);
      const plain = (who.evidence !== 0 || isNamed(who)) && isAgreeing(codes, party);
      if (this.#sets.findCited(who, partite) && plain) certain = true;
    }
    return certain;
  }

  /** The same for a party that a code may already name: its name adds to its weight. */
  #addCited(found: CandidateParty[], party: number): boolean {
    const known = found.find((one) => one.party === party);
    if (!known) return this.#addNamed(found, party, false);
    if (known.evidence === 0) return isNamed(known);
    if (known.covered > 0) return true;
    this.#comparison.fit(party, false);
    known.weight += Math.max(0, this.#comparison.weight);
    known.covered = this.#comparison.covered;
    return true;
  }

  /** Adds the parties that have a partita of exactly the amount and whose name is in the text, or nearly. */
  #withEquals(candidates: CandidateParty[]): readonly CandidateParty[] {
    const { parties } = this.#sources.partite;
    const { equals } = this.#context;
    if (equals.length > MAX_EQUALS) return candidates;
    const before = candidates.length;
    for (const partita of equals) {
      const party = parties[partita] ?? 0;
      if (!hasParty(candidates, party)) this.#addNamed(candidates, party, true);
    }
    if (candidates.length > before) candidates.sort(compareWeight);
    return candidates;
  }

  /**
   * For an amount that many partite have, if nothing likely was found: adds those of parties that are only weakly
   * named.
   */
  #findCommon(): readonly Hypothesis[] {
    const context = this.#context;
    const { parties } = this.#sources.partite;
    const count = context.equals.length;
    if (count <= MAX_EQUALS || count > MAX_COMMON || context.has(OTHER_KIND)) return NONE;
    const candidates = [...this.#candidates.list];
    this.#lookedAt.start();
    for (const partita of context.equals) {
      const party = parties[partita] ?? 0;
      if (!this.#lookedAt.add(party) || this.#candidates.has(party)) continue;
      this.#addNamed(candidates, party, true);
    }
    this.#reset(candidates.sort(compareWeight));
    this.#singles.tryEqual(true);
    return this.#collection.finish();
  }

  /** Tries several partite together: those of the named parties, and those whose numbers are named. */
  #findSets(): void {
    const { list } = this.#candidates;
    const cited = this.#cited.find();
    const best = list[0]?.weight ?? 0;
    this.#lookedAt.start();
    for (let at = 0; at < list.length && at < MAX_SEARCHED; at += 1) {
      const who = list[at] ?? NOBODY;
      if (who.weight <= CERTAIN_PARTY || who.weight <= best - NEAR_PARTY) continue;
      this.#lookedAt.add(who.party);
      this.#sets.findOf(who, cited.find(({ party }) => party === who.party)?.partite ?? []);
    }
    for (const { party, partite } of cited) {
      if (this.#lookedAt.has(party)) continue;
      const who = this.#candidates.of(party);
      const unknown = { party, weight: this.#candidates.unknown, covered: 0, evidence: 0 };
      this.#sets.findCited(who.party < 0 ? unknown : who, partite);
    }
    this.#distinte.find();
  }
}
