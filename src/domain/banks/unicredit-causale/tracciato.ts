import { UNICREDIT } from '../banks.ts';
import { type NativeDefinition, USUAL } from '../nativo.ts';

export const TRACCIATO: NativeDefinition = {
  ...USUAL,
  nome: 'UniCredit, movimenti con causale',
  banca: UNICREDIT,
  modelli: ['*unicredit*', 'elenco_movimenti*', 'elencomovimenti*'],
  colonne: [
    ['Data Operaz.', 'data'],
    ['Valuta', 'data_valuta'],
    ['Descrizione', 'descrizione'],
    ['EUR', 'importo'],
    ['Caus.', 'causale'],
  ],
  segno: 'con_segno',
};
