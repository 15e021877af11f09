import { describe, expect, it } from 'vitest';
import type { Client } from '#api/client.ts';
import { rigaEstrattoSchema, type RigaEstratto } from '#api/contract/estratto-conto.ts';
import { ApiError } from '#api/errors.ts';
import { clientAtom } from '#state/api.ts';
import { createStore } from '#state/jotai.ts';
import { toastQueueAtom } from '#state/toast.ts';
import { righeEstratto, setDomandaAtom } from './atoms.ts';
import { conflittoAtom, risolviConflittoAtom, salvaNotaAtom } from './nota-atoms.ts';

const RIGA = rigaEstrattoSchema.parse({
  id: 5,
  id_azienda: 1,
  id_imp: 2,
  riga: 1,
  natura: 'movimento',
  id_conto: 1,
  data: '2026-03-15',
  data_valuta: null,
  causale: null,
  descrizione: 'Bonifico',
  ragione_sociale: null,
  id_soggetto: null,
  id_mandante: null,
  id_agente: null,
  numero_documento: null,
  data_documento: null,
  scadenza: null,
  importo: 1000,
  divisa: 'EUR',
  saldo: null,
  id_tipo_pagamento: null,
  iban_controparte: null,
  riferimento: null,
  nota: 'vecchia',
  residuo: 1000,
  stato: 'aperta',
  versione: 1,
});

interface Body {
  id: number;
  nota: string | null;
  versione: number;
}
type Salva = (body: Body) => Promise<RigaEstratto>;

/** A server that holds one row; `salva` answers `update_nota`. */
async function setup(salva: Salva) {
  const store = createStore();
  const answers: Record<string, (request: { body: Body }) => unknown> = {
    estrattoConto: () => ({ righe: [RIGA], totale: 1, cursor: null, somme: { dare: 0, avere: 0, saldo: 0 } }),
    conti: () => ({ conti: [] }),
    importazioni: () => ({ importazioni: [] }),
    updateNota: ({ body }) => salva(body),
  };
  const call = async (name: string, request: { body: Body }) => answers[name]?.(request);
  store.set(clientAtom, { call } as unknown as Client);
  store.set(setDomandaAtom, { natura: 'movimento', id_conto: null, id_imp: null });
  await store.set(righeEstratto.caricaAtom);
  const riga = () => store.get(righeEstratto.vistaAtom).archivio.get(5);
  return { store, riga, nota: () => riga()?.nota };
}

function refusal(attuale: RigaEstratto): ApiError {
  return new ApiError({
    name: 'updateNota',
    code: 'versione_superata',
    status: 409,
    problema: {
      type: 'about:blank',
      status: 409,
      code: 'versione_superata',
      title: 'x',
      dettagli: { attuale },
    },
  });
}

/** As the server does it: the version must be the one it holds. */
function serverWith(start: RigaEstratto) {
  let held = start;
  const sent: Body[] = [];
  const salva: Salva = async (body) => {
    sent.push(body);
    if (body.versione !== held.versione) throw refusal(held);
    held = { ...held, nota: body.nota, versione: held.versione + 1 };
    return held;
  };
  return { salva, sent, held: () => held };
}

describe('salvaNotaAtom', () => {
  it('shows the note at once and takes the new version after', async () => {
    const server = serverWith(RIGA);
    const { store, riga, nota } = await setup(server.salva);
    const saving = store.set(salvaNotaAtom, RIGA, 'nuova');
    expect(nota()).toBe('nuova');
    expect(riga()?.versione).toBe(1);
    await saving;
    expect(riga()).toMatchObject({ nota: 'nuova', versione: 2 });
  });

  it('saves two quick edits of one row in turn, without a conflict with itself', async () => {
    const server = serverWith(RIGA);
    const { store, riga } = await setup(server.salva);
    await Promise.all([store.set(salvaNotaAtom, RIGA, 'uno'), store.set(salvaNotaAtom, RIGA, 'due')]);
    expect(server.sent.map(({ versione }) => versione)).toEqual([1, 2]);
    expect(riga()).toMatchObject({ nota: 'due', versione: 3 });
    expect(store.get(conflittoAtom)).toBeNull();
  });

  it('still saves a queued edit when the person has left the page', async () => {
    const server = serverWith(RIGA);
    const { store } = await setup(server.salva);
    const saving = [store.set(salvaNotaAtom, RIGA, 'uno'), store.set(salvaNotaAtom, RIGA, 'due')];
    store.set(setDomandaAtom, null);
    await Promise.all(saving);
    expect(server.held()).toMatchObject({ nota: 'due', versione: 3 });
  });

  it('takes the note back and says why when the server cannot be reached', async () => {
    const { store, nota } = await setup(async () => {
      throw new ApiError({ name: 'updateNota', code: 'rete', status: 0 });
    });
    await store.set(salvaNotaAtom, RIGA, 'nuova');
    expect(nota()).toBe('vecchia');
    expect(store.get(toastQueueAtom)).toMatchObject([
      { severity: 'error', titolo: 'La nota non è stata salvata' },
    ]);
  });

  it('goes back to what the server holds when two edits in a row fail', async () => {
    const { store, nota } = await setup(async () => {
      throw new ApiError({ name: 'updateNota', code: 'rete', status: 0 });
    });
    await Promise.all([store.set(salvaNotaAtom, RIGA, 'uno'), store.set(salvaNotaAtom, RIGA, 'due')]);
    expect(nota()).toBe('vecchia');
  });
});

describe('a note written by two people', () => {
  const LORO = { ...RIGA, nota: 'loro', versione: 4 };

  it('shows theirs and asks', async () => {
    const { store, nota } = await setup(serverWith(LORO).salva);
    await store.set(salvaNotaAtom, RIGA, 'mia');
    expect(nota()).toBe('loro');
    expect(store.get(conflittoAtom)).toEqual({ mia: 'mia', attuale: LORO });
  });

  it('saves mine over theirs with the new version when I say so', async () => {
    const server = serverWith(LORO);
    const { store, riga } = await setup(server.salva);
    await store.set(salvaNotaAtom, RIGA, 'mia');
    await store.set(risolviConflittoAtom, 'mia');
    expect(server.held()).toMatchObject({ nota: 'mia', versione: 5 });
    expect(riga()).toMatchObject({ nota: 'mia', versione: 5 });
    expect(store.get(conflittoAtom)).toBeNull();
  });

  it('leaves theirs when I say so, and sends nothing', async () => {
    const server = serverWith(LORO);
    const { store, nota } = await setup(server.salva);
    await store.set(salvaNotaAtom, RIGA, 'mia');
    await store.set(risolviConflittoAtom, 'attuale');
    expect(nota()).toBe('loro');
    expect(server.sent).toHaveLength(1);
  });

  it('never sends a queued edit over theirs before the choice', async () => {
    const server = serverWith(LORO);
    const { store } = await setup(server.salva);
    await Promise.all([store.set(salvaNotaAtom, RIGA, 'mia'), store.set(salvaNotaAtom, RIGA, 'mia, meglio')]);
    expect(server.held().nota).toBe('loro');
    expect(store.get(conflittoAtom)?.mia).toBe('mia, meglio');
  });
});
