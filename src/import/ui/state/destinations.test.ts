/** A list over several aziende: whose each file is, what is asked, and in whose name the calls are made. */
import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '#api/client.ts';
import { createCookieJar } from '#api/cookies.ts';
import type { Indizi } from '#api/contract/destinazioni.ts';
import { toCentesimi } from '#domain/importi.ts';
import { clientAtom } from '#state/api.ts';
import { createStore, type Store } from '#state/jotai.ts';
import { setAziendaIdAtom } from '#state/tab-azienda.ts';
import { createRiga } from '#tests/mock/esempi.ts';
import { type MockServer, startMock } from '#tests/mock/node.ts';
import { askOrdine } from '../../cell/questions.ts';
import type { EsitoLettura } from '../../map/outcome.ts';
import type { FromReader, ToReader } from '../reader/reading-protocol.ts';
import { forAllAtom, tabsAtom } from './atoms.ts';
import { listVociAtom } from './entries.ts';
import { importAllAtom } from './import-all.ts';
import {
  addForAllAtom,
  aziendaChangedAtom,
  restartAtom,
  answerTogetherAtom,
  chooseAziendaOfAtom,
} from './list.ts';
import { questionGroupsAtom } from './question-groups.ts';
import { annulAllAtom, askAnnulmentOfAllAtom, importedByAziendaAtom } from './undo-all.ts';

const ROSSI = { id: 7, ragione_sociale: 'Rossi S.r.l.', iban: 'IT60X0542811101000000000007' };
const VERDI = { id: 8, ragione_sociale: 'Verdi S.r.l.', iban: 'IT60X0542811101000000000008' };
const AZIENDE = [ROSSI, VERDI];

/** The name of a file says what it reads as: `rossi.csv`, `rossi+verdi.csv`, `muto.csv`; `?` asks first. */
function readByName({ file: { name }, bases: { risposte } }: ToReader): EsitoLettura {
  if (name.includes('?') && risposte?.ordine_data === undefined)
    return {
      tipo: 'domanda',
      domande: [askOrdine('03/04/2026')],
      formato: 'camt',
      notices: [],
      intestazione: ['Date', 'Amount'],
    };
  const conti = name.startsWith('muto')
    ? [null]
    : AZIENDE.filter(({ ragione_sociale }) => name.includes(ragione_sociale.slice(0, 5).toLowerCase())).map(
        ({ iban }) => iban,
      );
  return {
    tipo: 'letto',
    formato: 'camt',
    tracciato: { id: null, versione: null, nome: 'CAMT.053', origine: 'nativo' },
    lettura: null,
    estratti: conti.map((conto) => ({
      conto,
      divisa: 'EUR',
      natura: 'movimento',
      saldo_iniziale: toCentesimi(0),
      saldo_finale: null,
      data_estratto: null,
      righe: [],
      scartate: [],
      quadratura: { esito: 'non_verificabile', differenza: null, riga: null },
    })),
    notices: [],
    righe_file: 3,
  };
}

const reading = { running: 0, most: 0 };

/** A thread that reads by the name alone, and tells as the real one does: rows first, then the outcome. */
class LettoreFinto extends EventTarget {
  postMessage(asked: ToReader): void {
    reading.running += 1;
    reading.most = Math.max(reading.most, reading.running);
    void this.#read(asked);
  }

  async #read(asked: ToReader): Promise<void> {
    await asked.file.text();
    const esito = readByName(asked);
    if (esito.tipo === 'letto')
      for (const estratto of esito.estratti.keys())
        this.#tell({ tipo: 'righe', estratto, righe: [createRiga(1), createRiga(2)] });
    this.#tell({ tipo: 'esito', esito });
  }

  #tell(data: FromReader): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  // oxlint-disable-next-line class-methods-use-this -- as a worker has it
  terminate(): void {
    reading.running -= 1;
  }
}

let mock: MockServer;
let store: Store;
/** Calls that were made in the name of an azienda, by path. */
let calls: { path: string; azienda: string | null }[];

const states = () => store.get(listVociAtom).map(({ stato }) => stato);
const of = () => store.get(tabsAtom).map(({ azienda }) => azienda);
const idOf = (name: string): number => {
  const found = store.get(tabsAtom).find(({ file }) => file.name === name);
  if (!found) throw new Error(`${name} is not in the list`);
  return found.id;
};
const drop = (...names: string[]) =>
  store.set(
    addForAllAtom,
    names.map((name) => new File([name], name)),
  );

