/** The rows of a file from which its reading is inferred. */
import type { AziendaLettura } from '../read/nativo.ts';
import type { SorgenteRighe } from '../read/sorgente.ts';

export interface Campione {
  righe: readonly string[][];
  sorgente: Pick<
    SorgenteRighe,
    'formato' | 'codifica' | 'delimitatore' | 'tagli' | 'segnoScelto' | 'ordineNoto' | 'divisaNota'
  >;
  nome: string;
  /** Whose books are kept; null where it is not known. */
  azienda: AziendaLettura | null;
}
