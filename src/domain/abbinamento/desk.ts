/**
 * The rows of a search, read once for several rounds. Each round takes away what is certain, and searches again for the
 * movimenti that depended on it.
 */
import type { Importi } from './amount-only.ts';
import { choose, type Choice } from './assign.ts';
import { NameComparison } from './comparison.ts';
import type { Sources } from './context.ts';
import { Generator } from './generator.ts';
import type { Hypothesis } from './hypothesis.ts';
import { findLinks } from './links.ts';
import { EVERYBODY } from './looked-at.ts';
import { readMovimenti } from './movimenti.ts';
import { Names } from './names.ts';
import { makePartite, readPartite } from './partite.ts';
import { mergeChoices } from './parts.ts';
import { makeProposte } from './propose.ts';
import { findFirst } from './sort-indexes.ts';
import type { DatiAbbinamento, EsitoAbbinamento, MovimentiLegati, ParteAbbinata } from './types.ts';
import { Vocabulary } from './vocabulary.ts';

/** What a search of one movimento gave. */
interface Searched {
  hypotheses: readonly Hypothesis[];
  /** The party that the text names plainly, -1 for none. */
  namedPlainly: number;
  /** The parties on whose partite the search depended (`looked-at.ts`). */
  lookedAt: readonly number[];
}

/** What counts as accepted: movimenti, and how much of each partita they pay. */
interface Closed {
  movimenti: readonly number[];
  partite?: readonly ParteAbbinata[];
}

const CLOSED: Searched = { hypotheses: [], namedPlainly: -1, lookedAt: [] };

/** A party is clearly named from this weight on, if its weight exceeds the next one by as much. */
const PLAIN = 3;
const PLAINER = 2;

export class Desk {
  readonly #data: DatiAbbinamento;
  readonly #threshold: number;
  readonly #importi: Importi;
  readonly #sources: Sources;
  readonly #comparison: NameComparison;
  readonly #names: Names;
  /** By movimento; undefined if it has to be searched. */
  readonly #searched: (Searched | undefined)[];

  /**
   * Reads rows of one divisa, all open, in the order of their ids. `importi`: the amounts of all that was open at
   * first.
   */
  constructor(data: DatiAbbinamento, threshold: number, importi: Importi) {
    this.#data = data;
    this.#threshold = threshold;
    this.#importi = importi;
    const vocabulary = new Vocabulary();
    const { registry, partite } = readPartite(vocabulary, data);
    const movimenti = readMovimenti(vocabulary, registry.keys, data.movimenti);
    this.#sources = {
      vocabulary,
      registry,
      movimenti,
      partite,
      righeMovimenti: data.movimenti,
      righePartite: data.partite,
      refused: readRefusals(data, movimenti.ids, partite.ids),
    };
    this.#comparison = new NameComparison(vocabulary, registry, movimenti, movimenti.count);
    this.#names = new Names(vocabulary, registry, this.#comparison);
    this.#searched = data.movimenti.map(() => undefined);
  }

  /** The proposals for what is open, but those with a movimento that was told before. `told`: ids. */
  propose(told: ReadonlySet<number>): EsitoAbbinamento {
    const sources = this.#sources;
    const isFresh = ({ movimenti }: MovimentiLegati): boolean => !movimenti.some((id) => told.has(id));
    const isFreshChoice = ({ hypothesis }: Choice): boolean =>
      !hypothesis.movimenti.some((at) => told.has(sources.movimenti.ids[at] ?? -1));
    const { linked, doubtful, giroconti, storni } = findLinks(sources, this.#data, this.#threshold);
    const generator = new Generator(sources, this.#comparison, this.#names);
    const searched = this.#searched.map((_, at) => (linked.has(at) ? CLOSED : this.#search(generator, at)));
    const chosen = choose(
      searched.map(({ hypotheses }) => hypotheses),
      sources.partite.residui,
    );
    const named = Int32Array.from(searched, ({ namedPlainly }) => namedPlainly);
    const choices = mergeChoices(chosen, sources, named, linked);
    const judgement = { sources, importi: this.#importi, soglia: this.#threshold, doubtful };
    return {
      proposte: makeProposte(choices.filter(isFreshChoice), judgement),
      giroconti: giroconti.filter(isFresh),
      storni: storni.filter(isFresh),
    };
  }

  /** Removes what is certain; the rest stays as it was read. */
  close(certain: readonly Closed[]): void {
    const { movimenti, partite } = this.#sources;
    const touched = new Set([EVERYBODY]);
    for (const one of certain) {
      for (const id of one.movimenti) {
        const at = placeOf(movimenti.ids, id);
        movimenti.residui[at] = Number.NaN;
        this.#searched[at] = CLOSED;
      }
      for (const { id, importo } of one.partite ?? []) {
        const partita = placeOf(partite.ids, id);
        partite.residui[partita] = (partite.residui[partita] ?? 0) - importo || Number.NaN;
        touched.add(partite.parties[partita] ?? -1);
      }
    }
    // The number of parties stays as it was read, so that a repeated search weighs as the first did.
    this.#sources.partite = { ...makePartite(partite), active: partite.active };
    for (const [at, one] of this.#searched.entries())
      if (one?.lookedAt.some((party) => touched.has(party))) this.#searched[at] = undefined;
  }

  #search(generator: Generator, at: number): Searched {
    const known = this.#searched[at];
    if (known) return known;
    const hypotheses = generator.find(at);
    const [first, second] = generator.candidates;
    const plain =
      first && first.weight > PLAIN && first.weight > (second?.weight ?? Number.NEGATIVE_INFINITY) + PLAINER;
    const found = { hypotheses, namedPlainly: plain ? first.party : -1, lookedAt: generator.listLookedAt() };
    this.#searched[at] = found;
    return found;
  }
}

/** Of ids in order, the place of one. */
const placeOf = (ids: Float64Array, id: number): number => findFirst(ids, id, 0, ids.length);

function readRefusals(
  { rifiuti = [] }: DatiAbbinamento,
  movimenti: Float64Array,
  partite: Float64Array,
): ReadonlySet<number> {
  if (rifiuti.length === 0) return new Set();
  const placesOf = (ids: Float64Array): Map<number, number> => new Map(Array.from(ids, (id, at) => [id, at]));
  const places = placesOf(movimenti);
  const placesOfPartite = placesOf(partite);
  const refused = new Set<number>();
  for (const { id_movimento, id_partita } of rifiuti) {
    const [at, partita] = [places.get(id_movimento), placesOfPartite.get(id_partita)];
    if (at !== undefined && partita !== undefined) refused.add(at * partite.length + partita);
  }
  return refused;
}
