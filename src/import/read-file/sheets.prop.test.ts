/** What a program other than ours writes into a workbook is what is read out of it. */
import fc from 'fast-check';
import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { guasti, type Guasto } from '#tests/scrittori/estratto.ts';
import type { EsitoLettura } from '../map/outcome.ts';
import { readStatementFile } from './read.ts';

interface Movimento {
  giorno: string;
  testo: string;
  cents: number;
}

interface Forma {
  movimenti: Movimento[];
  iniziale: number;
  /** Amounts in one column, or in two. */
  colonne: 'importo' | 'dare_avere';
  date: 'celle' | 'testo';
  /** Every which row has its amount as text, as hand-edited sheets do; 0 for none. */
  aTesto: number;
  righeSopra: number;
  colonneSopra: number;
  saldo: 'colonna' | 'righe';
  base1904: boolean;
  condivise: boolean;
  totale: boolean;
}

const PRIMO = Date.UTC(2026, 0, 1);
const forma: fc.Arbitrary<Forma> = fc.record({
  movimenti: fc.array(
    fc.record({
      giorno: fc
        .integer({ min: 0, max: 364 })
        .map((day) => new Date(PRIMO + day * 86_400_000).toISOString().slice(0, 10)),
      testo: fc.constantFrom('Bonifico da Rossi & C.', 'POS 12,50 <Bar>', 'Àccrèdito "stipendi"', 'F24'),
      cents: fc.integer({ min: -5_000_000, max: 5_000_000 }).filter((cents) => cents % 1_000 !== 0),
    }),
    { minLength: 4, maxLength: 30 },
  ),
  iniziale: fc.integer({ min: 100_000, max: 9_000_000 }),
  colonne: fc.constantFrom('importo', 'dare_avere'),
  date: fc.constantFrom('celle', 'testo'),
  aTesto: fc.constantFrom(0, 2, 3),
  righeSopra: fc.integer({ min: 0, max: 6 }),
  colonneSopra: fc.integer({ min: 0, max: 2 }),
  saldo: fc.constantFrom('colonna', 'righe'),
  base1904: fc.boolean(),
  condivise: fc.boolean(),
  totale: fc.boolean(),
});

const italian = (cents: number): string =>
  (cents / 100).toLocaleString('it-IT', { minimumFractionDigits: 2, useGrouping: 'always' });

/** Writes the statement; the day and the amount of each row are real cells, or text as the shape says. */
async function write(shape: Forma): Promise<Uint8Array> {
  const workbook = new ExcelJS.Workbook();
  workbook.properties.date1904 = shape.base1904;
  const sheet = workbook.addWorksheet('Movimenti');
  const put = (cells: readonly unknown[]): void => {
    sheet.addRow([...Array.from({ length: shape.colonneSopra }, () => null), ...cells]);
  };
  for (let at = 0; at < shape.righeSopra; at++) put([at === 1 ? 'IBAN: IT60X0542811101000000123456' : null]);
  const due = shape.colonne === 'dare_avere';
  const somma = shape.movimenti.reduce((sum, { cents }) => sum + cents, shape.iniziale);
  if (shape.saldo === 'righe') put(['Saldo iniziale', null, shape.iniziale / 100]);
  put([
    'Data',
    'Descrizione',
    ...(due ? ['Dare', 'Avere'] : ['Importo']),
    ...(shape.saldo === 'colonna' ? ['Saldo'] : []),
  ]);
  let saldo = shape.iniziale;
  for (const [at, { giorno, testo, cents }] of shape.movimenti.entries()) {
    saldo += cents;
    const [year = '', month = '', dayOfMonth = ''] = giorno.split('-');
    const data = shape.date === 'celle' ? new Date(`${giorno}T00:00:00Z`) : `${dayOfMonth}/${month}/${year}`;
    const written = (value: number): unknown =>
      shape.aTesto > 0 && at % shape.aTesto === 1 ? italian(value) : value / 100;
    const importi = due ? (cents < 0 ? [written(-cents), null] : [null, written(cents)]) : [written(cents)];
    put([data, testo, ...importi, ...(shape.saldo === 'colonna' ? [saldo / 100] : [])]);
    const row = sheet.lastRow;
    if (row && shape.date === 'celle') row.getCell(shape.colonneSopra + 1).numFmt = 'dd/mm/yyyy';
  }
  if (shape.saldo === 'righe') put(['Saldo finale', null, somma / 100]);
  if (shape.totale) put(['Totale movimenti', null, shape.movimenti.length]);
  return new Uint8Array(await workbook.xlsx.writeBuffer({ useSharedStrings: shape.condivise }));
}

