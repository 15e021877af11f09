import { UNICREDIT } from '../banks.ts';
import { CSV_AND_SHEETS, type NativeDefinition } from '../nativo.ts';

export const TRACCIATO: NativeDefinition = {
  nome: 'UniCredit, movimenti con causale',
  banca: UNICREDIT,
  modelli: ['*unicredit*', 'elenco_movimenti*', 'elencomovimenti*'],
  formati: CSV_AND_SHEETS,
  colonne: [
    ['Data Operaz.', 'data'],
    ['Valuta', 'data_valuta'],
    ['Descrizione', 'descrizione'],
    ['EUR', 'importo'],
    ['Caus.', 'causale'],
  ],
  ordine_data: 'gma',
  decimali: ',',
  segno: 'con_segno',
  divisa: 'EUR',
};
