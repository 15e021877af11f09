import { INTESA } from '../banks.ts';
import { CSV_AND_SHEETS, type NativeDefinition } from '../nativo.ts';

export const TRACCIATO: NativeDefinition = {
  nome: 'Intesa Sanpaolo, lista operazioni',
  banca: INTESA,
  modelli: ['*intesa*', 'lista_completa*', 'listamovimenti*', 'movimenti_*'],
  formati: CSV_AND_SHEETS,
  colonne: [
    ['Data', 'data'],
    ['Operazione', 'descrizione'],
    ['Dettagli', 'descrizione'],
    ['Conto o carta', null],
    ['Contabilizzazione', 'stato'],
    ['Categoria', null],
    ['Valuta', 'divisa'],
    ['Importo', 'importo'],
  ],
  ordine_data: 'gma',
  decimali: ',',
  segno: 'con_segno',
  divisa: null,
};
