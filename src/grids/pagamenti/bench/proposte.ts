/** The proposals in force: the azienda's latest computation, how far it is, and what the latest that ended found. */
import type { AnswerOf, Client } from '#api/client.ts';
import type { Calcolo, PropostaWire } from '#api/contract/abbinamenti.ts';
import type { RigaEstratto } from '#api/contract/estratto-conto.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { hasCodice, describeError } from '#api/errors.ts';
import { clientAtom } from '#state/api.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { atom, type Atom, type Getter, type Setter } from '#state/jotai.ts';
import { addToastAtom } from '#state/toast.ts';
import { questionAtom } from './query.ts';

/** What a computation found that is still open, indexed by the rows it names. */
export interface Found {
  /** The computation that numbered them: not always the latest, whose own are still to be read. */
  id_calcolo: number | null;
  proposte: readonly PropostaWire[];
  /** By movimento, best first. */
  perMovimento: ReadonlyMap<number, readonly PropostaWire[]>;
  /** The rows the proposals name. */
  righe: ReadonlyMap<number, RigaEstratto>;
}

const NOTHING: Found = { id_calcolo: null, proposte: [], perMovimento: new Map(), righe: new Map() };
/** Proposals read in one call. */
const PAGINA = 5_000;
const OGNI_MS = 500;

interface Stato {
  azienda: number | null;
  calcolo: Calcolo | null;
  found: Found;
  /** What is left of partite that changed since, cents. */
  residui: ReadonlyMap<number, number>;
  /** The reading that brought them: each has a higher number than those begun before it. */
  reading: number;
}

const EMPTY: Stato = { azienda: null, calcolo: null, found: NOTHING, residui: new Map(), reading: 0 };
const baseAtom = atom<Stato>(EMPTY);
const stateAtom = atom((get) => {
  const base = get(baseAtom);
  return base.azienda === get(aziendaIdAtom) ? base : null;
});
export const computationAtom: Atom<Calcolo | null> = atom((get) => get(stateAtom)?.calcolo ?? null);
/** Those that can still be: one that needs more than is left of a partita is back when the partita is open again. */
export const foundAtom: Atom<Found> = atom((get) => {
  const { found, residui } = get(stateAtom) ?? EMPTY;
  return residui.size === 0 ? found : filterOut(found, (proposta) => isPayable(proposta, residui));
});
/** True while the azienda's first search is under way: there is nothing yet that an earlier one found. */
export const firstSearchAtom: Atom<boolean> = atom(
  (get) => get(computationAtom)?.stato === 'in_corso' && get(foundAtom).id_calcolo === null,
);

const putAtom = atom(null, (get, set, patch: Partial<Stato>) => {
  const azienda = get(aziendaIdAtom);
  const base = get(stateAtom) ?? { ...EMPTY, azienda };
  set(baseAtom, { ...base, ...patch });
});

function indexAll(
  id_calcolo: number | null,
  proposte: readonly PropostaWire[],
  righe: Iterable<RigaEstratto>,
): Found {
  const perMovimento = new Map<number, PropostaWire[]>();
  for (const proposta of proposte)
    for (const id of proposta.movimenti) {
      const known = perMovimento.get(id);
      if (known) known.push(proposta);
      else perMovimento.set(id, [proposta]);
    }
  for (const each of perMovimento.values()) each.sort((a, b) => b.punteggio - a.punteggio);
  return { id_calcolo, proposte, perMovimento, righe: new Map([...righe].map((riga) => [riga.id, riga])) };
}

const filterOut = (
  { id_calcolo, proposte, righe }: Found,
  stands: (proposta: PropostaWire) => boolean,
): Found => indexAll(id_calcolo, proposte.filter(stands), righe.values());

/** Whether its partite still have what it takes of them; `residui`: what is left of those that changed, cents. */
export const isPayable = ({ partite }: PropostaWire, residui: ReadonlyMap<number, number>): boolean =>
  partite.every(({ id, importo }) => Math.abs(residui.get(id) ?? importo) >= Math.abs(importo));

const content = ({ tipo, movimenti, partite, differenze }: PropostaWire): string =>
  JSON.stringify([tipo, movimenti, partite, differenze]);

/**
 * Proposals in sight, under the numbers that they have among those found; null when one is not among them. Rows that are
 * being read again after a search still show those of the search before, whose numbers now mean others.
 */
export function filterCurrent(
  { perMovimento }: Found,
  proposte: readonly PropostaWire[],
): readonly PropostaWire[] | null {
  const found = proposte.flatMap((shown) => {
    const same = perMovimento.get(shown.movimenti[0] ?? -1) ?? [];
    const now = same.find((each) => each === shown) ?? same.find((each) => content(each) === content(shown));
    return now ? [now] : [];
  });
  return found.length === proposte.length ? found : null;
}

type QuestionFilters = {
  [K in 'id_conto' | 'id_imp' | 'id_soggetto' | 'id_agente' | 'id_mandante']?: number;
} & {
  [K in 'dal' | 'al']?: Giorno;
};

/** What narrows the proposals; days and conto are those of the movimento. */
export const proposteFiltersAtom: Atom<QuestionFilters> = atom((get) => {
  const { id_conto, id_imp, id_soggetto, id_agente, id_mandante, dal, al } = get(questionAtom) ?? {};
  return {
    ...(id_conto && { id_conto }),
    ...(id_imp && { id_imp }),
    ...(id_soggetto && { id_soggetto }),
    ...(id_agente && { id_agente }),
    ...(id_mandante && { id_mandante }),
    ...(dal && { dal }),
    ...(al && { al }),
  };
});

