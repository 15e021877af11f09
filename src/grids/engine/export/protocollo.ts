/** What the page and the export worker say to each other. */
import type { Cartella, RigaFoglio } from './cartella.ts';

export type VersoWorker =
  | { tipo: 'inizio'; cartella: Cartella }
  | { tipo: 'righe'; righe: RigaFoglio[] }
  | { tipo: 'fine' };

export type DalWorker =
  | { tipo: 'ricevute'; righe: number }
  | { tipo: 'scrittura' }
  | { tipo: 'pronto'; bytes: Uint8Array<ArrayBuffer> }
  | { tipo: 'errore'; messaggio: string };
