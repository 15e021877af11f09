import { beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '#api/client.ts';
import { clientAtom } from '#state/api.ts';
import { atom, createStore } from '#state/jotai.ts';
import { makeUndoAction } from './actions.tsx';
import { annulLastAtom, askedAtom, makeUndoOffer, repeatLastAtom, answerAtom } from './undo.ts';
import { toastQueueAtom } from '#state/toast.ts';
import { annulledOnesAtom, type Decision, doneAtom, keepDecision, runDecision } from './decision.ts';

type Store = ReturnType<typeof createStore>;

/** Everything that was done and taken back, in order. */
let told: string[];
let store: Store;

/** Decides so many rows at once, as a command of the bench does. */
const make = atom(null, (get, set, etichetta: string, quanti: number) => {
  told.push(`fatto ${etichetta}`);
  keepDecision(get, set, {
    label: etichetta,
    quanti,
    movimenti: [],
    undo: async () => {
      told.push(`disfatto ${etichetta}`);
      return await Promise.resolve();
    },
    redo: async (again) => {
      again(make, etichetta, quanti);
      return await Promise.resolve();
    },
  });
});
const underway = atom(null, async (_get, set, run: () => Promise<void>) => await runDecision(set, '', run));
const offer = atom(null, (_get, set, done: Decision) => makeUndoOffer(set, done));
const labels = () => store.get(doneAtom).map(({ label: etichetta }) => etichetta);

beforeEach(() => {
  told = [];
  store = createStore();
  store.set(clientAtom, { call: async () => await Promise.resolve({ calcolo: null }) } as unknown as Client);
});

describe('the latest decision', () => {
  it('of few rows is taken back at once', async () => {
    store.set(make, 'uno', 1);
    await store.set(annulLastAtom);
    expect(told).toEqual(['fatto uno', 'disfatto uno']);
    expect(labels()).toEqual([]);
  });

  it('of many rows is asked about, and stands until the answer', async () => {
    store.set(make, 'molti', 5_109);
    store.set(make, 'uno', 1);
    await store.set(annulLastAtom);
    await store.set(annulLastAtom);
    expect(told).not.toContain('disfatto molti');
    expect(store.get(askedAtom)).toMatchObject({ verso: 'annulla', fatto: { quanti: 5_109 } });
    await store.set(answerAtom, false);
    expect(store.get(askedAtom)).toBeNull();
    expect(labels()).toEqual(['molti']);
    await store.set(annulLastAtom);
    await store.set(answerAtom, true);
    expect(told.at(-1)).toBe('disfatto molti');
    expect(store.get(askedAtom)).toBeNull();
  });

  it('is done again, one after another, and many rows only when they are asked for', async () => {
    store.set(make, 'molti', 40);
    store.set(make, 'uno', 1);
    await store.set(annulLastAtom);
    await store.set(annulLastAtom);
    await store.set(answerAtom, true);
    expect(labels()).toEqual([]);
    told = [];
    await store.set(repeatLastAtom);
    expect(told).toEqual([]);
    expect(store.get(askedAtom)).toMatchObject({ verso: 'ripeti', fatto: { label: 'molti' } });
    await store.set(answerAtom, true);
    await store.set(repeatLastAtom);
    expect(told).toEqual(['fatto molti', 'fatto uno']);
    expect(labels()).toEqual(['molti', 'uno']);
    expect(store.get(annulledOnesAtom)).toEqual([]);
  });

  it('is done again after what is on its way, and what cannot be any more is said', async () => {
    store.set(make, 'uno', 1);
    const { promise, resolve } = Promise.withResolvers<void>();
    const undone = store.set(annulLastAtom);
    const busy = store.set(underway, async () => await promise);
    const again = store.set(repeatLastAtom);
    resolve();
    await Promise.all([undone, busy, again]);
    expect(told).toEqual(['fatto uno', 'disfatto uno', 'fatto uno']);
    await store.set(repeatLastAtom);
    expect(store.get(toastQueueAtom).at(-1)).toMatchObject({ titolo: 'Non c’è nulla da ripetere' });
  });

  it('can be taken back while it is still being done again: the key waits for it', async () => {
    store.set(make, 'uno', 1);
    await store.set(annulLastAtom);
    const { promise: searched, resolve } = Promise.withResolvers<void>();
    for (const gone of store.get(annulledOnesAtom))
      gone.redo = async (again) => {
        await searched;
        again(make, 'uno', 1);
      };
    const again = store.set(repeatLastAtom);
    const explain = () => makeUndoAction<never>().disabledReason?.({ store } as never);
    expect(explain()).toBeNull();
    const undone = store.set(annulLastAtom);
    resolve();
    await Promise.all([again, undone]);
    expect(labels()).toEqual([]);
    expect(explain()).toBe('Non c’è nulla da annullare');
  });

  it('is not done again once something else was decided', async () => {
    store.set(make, 'uno', 1);
    await store.set(annulLastAtom);
    store.set(make, 'due', 1);
    expect(store.get(annulledOnesAtom)).toEqual([]);
    await store.set(repeatLastAtom);
    expect(told.filter((each) => each === 'fatto uno')).toHaveLength(1);
  });

  it('that could not be taken back is still there to be', async () => {
    store.set(make, 'uno', 1);
    const [done] = store.get(doneAtom);
    if (!done) throw new Error('nothing was decided');
    done.undo = async () => await Promise.reject(new Error('no'));
    await store.set(annulLastAtom);
    expect(labels()).toEqual(['uno']);
    expect(store.get(annulledOnesAtom)).toEqual([]);
  });

  it('is offered by its message until it is taken back in another way', async () => {
    store.set(make, 'uno', 1);
    const [done] = store.get(doneAtom);
    if (!done) throw new Error('nothing was decided');
    const { run, standsAtom } = store.set(offer, done);
    expect(standsAtom && store.get(standsAtom)).toBe(true);
    await store.set(annulLastAtom);
    expect(standsAtom && store.get(standsAtom)).toBe(false);
    // Pressed at the same moment, it takes nothing back twice.
    run();
    await store.set(annulLastAtom);
    expect(told.filter((each) => each === 'disfatto uno')).toHaveLength(1);
  });
});
