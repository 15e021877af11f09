import { describe, expect, it } from 'vitest';
import { toGiorno } from '#domain/date.ts';
import { toCentesimi } from '#domain/importi.ts';
import { DATA, IMPORTO, NUMERO, SI_NO, defineStato, TESTO, type TipoColonna } from './kinds.ts';
import { compareCelle } from './sort/sort.ts';

const STATO = defineStato({ aperta: 'Aperta', chiusa: 'Chiusa' });

/** Sorted as the grid sorts: it negates the comparator's answer when descending. */
function sorted<V>(kind: TipoColonna<V>, values: unknown[], descending: boolean): unknown[] {
  return [...values].sort((a, b) => {
    const order = compareCelle(kind, a, b, descending);
    return descending ? -order : order;
  });
}

describe('column kinds', () => {
  it('show values the Italian way', () => {
    expect(IMPORTO.format(toCentesimi(-123_456_789))).toBe('-1.234.567,89');
    expect(DATA.format(toGiorno('2026-03-05'))).toBe('05/03/2026');
    expect(NUMERO.format(1240.5)).toBe('1.240,5');
    expect(SI_NO.format(true)).toBe('Sì');
    expect(STATO.format('chiusa')).toBe('Chiusa');
  });

  it.each([
    [IMPORTO, '1.234,56', 123_456],
    [IMPORTO, '-12', -1200],
    [DATA, '5/3/26', '2026-03-05'],
    [NUMERO, '1.240,5', 1240.5],
    [SI_NO, 'sì', true],
    [STATO, 'chiusa', 'chiusa'],
    [TESTO, '  due parole ', 'due parole'],
  ] as [TipoColonna<unknown>, string, unknown][])('read what was typed', (kind, text, valore) => {
    expect(kind.parse(text)).toEqual({ ok: true, valore });
  });

  it.each([
    [IMPORTO, '12.5'],
    [DATA, '31/02/2026'],
    [NUMERO, '1,2,3'],
    [SI_NO, 'forse'],
    [STATO, 'rotta'],
  ] as [TipoColonna<unknown>, string][])('refuse nonsense with a reason', (kind, text) => {
    const parsed = kind.parse(text);
    expect(parsed.ok).toBe(false);
    expect(parsed.ok ? '' : parsed.motivo).not.toBe('');
  });

  it('read empty text as no value', () => {
    for (const kind of [IMPORTO, DATA, NUMERO, SI_NO, STATO, TESTO])
      expect(kind.parse('  ')).toEqual({ ok: true, valore: null });
  });

  it('sort by meaning, empty cells last both ways', () => {
    expect(sorted(IMPORTO, [5, null, -10, 3], false)).toEqual([-10, 3, 5, null]);
    expect(sorted(IMPORTO, [5, null, -10, 3], true)).toEqual([5, 3, -10, null]);
    expect(sorted(TESTO, ['Zeta', 'élan', 'Fattura 10', 'Fattura 9'], false)).toEqual([
      'élan',
      'Fattura 10',
      'Fattura 9',
      'Zeta',
    ]);
    expect(sorted(STATO, ['chiusa', 'aperta'], false)).toEqual(['aperta', 'chiusa']);
  });
});
