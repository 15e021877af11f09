import { describe, expect, it, test } from 'vitest';
import type { PropostaWire } from '#api/contract/abbinamenti.ts';
import { toCentesimi } from '#domain/importi.ts';
import { filterCurrent, isPagabile, type Trovate } from './proposte.ts';

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

function found(...proposte: PropostaWire[]): Trovate {
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
  expect(isPagabile(one, new Map([[10, -1_000]]))).toBe(true);
  expect(isPagabile(one, new Map([[20, 0]]))).toBe(true);
  expect(isPagabile(one, new Map([[10, -999]]))).toBe(false);
  expect(isPagabile(one, new Map([[10, 0]]))).toBe(false);
});
