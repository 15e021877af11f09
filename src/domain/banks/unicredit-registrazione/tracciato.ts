import { UNICREDIT } from '../banks.ts';
import { type NativeDefinition, USUAL } from '../nativo.ts';

export const TRACCIATO: NativeDefinition = {
  ...USUAL,
  nome: 'UniCredit, elenco movimenti',
  banca: UNICREDIT,
  modelli: ['*unicredit*', 'elenco_movimenti*', 'elencomovimenti*'],
  colonne: [
    ['Data Registrazione', 'data'],
    ['Data valuta', 'data_valuta'],
    ['Descrizione', 'descrizione'],
    ['Importo (EUR)', 'importo'],
  ],
  segno: 'con_segno',
};
