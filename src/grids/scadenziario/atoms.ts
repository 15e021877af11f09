/** The partite in sight, what the expected balance starts from, and which of them are picked. */
import type { AnswerOf } from '#api/client.ts';
import type { Conto } from '#api/contract/conti.ts';
import type { Scadenza, Scadenze } from '#api/contract/scadenze.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { addGiorni } from '#domain/date.ts';
import { toCentesimi } from '#domain/importi.ts';
import { listGiorni, type GiornoInterval } from '#domain/scadenze/calendar.ts';
import { getShownGiorno } from '#domain/scadenze/event.ts';
import { computeRitardo, type Situazione, getSituazione } from '#domain/scadenze/situation.ts';
import { chooseDivisa, sumByGiorno } from '#domain/scadenze/totals.ts';
import { createRighe, type ChosenRighe, type RighePage } from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { atom, type Atom } from '#state/jotai.ts';
import { todayAtom } from '#state/today.ts';
import type { ScadenziarioFilters } from './address.ts';

export interface RigaScadenza extends Scadenza {
  /** The day it stands on: its scadenza, or the first working day from there. */
  giorno: Giorno;
  situazione: Situazione;
  /** Days late; null for what is not. */
  ritardo: number | null;
}

export interface ScadenzeQuery extends GiornoInterval, ScadenziarioFilters {
  lavorativi: boolean;
  /** Every day in sight has its place, also those on which nothing falls due. */
  tutti: boolean;
}

const questionBaseAtom = atom<ScadenzeQuery | null>(null);
/** What is asked; null while the page is closed. */
export const questionAtom: Atom<ScadenzeQuery | null> = atom((get) => get(questionBaseAtom));
export const setQuestionAtom = atom(null, (get, set, question: ScadenzeQuery | null) => {
  if (JSON.stringify(get(questionBaseAtom)) !== JSON.stringify(question)) set(questionBaseAtom, question);
});

type Saldo = Scadenze['saldi'][number];

interface Around extends Pick<Scadenze, 'arretrati' | 'saldi'> {
  /** All partite are here. */
  intero: boolean;
  /** There are too many to look at: the first ones are here. */
  incompleto: boolean;
}
const EMPTY: Around = { arretrati: [], saldi: [], intero: true, incompleto: false };
const surroundingBaseAtom = atom<Around>(EMPTY);
export const surroundingAtom: Atom<Around> = atom((get) => get(surroundingBaseAtom));

const contiBaseAtom = atom<readonly Conto[] | undefined>(undefined);
/** Undefined until they are read. */
export const contiAtom: Atom<readonly Conto[] | undefined> = atom((get) => get(contiBaseAtom));

export function toRiga(scadenza: Scadenza, workingDays: boolean, today: Giorno): RigaScadenza {
  const giorno = getShownGiorno(scadenza.scadenza, workingDays);
  return {
    ...scadenza,
    giorno,
    situazione: getSituazione(scadenza, giorno, today),
    ritardo: computeRitardo(scadenza, giorno, today),
  };
}

/** The longest run of days on which nobody works is shorter. */
const BRIDGE = 7;

const withoutNulls = (values: object): Record<string, string | number> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

/** More in one view are too many to look at: the page says so, and asks to narrow it. */
const MAX_SCADENZE = 20_000;

/** A balance to start from, with what falls due before the days in sight and was read with them. */
const addBefore = (saldo: Saldo, before: readonly RigaScadenza[]): Saldo => ({
  ...saldo,
  prima: toCentesimi(
    before
      .filter(({ divisa }) => divisa === saldo.divisa)
      .reduce<number>((sum, { residuo }) => sum + residuo, saldo.prima),
  ),
});

export const righeScadenze = createRighe<RigaScadenza>({
  getId: ({ id }) => id,
  chiaveAtom: atom((get) => JSON.stringify([get(aziendaIdAtom), get(todayAtom), get(questionAtom)])),
  async *load({ get, set, signal }): AsyncGenerator<RighePage<RigaScadenza>> {
    const client = get(clientAtom);
    const question = get(questionAtom);
    if (!question) return;
    const oggi = get(todayAtom);
    const { dal, al, lavorativi, mostra, tutti: _tutti, ...filtri } = question;
    // What falls due just before may stand on the first days in sight.
    const from = lavorativi ? addGiorni(dal, -BRIDGE) : dal;
    const query = { ...withoutNulls(filtri), mostra, dal: from, al, oggi };
    const ask = (cursor: string | null): Promise<AnswerOf<'scadenze'>> =>
      client.call('scadenze', { query: { ...query, ...(cursor !== null && { cursor }) }, signal });
    const [first, { conti }] = await Promise.all([ask(null), client.call('conti', { signal })]);
    set(contiBaseAtom, conti);
    const { arretrati, saldi } = first;
    const before: RigaScadenza[] = [];
    let read = 0;
    for (let page = first; ; page = await ask(page.cursor)) {
      const righe = page.partite.map((each) => toRiga(each, lavorativi, oggi));
      before.push(...righe.filter(({ giorno }) => giorno < dal && giorno >= oggi));
      read += righe.length;
      const intero = page.cursor === null;
      set(surroundingBaseAtom, {
        arretrati,
        saldi: saldi.map((each) => addBefore(each, before)),
        intero,
        incompleto: !intero && read >= MAX_SCADENZE,
      });
      yield { righe: righe.filter(({ giorno }) => giorno >= dal && giorno <= al), totale: null };
      if (intero || read >= MAX_SCADENZE) return;
    }
  },
});

