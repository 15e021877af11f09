/** What the server answers about the ways of paying, as the history takes it. */
import { expect, it } from 'vitest';
import type { Client } from '#api/client.ts';
import type { TipoPagamento } from '#api/contract/tipi-pagamento.ts';
import { ApiError } from '#api/errors.ts';
import { clientAtom } from '#state/api.ts';
import { createStore } from '#state/jotai.ts';
import { changeAllAtom, tipiEdits, righeTipi, saveTabAtom, describeSaveError } from './atoms.ts';

const RIGA: TipoPagamento = {
  id: 7,
  codice: 'BB30',
  descrizione: 'Bonifico 30 giorni',
  giorni: 30,
  fine_mese: false,
  attivo: true,
  versione: 1,
};

/** A page with one row, and a server that refuses every change. */
async function setup(problem: { code: 'versione_superata' | 'gia_esistente'; errors?: [] | Errori }) {
  const store = createStore();
  const server = { righe: [RIGA] };
  const full = { type: 'about:blank', status: 409, title: 'x', dettagli: { attuali: [] }, ...problem };
  const call = async (name: string) => {
    if (name === 'tipiPagamento') return { tipi_pagamento: server.righe };
    throw new ApiError({ name: 'tipiPagamentoModifica', code: problem.code, status: 409, problema: full });
  };
  store.set(clientAtom, { call } as unknown as Client);
  await store.set(righeTipi.loadAtom);
  const conflitto = async () => {
    await expect.poll(() => store.get(tipiEdits.conflittoAtom)).not.toBeNull();
    const asked = store.get(tipiEdits.conflittoAtom);
    if (asked === null) throw new Error('nothing is asked');
    return asked;
  };
  return { store, server, conflitto };
}
type Errori = { campo: string; messaggio: string }[];

it('finds out what a colleague deleted, and asks of the whole row', async () => {
  const { store, server, conflitto } = await setup({ code: 'versione_superata' });
  server.righe = [];
  const saving = store.set(changeAllAtom, 'Giorni cambiati', [RIGA], { giorni: 60 });
  const { celle, resolve: risolvi } = await conflitto();
  expect(celle).toMatchObject([{ id: 7, mia: { codice: 'BB30', giorni: 60 }, theirs: null }]);
  risolvi(() => 'loro');
  await saving;
  expect(store.get(righeTipi.vistaAtom).store.size).toBe(0);
});

it('asks of the cell that a colleague changed', async () => {
  const { store, server, conflitto } = await setup({ code: 'versione_superata' });
  server.righe = [{ ...RIGA, giorni: 10, versione: 2 }];
  const saving = store.set(changeAllAtom, 'Giorni cambiati', [RIGA], { giorni: 60 });
  const { celle, resolve: risolvi } = await conflitto();
  expect(celle).toEqual([{ id: 7, campo: 'giorni', mia: 60, theirs: 10 }]);
  risolvi(() => 'loro');
  await saving;
});

it('gives the form the server’s own words', async () => {
  const messaggio = 'Il codice BB30 è già di un altro tipo di pagamento';
  const { store } = await setup({ code: 'gia_esistente', errors: [{ campo: 'crea.0.codice', messaggio }] });
  const end = await store.set(saveTabAtom, null, RIGA);
  expect(end).toMatchObject({ salvato: false });
  expect(describeSaveError('causa' in end ? end.causa : null)).toBe(`${messaggio}.`);
});
