import { FINECO } from '../banks.ts';
import { CSV_AND_SHEETS, type NativeDefinition } from '../nativo.ts';

export const TRACCIATO: NativeDefinition = {
  nome: 'Fineco, movimenti con causale',
  banca: FINECO,
  modelli: ['movement*', 'movimenti*', '*fineco*'],
  formati: CSV_AND_SHEETS,
  colonne: [
    ['Data Operazione', 'data'],
    ['Data Valuta', 'data_valuta'],
    ['Entrate', 'avere'],
    ['Uscite', 'dare'],
    ['Descrizione', 'descrizione'],
    ['Causale', 'causale'],
  ],
  ordine_data: 'gma',
  decimali: ',',
  segno: 'dare_avere',
  dare_negativo: false,
  divisa: 'EUR',
};
