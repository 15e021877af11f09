/** The partite in sight, what the expected balance starts from, and which of them are picked. */
import type { AnswerOf } from '#api/client.ts';
import type { Conto } from '#api/contract/conti.ts';
import type { Scadenza, Scadenze } from '#api/contract/scadenze.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { describeError } from '#api/errors.ts';
import { addGiorni } from '#domain/date.ts';
import { listGiorni, type GiornoInterval } from '#domain/scadenze/calendar.ts';
import { getShownGiorno } from '#domain/scadenze/event.ts';
import { computeRitardo, type Situazione, getSituazione } from '#domain/scadenze/situation.ts';
import { chooseDivisa, sumByGiorno } from '#domain/scadenze/totals.ts';
import { createRighe, type RighePage, type RigheScelte } from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { atom, type Atom } from '#state/jotai.ts';
import { oggiAtom } from '#state/today.ts';
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

const domandaBaseAtom = atom<ScadenzeQuery | null>(null);
/** What is asked; null while the page is closed. */
export const domandaAtom: Atom<ScadenzeQuery | null> = atom((get) => get(domandaBaseAtom));
export const setDomandaAtom = atom(null, (get, set, domanda: ScadenzeQuery | null) => {
  if (JSON.stringify(get(domandaBaseAtom)) !== JSON.stringify(domanda)) set(domandaBaseAtom, domanda);
});

type Contorno = Pick<Scadenze, 'arretrati' | 'saldi' | 'incompleto'>;
const VUOTO: Contorno = { arretrati: [], saldi: [], incompleto: false };
const contornoBaseAtom = atom<Contorno>(VUOTO);
export const contornoAtom: Atom<Contorno> = atom((get) => get(contornoBaseAtom));

const contiBaseAtom = atom<readonly Conto[]>([]);
export const contiAtom: Atom<readonly Conto[]> = atom((get) => get(contiBaseAtom));

export function toRiga(scadenza: Scadenza, lavorativi: boolean, oggi: Giorno): RigaScadenza {
  const giorno = getShownGiorno(scadenza.scadenza, lavorativi);
  return {
    ...scadenza,
    giorno,
    situazione: getSituazione(scadenza, giorno, oggi),
    ritardo: computeRitardo(scadenza, giorno, oggi),
  };
}

/** The longest run of days on which nobody works is shorter. */
const PONTE = 7;

const senzaNulli = (values: object): Record<string, string | number> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

export const righeScadenze = createRighe<RigaScadenza>({
  getId: ({ id }) => id,
  chiaveAtom: atom((get) => JSON.stringify([get(aziendaIdAtom), get(oggiAtom), get(domandaAtom)])),
  descriviErrore: describeError,
  async *load({ get, set, signal }): AsyncGenerator<RighePage<RigaScadenza>> {
    const client = get(clientAtom);
    const domanda = get(domandaAtom);
    if (!domanda) return;
    const oggi = get(oggiAtom);
    const { dal, al, lavorativi, mostra, tutti: _tutti, ...filtri } = domanda;
    // What falls due just before may stand on the first days in sight.
    const from = lavorativi ? addGiorni(dal, -PONTE) : dal;
    const query = { ...senzaNulli(filtri), mostra, dal: from, al, oggi };
    const [answer, { conti }]: [AnswerOf<'scadenze'>, AnswerOf<'conti'>] = await Promise.all([
      client.call('scadenze', { query, signal }),
      client.call('conti', { signal }),
    ]);
    set(contiBaseAtom, conti);
    const righe = answer.partite.map((each) => toRiga(each, lavorativi, oggi));
    const before = righe.filter(({ giorno }) => giorno < dal && giorno >= oggi);
    set(contornoBaseAtom, {
      ...answer,
      saldi: answer.saldi.map((each) => ({
        ...each,
        prima: before
          .filter(({ divisa }) => divisa === each.divisa)
          .reduce<number>((sum, { residuo }) => sum + residuo, each.prima) as typeof each.prima,
      })),
    });
    const shown = righe.filter(({ giorno }) => giorno >= dal && giorno <= al);
    yield { righe: shown, totale: shown.length };
  },
});

