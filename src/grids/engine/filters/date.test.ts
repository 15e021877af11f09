import { describe, expect, it } from 'vitest';
import { addMesi, getToday, toGiorno } from '#domain/date.ts';
import { isMet } from './conditions.ts';
import { parseFiltroData, PERIODI_COMUNI } from './date.ts';
import { parsePeriodo } from '#domain/periods.ts';

/** A Wednesday. */
const OGGI = toGiorno('2026-11-18');

/** `da..a` of what a filter asks. */
function bounds(text: string, today = OGGI): string {
  const parsed = parseFiltroData(text, today);
  if (!parsed.ok) return `no: ${parsed.motivo}`;
  return (parsed.valore ?? [])
    .map((each) => {
      if (each.tipo === 'vuote') return each.negata ? 'piene' : 'vuote';
      const from = each.da ? `${each.da.escluso ? ']' : ''}${each.da.valore}` : '';
      const a = each.a ? `${each.a.escluso ? '[' : ''}${each.a.valore}` : '';
      return `${each.negata ? 'non ' : ''}${from}..${a}`;
    })
    .join('; ');
}

describe('words', () => {
  it.each([
    ['oggi', '2026-11-18..2026-11-18'],
    ['OGGI ', '2026-11-18..2026-11-18'],
    ['ieri', '2026-11-17..2026-11-17'],
    ["l'altro ieri", '2026-11-16..2026-11-16'],
    ['l’altro ieri', '2026-11-16..2026-11-16'],
    ['altroieri', '2026-11-16..2026-11-16'],
    ['domani', '2026-11-19..2026-11-19'],
    ['dopodomani', '2026-11-20..2026-11-20'],
    ['questa settimana', '2026-11-16..2026-11-22'],
    ['settimana scorsa', '2026-11-09..2026-11-15'],
    ['la settimana scorsa', '2026-11-09..2026-11-15'],
    ['scorsa settimana', '2026-11-09..2026-11-15'],
    ['prossima settimana', '2026-11-23..2026-11-29'],
    ['settimana prossima', '2026-11-23..2026-11-29'],
    ['questo mese', '2026-11-01..2026-11-30'],
    ['mese corrente', '2026-11-01..2026-11-30'],
    ['mese scorso', '2026-10-01..2026-10-31'],
    ['il mese scorso', '2026-10-01..2026-10-31'],
    ['scorso mese', '2026-10-01..2026-10-31'],
    ['mese precedente', '2026-10-01..2026-10-31'],
    ['mese prossimo', '2026-12-01..2026-12-31'],
    ['prossimo mese', '2026-12-01..2026-12-31'],
    ['questo trimestre', '2026-10-01..2026-12-31'],
    ['trimestre scorso', '2026-07-01..2026-09-30'],
    ['trimestre prossimo', '2027-01-01..2027-03-31'],
    ['questo semestre', '2026-07-01..2026-12-31'],
    ['semestre scorso', '2026-01-01..2026-06-30'],
    ["quest'anno", '2026-01-01..2026-12-31'],
    ['quest’anno', '2026-01-01..2026-12-31'],
    ['questo anno', '2026-01-01..2026-12-31'],
    ['anno in corso', '2026-01-01..2026-12-31'],
    ['anno scorso', '2025-01-01..2025-12-31'],
    ["l'anno scorso", '2025-01-01..2025-12-31'],
    ['lo scorso anno', '2025-01-01..2025-12-31'],
    ['anno prossimo', '2027-01-01..2027-12-31'],
    ['ultimi 30 giorni', '2026-10-20..2026-11-18'],
    ['ultimi 1 giorni', '2026-11-18..2026-11-18'],
    ['prossimi 30 giorni', '2026-11-18..2026-12-17'],
    ['ultime 2 settimane', '2026-11-05..2026-11-18'],
    ['prossime 2 settimane', '2026-11-18..2026-12-01'],
    ['ultimi 3 mesi', '2026-08-19..2026-11-18'],
    ['prossimi 3 mesi', '2026-11-18..2027-02-17'],
    ['ultimi 2 anni', '2024-11-19..2026-11-18'],
    ['vuote', 'vuote'],
    ['non vuote', 'piene'],
  ])('%s', (text, expected) => {
    expect(bounds(text)).toBe(expected);
  });

  it('the periods offered as buttons can all be read', () => {
    for (const period of PERIODI_COMUNI) expect(parsePeriodo(period, OGGI), period).not.toBeNull();
  });

  it('weeks begin on Monday, also seen from a Sunday and across a year', () => {
    expect(bounds('questa settimana', toGiorno('2026-11-22'))).toBe('2026-11-16..2026-11-22');
    expect(bounds('questa settimana', toGiorno('2026-11-23'))).toBe('2026-11-23..2026-11-29');
    expect(bounds('questa settimana', toGiorno('2027-01-01'))).toBe('2026-12-28..2027-01-03');
  });

  it('months and quarters cross the year', () => {
    expect(bounds('mese scorso', toGiorno('2026-01-31'))).toBe('2025-12-01..2025-12-31');
    expect(bounds('mese prossimo', toGiorno('2026-12-01'))).toBe('2027-01-01..2027-01-31');
    expect(bounds('trimestre scorso', toGiorno('2026-02-10'))).toBe('2025-10-01..2025-12-31');
  });

  it('February has the days of its year', () => {
    expect(bounds('questo mese', toGiorno('2028-02-05'))).toBe('2028-02-01..2028-02-29');
    expect(bounds('mese scorso', toGiorno('2027-03-31'))).toBe('2027-02-01..2027-02-28');
    expect(bounds('02/2100')).toBe('2100-02-01..2100-02-28');
    expect(bounds('ieri', toGiorno('2028-03-01'))).toBe('2028-02-29..2028-02-29');
    expect(bounds('ultimi 12 mesi', toGiorno('2028-02-29'))).toBe('2027-03-01..2028-02-29');
    expect(addMesi(toGiorno('2026-03-31'), -1)).toBe('2026-02-28');
    expect(addMesi(toGiorno('2028-02-29'), 12)).toBe('2029-02-28');
  });

  it('the change of clocks moves no day', () => {
    // Last Sundays of March and of October 2026, when Italian days have 23 and 25 hours.
    for (const [day, before, after] of [
      ['2026-03-29', '2026-03-28', '2026-03-30'],
      ['2026-10-25', '2026-10-24', '2026-10-26'],
    ] as const) {
      expect(bounds('ieri', toGiorno(after))).toBe(`${day}..${day}`);
      expect(bounds('domani', toGiorno(before))).toBe(`${day}..${day}`);
      expect(bounds('ultimi 2 giorni', toGiorno(day))).toBe(`${before}..${day}`);
      // At either end of that day it is that day.
      const [year, month, date] = day.split('-').map(Number);
      for (const hour of [0, 1, 2, 3, 23])
        expect(getToday(new Date(year ?? 0, (month ?? 0) - 1, date, hour, 30))).toBe(day);
    }
  });
});

