import { CSV_E_FOGLI, type DefinizioneNativa } from '../nativo.ts';

export const TRACCIATO: DefinizioneNativa = {
  nome: 'Fineco, movimenti',
  modelli: ['movement*', 'movimenti*', '*fineco*'],
  formati: CSV_E_FOGLI,
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