beforeEach(() => {
  mock = startMock();
  store = createStore();
  calls = [];
  reading.most = 0;
  vi.stubGlobal('Worker', LettoreFinto);
  store.set(setAziendaIdAtom, 1);
  store.set(
    clientAtom,
    createClient({ baseUrl: 'http://quadra.test', cookies: createCookieJar(), azienda: () => 1 }),
  );
  mock.server.events.on('request:start', ({ request }) => {
    calls.push({ path: new URL(request.url).pathname, azienda: request.headers.get('X-Azienda') });
  });
  mock.server.use(
    http.get('*/api/conti', ({ request }) => {
      const own = AZIENDE.find(({ id }) => String(id) === request.headers.get('X-Azienda'));
      const conto = { ...mock.stato.conti[0], id: own?.id, nome: own?.ragione_sociale, iban: own?.iban };
      return Response.json({ conti: own ? [conto] : [] });
    }),
    http.post('*/api/studio/destinazioni', async ({ request }) => {
      const { file } = (await request.json()) as { file: Indizi[] };
      return Response.json({
        file: file.map(({ conto }) => ({
          candidati: AZIENDE.filter(({ iban }) => iban === conto).map(({ id, ragione_sociale }) => ({
            id_azienda: id,
            azienda: ragione_sociale,
            id_conto: id,
            conto: ragione_sociale,
            motivo: 'conto',
          })),
        })),
      });
    }),
  );
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  mock.server.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a list over several aziende', () => {
  it('reads side by side, tells whose each file is, and asks what nothing says', async () => {
    await drop('rossi.xml', 'verdi.xml', 'muto.xml');
    expect(of()).toEqual([7, 8, null]);
    expect(states()).toEqual(['pronto', 'pronto', 'domanda']);
    expect(store.get(listVociAtom)[2]?.detail).toBe('Il file non dice di chi è: scegli l’azienda');
    expect(reading.most).toBeGreaterThan(1);
    await store.set(chooseAziendaOfAtom, idOf('muto.xml'), 8);
    expect(of()).toEqual([7, 8, 8]);
    expect(store.get(tabsAtom).map(({ anteprima }) => anteprima?.id_conto)).toEqual([7, 8, 8]);
  });

  it('imports each in the name of its azienda, and takes all back in the same names', async () => {
    await drop('rossi.xml', 'verdi.xml');
    calls = [];
    await store.set(importAllAtom);
    expect(states()).toEqual(['importato', 'importato']);
    const names = (part: string) =>
      calls.filter(({ path }) => path.includes(part)).map(({ azienda }) => azienda);
    expect(names('/import/alias')).toEqual(['7', '8']);
    expect(new Set(calls.map(({ azienda }) => azienda))).toEqual(new Set(['7', '8']));
    expect(store.get(importedByAziendaAtom).map(({ azienda }) => azienda)).toEqual([7, 8]);
    calls = [];
    mock.server.use(
      http.post('*/conseguenze', () => Response.json({ conseguenze: [], pagamenti: 0 })),
      // The second azienda refuses: what went from the first is gone all the same.
      http.post('*/annulla', ({ request }) =>
        request.headers.get('X-Azienda') === '8'
          ? Response.json({ status: 409 }, { status: 409 })
          : Response.json({ annullate: 1, righe: 2, pagamenti: 0 }),
      ),
    );
    mock.stato.righe.splice(0);
    await store.set(askAnnulmentOfAllAtom, store.get(importedByAziendaAtom));
    await store.set(annulAllAtom);
    expect(states()).toEqual(['pronto', 'importato']);
    expect(new Set(names('annulla'))).toEqual(new Set(['7', '8']));
  });

  it('gives the statements of one file a place each, where they are of two aziende', async () => {
    await drop('rossi+verdi.xml');
    expect(of()).toEqual([7, 8]);
    expect(states()).toEqual(['pronto', 'pronto']);
  });

  it('asks how a file reads before it asks whose it is: the answer may show it', async () => {
    await drop('rossi?.csv', 'muto?.csv');
    expect(of()).toEqual([null, null]);
    const [group] = store.get(questionGroupsAtom);
    if (!group) throw new Error('a question is expected');
    expect(group.ids).toHaveLength(2);
    await store.set(answerTogetherAtom, group, { ordine_data: 'gma' });
    expect(of()).toEqual([7, null]);
    expect(states()).toEqual(['pronto', 'domanda']);
  });

  it('stays when the tab moves to another azienda, and ends with the list', async () => {
    await drop('rossi.xml');
    store.set(setAziendaIdAtom, 8);
    expect(store.get(aziendaChangedAtom)).toBe(false);
    expect(of()).toEqual([7]);
    store.set(restartAtom);
    expect(store.get(forAllAtom)).toBe(false);
  });
});