/** The expected balance counts everything that falls due: with part of it in sight it would be wrong. */
export const saldoNotoAtom: Atom<boolean> = atom((get) => {
  const domanda = get(domandaAtom);
  if (!domanda || get(contornoAtom).incompleto) return false;
  const { verso, mostra, id_soggetto, id_agente, id_mandante } = domanda;
  const all = mostra === 'aperte' || mostra === 'tutte';
  return all && verso === null && id_soggetto === null && id_agente === null && id_mandante === null;
});

/** Whose balance the expected one is, in words: of one conto, or of all those in the main divisa together. */
export const nomeSaldoAtom: Atom<{ intero: string; breve: string }> = atom((get) => {
  const id_conto = get(domandaAtom)?.id_conto ?? null;
  const conto = get(contiBaseAtom).find(({ id }) => id === id_conto);
  if (conto) return { intero: `saldo atteso di ${conto.nome}`, breve: 'saldo del conto' };
  const { archivio } = get(righeScadenze.vistaAtom);
  const divisa = chooseDivisa(archivio.tutte());
  return { intero: `saldo atteso dei conti in ${divisa}`, breve: `saldo conti ${divisa}` };
});

/** Partite and totals of every day in sight. */
export const giorniAtom = atom((get) => {
  const domanda = get(domandaAtom);
  if (!domanda) return new Map();
  // The archive changes in place: its version, read with it, says when.
  const { archivio } = get(righeScadenze.vistaAtom);
  const partenza = get(saldoNotoAtom) ? get(contornoAtom).saldi : null;
  const righe = archivio.tutte();
  const giorni = domanda.tutti
    ? listGiorni(domanda)
    : [...new Set(righe.map(({ giorno }) => giorno))].toSorted();
  return sumByGiorno(righe, giorni, get(oggiAtom), partenza);
}) as Atom<ReturnType<typeof sumByGiorno<RigaScadenza>>>;

/** Runs `work` when the frame under way has been drawn. */
const afterPaint = (work: () => void): void => void requestAnimationFrame(() => setTimeout(work));

const sameIds = (one: ReadonlySet<number>, other: ReadonlySet<number>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));

const NESSUNA: ReadonlySet<number> = new Set();
const scelteBaseAtom = atom<ReadonlySet<number>>(NESSUNA);
/** The partite picked, in the calendar or in the grid: in both they are the same. */
export const scelteAtom: Atom<ReadonlySet<number>> = atom((get) => get(scelteBaseAtom));
const indicataBaseAtom = atom<number | null>(null);
/** The one picked in the calendar, which the grid brings into sight. */
export const indicataAtom: Atom<number | null> = atom((get) => get(indicataBaseAtom));

export const scegliAtom = atom(null, (get, set, id: number, insieme: boolean) => {
  const now = get(scelteBaseAtom);
  if (insieme) {
    const next = new Set(now);
    if (!next.delete(id)) next.add(id);
    set(scelteBaseAtom, next);
    return;
  }
  set(scelteBaseAtom, new Set([id]));
  // The calendar answers first; the grid, with a screen of rows to draw, follows once that is on screen.
  afterPaint(() => {
    if (get(scelteBaseAtom).has(id)) set(indicataBaseAtom, id);
  });
});
export const deselezionaAtom = atom(null, (_get, set) => {
  set(scelteBaseAtom, NESSUNA);
  set(indicataBaseAtom, null);
});
const spuntateBaseAtom = atom<ReadonlySet<number>>(NESSUNA);
/** The grid's ticks, when they become others, are the picks. */
export const seguiAtom = atom(null, (get, set, { spuntate }: RigheScelte<RigaScadenza>) => {
  const ids = new Set(spuntate.map(({ id }) => id));
  if (sameIds(ids, get(spuntateBaseAtom))) return;
  set(spuntateBaseAtom, ids);
  // The same picks again would have every part of the calendar look at them again.
  if (!sameIds(ids, get(scelteBaseAtom))) set(scelteBaseAtom, ids);
});
export const righeScelteAtom: Atom<readonly RigaScadenza[]> = atom((get) => {
  const { archivio } = get(righeScadenze.vistaAtom);
  return [...get(scelteBaseAtom)].flatMap((id) => archivio.get(id) ?? []);
});
