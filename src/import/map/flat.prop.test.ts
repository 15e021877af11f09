import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Lettura } from '#api/contract/tracciati.ts';
import type { RigheSource } from '../read/source.ts';
import { openTxt } from '../read/txt/file.ts';
import { cutLine } from '../read/txt/rows.ts';
import { parseCentesimi, parseCentesimiBytes } from '../cell/amount.ts';
import { createRowReader, type RowReader } from './row-reader.ts';
import { readHead, readTableRows } from './head.ts';

const TAGLI = [0, 12, 24, 64, 80, 96];
const BASE: Lettura = {
  formato: 'txt',
  codifica: 'utf-8',
  delimitatore: '\t',
  intestazione: ['Data', 'Valuta', 'Descrizione', 'Dare', 'Avere', 'Saldo'],
  colonne: [
    { campo: 'data', colonna: 'Data', indice: 0 },
    { campo: 'data_valuta', colonna: 'Valuta', indice: 1 },
    { campo: 'descrizione', colonna: 'Descrizione', indice: 2 },
    { campo: 'dare', colonna: 'Dare', indice: 3 },
    { campo: 'avere', colonna: 'Avere', indice: 4 },
    { campo: 'saldo', colonna: 'Saldo', indice: 5 },
  ],
  ordine_data: 'gma',
  decimali: ',',
  segno: 'dare_avere',
  divisa: 'EUR',
};
const withImporto = (segno: Lettura['segno'], decimali: Lettura['decimali']): Lettura => ({
  ...BASE,
  segno,
  decimali,
  colonne: BASE.colonne.flatMap((column) =>
    column.campo === 'dare'
      ? [{ ...column, campo: 'importo' as const }]
      : column.campo === 'avere'
        ? []
        : [column],
  ),
});
const LETTURE = [
  BASE,
  { ...BASE, dare_negativo: true },
  withImporto('con_segno', ','),
  withImporto('inverso', ','),
  withImporto('con_segno', '.'),
];

const days = fc.constantFrom('05/03/2026', '05/03/2026', '31/12/2026', '31/02/2026', '5.3.26', 'oggi', '');
const importi = fc.constantFrom(
  '10,00',
  '1.234,56',
  '-0,01',
  '0,00',
  '',
  '',
  '',
  '12',
  '1.23',
  'x',
  '-',
  '1,2,3',
);
const PAROLE =
  'Bonifico già € – ’ Saldo totale n. =A1 😀 日本 12,50 05/03/2026 Riporto a\u00A0b q\u0001 \uFFFD \u3000x \u2003 \t \r \f';
const words = fc.constantFrom(...PAROLE.split(' '));
const texts = fc
  .array(fc.tuple(words, fc.constantFrom(' ', ' ', ' ', '  ', '')), { maxLength: 7 })
  .map((pieces) => pieces.map(([word, space]) => word + space).join(''));
const lines = fc
  .tuple(days, days, texts, importi, importi, importi, fc.constantFrom('', '', '', ' ', 'x', '\u00A0'))
  .map(([data, valueDate, text, dare, avere, saldo, queue]) =>
    [
      data.padEnd(12),
      valueDate.padEnd(12),
      text.padEnd(40),
      dare.padStart(16),
      avere.padStart(16),
      saldo.padStart(16),
      queue,
    ].join(''),
  );
/** A movement first: no line above it then names the columns. */
const PRIMA = `${'05/03/2026  05/03/2026  Uno'.padEnd(70)}     1,00`;
const file = fc
  .tuple(
    fc.array(lines, { minLength: 1, maxLength: 12 }),
    fc.constantFrom('\n', '\r\n'),
    fc.boolean(),
    fc.constantFrom('', '\uFEFF'),
  )
  .map(([righe, end, closed, bom]) => bom + [PRIMA, ...righe].join(end) + (closed ? end : ''));

const encoder = new TextEncoder();
const utf16 = (text: string): Uint8Array =>
  new Uint8Array(Uint16Array.from(text, (char) => char.charCodeAt(0)).buffer);

async function read(source: RigheSource, lettura: Lettura): Promise<RowReader['lette']> {
  const reader = createRowReader(lettura, 'movimento', null);
  await readTableRows(readHead(source), 0, reader, {});
  return reader.lette;
}

describe('rows of a printed table', () => {
  it('read from where they stand are those read cell by cell', () =>
    fc.assert(
      fc.asyncProperty(file, fc.constantFrom(...LETTURE), fc.boolean(), async (text, lettura, wide) => {
        const bytes = wide ? utf16(text) : encoder.encode(text);
        const source = openTxt(bytes, wide ? 'utf-16le' : 'utf-8', TAGLI);
        if (!source) throw new Error('no table');
        const { walk: _, ...aCelle } = source;
        expect(await read(source, lettura)).toEqual(await read(aCelle, lettura));
      }),
      { numRuns: 400 },
    ));

  it('are cut by their places as they are word by word', () =>
    fc.assert(
      fc.property(file, (text) => {
        const flatten = (line: string): string => {
          let flat = '';
          for (const char of line.replaceAll('\f', ''))
            flat += char === '\t' ? ' '.repeat(8 - (flat.length % 8)) : char;
          return flat;
        };
        const without = text.startsWith('\uFEFF') ? text.slice(1) : text;
        const whole = without.split('\n');
        const awaited = whole.map((line, at) => {
          const removed = at < whole.length - 1 && line.endsWith('\r') ? line.slice(0, -1) : line;
          return cutLine(flatten(removed.replaceAll('\r', ' ')), TAGLI, false);
        });
        if (without.endsWith('\n')) awaited.pop();
        const blocks = openTxt(encoder.encode(text), 'utf-8', TAGLI)?.blocks() ?? [];
        const righe = [...blocks].flatMap((block) => block.righe);
        expect(righe).toEqual(awaited);
      }),
      { numRuns: 400 },
    ));

  it('skips as many lines as it is told', () => {
    const text = `${['05/03/2026  05/03/2026  Uno', 'Due', 'Tre'].map((riga) => riga.padEnd(70)).join('     1,00\n')}\n`;
    const seen: number[] = [];
    const visit = {
      read: (_: string[], line: number) => seen.push(line),
      readFlat: (_: unknown, line: number) => seen.push(line),
    };
    const steps = [...(openTxt(encoder.encode(text), 'utf-8', TAGLI)?.walk?.(visit, 2) ?? [])];
    expect(seen).toEqual([3]);
    expect(steps.at(-1)).toEqual({ lines: 3, fatto: encoder.encode(text).length });
  });
});

describe('leggiCentesimiPiani', () => {
  it('never disagrees with the careful reading', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789.,- +'.split('')), maxLength: 20 }),
        fc.constantFrom(',', '.'),
        (text, decimal) => {
          const bytes = encoder.encode(`1,5 ${text} 7`);
          const piani = parseCentesimiBytes(bytes, 4, 4 + text.length, decimal);
          if (!Number.isNaN(piani)) expect(piani).toBe(parseCentesimi(text, decimal));
        },
      ),
      { numRuns: 3_000 },
    ));

  it.each([
    ['10,00', 1_000],
    ['1.234.567,89', 123_456_789],
    ['-0,00', 0],
    ['-12,34', -1_234],
    ['1234,00', 123_400],
  ])('reads %s', (text, expected) => {
    expect(parseCentesimiBytes(encoder.encode(text), 0, text.length, ',')).toBe(expected);
  });
});
