import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '#api/client.ts';
import { createCookieJar } from '#api/cookies.ts';
import { createPiano, createRiga } from '#tests/mock/esempi.ts';
import { type MockServer, startMock } from '#tests/mock/node.ts';
import { findGemelli } from './twins.ts';
import { importRighe } from './import.ts';

const client = createClient({ baseUrl: 'http://quadra.test', cookies: createCookieJar() });
const righe = Array.from({ length: 1_240 }, (_, index) => createRiga(index + 1));

let mock: MockServer;
beforeEach(() => {
  mock = startMock();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  mock.server.close();
  vi.restoreAllMocks();
});

describe('an import through the client', () => {
  it('makes every row visible, and gone after the roll-back', async () => {
    const outcome = await importRighe(client, createPiano(righe));
    expect(outcome).toEqual({ tipo: 'completato', id_imp: 1, righe: 1_240 });
    const seen = await client.call('estrattoConto', { query: { id_imp: 1, limit: 5 } });
    expect(seen.totale).toBe(1_240);
    await client.call('allDelImport', { params: { id: 1 } });
    expect((await client.call('estrattoConto')).totale).toBe(0);
  });

  it('says when and by whom the file was imported, and goes on when told', async () => {
    await importRighe(client, createPiano(righe));
    const { presenti } = await client.call('importPresenti', {
      body: { natura: 'movimento', id_conto: 1, dal: '2026-01-01', al: '2026-12-31' },
    });
    expect(findGemelli(righe, presenti).size).toBe(righe.length);
    const again = createPiano(righe, { presentiVisti: presenti });
    expect(await importRighe(client, again)).toMatchObject({
      tipo: 'annullato',
      causa: { tipo: 'gia_importato', importazione: { id_imp: 1, autore: 'prova' } },
    });
    expect(await importRighe(client, { ...again, forza: true })).toMatchObject({ tipo: 'completato' });
  });

  it('leaves nothing when the totals declared are not those of the rows', async () => {
    const plan = createPiano(righe);
    const outcome = await importRighe(client, { ...plan, attesi: { ...plan.attesi, righe: 1_239 } });
    expect(outcome).toMatchObject({ tipo: 'annullato', causa: { error: { code: 'totali_diversi' } } });
    expect(mock.stato.righe).toEqual([]);
    expect(mock.stato.importazioni.get(1)?.voce.stato).toBe('annullato');
  });
});
