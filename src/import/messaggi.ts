/** What the page and its reading worker say to each other. */
import type { Tracciato } from '#api/contract/tracciati.ts';
import type { EsitoLettura, EstrattoLetto, RigaLetta, Risposte } from './map/esito.ts';

/** Rows travel in chunks: copying 100,000 of them at once would stop the page. */
export const RIGHE_PER_MESSAGGIO = 5_000;

export type Richiesta =
  | { tipo: 'leggi'; file: File; tracciato: Tracciato | null; risposte: Risposte }
  | { tipo: 'annulla' };

/** A statement without its rows, which follow in `righe` messages. */
export type EstrattoSenzaRighe = Omit<EstrattoLetto, 'righe'> & { numero_righe: number };

type Letto = Extract<EsitoLettura, { tipo: 'letto' }>;
export type LettoSenzaRighe = Omit<Letto, 'estratti'> & { estratti: EstrattoSenzaRighe[] };

export type Risposta =
  /** Bytes read and bytes in all. */
  | { tipo: 'progresso'; fatto: number; totale: number }
  /** Rows of one statement, in order. */
  | { tipo: 'righe'; estratto: number; righe: RigaLetta[] }
  /** The last message: `letto` with its rows already sent, or any other outcome whole. */
  | { tipo: 'fine'; sha256: string; bytes: number; esito: LettoSenzaRighe | Exclude<EsitoLettura, { tipo: 'letto' }> }
  /** A bug: expected failures are outcomes. */
  | { tipo: 'guasto'; messaggio: string };

/** Puts an outcome and the rows that came before it together again. */
export function ricomponi(
  esito: Extract<Risposta, { tipo: 'fine' }>['esito'],
  righe: readonly (readonly RigaLetta[])[],
): EsitoLettura {
  if (esito.tipo !== 'letto') return esito;
  const estratti = esito.estratti.map(({ numero_righe, ...estratto }, at) => {
    const sue = [...(righe[at] ?? [])];
    if (sue.length !== numero_righe) throw new Error(`rows lost on the way: ${sue.length} of ${numero_righe}`);
    return { ...estratto, righe: sue };
  });
  return { ...esito, estratti };
}
