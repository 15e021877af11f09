import { INTESA } from '../banks.ts';
import { CSV_AND_SHEETS, type NativeDefinition } from '../nativo.ts';

export const TRACCIATO: NativeDefinition = {
  nome: 'Intesa Sanpaolo, movimenti carta',
  banca: INTESA,
  modelli: ['*intesa*', 'lista_completa*', 'listamovimenti*', 'movimenti_*'],
  formati: CSV_AND_SHEETS,
  colonne: [
    ['Data contabile', 'data'],
    ['Data operazione', null],
    ['Descrizione', 'descrizione'],
    ['Accrediti in valuta', null],
    ['Accrediti', 'avere'],
    ['Addebiti in valuta', null],
    ['Addebiti', 'dare'],
  ],
  ordine_data: 'gma',
  decimali: ',',
  segno: 'dare_avere',
  dare_negativo: false,
  divisa: 'EUR',
};
