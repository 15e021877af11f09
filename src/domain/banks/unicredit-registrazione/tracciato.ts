import { UNICREDIT } from '../banks.ts';
import { CSV_AND_SHEETS, type NativeDefinition } from '../nativo.ts';

export const TRACCIATO: NativeDefinition = {
  nome: 'UniCredit, elenco movimenti',
  banca: UNICREDIT,
  modelli: ['*unicredit*', 'elenco_movimenti*', 'elencomovimenti*'],
  formati: CSV_AND_SHEETS,
  colonne: [
    ['Data Registrazione', 'data'],
    ['Data valuta', 'data_valuta'],
    ['Descrizione', 'descrizione'],
    ['Importo (EUR)', 'importo'],
  ],
  ordine_data: 'gma',
  decimali: ',',
  segno: 'con_segno',
  divisa: 'EUR',
};
