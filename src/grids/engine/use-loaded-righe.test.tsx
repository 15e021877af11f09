// @vitest-environment jsdom
import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { openPlace } from '#tests/place.ts';
import { atom, createStore, Provider, useAtomValue, useSetAtom } from '#state/jotai.ts';
import { createRighe } from './righe.ts';
import { RowStore } from './row-store.ts';
import { describeCount, useLoadedRighe } from './use-loaded-righe.ts';

const place = openPlace();

const aziendaAtom = atom(1);
const questionAtom = atom<string | null>(null);
const righe = createRighe<{ id: number }>({
  getId: ({ id }) => id,
  chiaveAtom: atom((get) => JSON.stringify([get(aziendaAtom), get(questionAtom)])),
  describeError: String,
  async *load({ get }) {
    if (get(questionAtom) === null) return;
    yield await Promise.resolve({ righe: [{ id: get(aziendaAtom) }], totale: 1 });
  },
});

function Grid() {
  useLoadedRighe({ righe });
  return null;
}

/** A page that asks while it is there, as those with an address do. */
function Page() {
  const ask = useSetAtom(questionAtom);
  useEffect(() => ask('movimenti'), [ask]);
  useEffect(() => () => ask(null), [ask]);
  return useAtomValue(questionAtom) === null ? null : <Grid />;
}

it('reads for a page that is made anew for another azienda', async () => {
  const store = createStore();
  const draw = () =>
    place.render(
      <Provider store={store}>
        <Page key={store.get(aziendaAtom)} />
      </Provider>,
    );
  const shown = () => {
    const { stato, store: rows } = store.get(righe.vistaAtom);
    return [stato.tipo, ...rows.listAll().map(({ id }) => id)];
  };
  draw();
  await expect.poll(shown).toEqual(['pronto', 1]);
  for (const azienda of [2, 1, 2]) {
    store.set(aziendaAtom, azienda);
    draw();
    await expect.poll(shown).toEqual(['pronto', azienda]);
  }
});

it('counts those in sight only once they are rows, not what stands for them', () => {
  const store = new RowStore<{ id: number }>(({ id }) => id);
  store.add([{ id: 1 }, { id: 2 }, { id: 3 }]);
  const vista = {
    stato: { tipo: 'pronto' },
    store,
    versione: 1,
    blocks: null,
    parti: null,
    previous: false,
  } as const;
  expect(describeCount(vista, null, ['partita', 'partite'])).toBe('3 partite');
  expect(describeCount(vista, 2, ['partita', 'partite'])).toBe('2 di 3 partite');
});
