import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Lettura } from '#api/contract/tracciati.ts';
import type { SorgenteRighe } from '../read/source.ts';
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
const conImporto = (segno: Lettura['segno'], decimali: Lettura['decimali']): Lettura => ({
  ...BASE,
  segno,
  decimali,
  colonne: BASE.colonne.flatMap((colonna) =>
    colonna.campo === 'dare'
      ? [{ ...colonna, campo: 'importo' as const }]
      : colonna.campo === 'avere'
        ? []
        : [colonna],
  ),
});
const LETTURE = [
  BASE,
  { ...BASE, dare_negativo: true },
  conImporto('con_segno', ','),
  conImporto('inverso', ','),
  conImporto('con_segno', '.'),
];

const giorni = fc.constantFrom('05/03/2026', '05/03/2026', '31/12/2026', '31/02/2026', '5.3.26', 'oggi', '');
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
const parole = fc.constantFrom(...PAROLE.split(' '));
const testi = fc
  .array(fc.tuple(parole, fc.constantFrom(' ', ' ', ' ', '  ', '')), { maxLength: 7 })
  .map((pezzi) => pezzi.map(([parola, spazio]) => parola + spazio).join(''));
const linee = fc
  .tuple(giorni, giorni, testi, importi, importi, importi, fc.constantFrom('', '', '', ' ', 'x', '\u00A0'))
  .map(([data, valuta, testo, dare, avere, saldo, coda]) =>
    [
      data.padEnd(12),
      valuta.padEnd(12),
      testo.padEnd(40),
      dare.padStart(16),
      avere.padStart(16),
      saldo.padStart(16),
      coda,
    ].join(''),
  );
/** A movement first: no line above it then names the columns. */
const PRIMA = `${'05/03/2026  05/03/2026  Uno'.padEnd(70)}     1,00`;
const file = fc
  .tuple(
    fc.array(linee, { minLength: 1, maxLength: 12 }),
    fc.constantFrom('\n', '\r\n'),
    fc.boolean(),
    fc.constantFrom('', '\uFEFF'),
  )
  .map(([righe, fine, chiusa, bom]) => bom + [PRIMA, ...righe].join(fine) + (chiusa ? fine : ''));

const encoder = new TextEncoder();
const utf16 = (testo: string): Uint8Array =>
  new Uint8Array(Uint16Array.from(testo, (char) => char.charCodeAt(0)).buffer);

async function leggi(sorgente: SorgenteRighe, lettura: Lettura): Promise<RowReader['lette']> {
  const lettore = createRowReader(lettura, 'movimento', null);
  await readTableRows(readHead(sorgente), 0, lettore, {});
  return lettore.lette;
}

describe('rows of a printed table', () => {
  it('read from where they stand are those read cell by cell', () =>
    fc.assert(
      fc.asyncProperty(file, fc.constantFrom(...LETTURE), fc.boolean(), async (testo, lettura, largo) => {
        const bytes = largo ? utf16(testo) : encoder.encode(testo);
        const sorgente = openTxt(bytes, largo ? 'utf-16le' : 'utf-8', TAGLI);
        if (!sorgente) throw new Error('no table');
        const { scorri: _, ...aCelle } = sorgente;
        expect(await leggi(sorgente, lettura)).toEqual(await leggi(aCelle, lettura));
      }),
      { numRuns: 400 },
    ));

  it('are cut by their places as they are word by word', () =>
    fc.assert(
      fc.property(file, (testo) => {
        const spiana = (linea: string): string => {
          let piana = '';
          for (const char of linea.replaceAll('\f', ''))
            piana += char === '\t' ? ' '.repeat(8 - (piana.length % 8)) : char;
          return piana;
        };
        const senza = testo.startsWith('\uFEFF') ? testo.slice(1) : testo;
        const intere = senza.split('\n');
        const attese = intere.map((linea, at) => {
          const tolto = at < intere.length - 1 && linea.endsWith('\r') ? linea.slice(0, -1) : linea;
          return cutLine(spiana(tolto.replaceAll('\r', ' ')), TAGLI, false);
        });
        if (senza.endsWith('\n')) attese.pop();
        const blocchi = openTxt(encoder.encode(testo), 'utf-8', TAGLI)?.blocchi() ?? [];
        const righe = [...blocchi].flatMap((blocco) => blocco.righe);
        expect(righe).toEqual(attese);
      }),
      { numRuns: 400 },
    ));

  it('skips as many lines as it is told', () => {
    const testo = `${['05/03/2026  05/03/2026  Uno', 'Due', 'Tre'].map((riga) => riga.padEnd(70)).join('     1,00\n')}\n`;
    const visti: number[] = [];
    const visita = {
      leggi: (_: string[], linea: number) => visti.push(linea),
      leggiPiana: (_: unknown, linea: number) => visti.push(linea),
    };
    const passi = [...(openTxt(encoder.encode(testo), 'utf-8', TAGLI)?.scorri?.(visita, 2) ?? [])];
    expect(visti).toEqual([3]);
    expect(passi.at(-1)).toEqual({ linee: 3, fatto: encoder.encode(testo).length });
  });
});

describe('leggiCentesimiPiani', () => {
  it('never disagrees with the careful reading', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789.,- +'.split('')), maxLength: 20 }),
        fc.constantFrom(',', '.'),
        (testo, decimale) => {
          const bytes = encoder.encode(`1,5 ${testo} 7`);
          const piani = parseCentesimiBytes(bytes, 4, 4 + testo.length, decimale);
          if (!Number.isNaN(piani)) expect(piani).toBe(parseCentesimi(testo, decimale));
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
  ])('reads %s', (testo, attesi) => {
    expect(parseCentesimiBytes(encoder.encode(testo), 0, testo.length, ',')).toBe(attesi);
  });
});
