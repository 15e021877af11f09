/** The rows of a file from which its reading is inferred. */
import type { AziendaLettura } from '../read/native.ts';
import type { RigheSource } from '../read/source.ts';
import type { Structure } from './structure.ts';

export interface SampleRows {
  righe: readonly string[][];
  /** Where the table stands among them. */
  structure: Structure;
  source: Pick<
    RigheSource,
    'formato' | 'codifica' | 'delimitatore' | 'tagli' | 'segnoScelto' | 'ordineNoto' | 'divisaNota'
  >;
  nome: string;
  /** Whose books are kept; null where it is not known. */
  azienda: AziendaLettura | null;
}
