import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '#api/client.ts';
import { createCookieJar } from '#api/cookies.ts';
import { letturaSchema } from '#api/contract/tracciati.ts';
import { addGiorni, toGiorno } from '#domain/date.ts';
import { toCentesimi } from '#domain/importi.ts';
import { clientAtom } from '#state/api.ts';
import { holdingAtom } from '#state/held.ts';
import { createStore, type Store } from '#state/jotai.ts';
import { createRiga } from '#tests/mock/esempi.ts';
import { type MockServer, startMock } from '#tests/mock/node.ts';
import { askOrdine, type Risposte } from '../../cell/questions.ts';
import { contiResource } from '#state/conti.ts';
import { privatePhaseAtom, openedAtom, patchTabAtom, tabsAtom } from './atoms.ts';
import { listVociAtom, type StatoVoce } from './entries.ts';
import {
  stopListAtom,
  readListAtom,
  reopenTabAtom,
  restartAtom,
  resumeListAtom,
  chooseContoOfAtom,
  createContoOfAtom,
  openTabAtom,
  removeTabAtom,
} from './list.ts';
import { importAllAtom } from './import-all.ts';
import { openPreviewAtom } from './preview.ts';
import { questionGroupsAtom } from './question-groups.ts';
import { addTabsAtom, withTabAtom, openedListAtom, showListAtom } from './tabs.ts';
import type { Fase, Letto, PreviewContext } from './types.ts';
import { importedAtom } from './undo-all.ts';

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

/** Two rows of a month of their own; `gap` cents are missing from the closing balance. */
function makeLetto(nome: string, month: number, gap = 0): Letto {
  const day = addGiorni(toGiorno('2026-01-10'), month * 31);
  const righe = [createRiga(1), createRiga(2)].map((riga) => ({
    ...riga,
    data: day,
    data_valuta: day,
  }));
  const somma = righe.reduce((sum, { importo }) => sum + importo, 0);
  const differenza = toCentesimi(gap);
  return {
    tipo: 'letto',
    formato: 'csv',
    tracciato: { id: null, versione: null, nome, origine: 'inferito' },
    lettura,
    estratti: [
      {
        conto: null,
        divisa: 'EUR',
        natura: 'movimento',
        saldo_iniziale: toCentesimi(0),
        saldo_finale: toCentesimi(somma + gap),
        data_estratto: null,
        righe,
        scartate: [],
        quadratura:
          gap === 0
            ? { esito: 'quadra', differenza, riga: null }
            : { esito: 'non_quadra', differenza, riga: 2 },
      },
    ],
    notices: [],
    righe_file: 3,
  };
}

let mock: MockServer;
let store: Store;

const context = (file: File, risposte: Risposte = {}): PreviewContext => ({
  file,
  tracciato: null,
  toUpdate: null,
  risposte,
  lettura: null,
});

const states = (): readonly StatoVoce[] => store.get(listVociAtom).map(({ stato }) => stato);
const details = (): readonly string[] => store.get(listVociAtom).map(({ detail }) => detail);
/** What the list brought in. */
const imported = () => ({
  ids: store.get(importedAtom).map(({ id_imp }) => id_imp),
  righe: store.get(importedAtom).reduce((sum, { righe }) => sum + righe, 0),
});

const idDi = (name: string): number => {
  const tab = store.get(tabsAtom).find(({ file }) => file.name === name);
  if (!tab) throw new Error(`${name} is not in the list`);
  return tab.id;
};

/** A list of these files, each read and of the conto 1; the last month first. */
async function open(names: readonly string[], answers: Risposte = {}): Promise<void> {
  await store.set(contiResource.loadAtom);
  store.set(
    addTabsAtom,
    names.map((name) => new File([name], name)),
  );
  store.set(showListAtom, true);
  for (const [at, { id, file }] of store.get(tabsAtom).entries()) {
    const parsed = makeLetto(file.name, names.length - at);
    const { signal } = new AbortController();
    await store.set(withTabAtom, id, () =>
      store.set(openPreviewAtom, context(file, answers), parsed, signal),
    );
    await store.set(chooseContoOfAtom, id, 1);
  }
}

/** Gives one of the list this phase. */
const put = (name: string, phase: Fase) =>
  store.set(withTabAtom, idDi(name), () => {
    store.set(privatePhaseAtom, phase);
    return Promise.resolve();
  });

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

