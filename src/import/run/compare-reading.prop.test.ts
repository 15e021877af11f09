import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RigaImport } from '#api/contract/invio-import.ts';
import type { RigaImportata } from '#api/contract/rilettura.ts';
import { toCentesimi } from '#domain/importi.ts';
import { toGiorno } from '#domain/date.ts';
import { compareReading, getFinalRighe, type RowComparison } from './compare-reading.ts';

const riga = fc.record({
  riga: fc.integer({ min: 1, max: 12 }),
  importo: fc.constantFrom(toCentesimi(100), toCentesimi(-250), toCentesimi(900)),
  descrizione: fc.constantFrom('Bonifico', 'Canone', 'POS'),
});

const parsed = (parts: {
  riga: number;
  importo: ReturnType<typeof toCentesimi>;
  descrizione: string;
}): RigaImport => ({
  ...parts,
  data: toGiorno('2026-03-01'),
  data_valuta: null,
  causale: null,
  ragione_sociale: null,
  id_soggetto: null,
  numero_documento: null,
  data_documento: null,
  scadenza: null,
  divisa: 'EUR',
  saldo: null,
  iban_controparte: null,
  riferimento: null,
  nota: null,
});
const importata = (row: RigaImport, id: number, parts: Partial<RigaImportata> = {}): RigaImportata => ({
  ...row,
  id: id + 1,
  versione: 1,
  residuo: row.importo,
  stato: 'aperta',
  annotata: false,
  abbinata: false,
  a_mano: [],
  ...parts,
});

const NIENTE = { presenti: [], escluse: 0 };
const file = fc.array(riga, { maxLength: 20 }).map((rows) => rows.map(parsed));
const money = (rows: readonly RigaImport[]) =>
  rows.map(({ importo, descrizione }) => `${importo} ${descrizione}`).toSorted();
const outcomes = (comparisons: readonly RowComparison[]) => comparisons.map(({ esito }) => esito);

describe('confronta', () => {
  it('finds nothing to change in the very same reading', () => {
    fc.assert(
      fc.property(file, (rows) => {
        expect(
          outcomes(
            compareReading(
              rows.map((row, at) => importata(row, at)),
              rows,
              NIENTE,
            ),
          ),
        ).toEqual(rows.map(() => 'uguale'));
      }),
    );
  });

  it('accounts for every row of both sides once; applied whole, it gives the new reading', () => {
    fc.assert(
      fc.property(file, file, (before, after) => {
        const comparisons = compareReading(
          before.map((row, at) => importata(row, at)),
          after,
          NIENTE,
        );
        const prima = comparisons.flatMap((one) => (one.prima ? [one.prima.id] : []));
        expect(prima.toSorted((a, b) => a - b)).toEqual(before.map((_, at) => at + 1));
        expect(money(comparisons.flatMap((one) => (one.dopo ? [one.dopo] : [])))).toEqual(money(after));
        expect(money(getFinalRighe(comparisons))).toEqual(money(after));
        expect(money(getFinalRighe(comparisons.map((one) => ({ ...one, apply: false }))))).toEqual(
          money(before),
        );
      }),
    );
  });

  it('never lets a matched row change its amount or go', () => {
    fc.assert(
      fc.property(file, file, (before, after) => {
        const closed = before.map((row, at) =>
          importata(row, at, { residuo: toCentesimi(0), stato: 'chiusa', abbinata: true }),
        );
        const finals = getFinalRighe(compareReading(closed, after, NIENTE));
        const left = finals.map(({ importo }) => importo);
        for (const { importo } of before) {
          const at = left.indexOf(importo);
          expect(at).not.toBe(-1);
          left.splice(at, 1);
        }
      }),
    );
  });

  it('pairs by line: a corrected amount is a change, not a row that goes and one that comes', () => {
    const before = [parsed({ riga: 2, importo: toCentesimi(1_000), descrizione: 'A' })];
    const after = [parsed({ riga: 2, importo: toCentesimi(10), descrizione: 'A' })];
    const [only, ...others] = compareReading(
      before.map((row, at) => importata(row, at)),
      after,
      NIENTE,
    );
    expect([only?.esito, only?.campi, others]).toEqual(['cambiata', ['importo'], []]);
  });

  it('leaves out what people wrote, and a new row that another import already brought', () => {
    const row = parsed({ riga: 2, importo: toCentesimi(100), descrizione: 'A' });
    const mine = importata({ ...row, nota: 'mia', descrizione: 'scritta' }, 0, {
      annotata: true,
      a_mano: ['descrizione'],
    });
    const twin = parsed({ riga: 9, importo: toCentesimi(300), descrizione: 'B' });
    const presenti = [
      { ...twin, occorrenze: 1 },
      { ...mine, occorrenze: 1 },
    ];
    const comparisons = compareReading([mine], [row, twin], { presenti, escluse: 0 });
    expect(outcomes(comparisons)).toEqual(['uguale', 'nuova']);
    expect(comparisons[1]).toMatchObject({ presente: true, apply: false });
  });
});
