import { INTESA } from '../banks.ts';
import { type NativeDefinition, USUAL } from '../nativo.ts';

export const TRACCIATO: NativeDefinition = {
  ...USUAL,
  nome: 'Intesa Sanpaolo, movimenti carta',
  banca: INTESA,
  modelli: ['*intesa*', 'lista_completa*', 'listamovimenti*', 'movimenti_*'],
  colonne: [
    ['Data contabile', 'data'],
    ['Data operazione', null],
    ['Descrizione', 'descrizione'],
    ['Accrediti in valuta', null],
    ['Accrediti', 'avere'],
    ['Addebiti in valuta', null],
    ['Addebiti', 'dare'],
  ],
  segno: 'dare_avere',
  dare_negativo: false,
};
