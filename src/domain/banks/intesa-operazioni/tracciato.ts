import { INTESA } from '../banks.ts';
import { type NativeDefinition, USUAL } from '../nativo.ts';

export const TRACCIATO: NativeDefinition = {
  ...USUAL,
  nome: 'Intesa Sanpaolo, lista operazioni',
  banca: INTESA,
  modelli: ['*intesa*', 'lista_completa*', 'listamovimenti*', 'movimenti_*'],
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
  segno: 'con_segno',
  divisa: null,
};
