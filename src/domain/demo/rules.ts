/** Rules of the demonstration office beside the usual ones: what its banks write of credit and of money put aside. */
import type { RegolaUsuale } from '../voci/usual-rules.ts';

export const REGOLE_DEMO: readonly RegolaUsuale[] = [
  {
    nome: 'Anticipi su fatture',
    condizioni: { testo_o: ['ANTICIPO FATTURE'] },
    azione: 'voce',
    voce: '30.25',
  },
  {
    nome: 'Depositi vincolati',
    condizioni: { testo_o: ['TIME DEPOSIT'] },
    azione: 'giroconto',
    voce: null,
  },
];
