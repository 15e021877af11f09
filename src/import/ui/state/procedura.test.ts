import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '#api/client.ts';
import { createCookieJar } from '#api/cookies.ts';
import { letturaSchema } from '#api/contract/tracciati.ts';
import { toGiorno } from '#domain/date.ts';
import { toCentesimi } from '#domain/importi.ts';
import { clientAtom } from '#state/api.ts';
import { createStore, type Store } from '#state/jotai.ts';
import { createRiga } from '#tests/mock/esempi.ts';
import { type MockServer, startMock } from '#tests/mock/node.ts';
import {
  correggiRigaAtom,
  includiPresentiAtom,
  includiRigaAtom,
  openAnteprimaAtom,
  scegliContoAtom,
} from './preview.ts';
import { anteprimaAtom, conteggiAtom, faseAtom, patchAnteprimaAtom } from './atoms.ts';
import { NOME_INCOLLATA } from '../file/collect.ts';
import { contiResource } from './conti.ts';
import { explainDoubt } from './entries.ts';
import { decidiRigaAtom, decidiSimiliAtom, vociConfrontoAtom } from './comparison.ts';
import {
  importaAtom,
  importaComunqueAtom,
  motivoFermoAtom,
  tornaAnteprimaAtom,
  tracciatoRimastoAtom,
} from './send.ts';
import type { PreviewContext, Letto } from './types.ts';

const lettura = letturaSchema.parse({
  formato: 'csv',
  codifica: 'utf-8',
  delimitatore: ';',
  intestazione: ['Data', 'Descrizione', 'Importo'],
  colonne: [{ campo: 'data', colonna: 'Data', indice: 0 }],
  ordine_data: 'gma',
  decimali: ',',
  segno: 'con_segno',
  divisa: 'EUR',
});

/** A file of ten rows that tie: opening 0, closing their sum. */
function createLetto(): { contesto: PreviewContext; letto: Letto } {
  const righe = Array.from({ length: 10 }, (_, index) => createRiga(index + 1));
  const finale = toCentesimi(righe.reduce((sum, { importo }) => sum + importo, 0));
  const file = new File(['Data;Descrizione;Importo'], 'banca_20260131.csv');
  return {
    contesto: { file, tracciato: null, daAggiornare: null, risposte: {}, lettura: null },
    letto: {
      tipo: 'letto',
      formato: 'csv',
      tracciato: { id: null, versione: null, nome: 'banca', origine: 'inferito' },
      lettura,
      estratti: [
        {
          conto: null,
          divisa: 'EUR',
          natura: 'movimento',
          saldo_iniziale: toCentesimi(0),
          saldo_finale: finale,
          data_estratto: null,
          righe,
          scartate: [],
          quadratura: { esito: 'quadra', differenza: toCentesimi(0), riga: null },
        },
      ],
      avvisi: [],
      righe_file: 11,
    },
  };
}

/** The call is refused from now on. */
const fallisce = (path: string) =>
  http.post(`*${path}`, () => HttpResponse.json({ status: 400 }, { status: 400 }));

let mock: MockServer;
let store: Store;

async function open(): Promise<void> {
  const { contesto, letto } = createLetto();
  await store.set(openAnteprimaAtom, contesto, letto, new AbortController().signal);
  store.set(scegliContoAtom, 1);
  await vi.waitUntil(() => store.get(anteprimaAtom)?.presenti.tipo === 'pronti');
}

const anteprima = () => {
  const found = store.get(anteprimaAtom);
  if (!found) throw new Error('no preview');
  return found;
};

beforeEach(() => {
  mock = startMock();
  store = createStore();
  store.set(clientAtom, createClient({ baseUrl: 'http://quadra.test', cookies: createCookieJar() }));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  mock.server.close();
  vi.restoreAllMocks();
});

