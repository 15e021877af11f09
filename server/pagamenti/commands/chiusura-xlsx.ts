/** The closing pack as a workbook: every row, one part a sheet. */
import type { XlsxSheet } from '../../sheets/xlsx.ts';
import { makeSezioni } from './chiusura-sections.ts';
import { formatConto, type Pacco, formatPeriodo, makeSintesi } from './chiusura-texts.ts';

export const makeChiusuraXlsx = (pacco: Pacco, provenienza: string): XlsxSheet[] => [
  {
    nome: 'Sintesi',
    testa: [
      { nome: 'Azienda', valore: pacco.azienda },
      { nome: 'Conto', valore: formatConto(pacco) },
      { nome: 'Periodo', valore: formatPeriodo(pacco) },
      ...makeSintesi(pacco),
      { nome: 'Provenienza', valore: provenienza },
    ],
    colonne: [],
    righe: [],
  },
  ...makeSezioni(pacco).map(({ nome, colonne, righe }) => ({ nome, colonne, righe })),
];
