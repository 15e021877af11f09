import { INTESA } from '../banks.ts';
import { CSV_AND_SHEETS, type NativeDefinition } from '../nativo.ts';

export const TRACCIATO: NativeDefinition = {
  nome: 'Intesa Sanpaolo, movimenti conto con canale',
  banca: INTESA,
  modelli: ['*intesa*', 'lista_completa*', 'listamovimenti*', 'movimenti_*'],
  formati: CSV_AND_SHEETS,
  colonne: [
    ['Data contabile', 'data'],
    ['Data valuta', 'data_valuta'],
    ['Descrizione', 'descrizione'],
    ['Accrediti', 'avere'],
    ['Addebiti', 'dare'],
    ['Descrizione estesa', 'descrizione'],
    ['Effettuata tramite:', null],
  ],
  ordine_data: 'gma',
  decimali: ',',
  segno: 'dare_avere',
  dare_negativo: true,
  divisa: 'EUR',
};
