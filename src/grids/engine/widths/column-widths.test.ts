import { expect, test } from 'vitest';
import { toGiorno } from '#domain/date.ts';
import { toCentesimi } from '#domain/importi.ts';
import { defineColonne } from '../define-columns.ts';
import { DATA, defineStato, IMPORTO, INSTANT, NUMERO, TESTO } from '../kinds.ts';
import { ColumnWidths } from './column-widths.ts';

interface Riga {
  nome: string | null;
  nota: string | null;
  testo: string | null;
  divisa: string;
  esito: 'si' | 'forse' | null;
  importo: ReturnType<typeof toCentesimi> | null;
  saldo: ReturnType<typeof toCentesimi> | null;
}

const column = defineColonne<Riga>();
const COLONNE = [
  column('nome', 'Nome', TESTO),
  column('nota', 'Nota', TESTO, { editable: true }),
  column('testo', 'Testo', TESTO, { flexible: true }),
  column('divisa', 'Divisa', TESTO, { usual: 'EUR' }),
  column('importo', 'Importo', IMPORTO),
  column('saldo', 'Saldo', IMPORTO),
];
const riga = (fields: Partial<Riga>): Riga => ({
  nome: null,
  nota: null,
  testo: null,
  divisa: 'EUR',
  esito: null,
  importo: null,
  saldo: null,
  ...fields,
});

test('a column says nothing until one row fills it; what can be written, or is made for the text, stays', () => {
  const widths = new ColumnWidths(COLONNE);
  expect(widths.listEmpty()).toEqual([]);
  widths.look(riga({ importo: toCentesimi(100), nome: '' }));
  expect(widths.listEmpty()).toEqual(['nome', 'divisa', 'saldo']);
  widths.look(riga({ nome: 'Rossi', divisa: 'USD' }));
  expect(widths.listEmpty()).toEqual(['saldo']);
});

test('amounts ask for the room of the widest, with its sign', () => {
  const widths = new ColumnWidths(COLONNE);
  for (const importo of [5, -123_456_789, 99_999_999]) widths.look(riga({ importo: toCentesimi(importo) }));
  expect(widths.figures()).toEqual([{ campo: 'importo', texts: ['-1.234.567,89', '999.999,99'] }]);
});

test('a sum asks for its room as an amount does, and a smaller one takes nothing back', () => {
  const widths = new ColumnWidths(COLONNE);
  widths.look(riga({ importo: toCentesimi(5) }));
  widths.lookTotals({ nome: 'Totale', importo: 123_456_789 });
  widths.lookTotals({ nome: 'Totale', importo: 5 });
  expect(widths.figures()).toEqual([{ campo: 'importo', texts: ['0,00', '1.234.567,89'] }]);
});

test('numbers that stand there as they are ask for the same, in a link too; those drawn another way do not', () => {
  const number = defineColonne<{ quanti: number; sicurezza: number; righe: number }>();
  const widths = new ColumnWidths([
    number('quanti', 'Quanti', NUMERO),
    number('sicurezza', 'Sicurezza', NUMERO, { draw: () => 'x' }),
    number('righe', 'Apre', NUMERO, { draw: ({ righe }) => String(righe), comeTesto: true }),
  ]);
  widths.look({ quanti: 1_240, sicurezza: 99, righe: 7 });
  expect(widths.figures()).toEqual([
    { campo: 'quanti', texts: ['0', '1.240'] },
    { campo: 'righe', texts: ['0', '7'] },
  ]);
});

test('days ask for the room of one as it is shown; those drawn another way do not', () => {
  const day = defineColonne<{
    data: ReturnType<typeof toGiorno> | null;
    scadenza: ReturnType<typeof toGiorno>;
  }>();
  const widths = new ColumnWidths([
    day('data', 'Data', DATA),
    day('scadenza', 'Scadenza', DATA, { draw: () => 'x' }),
  ]);
  widths.look({ data: null, scadenza: toGiorno('2026-11-27') });
  expect(widths.figures()).toEqual([]);
  widths.look({ data: toGiorno('2026-11-27'), scadenza: toGiorno('2026-11-27') });
  expect(widths.figures()).toEqual([{ campo: 'data', texts: ['27/11/2026'] }]);
});

test('instants ask for the room of a day with its hour: cut, it would tell neither', () => {
  const instant = defineColonne<{ fatta_il: string | null }>();
  const widths = new ColumnWidths([instant('fatta_il', 'Fatta il', INSTANT)]);
  widths.look({ fatta_il: null });
  expect(widths.figures()).toEqual([]);
  const fatta_il = '2026-11-28T10:30:00Z';
  widths.look({ fatta_il });
  expect(widths.figures()).toEqual([{ campo: 'fatta_il', texts: [INSTANT.format(fatta_il)] }]);
});

test('words ask for the longest of them, states for each of theirs; what is drawn another way is not known', () => {
  const widths = new ColumnWidths([
    column('nome', 'Nome', TESTO),
    column('nota', 'Nota', TESTO, { draw: () => 'x' }),
    column('esito', 'Esito', defineStato({ si: 'Provato', forse: 'Non quadra' }), { draw: () => 'x' }),
  ]);
  widths.look(riga({ nome: 'Rossi', nota: 'una nota', esito: 'si' }));
  widths.look(riga({ nome: 'Ed', esito: 'forse' }));
  widths.look(riga({ nome: 'Bianchi', esito: 'si' }));
  expect([...widths.texts()]).toEqual([
    ['nome', ['Bianchi']],
    ['esito', ['Provato', 'Non quadra']],
  ]);
});

test('of words of one length the broadest asks: a code of sixteen letters is as wide as its letters', () => {
  const widths = new ColumnWidths([column('nome', 'Nome', TESTO)]);
  for (const nome of ['LIILSE11L61I378L', 'BRMGNN74S59L682M', 'MRTLCU80A01F205X'])
    widths.look(riga({ nome }));
  expect([...widths.texts()]).toEqual([['nome', ['BRMGNN74S59L682M']]]);
});

test('what is usual in a flexible column is not what one row in a hundred holds', () => {
  const widths = new ColumnWidths(COLONNE);
  expect(widths.getUsualText('testo')).toBeNull();
  for (let at = 0; at < 99; at += 1) widths.look(riga({ testo: 'Rossi S.r.l.' }));
  widths.look(riga({ testo: 'Rossi S.r.l., Bianchi S.p.A., Verdi & Figli S.n.c.' }));
  expect(widths.getUsualText('testo')).toBe('Rossi S.r.l.');
  for (let at = 0; at < 3; at += 1) widths.look(riga({ testo: 'Verdi, Bianchi e Neri S.n.c.' }));
  expect(widths.getUsualText('testo')).toBe('Verdi, Bianchi e Neri S.n.c.');
});