/** The expected balance counts everything that falls due: with part of it in sight it would be wrong. */
const knownSaldoAtom: Atom<boolean> = atom((get) => {
  const question = get(questionAtom);
  if (!question || !get(surroundingAtom).intero) return false;
  const { verso, mostra, id_soggetto, id_agente, id_mandante } = question;
  const all = mostra === 'aperte' || mostra === 'tutte';
  return all && verso === null && id_soggetto === null && id_agente === null && id_mandante === null;
});

/** Whose balance the expected one is, in words: of one conto, or of all those in the main divisa together. */
export const saldoNameAtom: Atom<{ intero: string; breve: string }> = atom((get) => {
  const id_conto = get(questionAtom)?.id_conto ?? null;
  const conto = get(contiBaseAtom)?.find(({ id }) => id === id_conto);
  if (conto) return { intero: `saldo atteso di ${conto.nome}`, breve: 'saldo del conto' };
  const { store } = get(righeScadenze.vistaAtom);
  const divisa = chooseDivisa(store.listAll());
  return { intero: `saldo atteso dei conti in ${divisa}`, breve: `saldo conti ${divisa}` };
});

/** Partite and totals of every day in sight. */
export const daysAtom = atom((get) => {
  const question = get(questionAtom);
  if (!question) return new Map();
  // The archive changes in place: its version, read with it, says when.
  const { store } = get(righeScadenze.vistaAtom);
  const outset = get(knownSaldoAtom) ? get(surroundingAtom).saldi : null;
  const righe = store.listAll();
  const days = question.tutti
    ? listGiorni(question)
    : [...new Set(righe.map(({ giorno }) => giorno))].toSorted();
  return sumByGiorno(righe, days, get(todayAtom), outset);
}) as Atom<ReturnType<typeof sumByGiorno<RigaScadenza>>>;

/** Runs `work` when the frame under way has been drawn. */
const afterPaint = (work: () => void): void => void requestAnimationFrame(() => setTimeout(work));

const sameIds = (one: ReadonlySet<number>, other: ReadonlySet<number>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));

const NONE: ReadonlySet<number> = new Set();
const choicesBaseAtom = atom<ReadonlySet<number>>(NONE);
/** The partite picked, in the calendar or in the grid: in both they are the same. */
export const choicesAtom: Atom<ReadonlySet<number>> = atom((get) => get(choicesBaseAtom));
const indicatedBaseAtom = atom<number | null>(null);
/** The one picked in the calendar, which the grid brings into sight. */
export const indicatedAtom: Atom<number | null> = atom((get) => get(indicatedBaseAtom));

export const chooseAtom = atom(null, (get, set, id: number, together: boolean) => {
  const now = get(choicesBaseAtom);
  if (together) {
    const next = new Set(now);
    if (!next.delete(id)) next.add(id);
    set(choicesBaseAtom, next);
    return;
  }
  set(choicesBaseAtom, new Set([id]));
  // The calendar answers first; the grid, with a screen of rows to draw, follows once that is on screen.
  afterPaint(() => {
    if (get(choicesBaseAtom).has(id)) set(indicatedBaseAtom, id);
  });
});
export const deselectAtom = atom(null, (_get, set) => {
  set(choicesBaseAtom, NONE);
  set(indicatedBaseAtom, null);
});
const tickedBaseAtom = atom<ReadonlySet<number>>(NONE);
/** The grid's ticks, when they become others, are the picks. */
export const followAtom = atom(null, (get, set, { ticked }: ChosenRighe<RigaScadenza>) => {
  const ids = new Set(ticked.map(({ id }) => id));
  if (sameIds(ids, get(tickedBaseAtom))) return;
  set(tickedBaseAtom, ids);
  // The same picks again would have every part of the calendar look at them again.
  if (!sameIds(ids, get(choicesBaseAtom))) set(choicesBaseAtom, ids);
});
export const chosenRigheAtom: Atom<readonly RigaScadenza[]> = atom((get) => {
  const { store } = get(righeScadenze.vistaAtom);
  return [...get(choicesBaseAtom)].flatMap((id) => store.get(id) ?? []);
});
