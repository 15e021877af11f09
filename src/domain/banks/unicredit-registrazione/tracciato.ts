import { CSV_E_FOGLI, type DefinizioneNativa } from '../nativo.ts';

export const TRACCIATO: DefinizioneNativa = {
  nome: 'UniCredit, elenco movimenti',
  modelli: ['*unicredit*', 'elenco_movimenti*', 'elencomovimenti*'],
  formati: CSV_E_FOGLI,
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
