/**
 * The rows of a search, read once for several rounds. Each round takes away what is certain, and searches again for the
 * movimenti that depended on it.
 */
import type { Importi } from './amount-only.ts';
import { choose, type SceltaIpotesi } from './assign.ts';
import { Confronto } from './comparison.ts';
import type { Fonti } from './context.ts';
import { Generatore } from './generator.ts';
import type { Ipotesi } from './hypothesis.ts';
import { findLegami } from './links.ts';
import { TUTTI } from './looked-at.ts';
import { readMovimenti } from './movimenti.ts';
import { Nomi } from './names.ts';
import { makePartite, readPartite } from './partite.ts';
import { mergeChoices } from './parts.ts';
import { makeProposte } from './propose.ts';
import { findFirst } from './sort-indexes.ts';
import type { DatiAbbinamento, EsitoAbbinamento, MovimentiLegati, ParteAbbinata } from './types.ts';
import { Vocabolario } from './vocabulary.ts';

/** What a search of one movimento gave. */
interface Ricercato {
  hypotheses: readonly Ipotesi[];
  /** The party that the text names plainly, -1 for none. */
  chiaro: number;
  /** The parties on whose partite the search depended (`looked-at.ts`). */
  guardati: readonly number[];
}

/** What counts as accepted: movimenti, and how much of each partita they pay. */
interface Certa {
  movimenti: readonly number[];
  partite?: readonly ParteAbbinata[];
}

const CHIUSO: Ricercato = { hypotheses: [], chiaro: -1, guardati: [] };

/** A party is clearly named from this weight on, if its weight exceeds the next one by as much. */
const CHIARO = 3;
const PIU_CHIARO = 2;

export class Tavolo {
  readonly #data: DatiAbbinamento;
  readonly #threshold: number;
  readonly #importi: Importi;
  readonly #fonti: Fonti;
  readonly #comparison: Confronto;
  readonly #nomi: Nomi;
  /** By movimento; undefined if it has to be searched. */
  readonly #ricercati: (Ricercato | undefined)[];

  /**
   * Reads rows of one divisa, all open, in the order of their ids. `importi`: the amounts of all that was open at
   * first.
   */
  constructor(data: DatiAbbinamento, threshold: number, importi: Importi) {
    this.#data = data;
    this.#threshold = threshold;
    this.#importi = importi;
    const vocabulary = new Vocabolario();
    const { anagrafe, partite } = readPartite(vocabulary, data);
    const movimenti = readMovimenti(vocabulary, anagrafe.chiavi, data.movimenti);
    this.#fonti = {
      vocabulary,
      anagrafe,
      movimenti,
      partite,
      righeMovimenti: data.movimenti,
      righePartite: data.partite,
      rifiutate: readRefusals(data, movimenti.ids, partite.ids),
    };
    this.#comparison = new Confronto(vocabulary, anagrafe, movimenti, movimenti.quanti);
    this.#nomi = new Nomi(vocabulary, anagrafe, this.#comparison);
    this.#ricercati = data.movimenti.map(() => undefined);
  }

  /** The proposals for what is open, but those with a movimento that was told before. `told`: ids. */
  propose(told: ReadonlySet<number>): EsitoAbbinamento {
    const fonti = this.#fonti;
    const isFresh = ({ movimenti }: MovimentiLegati): boolean => !movimenti.some((id) => told.has(id));
    const isFreshChoice = ({ hypothesis }: SceltaIpotesi): boolean =>
      !hypothesis.movimenti.some((at) => told.has(fonti.movimenti.ids[at] ?? -1));
    const { legati, dubbi, giroconti, storni } = findLegami(fonti, this.#data, this.#threshold);
    const generator = new Generatore(fonti, this.#comparison, this.#nomi);
    const searched = this.#ricercati.map((_, at) => (legati.has(at) ? CHIUSO : this.#search(generator, at)));
    const chosen = choose(
      searched.map(({ hypotheses }) => hypotheses),
      fonti.partite.residui,
    );
    const named = Int32Array.from(searched, ({ chiaro }) => chiaro);
    const choices = mergeChoices(chosen, fonti, named, legati);
    const judgement = { fonti, importi: this.#importi, soglia: this.#threshold, dubbi };
    return {
      proposte: makeProposte(choices.filter(isFreshChoice), judgement),
      giroconti: giroconti.filter(isFresh),
      storni: storni.filter(isFresh),
    };
  }

  /** Removes what is certain; the rest stays as it was read. */
  close(certain: readonly Certa[]): void {
    const { movimenti, partite } = this.#fonti;
    const touched = new Set([TUTTI]);
    for (const one of certain) {
      for (const id of one.movimenti) {
        const at = placeOf(movimenti.ids, id);
        movimenti.residui[at] = Number.NaN;
        this.#ricercati[at] = CHIUSO;
      }
      for (const { id, importo } of one.partite ?? []) {
        const partita = placeOf(partite.ids, id);
        partite.residui[partita] = (partite.residui[partita] ?? 0) - importo || Number.NaN;
        touched.add(partite.partiti[partita] ?? -1);
      }
    }
    // The number of parties stays as it was read, so that a repeated search weighs as the first did.
    this.#fonti.partite = { ...makePartite(partite), attivi: partite.attivi };
    for (const [at, one] of this.#ricercati.entries())
      if (one?.guardati.some((party) => touched.has(party))) this.#ricercati[at] = undefined;
  }

  #search(generator: Generatore, at: number): Ricercato {
    const known = this.#ricercati[at];
    if (known) return known;
    const hypotheses = generator.find(at);
    const [first, second] = generator.candidati;
    const plain =
      first && first.peso > CHIARO && first.peso > (second?.peso ?? Number.NEGATIVE_INFINITY) + PIU_CHIARO;
    const found = { hypotheses, chiaro: plain ? first.partito : -1, guardati: generator.listGuardati() };
    this.#ricercati[at] = found;
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
