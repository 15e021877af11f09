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
import { NON_SCRITTA } from '#tests/mock/importazioni.ts';
import { type MockServer, startMock } from '#tests/mock/node.ts';
import { correctRigaAtom, includePresentiAtom, openPreviewAtom, chooseContoAtom } from './preview.ts';
import { previewAtom, countsAtom, phaseAtom, patchPreviewAtom, tabsAtom } from './atoms.ts';
import { addTabsAtom, loadAtom } from './tabs.ts';
import { PASTED_NAME } from '../file/collect.ts';
import { contiResource } from '#state/conti.ts';
import { explainDoubt } from './entries.ts';
import { decideRigaAtom, decideSimilarAtom, comparisonVociAtom } from './comparison.ts';
import {
  importAtom,
  importAnywayAtom,
  stopReasonAtom,
  backToPreviewAtom,
  tracciatoLeftAtom,
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
function createLetto(): { context: PreviewContext; letto: Letto } {
  const righe = Array.from({ length: 10 }, (_, index) => createRiga(index + 1));
  const final = toCentesimi(righe.reduce((sum, { importo }) => sum + importo, 0));
  const file = new File(['Data;Descrizione;Importo'], 'banca_20260131.csv');
  return {
    context: { file, tracciato: null, toUpdate: null, risposte: {}, lettura: null },
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
          saldo_finale: final,
          data_estratto: null,
          righe,
          scartate: [],
          quadratura: { esito: 'quadra', differenza: toCentesimi(0), riga: null },
        },
      ],
      notices: [],
      righe_file: 11,
    },
  };
}

/** The call is refused from now on. */
const failAt = (path: string) =>
  http.post(`*${path}`, () => HttpResponse.json({ status: 400 }, { status: 400 }));

let mock: MockServer;
let store: Store;

/** Gives a file its place in the list, and shows what was read of it. */
async function show(context: PreviewContext, letto: Letto): Promise<void> {
  store.set(addTabsAtom, [context.file]);
  store.set(loadAtom, store.get(tabsAtom).at(-1)?.id ?? 0);
  await store.set(openPreviewAtom, context, letto, new AbortController().signal);
}

async function open(): Promise<void> {
  const { context, letto } = createLetto();
  await show(context, letto);
  store.set(chooseContoAtom, 1);
  await expect.poll(() => store.get(previewAtom)?.presenti.tipo === 'pronti').toBe(true);
}

const preview = () => {
  const found = store.get(previewAtom);
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
    const { context, letto } = createLetto();
    await show(context, letto);
    expect(store.get(stopReasonAtom)).toMatch(/conto/);
    await open();
    expect(store.get(stopReasonAtom)).toBeNull();
  });

  it('keeps a row in another currency out of the conto until it is left out', async () => {
    const { context, letto } = createLetto();
    const estratti = letto.estratti.map((estratto) => ({
      ...estratto,
      righe: estratto.righe.map((riga, at) => (at === 3 ? { ...riga, divisa: 'CHF' } : riga)),
    }));
    await store.set(contiResource.loadAtom);
    await show(context, { ...letto, estratti });
    store.set(chooseContoAtom, 1);
    await expect.poll(() => store.get(previewAtom)?.presenti.tipo === 'pronti').toBe(true);
    const riga = preview().righe[3];
    expect(store.get(stopReasonAtom)).toBe(
      `La riga ${riga?.riga} è in CHF, il conto in EUR: escludila, o scegli un conto in CHF`,
    );
    store.set(decideRigaAtom, riga?.id ?? -1, false);
    expect(store.get(stopReasonAtom)).toBeNull();
  });

  it('keeps a file out of a conto in another currency', async () => {
    const { context, letto } = createLetto();
    const estratti = letto.estratti.map((estratto) => ({ ...estratto, divisa: 'CHF' }));
    await store.set(contiResource.loadAtom);
    await show(context, { ...letto, estratti });
    store.set(chooseContoAtom, 1);
    await expect.poll(() => store.get(previewAtom)?.presenti.tipo === 'pronti').toBe(true);
    expect(store.get(stopReasonAtom)).toBe(
      'Il file è in CHF, il conto in EUR: scegli o crea un conto in CHF',
    );
  });

  it('proves the rows again after a correction, and asks for a tick when they no longer tie', async () => {
    await open();
    const [first] = preview().righe;
    await store.set(correctRigaAtom, 0, 'importo', toCentesimi((first?.importo ?? 0) - 5_00));
    expect(preview().quadratura).toMatchObject({ esito: 'non_quadra', differenza: 5_00 });
    expect(store.get(stopReasonAtom)).toMatch(/non quadra/);
    store.set(patchPreviewAtom, { acceptUntied: true });
    expect(store.get(stopReasonAtom)).toBeNull();
    await store.set(correctRigaAtom, 0, 'importo', first?.importo);
    expect(preview().quadratura.esito).toBe('quadra');
    expect(store.get(countsAtom)).toMatchObject({ modificate: 1, accettate: 10 });
  });

  it('refuses a correction that is not a value of the field', async () => {
    await open();
    await expect(store.set(correctRigaAtom, 0, 'data', '31/02/2026')).rejects.toThrow(/Data non valida/);
    await store.set(correctRigaAtom, 0, 'data', toGiorno('2026-02-28'));
    expect(preview().righe[0]).toMatchObject({ data: '2026-02-28', modificata: true });
  });
});

