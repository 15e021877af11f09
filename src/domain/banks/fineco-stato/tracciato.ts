import { FINECO } from '../banks.ts';
import { type NativeDefinition, USUAL } from '../nativo.ts';

export const TRACCIATO: NativeDefinition = {
  ...USUAL,
  nome: 'Fineco, movimenti con stato',
  banca: FINECO,
  modelli: ['movement*', 'movimenti*', '*fineco*'],
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
  segno: 'dare_avere',
  dare_negativo: true,
};
