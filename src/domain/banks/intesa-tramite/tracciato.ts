import { INTESA } from '../banks.ts';
import { type NativeDefinition, USUAL } from '../nativo.ts';

export const TRACCIATO: NativeDefinition = {
  ...USUAL,
  nome: 'Intesa Sanpaolo, movimenti conto con canale',
  banca: INTESA,
  modelli: ['*intesa*', 'lista_completa*', 'listamovimenti*', 'movimenti_*'],
  colonne: [
    ['Data contabile', 'data'],
    ['Data valuta', 'data_valuta'],
    ['Descrizione', 'descrizione'],
    ['Accrediti', 'avere'],
    ['Addebiti', 'dare'],
    ['Descrizione estesa', 'descrizione'],
    ['Effettuata tramite:', null],
  ],
  segno: 'dare_avere',
  dare_negativo: true,
};
