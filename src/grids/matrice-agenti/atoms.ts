/** The matrix on a day, what was changed and not saved yet, and saving it. */
import {
  type CellaMatrice,
  dettagliMatriceSchema,
  type MatriceAgenti,
  type PeriodoMatrice,
} from '#api/contract/matrice-agenti.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { describeError, parseDettagli } from '#api/errors.ts';
import { getToday } from '#domain/date.ts';
import { findPeriodo } from '#domain/matrice.ts';
import { createEditEngine, createRighe, type RighePage } from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { atom, type Atom } from '#state/jotai.ts';
import {
  type BozzaMatrice,
  getCellKey,
  countCovered,
  parseMandante,
  groupByPair,
  type RigaMatrice,
  toRighe,
} from './row.ts';

const VUOTA: MatriceAgenti = { agenti: [], mandanti: [], periodi: [], usate: [] };
const NIENTE: BozzaMatrice = new Map();

const matriciAtom = atom<ReadonlyMap<number | null, MatriceAgenti>>(new Map<number | null, MatriceAgenti>());
/** As the server holds it, of the current azienda. */
export const matriceAtom: Atom<MatriceAgenti> = atom(
  (get) => get(matriciAtom).get(get(aziendaIdAtom)) ?? VUOTA,
);
export const periodiAtom: Atom<ReadonlyMap<string, PeriodoMatrice[]>> = atom((get) =>
  groupByPair(get(matriceAtom).periodi),
);

/** Pairs that some partita names, by `getCellKey`. */
export const usateAtom: Atom<ReadonlySet<string>> = atom(
  (get) => new Set(get(matriceAtom).usate.map((coppia) => getCellKey(coppia.id_agente, coppia.id_mandante))),
);

const giornoBaseAtom = atom<Giorno>(getToday());
/** The day that is shown, and from which changes hold. */
export const giornoAtom: Atom<Giorno> = atom((get) => get(giornoBaseAtom));
export const setGiornoAtom = atom(null, (get, set, giorno: Giorno) => {
  // What is not saved yet belongs to the day it was written for.
  if (get(bozzaAtom).size === 0) set(giornoBaseAtom, giorno);
});

const soloScopertiBaseAtom = atom(false);
export const soloScopertiAtom: Atom<boolean> = atom((get) => get(soloScopertiBaseAtom));
export const setSoloScopertiAtom = atom(null, (_get, set, solo: boolean) => set(soloScopertiBaseAtom, solo));

const bozzeAtom = atom<ReadonlyMap<number | null, BozzaMatrice>>(new Map<number | null, BozzaMatrice>());
/** Rates changed and not saved yet, of the current azienda. */
export const bozzaAtom: Atom<BozzaMatrice> = atom((get) => get(bozzeAtom).get(get(aziendaIdAtom)) ?? NIENTE);
const putBozzaAtom = atom(null, (get, set, bozza: BozzaMatrice) =>
  set(bozzeAtom, new Map(get(bozzeAtom)).set(get(aziendaIdAtom), bozza)),
);

export const righeMatrice = createRighe<RigaMatrice>({
  getId: ({ id }) => id,
  chiaveAtom: atom((get) => JSON.stringify([get(aziendaIdAtom), get(giornoAtom), get(soloScopertiAtom)])),
  descriviErrore: describeError,
  vive: {
    area: 'matrice_agenti',
    // Nothing announces single rows: a change of others is read whole.
    versione: () => 0,
    leggi: async () => [],
  },
  async *load({ get, set, signal }): AsyncGenerator<RighePage<RigaMatrice>> {
    const azienda = get(aziendaIdAtom);
    const matrice = await get(clientAtom).call('matriceAgenti', { signal });
    set(matriciAtom, new Map(get(matriciAtom)).set(azienda, matrice));
    const righe = toRighe(matrice, get(giornoAtom), get(bozzaAtom));
    const shown = get(soloScopertiAtom) ? righe.filter((riga) => countCovered(riga) === 0) : righe;
    yield { righe: shown, totale: shown.length };
  },
});

