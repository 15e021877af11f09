import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RigaPresente } from '#api/contract/anteprima-import.ts';
import { rigaImportSchema, type RigaImport } from '#api/contract/invio-import.ts';
import { addGiorni, toGiorno } from '#domain/date.ts';
import { comparePresenti, getWindow } from './compare-presenti.ts';
import { findGemelli } from './twins.ts';

const riga = (values: Partial<Record<keyof RigaImport, unknown>> = {}): RigaImport =>
  rigaImportSchema.parse({
    riga: 1,
    data: '2026-03-10',
    data_valuta: null,
    causale: null,
    descrizione: 'BONIFICO A VOSTRO FAVORE ROSSI SRL FATTURA 123',
    ragione_sociale: null,
    id_soggetto: null,
    numero_documento: null,
    data_documento: null,
    scadenza: null,
    importo: 12_000,
    divisa: 'EUR',
    saldo: null,
    iban_controparte: null,
    riferimento: null,
    nota: null,
    ...values,
  });

const CSV = { formato: 'csv', natura: 'movimento' } as const;
let id = 0;
const present = (row: RigaImport, formato: RigaPresente['formato'] = 'csv'): RigaPresente => {
  const { data, data_valuta, importo, divisa, descrizione, ragione_sociale, numero_documento, riferimento } =
    row;
  id += 1;
  return {
    id,
    id_imp: 1,
    nome_file: 'prima.csv',
    formato,
    data,
    data_valuta,
    importo,
    divisa,
    descrizione,
    ragione_sociale,
    numero_documento,
    riferimento,
  };
};

const DESCRIZIONI = ['BONIFICO DA ROSSI SRL', 'Rossi srl saldo fattura 12', 'COMMISSIONI TENUTA CONTO'];
const righe = fc
  .array(
    fc.record({
      data: fc.constantFrom('2026-03-10', '2026-03-11', '2026-03-15'),
      importo: fc.constantFrom(12_000, -150, 700),
      descrizione: fc.constantFrom(...DESCRIZIONI),
    }),
    { maxLength: 20 },
  )
  .map((values) => values.map((value, at) => riga({ ...value, riga: at + 2 })));