async function read(
  client: Client,
  id: number,
  query: QuestionFilters,
  signal: AbortSignal | undefined,
): Promise<Found> {
  const proposte: PropostaWire[] = [];
  const righe = new Map<number, RigaEstratto>();
  for (;;) {
    const page: AnswerOf<'proposte'> = await client.call('proposte', {
      params: { id },
      query: { ...query, limit: PAGINA, offset: proposte.length },
      signal,
    });
    proposte.push(...page.proposte);
    for (const riga of page.righe) righe.set(riga.id, riga);
    if (page.proposte.length === 0 || proposte.length >= page.totale)
      return indexAll(id, proposte, righe.values());
  }
}

/** Times that what was found is asked for again when other searches ended meanwhile. */
const TIMES = 3;

/** Readings begun so far. */
let readings = 0;

/** Reads the azienda's latest computation and what the latest that ended found; nothing when there is none yet. */
export const readFoundAtom = atom(null, async (get, set, signal?: AbortSignal) => {
  const client = get(clientAtom);
  const reading = ++readings;
  for (let left = TIMES; ; left--)
    try {
      const { calcolo, id_completato } = await client.call('calcoloUltimo', { signal });
      const found =
        id_completato === null
          ? NOTHING
          : await read(client, id_completato, get(proposteFiltersAtom), signal);
      // Another reading, begun later, may have ended before this one: it knows more.
      if (!signal?.aborted && (get(stateAtom)?.reading ?? 0) < reading)
        set(putAtom, { calcolo, found, residui: EMPTY.residui, reading });
      return;
    } catch (error) {
      if (left === 1 || !hasCodice(error, 'non_trovato')) throw error;
    }
});

const waitFor = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Follows a search to its end, whoever began it; the latest state of it, or null when the azienda is another by now. */
async function follow(get: Getter, set: Setter, begun: Calcolo): Promise<Calcolo | null> {
  const azienda = get(aziendaIdAtom);
  let calcolo = begun;
  set(putAtom, { calcolo });
  while (calcolo.stato === 'in_corso') {
    await waitFor(OGNI_MS);
    if (get(aziendaIdAtom) !== azienda) return null;
    const last = await get(clientAtom).call('calcoloUltimo');
    // One that stopped for another is followed in that one.
    if (!last.calcolo) return null;
    ({ calcolo } = last);
    set(putAtom, { calcolo });
  }
  return calcolo;
}

/** How far a search that somebody else began is, the server among them; true when what it found is still to be read. */
export const computationNoteAtom = atom(null, async (get, set): Promise<boolean> => {
  const { calcolo, id_completato } = await get(clientAtom).call('calcoloUltimo');
  // It is followed already.
  const continuation = get(computationAtom)?.stato === 'in_corso';
  if (calcolo && !continuation) void follow(get, set, calcolo).catch(() => undefined);
  return id_completato !== null && id_completato !== get(stateAtom)?.found.id_calcolo;
});

/** Looks for what settles what among all that is open, and follows the search to its end; another that runs stops for it. */
export const searchAtom = atom(null, async (get, set): Promise<boolean> => {
  try {
    const calcolo = await follow(get, set, await get(clientAtom).call('calcoloAvvia'));
    if (calcolo?.stato === 'fallito')
      set(addToastAtom, {
        severity: 'error',
        titolo: 'La ricerca degli abbinamenti si è fermata',
        testo: 'Nulla è cambiato: prova di nuovo.',
      });
    return calcolo?.stato === 'completato';
  } catch (error) {
    set(putAtom, { calcolo: null });
    set(addToastAtom, {
      severity: 'error',
      titolo: 'Gli abbinamenti non sono stati cercati',
      testo: describeError(error),
    });
    return false;
  }
});

/** Sees to it that what is proposed is of what is open now: searches, where something has changed since. */
export const updateFoundAtom = atom(null, async (get, set): Promise<void> => {
  const { da_cercare } = await get(clientAtom).call('calcoloUltimo');
  if (da_cercare) await set(searchAtom);
  await set(readFoundAtom);
});

export const stopComputationAtom = atom(null, async (get, set) => {
  const calcolo = get(computationAtom);
  if (calcolo?.stato !== 'in_corso') return;
  try {
    await get(clientAtom).call('calcoloFerma', { params: { id: calcolo.id_calcolo } });
  } catch (error) {
    set(addToastAtom, { severity: 'error', titolo: 'La ricerca continua', testo: describeError(error) });
  }
});

/** What is left of these partite by now, as others changed them. */
export const residuiNoteAtom = atom(null, (get, set, residui: ReadonlyMap<number, number>) => {
  const known = get(stateAtom)?.residui ?? EMPTY.residui;
  set(putAtom, { residui: new Map([...known, ...residui]) });
});

/** Drops proposals that stand no more: those naming a row that was settled, or those decided. */
export const dropAtom = atom(
  null,
  (get, set, gone: { righe?: ReadonlySet<number>; numeri?: ReadonlySet<number> }) => {
    const { found } = get(stateAtom) ?? EMPTY;
    const stands = ({ numero, movimenti, partite }: PropostaWire) =>
      gone.numeri?.has(numero) !== true &&
      !movimenti.some((id) => gone.righe?.has(id)) &&
      !partite.some(({ id }) => gone.righe?.has(id));
    set(putAtom, { found: filterOut(found, stands) });
  },
);