describe('the preview', () => {
  it('waits for the conto, then can be imported', async () => {
    const { contesto, letto } = createLetto();
    await store.set(openAnteprimaAtom, contesto, letto, new AbortController().signal);
    expect(store.get(motivoFermoAtom)).toMatch(/conto/);
    await open();
    expect(store.get(motivoFermoAtom)).toBeNull();
  });

  it('keeps a row in another currency out of the conto until it is left out', async () => {
    const { contesto, letto } = createLetto();
    const estratti = letto.estratti.map((estratto) => ({
      ...estratto,
      righe: estratto.righe.map((riga, at) => (at === 3 ? { ...riga, divisa: 'CHF' } : riga)),
    }));
    await store.set(contiResource.loadAtom);
    await store.set(openAnteprimaAtom, contesto, { ...letto, estratti }, new AbortController().signal);
    store.set(scegliContoAtom, 1);
    await vi.waitUntil(() => store.get(anteprimaAtom)?.presenti.tipo === 'pronti');
    const riga = anteprima().righe[3];
    expect(store.get(motivoFermoAtom)).toBe(
      `La riga ${riga?.riga} è in CHF, il conto in EUR: escludila, o scegli un conto in CHF`,
    );
    store.set(includiRigaAtom, riga?.id ?? -1, false);
    expect(store.get(motivoFermoAtom)).toBeNull();
  });

  it('keeps a file out of a conto in another currency', async () => {
    const { contesto, letto } = createLetto();
    const estratti = letto.estratti.map((estratto) => ({ ...estratto, divisa: 'CHF' }));
    await store.set(contiResource.loadAtom);
    await store.set(openAnteprimaAtom, contesto, { ...letto, estratti }, new AbortController().signal);
    store.set(scegliContoAtom, 1);
    await vi.waitUntil(() => store.get(anteprimaAtom)?.presenti.tipo === 'pronti');
    expect(store.get(motivoFermoAtom)).toBe(
      'Il file è in CHF, il conto in EUR: scegli o crea un conto in CHF',
    );
  });

  it('proves the rows again after a correction, and asks for a tick when they no longer tie', async () => {
    await open();
    const [first] = anteprima().righe;
    await store.set(correggiRigaAtom, 0, 'importo', toCentesimi((first?.importo ?? 0) - 5_00));
    expect(anteprima().quadratura).toMatchObject({ esito: 'non_quadra', differenza: 5_00 });
    expect(store.get(motivoFermoAtom)).toMatch(/non quadra/);
    store.set(patchAnteprimaAtom, { accettaNonQuadra: true });
    expect(store.get(motivoFermoAtom)).toBeNull();
    await store.set(correggiRigaAtom, 0, 'importo', first?.importo);
    expect(anteprima().quadratura.esito).toBe('quadra');
    expect(store.get(conteggiAtom)).toMatchObject({ modificate: 1, accettate: 10 });
  });

  it('refuses a correction that is not a value of the field', async () => {
    await open();
    await expect(store.set(correggiRigaAtom, 0, 'data', '31/02/2026')).rejects.toThrow(/Data non valida/);
    await store.set(correggiRigaAtom, 0, 'data', toGiorno('2026-02-28'));
    expect(anteprima().righe[0]).toMatchObject({ data: '2026-02-28', modificata: true });
  });
});

