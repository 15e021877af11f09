// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CallOptions, Client } from '#api/client.ts';
import type { Lettera } from '#api/contract/solleciti.ts';
import { toGiorno } from '#domain/date.ts';
import { toCentesimi } from '#domain/importi.ts';
import { clientAtom } from '#state/api.ts';
import { createStore, Provider } from '#state/jotai.ts';
import type { SollecitoDraft } from './state.ts';
import { useAnteprima } from './use-preview.ts';

const partita = (id: number) => ({
  id,
  numero_documento: `VE-${id}`,
  data_documento: toGiorno('2026-01-31'),
  scadenza: toGiorno('2026-03-02'),
  importo: toCentesimi(10_000),
  residuo: toCentesimi(10_000),
  forse_pagata: false,
  giorni: 40,
  numero: 1,
});
const lettera: Lettera = {
  id_soggetto: 1,
  ragione_sociale: 'Vetreria Contesa',
  email: 'vetri@contesa.it',
  divisa: 'EUR',
  id_livello: 1,
  numero: 1,
  livello: 'Promemoria',
  totale: toCentesimi(20_000),
  giorni: 40,
  crediti: toCentesimi(0),
  ultimo: null,
  partite: [partita(1), partita(2)],
};
const draft = (...outside: number[]): SollecitoDraft => ({
  lettera,
  chiave: '1/EUR',
  included: true,
  destinatario: 'vetri@contesa.it',
  out: new Set(outside),
  oggetto: null,
  testo: null,
});

let root: ReturnType<typeof createRoot>;
let asked: AbortSignal[];
const store = createStore();

function Prova({ now, ferma }: { now: SollecitoDraft; ferma: boolean }): ReactNode {
  useAnteprima(now, ferma);
  return null;
}
const draw = (now: SollecitoDraft, stop = false) =>
  act(() => {
    root.render(
      <Provider store={store}>
        <Prova now={now} ferma={stop} />
      </Provider>,
    );
  });
const pause = () =>
  act(() => {
    vi.advanceTimersByTime(1_000);
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  asked = [];
  const call = (_name: string, { signal }: CallOptions) => {
    if (signal) asked.push(signal);
    return new Promise(() => undefined);
  };
  store.set(clientAtom, { call } as unknown as Client);
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks for the letter at once, then when something in it changed', () => {
  draw(draft());
  pause();
  expect(asked.map(({ aborted }) => aborted)).toEqual([false]);
  draw(draft(2));
  pause();
  expect(asked.map(({ aborted }) => aborted)).toEqual([true, false]);
});

it('asks for no letter that is leaving: its partite are in the queue already', () => {
  draw(draft());
  pause();
  draw(draft(2));
  draw(draft(2), true);
  pause();
  expect(asked.map(({ aborted }) => aborted)).toEqual([true]);
});

it('drops a question that is on its way, and asks again when the letter did not leave', () => {
  draw(draft());
  pause();
  draw(draft(), true);
  expect(asked.map(({ aborted }) => aborted)).toEqual([true]);
  draw(draft());
  pause();
  expect(asked.map(({ aborted }) => aborted)).toEqual([true, false]);
});
