import { describe, expect, it } from 'vitest';
import type { Client } from '#api/client.ts';
import type { TipoPagamento } from '#api/contract/tipi-pagamento.ts';
import { ApiError } from '#api/errors.ts';
import { clientAtom } from '#state/api.ts';
import { createStore } from '#state/jotai.ts';
import { toastQueueAtom } from '#state/toast.ts';
import {
  annullaAtom,
  conflittoAtom,
  modificaCellaAtom,
  righeTipi,
  ripetiAtom,
  risolviConflittoAtom,
  storiaAtom,
} from './atoms.ts';
import { cambioDi } from './celle.ts';
import { type Modificati, type Modifiche } from './modifiche.ts';

const RIGA: TipoPagamento = {
  id: 7,
  codice: 'BB30',
  descrizione: 'Bonifico 30 giorni',
  giorni: 30,
  fine_mese: false,
  attivo: true,
  versione: 1,
};

function refusal(attuali: TipoPagamento[]): ApiError {
  const problema = {
    type: 'about:blank',
    status: 409,
    code: 'versione_superata' as const,
    title: 'x',
    dettagli: { attuali },
  };
  return new ApiError({ name: 'tipiPagamentoModifica', code: 'versione_superata', status: 409, problema });
}

/** A server with one row, which a colleague can change or delete behind the page's back. */
async function setup() {
  const store = createStore();
  const server = { riga: RIGA as TipoPagamento | null, down: false, sent: [] as Modifiche[] };
  const save = (body: Modifiche): Modificati => {
    server.sent.push(body);
    if (server.down) throw new ApiError({ name: 'tipiPagamentoModifica', code: 'rete', status: 0 });
    const { riga } = server;
    if ([...body.cambia, ...body.elimina].some(({ versione }) => versione !== riga?.versione))
      throw refusal(riga ? [riga] : []);
    const cambiati = body.cambia.map((each) => ({ ...each, versione: each.versione + 1 }));
    const creati = body.crea.map((each) => ({ ...each, id: each.id ?? 8, versione: 50 }));
    server.riga = cambiati[0] ?? creati[0] ?? null;
    return { creati, cambiati, eliminati: body.elimina.map(({ id }) => id) };
  };
  const call = async (name: string, request: { body: Modifiche }) =>
    name === 'tipiPagamento' ? { tipi_pagamento: server.riga ? [server.riga] : [] } : save(request.body);
  store.set(clientAtom, { call } as unknown as Client);
  await store.set(righeTipi.caricaAtom);
  const shown = () => store.get(righeTipi.vistaAtom).archivio.get(7);
  const edit = async (giorni: number) => {
    const riga = shown();
    const cambio = riga && cambioDi({ id: 7, campo: 'giorni', valore: giorni }, riga);
    if (cambio) await store.set(modificaCellaAtom, cambio);
  };
  return { store, server, shown, edit };
}

describe('an edit in a cell', () => {
  it('is shown at once, saved, undone and done again', async () => {
    const { store, server, shown, edit } = await setup();
    const saving = edit(60);
    expect(shown()).toMatchObject({ giorni: 60, versione: 1 });
    await saving;
    expect(shown()).toMatchObject({ giorni: 60, versione: 2 });
    await store.set(annullaAtom);
    expect(server.riga).toMatchObject({ giorni: 30, versione: 3 });
    await store.set(ripetiAtom);
    expect(server.riga).toMatchObject({ giorni: 60, versione: 4 });
    expect(store.get(storiaAtom)).toMatchObject({ fatti: [{ cambi: [{ id: 7 }] }], disfatti: [] });
  });

  it('waits for the one before, so that two in a row are no conflict', async () => {
    const { store, server, edit } = await setup();
    await Promise.all([edit(45), edit(60)]);
    expect(server.sent.map(({ cambia }) => cambia[0]?.versione)).toEqual([1, 2]);
    expect(server.riga).toMatchObject({ giorni: 60, versione: 3 });
    expect(store.get(conflittoAtom)).toBeNull();
  });

  it('is taken back with a reason when the server cannot be reached', async () => {
    const { store, server, shown, edit } = await setup();
    server.down = true;
    await edit(60);
    expect(shown()).toMatchObject({ giorni: 30 });
    expect(store.get(storiaAtom).fatti).toEqual([]);
    expect(store.get(toastQueueAtom)).toMatchObject([
      { severity: 'error', titolo: 'Non è stato salvato nulla' },
    ]);
  });
});

describe('a row that a colleague touched', () => {
  it('is asked about, and mine goes over theirs only when I say so', async () => {
    const { store, server, shown, edit } = await setup();
    server.riga = { ...RIGA, giorni: 10, versione: 5 };
    await edit(60);
    expect(shown()).toMatchObject({ giorni: 10, versione: 5 });
    expect(store.get(conflittoAtom)?.mutate.get(7)).toMatchObject({ giorni: 10 });
    await store.set(risolviConflittoAtom, 'mia');
    expect(server.riga).toMatchObject({ giorni: 60, versione: 6 });
    await store.set(annullaAtom);
    expect(server.riga).toMatchObject({ giorni: 10 });
  });

  it('comes back under its id when they deleted it and I keep mine', async () => {
    const { store, server, edit } = await setup();
    server.riga = null;
    await edit(60);
    expect(store.get(conflittoAtom)?.mutate.get(7)).toBeNull();
    await store.set(risolviConflittoAtom, 'mia');
    expect(server.riga).toMatchObject({ id: 7, giorni: 60 });
  });

  it('is not undone over their work, even when it was read again', async () => {
    const { store, server, edit } = await setup();
    await edit(60);
    server.riga = { ...RIGA, giorni: 25, versione: 9 };
    await store.set(righeTipi.caricaAtom);
    const before = server.sent.length;
    await store.set(annullaAtom);
    expect(server.sent).toHaveLength(before);
    expect(store.get(conflittoAtom)?.verso).toBe('annulla');
    await store.set(risolviConflittoAtom, 'attuale');
    expect(server.riga).toMatchObject({ giorni: 25 });
    expect(store.get(storiaAtom)).toEqual({ fatti: [], disfatti: [] });
  });
});
