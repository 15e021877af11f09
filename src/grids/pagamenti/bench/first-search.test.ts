import { expect, it } from 'vitest';
import type { Client } from '#api/client.ts';
import { clientAtom } from '#state/api.ts';
import { createStore } from '#state/jotai.ts';
import { firstSearchAtom, readFoundAtom } from './proposte.ts';

const calcolo = (stato: 'in_corso' | 'completato' | 'fallito') => ({
  id_calcolo: 3,
  stato,
  fase: 'confronto',
  fatte: 0,
  da_fare: 0,
  creato_il: '2026-05-04T08:00:00.000Z',
});

/** What the desk knows after it was answered so. */
async function ask(stato: 'in_corso' | 'completato' | 'fallito', ended: number | null): Promise<boolean> {
  const answers: Record<string, unknown> = {
    calcoloUltimo: { calcolo: calcolo(stato), id_completato: ended, da_cercare: false },
    proposte: { proposte: [], righe: [], totale: 0, cursor: null },
  };
  const store = createStore();
  store.set(clientAtom, {
    call: async (name: string) => await Promise.resolve(answers[name]),
  } as unknown as Client);
  await store.set(readFoundAtom);
  return store.get(firstSearchAtom);
}

it('knows that nothing was looked for yet only while the first search is under way', async () => {
  expect(await ask('in_corso', null)).toBe(true);
  // What an earlier search found stands until the next has ended.
  expect(await ask('in_corso', 2)).toBe(false);
  expect(await ask('completato', 3)).toBe(false);
  expect(await ask('fallito', null)).toBe(false);
});
