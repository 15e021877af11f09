import { describe, expect, it } from 'vitest';
import { readRighe, listUnused, proposeMapping, findHeader } from './mapping.ts';
import type { ImportedTable } from './table.ts';

const table = (...righe: string[][]): ImportedTable => ({
  nome: 'CSV',
  righe,
  lines: righe.map((_, at) => at + 1),
});

describe('a list of soggetti', () => {
  it('is read under its header, wherever it stands', () => {
    const file = table(
      ['Elenco clienti al 31/12/2025'],
      ['', ''],
      ['Cod.', 'Rag. Soc.', 'P.IVA', 'Cod. Fisc.', 'C.A.P.', 'Città', 'Prov', 'E-Mail', 'Tipo'],
      ['1', ' Rossi Srl ', '00743110157', '', '20121', 'Milano', 'MI', 'a@b.it', 'Cliente/Fornitore'],
      ['', '', '', '', '', '', '', '', ''],
      ['2', 'Verdi', '', '', '', '', '', '', ''],
    );
    const at = findHeader(file);
    expect(at).toBe(2);
    const mapping = proposeMapping(file.righe[at] ?? []);
    expect(mapping).toMatchObject({
      ragione_sociale: 1,
      partita_iva: 2,
      codice_fiscale: 3,
      cap: 4,
      comune: 5,
      provincia: 6,
      email: 7,
      ruolo: 8,
      iban: null,
    });
    expect(listUnused(file.righe[at] ?? [], mapping)).toEqual(['Cod.']);
    const righe = readRighe(file, at, mapping, 'agente');
    expect(righe).toMatchObject([
      { riga: 4, ragione_sociale: 'Rossi Srl', ruoli: ['cliente', 'fornitore'], partita_iva: '00743110157' },
      { riga: 6, ragione_sociale: 'Verdi', ruoli: ['agente'], partita_iva: '' },
    ]);
  });

  it('of one’s own export keeps the roles that stand in columns of their own', () => {
    const file = table(
      ['Ragione sociale', 'Partita IVA', 'Cliente', 'Fornitore', 'Mandante', 'Agente', 'IBAN'],
      ['Rossi Srl', '', 'No', 'Sì', 'No', 'Sì', ''],
      ['Nessun ruolo', '', 'No', 'No', 'No', 'No', ''],
    );
    const mapping = proposeMapping(file.righe[0] ?? []);
    expect(readRighe(file, 0, mapping, 'cliente').map(({ ruoli }) => ruoli)).toEqual([
      ['fornitore', 'agente'],
      [],
    ]);
    // Where the name stands under such a word, it is the name.
    expect(proposeMapping(['Fornitore', 'P.IVA'])).toMatchObject({ ragione_sociale: 0, fornitore: null });
  });

  it('joins surname and name of people, and takes a lone name for the whole', () => {
    const people = table(['Cognome', 'Nome', 'Nazione'], ['Rossi', 'Mario', 'Italia']);
    expect(readRighe(people, 0, proposeMapping(people.righe[0] ?? []), 'cliente')).toMatchObject([
      { ragione_sociale: 'Rossi Mario', nazione: 'IT' },
    ]);
    expect(proposeMapping(['Nome', 'IBAN'])).toMatchObject({ ragione_sociale: 0, nome: null, iban: 1 });
  });
});
