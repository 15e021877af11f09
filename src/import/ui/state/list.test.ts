import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '#api/client.ts';
import { createCookieJar } from '#api/cookies.ts';
import { letturaSchema } from '#api/contract/tracciati.ts';
import { addGiorni, toGiorno } from '#domain/date.ts';
import { toCentesimi } from '#domain/importi.ts';
import { clientAtom } from '#state/api.ts';
import { createStore, type Store } from '#state/jotai.ts';
import { createRiga } from '#tests/mock/esempi.ts';
import { type MockServer, startMock } from '#tests/mock/node.ts';
import { askOrdine, type Risposte } from '../../cell/questions.ts';
import { fasePrivataAtom } from './atoms.ts';
import { contiResource } from './conti.ts';
import { vociElencoAtom, type StatoVoce } from './entries.ts';
import {
  fermaElencoAtom,
  leggiElencoAtom,
  riapriSchedaAtom,
  ricominciaAtom,
  riprendiElencoAtom,
  scegliContoDiAtom,
  togliSchedaAtom,
} from './list.ts';
import { importaTuttiAtom, importateAtom } from './import-all.ts';
import { openAnteprimaAtom } from './preview.ts';
import { gruppiDomandeAtom } from './question-groups.ts';
import {
  aggiungiSchedeAtom,
  conSchedaAtom,
  elencoApertoAtom,
  mostraElencoAtom,
  patchSchedaAtom,
  schedeAtom,
} from './tabs.ts';
import type { Fase, Letto, PreviewContext } from './types.ts';

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

/** Two rows of a month of their own; `scarto` cents are missing from the closing balance. */
function makeLetto(nome: string, mese: number, scarto = 0): Letto {
  const giorno = addGiorni(toGiorno('2026-01-10'), mese * 31);
  const righe = [createRiga(1), createRiga(2)].map((riga) => ({
    ...riga,
    data: giorno,
    data_valuta: giorno,
  }));
  const somma = righe.reduce((sum, { importo }) => sum + importo, 0);
  const differenza = toCentesimi(scarto);
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
        saldo_finale: toCentesimi(somma + scarto),
        data_estratto: null,
        righe,
        scartate: [],
        quadratura:
          scarto === 0
            ? { esito: 'quadra', differenza, riga: null }
            : { esito: 'non_quadra', differenza, riga: 2 },
      },
    ],
    avvisi: [],
    righe_file: 3,
  };
}

let mock: MockServer;
let store: Store;

const contesto = (file: File, risposte: Risposte = {}): PreviewContext => ({
  file,
  tracciato: null,
  daAggiornare: null,
  risposte,
  lettura: null,
});

const stati = (): readonly StatoVoce[] => store.get(vociElencoAtom).map(({ stato }) => stato);
const dettagli = (): readonly string[] => store.get(vociElencoAtom).map(({ dettaglio }) => dettaglio);
const idDi = (nome: string): number => {
  const scheda = store.get(schedeAtom).find(({ file }) => file.name === nome);
  if (!scheda) throw new Error(`${nome} is not in the list`);
  return scheda.id;
};

/** A list of these files, each read and of the conto 1; the last month first. */
async function open(nomi: readonly string[], risposte: Risposte = {}): Promise<void> {
  await store.set(contiResource.loadAtom);
  store.set(
    aggiungiSchedeAtom,
    nomi.map((nome) => new File([nome], nome)),
  );
  store.set(mostraElencoAtom, true);
  for (const [at, { id, file }] of store.get(schedeAtom).entries()) {
    const letto = makeLetto(file.name, nomi.length - at);
    const { signal } = new AbortController();
    await store.set(conSchedaAtom, id, () =>
      store.set(openAnteprimaAtom, contesto(file, risposte), letto, signal),
    );
    await store.set(scegliContoDiAtom, id, 1);
  }
}