describe('confrontaPresenti', () => {
  it('finds the same twins as the count by occurrence, each row of the books once', () => {
    fc.assert(
      fc.property(righe, righe, (file, archive) => {
        const rows = archive.map((row) => present(row));
        const { gemelle, similar: simili, sole } = comparePresenti(file, rows, CSV);
        const groups = archive.map((row) => ({ ...row, occorrenze: 1 }));
        expect(new Set(gemelle.keys())).toEqual(findGemelli(file, groups));
        expect(new Set(gemelle.values()).size).toBe(gemelle.size);
        for (const place of simili.keys()) expect(gemelle.has(place)).toBe(false);
        const nominate = new Set([...simili.values()].flat().map((each) => each.presente));
        for (const row of sole) expect(nominate.has(row)).toBe(false);
        for (const row of gemelle.values()) expect(nominate.has(row)).toBe(false);
      }),
      { numRuns: 100 },
    );
  });

  it('gives a row of the books to one row of the file when it says so without doubt', () => {
    fc.assert(
      fc.property(righe, righe, (file, archive) => {
        const { similar: simili } = comparePresenti(
          file,
          archive.map((row) => present(row, 'camt')),
          CSV,
        );
        const certain = [...simili.values()].flatMap((found) => (found.length === 1 ? found : []));
        const onlyOne = certain.filter(
          ({ presente: row }) =>
            [...simili.values()].filter((found) => found.some((each) => each.presente === row)).length === 1,
        );
        expect(new Set(onlyOne.map((each) => each.presente)).size).toBe(onlyOne.length);
        for (const each of certain) {
          expect(each.giorni).toBeLessThanOrEqual(3);
          expect(each.testo > 0 || each.giorni === 0).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('suggests the row that another format tells in other words, some days off', () => {
    const camt = present(
      riga({ data: '2026-03-12', descrizione: 'Rossi Srl', riferimento: 'FATTURA 123' }),
      'camt',
    );
    const other = present(riga({ descrizione: 'Bianchi Snc acconto' }), 'camt');
    const { gemelle, similar: simili, sole } = comparePresenti([riga()], [camt, other], CSV);
    expect(gemelle.size).toBe(0);
    expect(simili.get(0)?.map((each) => each.presente)).toEqual([camt]);
    expect(sole).toEqual([other]);
  });

  it('does not suggest another amount, four days, or words of their own', () => {
    const lontana = present(riga({ data: addGiorni(toGiorno('2026-03-10'), 4) }), 'camt');
    const different = present(riga({ importo: 12_001 }), 'camt');
    const mute = present(riga({ data: '2026-03-11', descrizione: 'Bianchi Snc' }), 'camt');
    expect(comparePresenti([riga()], [lontana, different, mute], CSV).similar.size).toBe(0);
    expect(getWindow(toGiorno('2026-03-10'), toGiorno('2026-03-31'))).toEqual({
      dal: '2026-03-07',
      al: '2026-04-03',
    });
  });

  it('suggests what another format books on the very day, though no word is shared, where nothing fits better', () => {
    const mute = present(riga({ descrizione: 'MUELLER' }), 'camt');
    const [found] = comparePresenti([riga()], [mute], CSV).similar.get(0) ?? [];
    expect(found).toMatchObject({ presente: mute, giorni: 0, testo: 0 });
    const told = present(riga({ data: '2026-03-12', descrizione: 'Rossi Srl' }), 'camt');
    expect(comparePresenti([riga()], [mute, told], CSV).similar.get(0)).toMatchObject([{ presente: told }]);
    // One format says one movement in the same words: other words are another movement.
    const same = present(riga({ descrizione: 'MUELLER' }));
    expect(comparePresenti([riga()], [same], CSV).similar.size).toBe(0);
    // Two of the books fit as well: both are named, and a person says.
    const due = [mute, present(riga({ descrizione: 'ALTRO' }), 'camt')];
    expect(comparePresenti([riga()], due, CSV).similar.get(0)).toHaveLength(2);
  });

  it('names every candidate when several fit as well', () => {
    const one = present(riga({ data: '2026-03-09', descrizione: 'ROSSI SRL FATTURA 123' }), 'camt');
    const due = present(riga({ data: '2026-03-11', descrizione: 'ROSSI SRL FATTURA 123' }), 'camt');
    const { similar: simili } = comparePresenti([riga()], [one, due], CSV);
    expect(new Set(simili.get(0)?.map((each) => each.presente))).toEqual(new Set([one, due]));
  });

  it('pairs off by occurrence rows that nothing tells apart', () => {
    const fee = riga({ descrizione: 'COMMISSIONI BONIFICO', importo: -150 });
    const rows = [1, 2].map(() => present(riga({ descrizione: 'Commissioni', importo: -150 }), 'camt'));
    const { similar: simili } = comparePresenti([fee, { ...fee, riga: 3 }, { ...fee, riga: 4 }], rows, CSV);
    expect([...simili].map(([place, found]) => [place, found.map((each) => each.presente.id)])).toEqual([
      [0, [rows[0]?.id]],
      [1, [rows[1]?.id]],
    ]);
  });
});

describe('partite', () => {
  it('are twins or are not: nothing is suggested', () => {
    const camt = present(riga({ data: '2026-03-11', descrizione: 'Rossi Srl fattura 123' }), 'camt');
    const found = comparePresenti([riga()], [camt], { formato: 'csv', natura: 'partita' });
    expect(found.similar.size).toBe(0);
    expect(comparePresenti([riga()], [camt], CSV).similar.size).toBe(1);
  });
});
