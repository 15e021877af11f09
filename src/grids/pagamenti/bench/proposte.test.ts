import { describe, expect, it, test } from 'vitest';
import type { PropostaWire } from '#api/contract/abbinamenti.ts';
import type { Client } from '#api/client.ts';
import { toCentesimi } from '#domain/importi.ts';
import { clientAtom } from '#state/api.ts';
import { createStore } from '#state/jotai.ts';
import { filterCurrent, foundAtom, isPayable, readFoundAtom, type Found } from './proposte.ts';

const proposta = (numero: number, movimento: number, partita: number, importo = 1_000): PropostaWire => ({
  numero,
  tipo: 'documenti',
  movimenti: [movimento],
  partite: [{ id: partita, importo: toCentesimi(importo) }],
  differenze: [],
  punteggio: 0.99,
  unica: true,
  automatica: true,
  motivi: [],
  rivali: [],
});

function found(...proposte: PropostaWire[]): Found {
  const perMovimento = new Map<number, PropostaWire[]>();
  for (const each of proposte)
    for (const id of each.movimenti) perMovimento.set(id, [...(perMovimento.get(id) ?? []), each]);
  return { id_calcolo: 2, proposte, perMovimento, righe: new Map() };
}

describe('proposals in sight', () => {
  it('keep meaning the same rows when a search has numbered them anew', () => {
    const [before, other] = [proposta(7, 1, 10), proposta(8, 2, 20)];
    const now = found(proposta(7, 2, 20), proposta(8, 1, 10));
    expect(filterCurrent(now, [before, other])?.map(({ numero }) => numero)).toEqual([8, 7]);
  });

  it('that are proposed no more, or for another amount, take the others with them', () => {
    const now = found(proposta(1, 1, 10), proposta(2, 2, 20, 900));
    expect(filterCurrent(now, [proposta(1, 1, 10), proposta(2, 2, 20)])).toBeNull();
    expect(filterCurrent(now, [proposta(3, 3, 30)])).toBeNull();
    expect(filterCurrent(now, [proposta(5, 1, 10)])).toEqual([proposta(1, 1, 10)]);
  });
});

test('a proposal stands as long as its partite have left what it takes of them', () => {
  const one = { ...proposta(1, 1, 10), partite: [{ id: 10, importo: toCentesimi(-1_000) }] };
  expect(isPayable(one, new Map([[10, -1_000]]))).toBe(true);
  expect(isPayable(one, new Map([[20, 0]]))).toBe(true);
  expect(isPayable(one, new Map([[10, -999]]))).toBe(false);
  expect(isPayable(one, new Map([[10, 0]]))).toBe(false);
});

test('a reading that ends after one begun later does not bring back what an earlier search found', async () => {
  const store = createStore();
  const answer = (numero: number) => ({ proposte: [proposta(numero, 1, 10)], righe: [], totale: 1 });
  const slow = Promise.withResolvers<ReturnType<typeof answer>>();
  let latest = 4;
  const call = async (name: string, { params }: { params?: { id: number } } = {}) => {
    if (name === 'calcoloUltimo') return await Promise.resolve({ calcolo: null, id_completato: latest });
    return params?.id === 4 ? await slow.promise : answer(5);
  };
  store.set(clientAtom, { call } as unknown as Client);
  const first = store.set(readFoundAtom);
  await Promise.resolve();
  latest = 5;
  await store.set(readFoundAtom);
  slow.resolve(answer(4));
  await first;
  expect(store.get(foundAtom)).toMatchObject({ id_calcolo: 5, proposte: [{ numero: 5 }] });
});