/** Gives one of the list this phase. */
const put = (nome: string, fase: Fase) =>
  store.set(conSchedaAtom, idDi(nome), () => {
    store.set(fasePrivataAtom, fase);
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
    expect(stati()).toEqual(['pronto', 'pronto', 'pronto']);
    expect(store.get(importateAtom)).toEqual({ ids: [], righe: 0 });
    await store.set(importaTuttiAtom);
    expect(stati()).toEqual(['importato', 'importato', 'importato']);
    expect(dettagli()).toEqual(['2 righe importate', '2 righe importate', '2 righe importate']);
    const nomi = [...mock.stato.importazioni.values()].map(({ voce }) => voce.nome_file);
    expect(nomi).toEqual(['gennaio.csv', 'febbraio.csv', 'marzo.csv']);
    expect(store.get(importateAtom)).toMatchObject({ righe: 6 });
    expect(new Set(store.get(importateAtom).ids)).toEqual(new Set([1, 2, 3]));
  });

  it('stopped in the middle, tells what is imported from what is not, and has nothing by halves', async () => {
    await open(['marzo.csv', 'febbraio.csv', 'gennaio.csv']);
    let asked = 0;
    mock.server.use(
      http.post('*/api/estratto_conto/import/alias', () => {
        asked += 1;
        if (asked === 2) store.set(fermaElencoAtom);
      }),
    );
    await store.set(importaTuttiAtom);
    expect(stati()).toEqual(['pronto', 'rifiutato', 'importato']);
    expect(dettagli()[1]).toBe('Annullato: nessuna riga è entrata');
    expect(mock.stato.righe).toHaveLength(2);
    expect(store.get(importateAtom)).toEqual({ ids: [1], righe: 2 });
    // What was stopped goes on from there.
    await store.set(importaTuttiAtom);
    expect(stati()).toEqual(['importato', 'importato', 'importato']);
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
    await store.set(importaTuttiAtom);
    expect(stati()).toEqual(['importato', 'importato', 'rifiutato']);
    expect(dettagli()[2]).toMatch(/^Non importato: /);
    // Once for all of them.
    expect(mock.stato.tracciati).toMatchObject([{ nome: 'febbraio.csv' }]);
  });

  it('takes back one of them, which may go in again', async () => {
    await open(['febbraio.csv', 'gennaio.csv']);
    await store.set(importaTuttiAtom);
    mock.stato.righe.splice(0);
    await store.set(riapriSchedaAtom, idDi('gennaio.csv'));
    expect(stati()).toEqual(['importato', 'pronto']);
    expect(store.get(importateAtom).ids).toEqual([2]);
  });

  it('reads a copy when what it is a copy of is taken off', async () => {
    await open(['gennaio.csv', 'copia.csv']);
    await put('copia.csv', { tipo: 'copia', di: idDi('gennaio.csv'), nome: 'gennaio.csv' });
    expect(stati()).toEqual(['pronto', 'copia']);
    expect(dettagli()[1]).toBe('È lo stesso file di «gennaio.csv», che è già in elenco');
    store.set(togliSchedaAtom, idDi('gennaio.csv'));
    expect(stati()).toEqual(['attesa']);
  });

  it('stays a list with one file left in it, until nothing is', async () => {
    await open(['febbraio.csv', 'gennaio.csv']);
    store.set(togliSchedaAtom, idDi('febbraio.csv'));
    expect(store.get(elencoApertoAtom)).toBe(true);
    await store.set(importaTuttiAtom);
    expect(stati()).toEqual(['importato']);
    store.set(ricominciaAtom);
    expect(store.get(elencoApertoAtom)).toBe(false);
    // What comes next opens by itself.
    store.set(aggiungiSchedeAtom, [new File(['x'], 'marzo.csv')]);
    expect(store.get(elencoApertoAtom)).toBe(false);
  });

  it('whose reading was stopped reads on when told', async () => {
    await open(['gennaio.csv', 'conti.csv']);
    const file = new File(['conti'], 'conti.csv');
    const letto = { contesto: contesto(file), letto: makeLetto('conti.csv', 4) };
    store.set(patchSchedaAtom, idDi('conti.csv'), { fase: { tipo: 'attesa' }, anteprima: null, letto });
    store.set(fermaElencoAtom);
    await store.set(leggiElencoAtom);
    expect(stati()).toEqual(['pronto', 'attesa']);
    await store.set(riprendiElencoAtom);
    expect(stati()).toEqual(['pronto', 'pronto']);
  });

  it('asks once for the files with the same columns, and apart for one with others', async () => {
    await open(['uno.csv', 'due.csv', 'altro.csv']);
    for (const nome of ['uno.csv', 'due.csv', 'altro.csv'])
      await put(nome, {
        tipo: 'domande',
        contesto: contesto(new File([nome], nome)),
        domande: [askOrdine('03/04/2026')],
        avvisi: [],
        intestazione: nome === 'altro.csv' ? ['Day', 'Amount'] : ['Date', 'Amount'],
      });
    expect(stati()).toEqual(['domanda', 'domanda', 'domanda']);
    expect(store.get(gruppiDomandeAtom).map(({ ids }) => ids)).toEqual([
      [idDi('uno.csv'), idDi('due.csv')],
      [idDi('altro.csv')],
    ]);
  });
});
