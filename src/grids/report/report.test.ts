/** What the address of a report says, and what a figure opens. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { NOMI_REPORT } from '#api/contract/report.ts';
import { addGiorni, formatMese, toGiorno } from '#domain/date.ts';
import { createClient } from '#api/client.ts';
import { questionAtom, sheetAtom, sheetRighe, setQuestionAtom } from './atoms.ts';
import { chooseLargest } from '#domain/report/common.ts';
import { REPORT, findReport } from './list.ts';
import { formatDetailTitle } from './detail/title.ts';
import { toScelta } from './file.ts';
import { withOpened, parseOpened, toAddress } from './address.ts';
import { parseDestinatari } from './dialogs/schedule.tsx';
import { inferMovingDay, toIndirizzo } from './saved/days.ts';
import { inParole } from './dialogs/frequency.tsx';
import { describeValori } from './words.ts';
import type { ReadSheet } from './types.ts';
import { createStore } from '#state/jotai.ts';
import { clientAtom } from '#state/api.ts';

const OGGI = toGiorno('2026-11-21');
const asks = (name: string, search: string) =>
  findReport(name).readAddress(new URLSearchParams(search), OGGI);

describe('the list of reports', () => {
  it('holds each report of the contract once', () => {
    expect(REPORT.map(({ nome }) => nome).toSorted()).toEqual(NOMI_REPORT.toSorted());
  });

  it('gives the first for a name that is none, the same each time', () => {
    expect(findReport(null)).toBe(REPORT[0]);
    expect(findReport('boh')).toBe(REPORT[0]);
    expect(findReport('mesi')).toBe(REPORT[3]);
  });

  it.each(REPORT)('$nome shows columns with names of their own', (report) => {
    const values = report.readAddress(new URLSearchParams({ id_soggetto: '4' }), OGGI) ?? {};
    const fields = report.colonne(values).map(({ campo }) => campo);
    expect(new Set(fields).size).toBe(fields.length);
  });

  it.each(REPORT)('$nome can be saved, printed and sent as it is asked', (report) => {
    const valori = report.readAddress(new URLSearchParams({ id_soggetto: '4' }), OGGI) ?? {};
    const choice = toScelta({ report, valori });
    expect(choice.report).toBe(report.nome);
    expect(toIndirizzo(choice, OGGI)).toEqual(
      Object.fromEntries(Object.entries(valori).filter(([name]) => name !== 'scenario' && name !== 'mostra')),
    );
  });
});

describe('the address', () => {
  it('is completed with today and with what the server takes for granted', () => {
    expect(asks('scaduto', '')).toEqual({
      al: '2026-11-21',
      per: 'soggetto',
      verso: 'crediti',
      divisa: 'EUR',
    });
    expect(asks('mesi', '')).toMatchObject({ dal: '2025-12-01', al: '2026-11-21' });
    expect(asks('previsione', 'mesi=12')).toMatchObject({ mesi: '12', passo: 'mese', scenario: 'atteso' });
  });

  it('holds a past day, and what it cannot read counts as absent', () => {
    expect(asks('scaduto', 'al=2025-03-31&per=agente')).toMatchObject({ al: '2025-03-31', per: 'agente' });
    expect(asks('scaduto', 'al=domani&verso=debiti&per=boh')).toEqual({
      ...asks('scaduto', ''),
      verso: 'debiti',
    });
    expect(asks('causali', 'f.importo=3&id_conto=7')).toMatchObject({ id_conto: '7' });
  });

  it('asks for the soggetto of a partitario', () => {
    expect(asks('partitario', '')).toBeNull();
    expect(findReport('partitario').readPartial(new URLSearchParams('divisa=USD'), OGGI)).toEqual({
      al: OGGI,
      divisa: 'USD',
      mostra: 'movimenti',
    });
    expect(asks('partitario', 'id_soggetto=4')).toMatchObject({ id_soggetto: '4', mostra: 'movimenti' });
  });

  it('opens a figure and closes it, leaving everything else alone', () => {
    const values = fc.dictionary(fc.stringMatching(/^[a-z_]{1,8}$/), fc.string({ maxLength: 12 }), {
      maxKeys: 4,
    });
    fc.assert(
      fc.property(values, values, (rest, opens) => {
        fc.pre(!Object.keys(rest).includes('apri'));
        const base = new URLSearchParams(rest);
        const open = withOpened(opens, base);
        expect(parseOpened(open)).toEqual({ ...opens });
        expect(withOpened(null, open).toString()).toBe(base.toString());
        expect(parseOpened(base)).toBeNull();
      }),
      { numRuns: 60 },
    );
  });
});

describe('words', () => {
  const sheet: ReadSheet = {
    righe: [
      { id: '1', valori: { nome: 'Rossi' }, opens: { oltre: { gruppo: '1', fascia: 'oltre' } } },
      {
        id: '2',
        valori: { nome: 'Verdi' },
        opens: { oltre: { gruppo: '2', fascia: 'oltre' }, fino_30: { gruppo: '2', fascia: 'fino_30' } },
      },
    ],
    figures: [{ nome: 'Scaduto', valore: 1, formato: 'importo', opens: { fascia: 'scaduto' } }],
    note: [],
    grafico: null,
    visto_il: '2026-11-21T10:00:00.000Z',
  };
  const report = findReport('scaduto');

  it('say which figure is opened', () => {
    const values = asks('scaduto', '') ?? {};
    expect(formatDetailTitle(report, values, { fascia: 'oltre', gruppo: '2' }, sheet)).toBe(
      'Verdi, oltre 90 giorni',
    );
    expect(formatDetailTitle(report, values, { fascia: 'fino_30', gruppo: '2' }, sheet)).toBe(
      'Verdi, 1-30 giorni',
    );
    expect(formatDetailTitle(report, values, { fascia: 'scaduto' }, sheet)).toBe(
      'Scaduto per fascia: scaduto',
    );
    expect(formatDetailTitle(report, values, { fascia: 'fino_30' }, null)).toBe('Scaduto per fascia');
  });

  it('say parameters, months, frequencies', () => {
    expect(describeValori({ al: '2026-03-31', verso: 'crediti', altro: '1' })).toEqual([
      'Al: 31/03/2026',
      'Partite: Da incassare',
    ]);
    expect([formatMese('2026-03-01'), formatMese('2026-03-01', true)]).toEqual(['marzo 2026', 'mar 26']);
    expect(inParole({ ogni: 'mese', giorno: 31 }, '08:30')).toBe('ogni mese, l’ultimo giorno, alle 08:30');
    expect(inParole({ ogni: 'settimana', giorno: 1 }, '08:30')).toBe('ogni lunedì alle 08:30');
  });

  it('lead to a document or to a pagamento', () => {
    const riga = { id_riga: 5, id_pagamento: 7, numero_documento: 'FT 1', tipo: 'partita' };
    expect(toAddress(riga)).toBe('/app/estrattoconto?natura=partita&id=5&q=FT+1');
    expect(toAddress({ ...riga, id_riga: null })).toContain('/app/pagamenti');
    expect(toAddress({ ...riga, id_riga: null, id_pagamento: null })).toBeNull();
  });
});

describe('saved days', () => {
  it('follow the calendar when they plainly do', () => {
    expect(inferMovingDay('al', OGGI, OGGI)).toBe('oggi');
    expect(inferMovingDay('dal', '2026-01-01', OGGI)).toBe('inizio_anno');
    expect(inferMovingDay('al', addGiorni(OGGI, -9), OGGI)).toBeNull();
  });

  it('are told from the day they are asked on', () => {
    const choice = {
      report: 'causali',
      parametri: { dal: 'inizio_mese_scorso', al: 'fine_mese_scorso', divisa: 'EUR' },
    } as const;
    expect(toIndirizzo(choice, toGiorno('2026-03-10'))).toEqual({
      dal: '2026-02-01',
      al: '2026-02-28',
      divisa: 'EUR',
    });
  });

  it('go to addresses written in any way', () => {
    expect(parseDestinatari(' a@b.it, c@d.it;\n e@f.it ')).toEqual(['a@b.it', 'c@d.it', 'e@f.it']);
  });
});

describe('the sheet', () => {
  it('keeps the largest of a measure, and none that is nothing', () => {
    expect(chooseLargest([1, -9, 0, 5], (value) => value, 2)).toEqual([-9, 5]);
  });

  it('comes with its rows, and goes with its question', async () => {
    const fetch = vi.fn<() => Promise<Response>>(async () =>
      Response.json({
        parametri: { dal: '2026-01-01', al: OGGI, divisa: 'EUR', visto_il: '2026-11-21T10:00:00.000Z' },
        righe: [{ causale: '', descrizione: null, movimenti: 2, entrate: 300, uscite: -100, netto: 200 }],
        totali: { movimenti: 2, entrate: 300, uscite: -100, netto: 200 },
      }),
    );
    const store = createStore();
    store.set(clientAtom, createClient({ baseUrl: 'http://prova', fetch, log: () => undefined }));
    const report = findReport('causali');
    const valori = asks('causali', '') ?? {};
    store.set(setQuestionAtom, { report, valori });
    await store.set(sheetRighe.loadAtom);
    expect(store.get(sheetRighe.vistaAtom).stato).toEqual({ tipo: 'pronto' });
    const sheet = store.get(sheetAtom);
    expect(sheet?.righe).toEqual([
      {
        id: 'c:',
        valori: {
          causale: 'Senza causale',
          descrizione: null,
          movimenti: 2,
          entrate: 300,
          uscite: -100,
          netto: 200,
        },
        opens: Object.fromEntries(
          ['movimenti', 'entrate', 'uscite', 'netto'].map((field) => [field, { causale: '' }]),
        ),
      },
    ]);
    expect(sheet?.figures.map(({ valore }) => valore)).toEqual([300, -100, 200, 2]);
    store.set(setQuestionAtom, { report, valori: { ...valori, dal: '2025-01-01' } });
    expect(store.get(sheetAtom)).toBeNull();
    store.set(setQuestionAtom, null);
    expect(store.get(questionAtom)).toBeNull();
  });
});