describe('days, months, years', () => {
  it.each([
    ['15/03/2026', '2026-03-15..2026-03-15'],
    ['15-3-26', '2026-03-15..2026-03-15'],
    ['2026-03-15', '2026-03-15..2026-03-15'],
    ['15/03', '2026-03-15..2026-03-15'],
    ['03/2026', '2026-03-01..2026-03-31'],
    ['3/2026', '2026-03-01..2026-03-31'],
    ['2026-03', '2026-03-01..2026-03-31'],
    ['2026', '2026-01-01..2026-12-31'],
    ['marzo', '2026-03-01..2026-03-31'],
    ['Marzo 2025', '2025-03-01..2025-03-31'],
    ['mar 2025', '2025-03-01..2025-03-31'],
    ['1° trimestre 2026', '2026-01-01..2026-03-31'],
    ['3 trimestre', '2026-07-01..2026-09-30'],
  ])('%s', (text, expected) => {
    expect(bounds(text)).toBe(expected);
  });
});

describe('ranges', () => {
  it.each([
    ['01/03/2026..15/03/2026', '2026-03-01..2026-03-15'],
    ['01/03/2026 - 15/03/2026', '2026-03-01..2026-03-15'],
    ['01/03/2026-15/03/2026', '2026-03-01..2026-03-15'],
    ['01-03-2026 - 15-03-2026', '2026-03-01..2026-03-15'],
    ['01-03-2026-15-03-2026', '2026-03-01..2026-03-15'],
    ['15/03/2026..01/03/2026', '2026-03-01..2026-03-15'],
    ['01/2026..03/2026', '2026-01-01..2026-03-31'],
    ['01/2026 - 03/2026', '2026-01-01..2026-03-31'],
    ['2025-2026', '2025-01-01..2026-12-31'],
    ['gennaio - marzo', '2026-01-01..2026-03-31'],
    ['gennaio - marzo 2025', '2025-01-01..2025-03-31'],
    ['dal 01/03/2026 al 15/03/2026', '2026-03-01..2026-03-15'],
    ['mese scorso..oggi', '2026-10-01..2026-11-18'],
    ['15/03/2026..', '2026-03-15..'],
    ['..15/03/2026', '..2026-03-15'],
    ['dal 15/03/2026', '2026-03-15..'],
    ['fino al 15/03/2026', '..2026-03-15'],
    ['entro oggi', '..2026-11-18'],
    ['>15/03/2026', ']2026-03-15..'],
    ['dopo il 15/03/2026', ']2026-03-15..'],
    ['>=03/2026', '2026-03-01..'],
    ['>03/2026', ']2026-03-31..'],
    ['<03/2026', '..[2026-03-01'],
    ['prima di oggi', '..[2026-11-18'],
    ['<=03/2026', '..2026-03-31'],
    ['<>oggi', 'non 2026-11-18..2026-11-18'],
    ['03/2026; oggi; vuote', '2026-03-01..2026-03-31; 2026-11-18..2026-11-18; vuote'],
  ])('%s', (text, expected) => {
    expect(bounds(text)).toBe(expected);
  });

  it.each([
    '32/01/2026',
    '29/02/2026',
    '13/2026',
    'boh',
    'ultimi 0 giorni',
    'ultimi giorni',
    '1500',
    '15/03/2',
    '..',
    'ultimi 9999 anni',
    'prossimi 9999 mesi',
  ])('refuses %s', (text) => {
    expect(bounds(text)).toMatch(/^no: Scrivi/);
  });

  it('both ends are in, empty cells are not', () => {
    const parsed = parseFiltroData('questo mese', OGGI);
    const conditions = parsed.ok ? (parsed.valore ?? []) : [];
    const days = ['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01'].map(toGiorno);
    expect(days.map((day) => isMet(conditions, day))).toEqual([false, true, true, false]);
    expect(isMet(conditions, null)).toBe(false);
  });
});
