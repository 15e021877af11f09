import { beforeEach, expect, it } from 'vitest';
import { ApiError, type ErrorCode } from '#api/errors.ts';
import { clientAtom } from '#state/api.ts';
import { createStore } from '#state/jotai.ts';
import { toastQueueAtom } from '#state/toast.ts';
import { takeAtom } from './decide.ts';

type Store = ReturnType<typeof createStore>;

let store: Store;
const refuse = (code: ErrorCode, status: number): void => {
  const call = async () => await Promise.reject(new ApiError({ name: 'preseChiedi', code, status }));
  store.set(clientAtom, { call });
};
const titles = () => store.get(toastQueueAtom).map(({ titolo }) => titolo);

beforeEach(() => {
  store = createStore();
});

it('a row that another has in hand is told', async () => {
  refuse('riga_presa', 409);
  await store.set(takeAtom, [1]);
  expect(titles()).toEqual(['Riga già in lavorazione']);
});

it('a silent server has nobody at work on the row: its own bar says that it is silent', async () => {
  refuse('rete', 0);
  await store.set(takeAtom, [1]);
  expect(titles()).toEqual([]);
});

it('what else keeps a row from being taken is not told as a colleague’s work', async () => {
  refuse('non_trovato', 404);
  await store.set(takeAtom, [1]);
  expect(titles()).toEqual(['La riga non risulta in mano tua']);
});
