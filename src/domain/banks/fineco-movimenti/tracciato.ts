import { FINECO } from '../banks.ts';
import { CSV_AND_SHEETS, type NativeDefinition } from '../nativo.ts';

export const TRACCIATO: NativeDefinition = {
  nome: 'Fineco, movimenti',
  banca: FINECO,
  modelli: ['movement*', 'movimenti*', '*fineco*'],
  formati: CSV_AND_SHEETS,
  colonne: [
    ['Data', 'data'],
    ['Entrate', 'avere'],
    ['Uscite', 'dare'],
    ['Descrizione', 'descrizione'],
    ['Descrizione Completa', 'descrizione'],
    ['Stato', 'stato'],
  ],
  ordine_data: 'gma',
  decimali: ',',
  segno: 'dare_avere',
  dare_negativo: true,
  divisa: 'EUR',
};
