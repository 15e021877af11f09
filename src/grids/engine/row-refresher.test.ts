/** Rows that are read while a person works: they never take the place of newer ones. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Evento } from '#api/contract/eventi.ts';
import { atom, createStore } from '#state/jotai.ts';
import { RowRefresher } from './row-refresher.ts';
import { createEditEngine } from './edit/edit-engine.ts';
import { createRighe } from './righe.ts';
import type { Workspace } from './workspace.ts';

interface Riga {
  id: number;
  versione: number;
  giorni: number;
  nota: string;
}

/** A server with one row, whose answers to a reading, and to a saving, may be made to wait. */
async function setup(others: Partial<Workspace<Riga>> = {}) {
  const store = createStore();
  let held: Riga = { id: 1, versione: 1, giorni: 60, nota: '' };
  let gate: Promise<void> = Promise.resolve();
  let saving: Promise<void> = Promise.resolve();
  const read = async (): Promise<Riga> => {
    const seen = held;
    await gate;
    return seen;
  };
  const vive = { versione: ({ versione }: Riga) => versione, read: async () => [await read()] };
  const righe = createRighe<Riga>({
    getId: ({ id }) => id,
    chiaveAtom: atom('a'),
    vive,
    async *load() {
      yield { righe: [await read()], totale: 1 };
    },
  });
  await store.set(righe.loadAtom);
  const modifiche = createEditEngine<Riga>({
    righe,
    massimo: 10,
    async save(_io, requests) {
      await saving;
      held = { ...held, ...requests[0]?.campi, versione: held.versione + 1 };
      return { tipo: 'salvate', righe: [{ id: 1, campi: held }] };
    },
  });
  const workspace = {
    righe,
    edits: modifiche,
    ...others,
  } as unknown as Workspace<Riga>;
  const aggiornatore = new RowRefresher(store, workspace, vive);
  const riga = () => store.get(righe.vistaAtom).store.get(1);
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    return { promise, release: () => resolve() };
  };
  return {
    store,
    righe,
    modifiche,
    aggiornatore,
    riga,
    salvata: () => held,
    /** What a colleague does. */
    altri: (fields: Partial<Riga>) => {
      held = { ...held, ...fields, versione: held.versione + 1 };
    },
    write: (days: number) =>
      store.set(modifiche.executeAtom, {
        etichetta: 'prova',
        celle: [{ id: 1, campo: 'giorni', prima: riga()?.giorni ?? null, dopo: days }],
      }),
    holdReading: () => {
      const { promise, release } = hold();
      gate = promise;
      return release;
    },
    holdSaving: () => {
      const { promise, release } = hold();
      saving = promise;
      return release;
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const EVENTI: Evento[] = [{ tipo: 'righe', righe: [{ id: 1, versione: 2 }] }, { tipo: 'ricarica' }];

describe('a reading begun before a change was saved', () => {
  it.each(EVENTI)('for an event ($tipo) keeps the newer row: undone and done again', async (evento) => {
    const { store, modifiche, aggiornatore, riga, salvata, altri, write, holdReading } = await setup();
    altri({ nota: 'loro' });
    const release = holdReading();
    aggiornatore.hear(evento);
    await vi.advanceTimersByTimeAsync(500);
    await write(75);
    release();
    await vi.advanceTimersByTimeAsync(500);
    expect(riga()).toEqual({ id: 1, versione: 3, giorni: 75, nota: 'loro' });
    await store.set(modifiche.annulAtom);
    expect(salvata().giorni).toBe(60);
    await store.set(modifiche.redoAtom);
    expect([salvata().giorni, store.get(modifiche.conflittoAtom)]).toEqual([75, null]);
  });

  it('does not hide what is being saved', async () => {
    const { store, righe, riga, salvata, write, holdSaving } = await setup();
    const release = holdSaving();
    const saved = write(75);
    await store.set(righe.loadAtom);
    expect([riga()?.giorni, salvata().giorni]).toEqual([75, 60]);
    release();
    await saved;
    expect(riga()).toEqual(salvata());
  });
});

describe('a reading that knows more', () => {
  it.each(EVENTI)('is taken ($tipo)', async (evento) => {
    const { aggiornatore, riga, salvata, altri } = await setup();
    altri({ giorni: 10, nota: 'loro' });
    aggiornatore.hear(evento);
    await vi.advanceTimersByTimeAsync(500);
    expect(riga()).toEqual(salvata());
  });
});

describe('what others change while something is done to many rows', () => {
  it.each(EVENTI)('is read once that is over ($tipo)', async (evento) => {
    const busyAtom = atom(true);
    const { store, aggiornatore, riga, salvata, altri } = await setup({ busyAtom });
    altri({ nota: 'loro' });
    aggiornatore.hear(evento);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(riga()?.versione).toBe(1);
    store.set(busyAtom, false);
    aggiornatore.schedule();
    await vi.advanceTimersByTimeAsync(500);
    expect(riga()).toEqual(salvata());
  });
});