describe('the import', () => {
  it('sends only the included rows, remembers the tracciato, and leaves twins out the next time', async () => {
    await open();
    store.set(includiRigaAtom, 3, false);
    await store.set(importaAtom);
    expect(store.get(faseAtom)).toMatchObject({ tipo: 'esito', esito: { tipo: 'completato', righe: 9 } });
    expect(mock.stato.righe).toHaveLength(9);
    expect(mock.stato.tracciati).toMatchObject([{ modello_nome: 'banca_*.csv', id_conto: 1, versione: 1 }]);
    expect(mock.stato.importazioni.get(1)?.voce).toMatchObject({
      escluse: 1,
      scartate: 0,
      versione_tracciato: 1,
    });

    await open();
    expect(store.get(conteggiAtom)).toMatchObject({ presenti: 9, incluse: 1, nuove: 1 });
  });

  it('says that the file was already imported, and goes on when told', async () => {
    await open();
    await store.set(importaAtom);
    await open();
    store.set(includiPresentiAtom, true);
    await store.set(importaAtom);
    expect(store.get(faseAtom)).toMatchObject({
      esito: { tipo: 'annullato', causa: { tipo: 'gia_importato' } },
    });
    expect(mock.stato.righe).toHaveLength(10);
    await store.set(importaComunqueAtom);
    expect(store.get(faseAtom)).toMatchObject({ esito: { tipo: 'completato', righe: 10 } });
    expect(mock.stato.righe).toHaveLength(20);
  });

  it('says when it is opened that the very same file was imported', async () => {
    await open();
    expect(anteprima().precedente).toBeNull();
    await store.set(importaAtom);
    await open();
    expect(anteprima().precedente).toMatchObject({ id_imp: 1, stato: 'completato' });
  });

  it('stops when rows of the period came in meanwhile, and shows them', async () => {
    await open();
    const other = createRiga(1);
    mock.stato.righe.push({
      ...other,
      id: 1,
      id_azienda: 1,
      id_imp: 99,
      natura: 'movimento',
      id_conto: 1,
      id_mandante: null,
      id_agente: null,
      id_tipo_pagamento: null,
      residuo: other.importo,
      stato: 'aperta',
      versione: 1,
    });
    await store.set(importaAtom);
    expect(store.get(faseAtom)).toMatchObject({ esito: { causa: { tipo: 'presenti_cambiati' } } });
    expect(mock.stato.righe).toHaveLength(1);
    await store.set(tornaAnteprimaAtom);
    expect(store.get(conteggiAtom)).toMatchObject({ presenti: 1, incluse: 9 });
  });

  it('takes back the tracciato of an import that failed, and remembers it when it is tried again', async () => {
    await open();
    const asked = anteprima().salva;
    mock.server.use(fallisce('/api/estratto_conto/import/alias'));
    await store.set(importaAtom);
    expect(store.get(faseAtom)).toMatchObject({ esito: { tipo: 'annullato', causa: { tipo: 'errore' } } });
    expect(mock.stato.tracciati).toEqual([]);
    expect(store.get(tracciatoRimastoAtom)).toBeNull();
    expect(anteprima().salva).toEqual(asked);

    mock.server.resetHandlers();
    await store.set(tornaAnteprimaAtom);
    await store.set(importaAtom);
    expect(store.get(faseAtom)).toMatchObject({ esito: { tipo: 'completato' } });
    expect(mock.stato.tracciati).toMatchObject([{ nome: asked.nome }]);
  });

  it('gives a tracciato back what it had before an import that failed', async () => {
    await open();
    await store.set(importaAtom);
    const [before] = mock.stato.tracciati;
    if (!before) throw new Error('no tracciato');
    const { contesto, letto } = createLetto();
    await store.set(
      openAnteprimaAtom,
      { ...contesto, daAggiornare: before },
      letto,
      new AbortController().signal,
    );
    store.set(scegliContoAtom, 1);
    await vi.waitUntil(() => store.get(anteprimaAtom)?.presenti.tipo === 'pronti');
    store.set(includiPresentiAtom, true);
    store.set(patchAnteprimaAtom, { salva: { salva: true, nome: 'altro', modello: 'altro_*.csv' } });
    await store.set(importaAtom);
    expect(store.get(faseAtom)).toMatchObject({ esito: { causa: { tipo: 'gia_importato' } } });
    expect(mock.stato.tracciati).toEqual([{ ...before, versione: 3 }]);
    // Told to go on, it has the version of now: the tracciato is replaced after all.
    await store.set(importaComunqueAtom);
    expect(mock.stato.tracciati).toMatchObject([{ id: before.id, nome: 'altro', versione: 4 }]);
  });

  it('says which tracciato stayed when it could not be taken back', async () => {
    await open();
    const { nome } = anteprima().salva;
    mock.server.use(fallisce('/api/estratto_conto/import/alias'), fallisce('/api/tracciati/modifiche'));
    await store.set(importaAtom);
    expect(store.get(tracciatoRimastoAtom)).toBe(nome);
  });

  it('goes on without the tracciato when it cannot be saved', async () => {
    await open();
    store.set(patchAnteprimaAtom, { salva: { salva: true, nome: 'x'.repeat(300), modello: 'x' } });
    await store.set(importaAtom);
    expect(store.get(faseAtom)).toMatchObject({ esito: { tipo: 'completato' } });
    expect(mock.stato.tracciati).toEqual([]);
  });
});

