/** The closing pack as a workbook: every row, one part a sheet. */
import type { Foglio } from '../../fogli/xlsx.ts';
import { sezioni } from './chiusura-sezioni.ts';
import { nomeConto, type Pacco, periodo, sintesi } from './chiusura-testi.ts';

export const chiusuraXlsx = (pacco: Pacco, provenienza: string): Foglio[] => [
  {
    nome: 'Sintesi',
    testa: [
      { nome: 'Azienda', valore: pacco.azienda },
      { nome: 'Conto', valore: nomeConto(pacco) },
      { nome: 'Periodo', valore: periodo(pacco) },
      ...sintesi(pacco),
      { nome: 'Provenienza', valore: provenienza },
    ],
    colonne: [],
    righe: [],
  },
  ...sezioni(pacco).map(({ nome, colonne, righe }) => ({ nome, colonne, righe })),
];
