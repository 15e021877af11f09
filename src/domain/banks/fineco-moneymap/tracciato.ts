import { FINECO } from '../banks.ts';
import { type NativeDefinition, USUAL } from '../nativo.ts';

export const TRACCIATO: NativeDefinition = {
  ...USUAL,
  nome: 'Fineco, movimenti con Moneymap',
  banca: FINECO,
  modelli: ['movement*', 'movimenti*', '*fineco*'],
  colonne: [
    ['Data', 'data'],
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
