import { describe, expect, it } from 'vitest';
import type { Tracciato } from '#api/contract/tracciati.ts';
import { describeChanges } from './changes.ts';

const BASE: Tracciato = {
  id: 1,
  versione: 1,
  nome: 'Banca',
  modello_nome: 'banca_*.csv',
  natura: 'movimento',
  id_conto: null,
  lettura: {
    formato: 'csv',
    codifica: 'utf-8',
    delimitatore: ';',
    intestazione: ['Data', 'Testo', 'Importo', 'Note'],
    colonne: [
      { campo: 'data', colonna: 'Data', indice: 0 },
      { campo: 'descrizione', colonna: 'Testo', indice: 1 },
      { campo: 'importo', colonna: 'Importo', indice: 2 },
    ],
    ordine_data: 'gma',
    decimali: ',',
    segno: 'con_segno',
    divisa: 'EUR',
  },
};

describe('cambiamenti', () => {
  it('says nothing of two versions that read the same', () => {
    expect(describeChanges(BASE, { ...BASE, versione: 2 })).toEqual([]);
  });

  it('names each change as a person would', () => {
    const lettura = {
      ...BASE.lettura,
      decimali: '.' as const,
      colonne: [
        ...BASE.lettura.colonne.slice(0, 2),
        { campo: 'descrizione' as const, colonna: 'Note', indice: 3 },
      ],
    };
    expect(describeChanges(BASE, { ...BASE, nome: 'Banca Uno', lettura })).toEqual([
      'Nome: da «Banca» a «Banca Uno»',
      'Descrizione: da «Testo» a «Testo + Note»',
      'Importo: non si legge più (era «Importo»)',
      'Decimali: da «,» a «.»',
    ]);
  });
});
