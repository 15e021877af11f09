/** Reads a file: bytes in, proved statements out. */
import type { EsitoLettura, OpzioniLettura } from './esito.ts';

export interface FileDaLeggere {
  nome: string;
  bytes: Uint8Array;
}

export async function leggiFile(file: FileDaLeggere, opzioni: OpzioniLettura = {}): Promise<EsitoLettura> {
  opzioni.signal?.throwIfAborted();
  return { tipo: 'errore', code: 'file_vuoto', messaggio: `${file.nome} è vuoto.` };
}
