import { FINECO } from '../banks.ts';
import { CSV_AND_SHEETS, type NativeDefinition } from '../nativo.ts';

export const TRACCIATO: NativeDefinition = {
  nome: 'Fineco, movimenti con stato',
  banca: FINECO,
  modelli: ['movement*', 'movimenti*', '*fineco*'],
  formati: CSV_AND_SHEETS,
  colonne: [
    ['Data Operazione', 'data'],
    ['Data Valuta', 'data_valuta'],
    ['Entrate', 'avere'],
    ['Uscite', 'dare'],
    ['Descrizione', 'descrizione'],
    ['Descrizione Completa', 'descrizione'],
    ['Stato', 'stato'],
    ['Moneymap', null],
  ],
  ordine_data: 'gma',
  decimali: ',',
  segno: 'dare_avere',
  dare_negativo: true,
  divisa: 'EUR',
};