describe('a pasted table', () => {
  it('is not remembered unless a person says so: the next one has the same name and other columns', async () => {
    const { contesto, letto } = createLetto();
    const file = new File(['Data\tImporto'], NOME_INCOLLATA);
    await store.set(openAnteprimaAtom, { ...contesto, file }, letto, new AbortController().signal);
    expect(anteprima().salva.salva).toBe(false);
    await store.set(openAnteprimaAtom, contesto, letto, new AbortController().signal);
    expect(anteprima().salva.salva).toBe(true);
  });
});

describe('why a file is not imported unseen', () => {
  it('counts the rows that were not read', async () => {
    await open();
    const con = (quante: number) => {
      const scartata = { riga: 4, colonna: 'Importo', valore: '?', motivo: 'Importo non valido' };
      const scartate = Array.from({ length: quante }, () => scartata);
      return explainDoubt({ ...anteprima(), estratto: { ...anteprima().estratto, scartate } }, []);
    };
    expect([con(0), con(1), con(2)]).toEqual([
      '',
      '1 riga non letta: guardala prima',
      '2 righe non lette: guardale prima',
    ]);
  });
});

describe('rows that may be there already, in other words', () => {
  it('are neither imported nor left out before a person says so', async () => {
    await open();
    await store.set(importaAtom);
    const { contesto, letto } = createLetto();
    const [estratto] = letto.estratti;
    if (!estratto) throw new Error('no statement');
    const righe = estratto.righe.map((riga) => ({ ...riga, descrizione: `Disposizione ${riga.riga}` }));
    const altro: Letto = { ...letto, formato: 'camt', lettura: null, estratti: [{ ...estratto, righe }] };
    const file = new File(['<Document/>'], 'banca.xml');
    await store.set(openAnteprimaAtom, { ...contesto, file }, altro, new AbortController().signal);
    await vi.waitUntil(() => store.get(anteprimaAtom)?.confronto.tipo === 'pronto');
    expect(store.get(conteggiAtom)).toMatchObject({ daDecidere: 10, incluse: 0, escluse: 0, nuove: 0 });
    expect(store.get(motivoFermoAtom)).toBe('10 righe forse già presenti: decidi se importarle');
    expect(store.get(vociConfrontoAtom).map(({ esito }) => esito)).toEqual(
      Array.from({ length: 10 }, () => 'simile'),
    );
    store.set(decidiRigaAtom, 3, true);
    expect(store.get(conteggiAtom)).toMatchObject({ daDecidere: 9, incluse: 1 });
    store.set(decidiSimiliAtom, false);
    expect(store.get(conteggiAtom)).toMatchObject({ daDecidere: 0, incluse: 1, escluse: 9 });
    await store.set(importaAtom);
    expect(store.get(faseAtom)).toMatchObject({ esito: { tipo: 'completato', righe: 1 } });
  });
});

describe('a format fixed by a standard', () => {
  it('is imported with no columns to choose and no tracciato to remember', async () => {
    const { contesto, letto } = createLetto();
    const nativo: Letto = {
      ...letto,
      formato: 'camt',
      lettura: null,
      tracciato: { id: null, versione: null, nome: 'CAMT.053', origine: 'nativo' },
    };
    await store.set(openAnteprimaAtom, contesto, nativo, new AbortController().signal);
    store.set(scegliContoAtom, 1);
    await vi.waitUntil(() => store.get(anteprimaAtom)?.presenti.tipo === 'pronti');
    expect(anteprima().salva.salva).toBe(false);
    await store.set(importaAtom);
    expect(store.get(faseAtom)).toMatchObject({ tipo: 'esito', esito: { tipo: 'completato', righe: 10 } });
    expect(mock.stato.tracciati).toEqual([]);
  });
});
