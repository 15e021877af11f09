import { BANCOPOSTA } from '../banks.ts';
import { CSV_AND_SHEETS, type NativeDefinition } from '../nativo.ts';

export const TRACCIATO: NativeDefinition = {
  nome: 'BancoPosta, lista movimenti',
  banca: BANCOPOSTA,
  modelli: ['*bancoposta*', 'listamovimenti*', 'lista_movimenti*'],
  formati: CSV_AND_SHEETS,
  colonne: [
    ['Data', 'data'],
    ['Valuta', 'data_valuta'],
    ['Addebiti', 'dare'],
    ['Accrediti', 'avere'],
    ['Descrizione operazioni', 'descrizione'],
  ],
  ordine_data: 'gma',
  decimali: ',',
  segno: 'dare_avere',
  dare_negativo: false,
  divisa: 'EUR',
};