describe('the import', () => {
  it('sends only the included rows, remembers the tracciato, and leaves twins out the next time', async () => {
    await open();
    store.set(decideRigaAtom, 3, false);
    await store.set(importAtom);
    expect(store.get(phaseAtom)).toMatchObject({ tipo: 'esito', esito: { tipo: 'completato', righe: 9 } });
    expect(mock.stato.righe).toHaveLength(9);
    expect(mock.stato.tracciati).toMatchObject([{ modello_nome: 'banca_*.csv', id_conto: 1, versione: 1 }]);
    expect(mock.stato.importazioni.get(1)?.voce).toMatchObject({
      escluse: 1,
      scartate: 0,
      versione_tracciato: 1,
    });

    await open();
    expect(store.get(countsAtom)).toMatchObject({ presenti: 9, included: 1, nuove: 1 });
  });

  it('says that the file was already imported, and goes on when told', async () => {
    await open();
    await store.set(importAtom);
    await open();
    store.set(includePresentiAtom, true);
    await store.set(importAtom);
    expect(store.get(phaseAtom)).toMatchObject({
      esito: { tipo: 'annullato', causa: { tipo: 'gia_importato' } },
    });
    expect(mock.stato.righe).toHaveLength(10);
    await store.set(importAnywayAtom);
    expect(store.get(phaseAtom)).toMatchObject({ esito: { tipo: 'completato', righe: 10 } });
    expect(mock.stato.righe).toHaveLength(20);
  });

  it('says when it is opened that the very same file was imported', async () => {
    await open();
    expect(preview().previous).toBeNull();
    await store.set(importAtom);
    await open();
    expect(preview().previous).toMatchObject({ id_imp: 1, stato: 'completato' });
  });

  it('stops when rows of the period came in meanwhile, and shows them', async () => {
    await open();
    const other = createRiga(1);
    mock.stato.righe.push({
      ...NON_SCRITTA,
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
    await store.set(importAtom);
    expect(store.get(phaseAtom)).toMatchObject({ esito: { causa: { tipo: 'presenti_cambiati' } } });
    expect(mock.stato.righe).toHaveLength(1);
    await store.set(backToPreviewAtom);
    expect(store.get(countsAtom)).toMatchObject({ presenti: 1, included: 9 });
  });

  it('takes back the tracciato of an import that failed, and remembers it when it is tried again', async () => {
    await open();
    const asked = preview().save;
    mock.server.use(failAt('/api/estratto_conto/import/alias'));
    await store.set(importAtom);
    expect(store.get(phaseAtom)).toMatchObject({ esito: { tipo: 'annullato', causa: { tipo: 'errore' } } });
    expect(mock.stato.tracciati).toEqual([]);
    expect(store.get(tracciatoLeftAtom)).toBeNull();
    expect(preview().save).toEqual(asked);

    mock.server.resetHandlers();
    await store.set(backToPreviewAtom);
    await store.set(importAtom);
    expect(store.get(phaseAtom)).toMatchObject({ esito: { tipo: 'completato' } });
    expect(mock.stato.tracciati).toMatchObject([{ nome: asked.nome }]);
  });

  it('gives a tracciato back what it had before an import that failed', async () => {
    await open();
    await store.set(importAtom);
    const [before] = mock.stato.tracciati;
    if (!before) throw new Error('no tracciato');
    const { context, letto } = createLetto();
    await show({ ...context, toUpdate: before }, letto);
    store.set(chooseContoAtom, 1);
    await expect.poll(() => store.get(previewAtom)?.presenti.tipo === 'pronti').toBe(true);
    store.set(includePresentiAtom, true);
    store.set(patchPreviewAtom, { save: { save: true, nome: 'altro', modello: 'altro_*.csv' } });
    await store.set(importAtom);
    expect(store.get(phaseAtom)).toMatchObject({ esito: { causa: { tipo: 'gia_importato' } } });
    expect(mock.stato.tracciati).toEqual([{ ...before, versione: 3 }]);
    // Told to go on, it has the version of now: the tracciato is replaced after all.
    await store.set(importAnywayAtom);
    expect(mock.stato.tracciati).toMatchObject([{ id: before.id, nome: 'altro', versione: 4 }]);
  });

  it('says which tracciato stayed when it could not be taken back', async () => {
    await open();
    const { nome } = preview().save;
    mock.server.use(failAt('/api/estratto_conto/import/alias'), failAt('/api/tracciati/modifiche'));
    await store.set(importAtom);
    expect(store.get(tracciatoLeftAtom)).toBe(nome);
  });

  it('goes on without the tracciato when it cannot be saved', async () => {
    await open();
    store.set(patchPreviewAtom, { save: { save: true, nome: 'x'.repeat(300), modello: 'x' } });
    await store.set(importAtom);
    expect(store.get(phaseAtom)).toMatchObject({ esito: { tipo: 'completato' } });
    expect(mock.stato.tracciati).toEqual([]);
  });
});

describe('a pasted table', () => {
  it('is not remembered unless a person says so: the next one has the same name and other columns', async () => {
    const { context, letto } = createLetto();
    const file = new File(['Data\tImporto'], PASTED_NAME);
    await show({ ...context, file }, letto);
    expect(preview().save.save).toBe(false);
    await show(context, letto);
    expect(preview().save.save).toBe(true);
  });
});

describe('why a file is not imported unseen', () => {
  it('counts the rows that were not read', async () => {
    await open();
    const having = (count: number) => {
      const scartata = { riga: 4, colonna: 'Importo', valore: '?', motivo: 'Importo non valido' };
      const scartate = Array.from({ length: count }, () => scartata);
      return explainDoubt({ ...preview(), estratto: { ...preview().estratto, scartate } }, []);
    };
    expect([having(0), having(1), having(2)]).toEqual([
      '',
      '1 riga resta fuori: guardala prima',
      '2 righe restano fuori: guardale prima',
    ]);
  });

  it('names the bank whose files it is like, where the conto is of another', async () => {
    await open();
    const [conto] = mock.stato.conti;
    if (!conto) throw new Error('no conto');
    const tracciato = {
      id: null,
      versione: null,
      nome: 'UniCredit, elenco movimenti',
      origine: 'nativo',
    } as const;
    const shown = { ...preview(), letto: { ...preview().letto, tracciato }, id_conto: conto.id };
    const say = (iban: string) => explainDoubt(shown, [{ ...conto, nome: 'Cassa di Prova', iban }]);
    expect(say('IT60X0542811101000000123456')).toBe(
      'Il file è come quelli di UniCredit, e Cassa di Prova è di un’altra banca: guardalo prima',
    );
    expect(say('IT82T0200811700000010123456')).toBe('');
  });
});

describe('rows that may be there already, in other words', () => {
  it('are neither imported nor left out before a person says so', async () => {
    await open();
    await store.set(importAtom);
    const { context, letto } = createLetto();
    const [estratto] = letto.estratti;
    if (!estratto) throw new Error('no statement');
    const righe = estratto.righe.map((riga) => ({ ...riga, descrizione: `Disposizione ${riga.riga}` }));
    const other: Letto = { ...letto, formato: 'camt', lettura: null, estratti: [{ ...estratto, righe }] };
    const file = new File(['<Document/>'], 'banca.xml');
    await show({ ...context, file }, other);
    store.set(chooseContoAtom, 1);
    await expect.poll(() => store.get(previewAtom)?.comparison.tipo === 'pronto').toBe(true);
    expect(store.get(countsAtom)).toMatchObject({ daDecidere: 10, included: 0, escluse: 0, nuove: 0 });
    expect(store.get(stopReasonAtom)).toBe('10 righe forse già presenti: decidi se importarle');
    expect(store.get(comparisonVociAtom).map(({ esito }) => esito)).toEqual(
      Array.from({ length: 10 }, () => 'simile'),
    );
    store.set(decideRigaAtom, 3, true);
    expect(store.get(countsAtom)).toMatchObject({ daDecidere: 9, included: 1 });
    store.set(decideSimilarAtom, false);
    expect(store.get(countsAtom)).toMatchObject({ daDecidere: 0, included: 1, escluse: 9 });
    await store.set(importAtom);
    expect(store.get(phaseAtom)).toMatchObject({ esito: { tipo: 'completato', righe: 1 } });
  });
});

describe('a format fixed by a standard', () => {
  it('is imported with no columns to choose and no tracciato to remember', async () => {
    const { context, letto } = createLetto();
    const native: Letto = {
      ...letto,
      formato: 'camt',
      lettura: null,
      tracciato: { id: null, versione: null, nome: 'CAMT.053', origine: 'nativo' },
    };
    await show(context, native);
    store.set(chooseContoAtom, 1);
    await expect.poll(() => store.get(previewAtom)?.presenti.tipo === 'pronti').toBe(true);
    expect(preview().save.save).toBe(false);
    await store.set(importAtom);
    expect(store.get(phaseAtom)).toMatchObject({ tipo: 'esito', esito: { tipo: 'completato', righe: 10 } });
    expect(mock.stato.tracciati).toEqual([]);
  });
});
