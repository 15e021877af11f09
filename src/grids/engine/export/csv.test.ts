import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ExportWorkbook, ExportRow } from './workbook.ts';
import { escapeFormula } from '#domain/formulas.ts';
import { CsvWriter } from './csv.ts';
import { makeLotto } from './batch.ts';

const CARTELLA: ExportWorkbook = {
  sheet: 'Estratto Conto',
  livelli: 0,
  colonne: [
    { titolo: 'Data', cella: 'data', larghezza: 12, totale: false },
    { titolo: 'Descrizione', cella: 'testo', larghezza: 40, totale: false },
    { titolo: 'Importo', cella: 'importo', larghezza: 14, totale: true },
    { titolo: 'Riga', cella: 'numero', larghezza: 8, totale: false },
  ],
  provenance: { azienda: 'A', utente: 'u', quando: '', filtri: [], ordine: [] },
};

function write(righe: ExportRow[], disarmed = true): string {
  const parts: Uint8Array[] = [];
  const writer = new CsvWriter(CARTELLA, (bytes) => parts.push(bytes), disarmed);
  writer.add(makeLotto(righe, CARTELLA.colonne));
  writer.fine();
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(Buffer.concat(parts));
}

describe('ScrittoreCsv', () => {
  it('writes what an Italian spreadsheet reads', () => {
    expect(
      write([
        ['2026-03-15', 'Caffè; "bar"', -123_456, 1],
        [null, 'due\nrighe', 5, 2.5],
        [null, null, null, null],
      ]),
    ).toBe(
      '\uFEFFData;Descrizione;Importo;Riga\r\n15/03/2026;"Caffè; ""bar""";-1234,56;1\r\n;"due\nrighe";0,05;2,5\r\n;;;\r\n',
    );
  });

  it('puts an apostrophe before what could be run, unless asked not to', () => {
    const righe: ExportRow[] = [[null, '=HYPERLINK("http://x")', null, null]];
    expect(write(righe)).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(write(righe, false)).toContain(';"=HYPERLINK(""http://x"")";');
  });

  it('writes every amount to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), (cents) => {
        const [, line = ''] = write([[null, null, cents, null]]).split('\r\n');
        const text = line.split(';')[2] ?? '';
        expect(text).toMatch(/^-?\d+,\d\d$/);
        expect(Number(text.replace(',', ''))).toBe(cents === 0 ? 0 : cents);
      }),
    );
  });
});

describe('disarma', () => {
  it.each(['=1+1', '+39 02 1234', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '＝1'])('disarms %j', (text) => {
    expect(escapeFormula(text)).toBe(`'${text}`);
  });
  it.each(['-5', '+1.234,56', '-0,10', 'testo', 'a=1', ''])('leaves %j alone', (text) => {
    expect(escapeFormula(text)).toBe(text);
  });
});
