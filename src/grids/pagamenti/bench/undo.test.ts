import { beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '#api/client.ts';
import { clientAtom } from '#state/api.ts';
import { atom, createStore } from '#state/jotai.ts';
import { annullaFattoAtom, annullaUltimoAtom, chiestoAtom, ripetiUltimoAtom, rispondiAtom } from './undo.ts';
import { toastQueueAtom } from '#state/toast.ts';
import { annullatiAtom, fattiAtom, keepDecision, runDecision } from './decision.ts';

type Store = ReturnType<typeof createStore>;

/** Everything that was done and taken back, in order. */
let detti: string[];
let store: Store;

/** Decides so many rows at once, as a command of the bench does. */
const fai = atom(null, (get, set, etichetta: string, quanti: number) => {
  detti.push(`fatto ${etichetta}`);
  keepDecision(get, set, {
    etichetta,
    quanti,
    disfa: async () => {
      detti.push(`disfatto ${etichetta}`);
      return await Promise.resolve();
    },
    rifai: async (again) => {
      again(fai, etichetta, quanti);
      return await Promise.resolve();
    },
  });
});
const inCorso = atom(null, async (_get, set, run: () => Promise<void>) => await runDecision(set, '', run));
const etichette = () => store.get(fattiAtom).map(({ etichetta }) => etichetta);

beforeEach(() => {
  detti = [];
  store = createStore();
  store.set(clientAtom, { call: async () => await Promise.resolve({ calcolo: null }) } as unknown as Client);
});

describe('the latest decision', () => {
  it('of few rows is taken back at once', async () => {
    store.set(fai, 'uno', 1);
    await store.set(annullaUltimoAtom);
    expect(detti).toEqual(['fatto uno', 'disfatto uno']);
    expect(etichette()).toEqual([]);
  });

  it('of many rows is asked about, and stands until the answer', async () => {
    store.set(fai, 'molti', 5_109);
    store.set(fai, 'uno', 1);
    await store.set(annullaUltimoAtom);
    await store.set(annullaUltimoAtom);
    expect(detti).not.toContain('disfatto molti');
    expect(store.get(chiestoAtom)).toMatchObject({ verso: 'annulla', fatto: { quanti: 5_109 } });
    await store.set(rispondiAtom, false);
    expect(store.get(chiestoAtom)).toBeNull();
    expect(etichette()).toEqual(['molti']);
    await store.set(annullaUltimoAtom);
    await store.set(rispondiAtom, true);
    expect(detti.at(-1)).toBe('disfatto molti');
    expect(store.get(chiestoAtom)).toBeNull();
  });

  it('is done again, one after another, and many rows only when they are asked for', async () => {
    store.set(fai, 'molti', 40);
    store.set(fai, 'uno', 1);
    await store.set(annullaUltimoAtom);
    await store.set(annullaUltimoAtom);
    await store.set(rispondiAtom, true);
    expect(etichette()).toEqual([]);
    detti = [];
    await store.set(ripetiUltimoAtom);
    expect(detti).toEqual([]);
    expect(store.get(chiestoAtom)).toMatchObject({ verso: 'ripeti', fatto: { etichetta: 'molti' } });
    await store.set(rispondiAtom, true);
    await store.set(ripetiUltimoAtom);
    expect(detti).toEqual(['fatto molti', 'fatto uno']);
    expect(etichette()).toEqual(['molti', 'uno']);
    expect(store.get(annullatiAtom)).toEqual([]);
  });

  it('is done again after what is on its way, and what cannot be any more is said', async () => {
    store.set(fai, 'uno', 1);
    const { promise, resolve } = Promise.withResolvers<void>();
    const undone = store.set(annullaUltimoAtom);
    const busy = store.set(inCorso, async () => await promise);
    const again = store.set(ripetiUltimoAtom);
    resolve();
    await Promise.all([undone, busy, again]);
    expect(detti).toEqual(['fatto uno', 'disfatto uno', 'fatto uno']);
    await store.set(ripetiUltimoAtom);
    expect(store.get(toastQueueAtom).at(-1)).toMatchObject({ titolo: 'Non c’è nulla da ripetere' });
  });

  it('is not done again once something else was decided', async () => {
    store.set(fai, 'uno', 1);
    await store.set(annullaUltimoAtom);
    store.set(fai, 'due', 1);
    expect(store.get(annullatiAtom)).toEqual([]);
    await store.set(ripetiUltimoAtom);
    expect(detti.filter((each) => each === 'fatto uno')).toHaveLength(1);
  });

  it('that could not be taken back is still there to be', async () => {
    store.set(fai, 'uno', 1);
    const [fatto] = store.get(fattiAtom);
    if (!fatto) throw new Error('nothing was decided');
    fatto.disfa = async () => await Promise.reject(new Error('no'));
    await store.set(annullaUltimoAtom);
    expect(etichette()).toEqual(['uno']);
    expect(store.get(annullatiAtom)).toEqual([]);
  });

  it('that was taken back already is said to have been, by the message that still offers it', async () => {
    store.set(fai, 'uno', 1);
    const [fatto] = store.get(fattiAtom);
    if (!fatto) throw new Error('nothing was decided');
    await store.set(annullaUltimoAtom);
    await store.set(annullaFattoAtom, fatto);
    expect(detti.filter((each) => each === 'disfatto uno')).toHaveLength(1);
    expect(store.get(toastQueueAtom).at(-1)).toMatchObject({
      severity: 'info',
      titolo: 'Era già annullato: uno',
    });
  });
});
