import { FINECO } from '../banks.ts';
import { type NativeDefinition, USUAL } from '../nativo.ts';

export const TRACCIATO: NativeDefinition = {
  ...USUAL,
  nome: 'Fineco, movimenti con causale',
  banca: FINECO,
  modelli: ['movement*', 'movimenti*', '*fineco*'],
  colonne: [
    ['Data Operazione', 'data'],
    ['Data Valuta', 'data_valuta'],
    ['Entrate', 'avere'],
    ['Uscite', 'dare'],
    ['Descrizione', 'descrizione'],
    ['Causale', 'causale'],
  ],
  segno: 'dare_avere',
  dare_negativo: false,
};
