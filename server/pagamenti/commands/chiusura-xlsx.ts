/** The closing pack as a workbook: every row, one part a sheet. */
import type { XlsxSheet } from '../../sheets/xlsx.ts';
import { makeSections } from './chiusura-sections.ts';
import { formatConto, type Pack, formatPeriodo, makeSintesi } from './chiusura-texts.ts';

export const makeChiusuraXlsx = (pack: Pack, provenance: string): XlsxSheet[] => [
  {
    nome: 'Sintesi',
    testa: [
      { nome: 'Azienda', valore: pack.azienda },
      { nome: 'Conto', valore: formatConto(pack) },
      { nome: 'Periodo', valore: formatPeriodo(pack) },
      ...makeSintesi(pack),
      { nome: 'Provenienza', valore: provenance },
    ],
    colonne: [],
    righe: [],
  },
  ...makeSections(pack).map(({ nome, colonne, righe }) => ({ nome, colonne, righe })),
];