describe('the list', () => {
  it('imports the oldest first, and says where the rows went', async () => {
    await open(['marzo.csv', 'febbraio.csv', 'gennaio.csv']);
    expect(states()).toEqual(['pronto', 'pronto', 'pronto']);
    expect(imported()).toEqual({ ids: [], righe: 0 });
    await store.set(importAllAtom);
    expect(states()).toEqual(['importato', 'importato', 'importato']);
    expect(details()).toEqual(['2 righe importate', '2 righe importate', '2 righe importate']);
    const names = [...mock.stato.importazioni.values()].map(({ voce }) => voce.nome_file);
    expect(names).toEqual(['gennaio.csv', 'febbraio.csv', 'marzo.csv']);
    expect(imported()).toMatchObject({ righe: 6 });
    expect(new Set(imported().ids)).toEqual(new Set([1, 2, 3]));
  });

  it('stopped in the middle, tells what is imported from what is not, and has nothing by halves', async () => {
    await open(['marzo.csv', 'febbraio.csv', 'gennaio.csv']);
    let asked = 0;
    mock.server.use(
      http.post('*/api/estratto_conto/import/alias', () => {
        asked += 1;
        if (asked === 2) store.set(stopListAtom);
      }),
    );
    await store.set(importAllAtom);
    expect(states()).toEqual(['pronto', 'rifiutato', 'importato']);
    expect(details()[1]).toBe('Annullato: nessuna riga è entrata');
    expect(mock.stato.righe).toHaveLength(2);
    expect(imported()).toEqual({ ids: [1], righe: 2 });
    // What was stopped goes on from there.
    await store.set(importAllAtom);
    expect(states()).toEqual(['importato', 'importato', 'importato']);
    expect(mock.stato.righe).toHaveLength(6);
  });

  it('goes on after one that fails, whose answers the next of its layout remembers', async () => {
    await open(['marzo.csv', 'febbraio.csv', 'gennaio.csv'], { ordine_data: 'gma' });
    let asked = 0;
    mock.server.use(
      http.post('*/api/estratto_conto/import/alias', () => {
        asked += 1;
        return asked === 1 ? Response.json({ status: 400 }, { status: 400 }) : undefined;
      }),
    );
    await store.set(importAllAtom);
    expect(states()).toEqual(['importato', 'importato', 'rifiutato']);
    expect(details()[2]).toMatch(/^Non importato: /);
    // Once for all of them.
    expect(mock.stato.tracciati).toMatchObject([{ nome: 'febbraio.csv' }]);
  });

  it('takes back one of them, which may go in again', async () => {
    await open(['febbraio.csv', 'gennaio.csv']);
    await store.set(importAllAtom);
    mock.stato.righe.splice(0);
    await store.set(reopenTabAtom, idDi('gennaio.csv'));
    expect(states()).toEqual(['importato', 'pronto']);
    expect(imported().ids).toEqual([2]);
  });

  it('reads a copy when what it is a copy of is taken off', async () => {
    await open(['gennaio.csv', 'copia.csv']);
    await put('copia.csv', { tipo: 'copia', di: idDi('gennaio.csv'), nome: 'gennaio.csv' });
    expect(states()).toEqual(['pronto', 'copia']);
    expect(details()[1]).toBe('È lo stesso file di «gennaio.csv», che è già in elenco');
    store.set(removeTabAtom, idDi('gennaio.csv'));
    expect(states()).toEqual(['attesa']);
  });

  it('stays a list with one file left in it, until nothing is', async () => {
    await open(['febbraio.csv', 'gennaio.csv']);
    store.set(removeTabAtom, idDi('febbraio.csv'));
    expect(store.get(openedListAtom)).toBe(true);
    await store.set(importAllAtom);
    expect(states()).toEqual(['importato']);
    store.set(restartAtom);
    expect(store.get(openedListAtom)).toBe(false);
    // What comes next opens by itself.
    store.set(addTabsAtom, [new File(['x'], 'marzo.csv')]);
    expect(store.get(openedListAtom)).toBe(false);
  });

  it('gives a conto made for one file to those that name it, and to no file that names none', async () => {
    mock.stato.conti = [];
    await store.set(contiResource.loadAtom);
    const iban = 'IT60X0542811101000000123456';
    const files = ['gennaio.csv', 'senza-conto.csv', 'febbraio.csv'];
    store.set(
      addTabsAtom,
      files.map((name) => new File([name], name)),
    );
    store.set(showListAtom, true);
    for (const [at, { id, file }] of store.get(tabsAtom).entries()) {
      const parsed = makeLetto(file.name, files.length - at);
      const [estratto] = parsed.estratti;
      if (estratto) estratto.conto = file.name.startsWith('senza') ? null : iban;
      const { signal } = new AbortController();
      await store.set(withTabAtom, id, () => store.set(openPreviewAtom, context(file), parsed, signal));
    }
    const tab = store.get(tabsAtom).find(({ file }) => file.name === 'gennaio.csv');
    if (!tab) throw new Error('it is in the list');
    await store.set(createContoOfAtom, tab);
    const [made] = mock.stato.conti;
    expect(made?.iban).toBe(iban);
    const contoDi = new Map(
      store.get(tabsAtom).map(({ file, anteprima }) => [file.name, anteprima?.id_conto ?? null]),
    );
    expect(Object.fromEntries(contoDi)).toEqual({
      'gennaio.csv': made?.id,
      'febbraio.csv': made?.id,
      'senza-conto.csv': null,
    });
  });

  it('is held by the page until all of it is in the database, or it is closed', async () => {
    expect(store.get(holdingAtom)).toBe(false);
    await open(['gennaio.csv', 'illeggibile.csv']);
    expect(store.get(holdingAtom)).toBe(true);
    await put('illeggibile.csv', {
      tipo: 'errore',
      context: context(new File(['x'], 'illeggibile.csv')),
      messaggio: 'Il file è vuoto',
      ripetibile: false,
    });
    await store.set(importAllAtom);
    // Why one was refused stands in the list alone.
    expect(store.get(holdingAtom)).toBe(true);
    store.set(removeTabAtom, idDi('illeggibile.csv'));
    expect(states()).toEqual(['importato']);
    expect(store.get(holdingAtom)).toBe(false);
    await open(['marzo.csv']);
    expect(store.get(holdingAtom)).toBe(true);
    store.set(restartAtom);
    expect(store.get(holdingAtom)).toBe(false);
  });

  it('whose reading was stopped reads on when told', async () => {
    await open(['gennaio.csv', 'conti.csv']);
    const file = new File(['conti'], 'conti.csv');
    const letto = { context: context(file), letto: makeLetto('conti.csv', 4) };
    store.set(patchTabAtom, idDi('conti.csv'), { fase: { tipo: 'attesa' }, anteprima: null, letto });
    store.set(stopListAtom);
    await store.set(readListAtom);
    expect(states()).toEqual(['pronto', 'attesa']);
    await store.set(resumeListAtom);
    expect(states()).toEqual(['pronto', 'pronto']);
  });

  it('asks once for the files with the same columns, and apart for one with others', async () => {
    await open(['uno.csv', 'due.csv', 'altro.csv']);
    for (const name of ['uno.csv', 'due.csv', 'altro.csv'])
      await put(name, {
        tipo: 'domande',
        context: context(new File([name], name)),
        domande: [askOrdine('03/04/2026')],
        notices: [],
        intestazione: name === 'altro.csv' ? ['Day', 'Amount'] : ['Date', 'Amount'],
      });
    expect(states()).toEqual(['domanda', 'domanda', 'domanda']);
    expect(store.get(questionGroupsAtom).map(({ ids }) => ids)).toEqual([
      [idDi('uno.csv'), idDi('due.csv')],
      [idDi('altro.csv')],
    ]);
  });
});

describe('a file that a person opens', () => {
  it('stays open while it, and others of the list, are still worked on', async () => {
    await open(['a.csv', 'b.csv']);
    const work = Promise.withResolvers<void>();
    const works = [
      store.set(withTabAtom, idDi('a.csv'), () => work.promise),
      store.set(openTabAtom, idDi('a.csv')),
      store.set(withTabAtom, idDi('b.csv'), () => Promise.resolve()),
    ];
    work.resolve();
    await Promise.all(works);
    expect(store.get(openedListAtom)).toBe(false);
    expect(store.get(openedAtom)?.id).toBe(idDi('a.csv'));
    expect(store.get(privatePhaseAtom).tipo).toBe('anteprima');
  });
});
