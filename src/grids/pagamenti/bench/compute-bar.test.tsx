// @vitest-environment jsdom
import { FluentProvider } from '@fluentui/react-components';
import { act } from 'react';
import { expect, it } from 'vitest';
import { openPlace } from '#tests/place.ts';
import type { Client } from '#api/client.ts';
import { clientAtom } from '#state/api.ts';
import { createStore, Provider } from '#state/jotai.ts';
import { ComputeBar } from './compute-bar.tsx';
import { readFoundAtom } from './proposte.ts';

const place = openPlace();

const calcolo = (stato: 'fallito' | 'completato') => ({
  id_calcolo: 3,
  stato,
  fase: 'confronto',
  fatte: 0,
  da_fare: 0,
  creato_il: '2026-05-04T08:00:00.000Z',
});

it('says that a search failed, and searches again when it is asked to', async () => {
  const called: string[] = [];
  const store = createStore();
  const call = async (name: string) => {
    called.push(name);
    const answers: Record<string, unknown> = {
      calcoloUltimo: { calcolo: calcolo('fallito'), id_completato: null, da_cercare: true },
      calcoloAvvia: calcolo('completato'),
    };
    return await Promise.resolve(answers[name]);
  };
  store.set(clientAtom, { call } as unknown as Client);
  await store.set(readFoundAtom);
  place.render(
    <Provider store={store}>
      <FluentProvider>
        <ComputeBar />
      </FluentProvider>
    </Provider>,
  );
  expect(place.element.textContent).toContain('Ricerca non riuscita.');
  const retry = [...place.element.querySelectorAll('button')].find((each) => each.textContent === 'Riprova');
  await act(async () => {
    retry?.click();
    await Promise.resolve();
  });
  expect(called).toContain('calcoloAvvia');
});