/** Spoils one row of the sheet, leaving its balance as it was. */
function spoil(sheet: ExcelJS.Worksheet, line: number, fault: Guasto, shape: Forma): void {
  if (fault === 'tolto') sheet.spliceRows(line, 1);
  else if (fault === 'doppio') sheet.duplicateRow(line, 1, true);
  else {
    const [before, after] = [3, 4].map((column) => sheet.getCell(line, shape.colonneSopra + column));
    const due = shape.colonne === 'dare_avere';
    if (!before || !after) return;
    if (fault === 'segno' && due) [before.value, after.value] = [after.value, before.value];
    for (const cell of due ? [before, after] : [before])
      if (typeof cell.value === 'number')
        cell.value = fault === 'cifra' ? cell.value + 10 : due ? cell.value : -cell.value;
  }
}

/** Reads, answering the order of the days where nothing in the file tells it: the sheets are Italian. */
async function read(bytes: Uint8Array): Promise<EsitoLettura> {
  const outcome = await readStatementFile({ nome: 'movimenti.xlsx', bytes });
  const questions = outcome.tipo === 'domanda' ? outcome.domande : [];
  if (questions.length === 0 || questions.some(({ id }) => id === 'decimali' || id === 'importo'))
    return outcome;
  // Words drawn by chance may all say the contrary of their columns: it is asked whether the headers hold.
  const isOfSides = questions.some(({ options }) => options.some(({ valore }) => valore === 'dare_avere'));
  return readStatementFile(
    { nome: 'movimenti.xlsx', bytes },
    { risposte: { ordine_data: 'gma', segno: isOfSides ? 'dare_avere' : 'con_segno' } },
  );
}

describe('a statement written by a spreadsheet', () => {
  it('is read back: same days, same cents, and it ties', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(forma, async (shape) => {
        const outcome = await read(await write(shape));
        if (outcome.tipo !== 'letto') throw new Error(JSON.stringify(outcome));
        const [estratto, other] = outcome.estratti;
        expect(outcome.formato).toBe('xlsx');
        expect(other).toBeUndefined();
        expect(estratto?.righe.map(({ data, importo, descrizione }) => [data, importo, descrizione])).toEqual(
          shape.movimenti.map(({ giorno, cents, testo }) => [giorno, cents, testo]),
        );
        expect(estratto?.quadratura.esito).toBe('quadra');
        expect(estratto?.saldo_iniziale).toBe(shape.iniziale);
      }),
      { numRuns: 60 },
    );
  });

  it(
    'that lost, doubled, turned or changed a row no longer ties, and the line is named',
    {
      timeout: 120_000,
    },
    async () => {
      await fc.assert(
        fc.asyncProperty(forma, fc.nat(), guasti, async (shape, where, fault) => {
          const whole = { ...shape, saldo: 'colonna', righeSopra: 0, aTesto: 0 } as const;
          const bytes = await write(whole);
          const workbook = new ExcelJS.Workbook();
          await workbook.xlsx.load(bytes.buffer as ArrayBuffer);
          const sheet = workbook.worksheets[0];
          if (!sheet) throw new Error('no sheet');
          // Not the first row nor the last: a statement may well begin later and end sooner.
          const line = 3 + (where % (shape.movimenti.length - 2));
          spoil(sheet, line, fault, whole);
          const outcome = await read(new Uint8Array(await workbook.xlsx.writeBuffer()));
          // A copy is as good as what it copies; in the place of a row that is gone stands the next.
          const lines = fault === 'doppio' ? [line, line + 1] : [line];
          // Where the next comes to as much, the other way, the rest ties without it: that is asked about.
          const asked =
            outcome.tipo === 'domanda' ? outcome.domande.find(({ id }) => id === 'riga') : undefined;
          if (asked) {
            expect(lines.map(String)).toContain(asked.options[1]?.valore);
            return;
          }
          // An outflow that lost its minus: the balances may say which way it went, and those of its kind. Of the first
          // row they say nothing: its own words do, drawn by chance, or it is asked.
          const lostMinus =
            fault === 'segno' && shape.colonne === 'importo' && (shape.movimenti[line - 2]?.cents ?? 0) < 0;
          if (lostMinus && outcome.tipo === 'domanda') {
            expect(outcome.domande.map(({ id }) => id)).toEqual(['prima']);
            return;
          }
          if (outcome.tipo !== 'letto') throw new Error(JSON.stringify(outcome));
          const { quadratura, righe } = outcome.estratti[0] ?? {};
          if (lostMinus && quadratura?.esito === 'quadra') {
            const amounts = righe?.map(({ importo }) => importo);
            expect(amounts?.slice(1)).toEqual(shape.movimenti.slice(1).map(({ cents }) => cents));
            return;
          }
          expect(quadratura?.esito).toBe('non_quadra');
          expect(lines).toContain(quadratura?.riga);
        }),
        { numRuns: 60 },
      );
    },
  );
});
