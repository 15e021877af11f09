import { parseFiltroData } from '#grids/engine/filters/date.ts';
import { describe, expect, test } from 'vitest';
import { riepilogoSchema, type Riepilogo } from '#api/contract/riepilogo.ts';
import { notificaSchema } from '#api/contract/estratto-conto.ts';
import { toGiorno } from '#domain/date.ts';
import {
  compareMesi,
  listUrgent,
  formatMeseName,
  describeTotal,
  sumSaldi,
  toInScadenza,
  toScaduto,
} from './summary.ts';

const OGGI = toGiorno('2026-11-20');
const nothing = { righe: 0, da_incassare: 0, da_pagare: 0 };
const conto = (
  id_conto: number,
  saldo: number,
  divisa = 'EUR',
  aggiornato_al: string | null = '2026-11-19',
) => ({
  id_conto,
  nome: `Conto ${id_conto}`,
  banca: null,
  divisa,
  saldo,
  movimenti: 1,
  aggiornato_al,
});

function summary(patch: object = {}): Riepilogo {
  return riepilogoSchema.parse({
    conti: [],
    mesi: [],
    stessi_giorni: { mese: '2026-10-01', dare: 0, avere: 0 },
    scaduto: nothing,
    in_scadenza: nothing,
    da_riconciliare: 0,
    non_quadrate: 0,
    ...patch,
  });
}

const due = (id: number, residuo: number) =>
  notificaSchema.parse({
    id,
    ragione_sociale: 'Bianchi',
    scadenza: OGGI,
    importo: residuo,
    residuo,
    divisa: 'EUR',
    numero_documento: null,
  });

/** What an address asks of a column, as the grid will read it; it must be something that the grid understands. */
function filter(address: string | undefined, field: string): string | null {
  const text = new URL(address ?? '', 'http://quadra.example').searchParams.get(`f.${field}`);
  expect(parseFiltroData(text ?? '', OGGI)).toMatchObject({ ok: true });
  return text;
}

describe('this month against the same days of the last', () => {
  const all = summary({
    mesi: [
      { mese: '2026-10-01', dare: -8_000, avere: 10_000 },
      { mese: '2026-11-01', dare: -9_500, avere: 7_000 },
    ],
    stessi_giorni: { mese: '2026-10-01', dare: -6_000, avere: 9_000 },
  });

  test('more or less, by size on both sides', () => {
    expect(compareMesi(all, 'avere', OGGI)).toMatchObject({
      mese: 'novembre',
      previous: 'dal 1º al 20 ottobre',
      importo: 7_000,
      differenza: -2_000,
    });
    expect(compareMesi(all, 'dare', OGGI)).toMatchObject({ importo: -9_500, differenza: 3_500 });
  });

  test('the days are those that the last month has', () => {
    const marzo = summary({
      mesi: [{ mese: '2026-03-01', dare: 0, avere: 0 }],
      stessi_giorni: { mese: '2026-02-01', dare: 0, avere: 0 },
    });
    const on = (day: string) => compareMesi(marzo, 'avere', toGiorno(day))?.previous;
    expect([on('2026-03-01'), on('2026-03-28'), on('2026-03-31')]).toEqual([
      'il 1º febbraio',
      'dal 1º al 28 febbraio',
      'dal 1º al 28 febbraio',
    ]);
  });

  test('leads to the rows of the month', () => {
    expect(filter(compareMesi(all, 'avere', OGGI)?.to, 'data')).toBe('01/11/2026..20/11/2026');
  });
});

test('months have their names', () => {
  expect(['2026-01-01', '2026-12-01'].map((month) => formatMeseName(toGiorno(month)))).toEqual([
    'gennaio',
    'dicembre',
  ]);
});

test('only euro are added to euro', () => {
  expect(sumSaldi(summary({ conti: [conto(1, 100), conto(2, -30), conto(3, 999, 'USD')] }).conti)).toBe(70);
});

test('overdue ends yesterday, the coming thirty days begin today', () => {
  expect(filter(toScaduto(OGGI), 'scadenza')).toBe('..19/11/2026');
  expect(filter(toInScadenza(OGGI), 'scadenza')).toBe('20/11/2026..20/12/2026');
});

describe('what needs the person now', () => {
  test('is nothing when all is in order', () => {
    expect(listUrgent(summary({ conti: [conto(1, 0), conto(2, 0, 'EUR', null)] }), [], OGGI)).toEqual([]);
  });

  test('puts what is wrong before what is late, and what is late before what waits', () => {
    const all = summary({
      non_quadrate: 1,
      scaduto: { righe: 2, da_incassare: 500, da_pagare: -300 },
      da_riconciliare: 1_240,
      conti: [conto(1, 0, 'EUR', '2026-11-04')],
    });
    const found = listUrgent(all, [due(1, 200), due(2, -50)], OGGI);
    expect(found.map(({ testo, importo }) => [testo, importo])).toEqual([
      ['1 importazione non quadra', null],
      ['Pagamenti scaduti', -300],
      ['Incassi scaduti da sollecitare', 500],
      ['2 partite scadono oggi', 150],
      ['1.240 movimenti da riconciliare', null],
      ['Conto 1: fermo al 04/11/2026, importa l’estratto conto', null],
    ]);
  });

  test('a conto is at rest after fifteen days, not before', () => {
    const at = (day: string) => listUrgent(summary({ conti: [conto(1, 0, 'EUR', day)] }), [], OGGI);
    expect(at('2026-11-05')).toEqual([]);
    expect(at('2026-11-04')).toHaveLength(1);
  });
});

test('a total that leaves currencies out says so', () => {
  const { conti } = summary({ conti: [conto(1, 100), conto(2, 200)] });
  expect(describeTotal(conti)).toBe('Totale');
  const mixed = summary({ conti: [conto(1, 100), conto(2, 200, 'USD')] }).conti;
  expect(describeTotal(mixed)).toBe('Totale dei conti in euro');
  expect(sumSaldi(mixed)).toBe(100);
});

test('a total of balances of different days says so', () => {
  const conti = summary({ conti: [conto(1, 100), conto(2, 200, 'EUR', '2026-10-31')] }).conti;
  expect(describeTotal(conti)).toBe('Totale, ciascuno al suo giorno');
});