/** The rate that the server holds on the day. */
const salvataAtom = atom((get) => {
  const byCoppia = get(periodiAtom);
  const giorno = get(giornoAtom);
  return (chiave: string): number | null => findPeriodo(byCoppia.get(chiave) ?? [], giorno)?.aliquota ?? null;
});

/** Steps change the draft: they are saved together, once their effects were seen. */
export const modificheMatrice = createEditEngine<RigaMatrice>({
  righe: righeMatrice,
  massimo: 1_000,
  async salva({ get, set }, richieste) {
    const bozza = new Map(get(bozzaAtom));
    const salvata = get(salvataAtom);
    for (const { riga, campi } of richieste)
      for (const [campo, valore] of Object.entries(campi)) {
        const id = parseMandante(campo);
        if (id === null || typeof valore === 'string' || typeof valore === 'boolean') continue;
        const chiave = getCellKey(riga.id, id);
        const before = bozza.get(chiave);
        const attesa = before ? before.attesa : salvata(chiave);
        const aliquota = valore ?? null;
        if (aliquota === attesa) bozza.delete(chiave);
        else bozza.set(chiave, { attesa, aliquota });
      }
    set(putBozzaAtom, bozza);
    return { tipo: 'salvate', righe: richieste.map(({ riga, campi }) => ({ id: riga.id, campi })) };
  },
});

/** The draft as the server takes it. */
export const celleAtom: Atom<readonly CellaMatrice[]> = atom((get) =>
  [...get(bozzaAtom)].map(([chiave, cambiata]) => {
    const [id_agente = 0, id_mandante = 0] = chiave.split(':').map(Number);
    return { id_agente, id_mandante, ...cambiata };
  }),
);

/** Puts everything back as the server holds it. */
export const lasciaAtom = atom(null, async (_get, set) => {
  set(putBozzaAtom, NIENTE);
  await set(righeMatrice.caricaAtom);
});

/** A cell that somebody else changed meanwhile. */
export interface AliquotaContesa {
  chiave: string;
  mia: number | null;
  loro: number | null;
}
export type EsitoSalva =
  | { tipo: 'salvata' }
  | { tipo: 'contesa'; celle: readonly AliquotaContesa[] }
  | { tipo: 'errore'; testo: string };

/** Saves the draft, all or nothing. */
export const salvaAtom = atom(null, async (get, set): Promise<EsitoSalva> => {
  const bozza = get(bozzaAtom);
  const body = { dal: get(giornoAtom), celle: [...get(celleAtom)] };
  try {
    await get(clientAtom).call('matriceModifica', { body });
  } catch (error) {
    const stale = parseDettagli(error, 'versione_superata', dettagliMatriceSchema);
    if (!stale) return { tipo: 'errore', testo: describeError(error) };
    await set(righeMatrice.caricaAtom);
    const celle = stale.celle.map(({ id_agente, id_mandante, aliquota }) => {
      const chiave = getCellKey(id_agente, id_mandante);
      return { chiave, mia: bozza.get(chiave)?.aliquota ?? null, loro: aliquota };
    });
    return { tipo: 'contesa', celle };
  }
  set(putBozzaAtom, NIENTE);
  await set(righeMatrice.caricaAtom);
  return { tipo: 'salvata' };
});

/** One's own rates stand, over those that the others left: they were seen. */
export const tieniAtom = atom(null, (get, set, celle: readonly AliquotaContesa[]) => {
  const bozza = new Map(get(bozzaAtom));
  for (const { chiave, mia, loro } of celle)
    if (mia === loro) bozza.delete(chiave);
    else bozza.set(chiave, { attesa: loro, aliquota: mia });
  set(putBozzaAtom, bozza);
});

/** Gives up one's own rate in these cells. */
export const cediAtom = atom(null, async (get, set, celle: readonly AliquotaContesa[]) => {
  const bozza = new Map(get(bozzaAtom));
  for (const { chiave } of celle) bozza.delete(chiave);
  set(putBozzaAtom, bozza);
  await set(righeMatrice.caricaAtom);
});
