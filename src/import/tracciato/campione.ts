/** The rows of a file from which its reading is inferred. */
import type { SorgenteRighe } from '../read/sorgente.ts';

export interface Campione {
  righe: readonly string[][];
  sorgente: Pick<
    SorgenteRighe,
    'formato' | 'codifica' | 'delimitatore' | 'tagli' | 'segnoScelto' | 'ordineNoto' | 'divisaNota'
  >;
  nome: string;
}
