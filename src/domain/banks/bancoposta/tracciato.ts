import { BANCOPOSTA } from '../banks.ts';
import { type NativeDefinition, USUAL } from '../nativo.ts';

export const TRACCIATO: NativeDefinition = {
  ...USUAL,
  nome: 'BancoPosta, lista movimenti',
  banca: BANCOPOSTA,
  modelli: ['*bancoposta*', 'listamovimenti*', 'lista_movimenti*'],
  colonne: [
    ['Data', 'data'],
    ['Valuta', 'data_valuta'],
    ['Addebiti', 'dare'],
    ['Accrediti', 'avere'],
    ['Descrizione operazioni', 'descrizione'],
  ],
  segno: 'dare_avere',
  dare_negativo: false,
};
