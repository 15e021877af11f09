/** The work of the reading worker, apart from the thread it runs in. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { leggiFile } from './map/leggi.ts';
import { RIGHE_PER_MESSAGGIO, type Richiesta, type Risposta } from './messaggi.ts';

/** Bytes hashed between two looks at the signal. */
const PEZZO = 1 << 20;

/**
 * Reads the file of a request, sending progress, rows in chunks and the outcome.
 * Stops in silence when the signal is aborted: the outcome is then `lettura_annullata`.
 */
export async function lavora(
  richiesta: Extract<Richiesta, { tipo: 'leggi' }>,
  invia: (risposta: Risposta) => void,
  signal: AbortSignal,
): Promise<void> {
  const { file, tracciato, risposte } = richiesta;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const impronta = await hash(bytes, signal);
  const esito = await leggiFile(
    { nome: file.name, bytes },
    {
      tracciato,
      risposte,
      signal,
      onProgress: (fatto, totale) => invia({ tipo: 'progresso', fatto, totale }),
    },
  );
  const base = { tipo: 'fine', sha256: impronta, bytes: bytes.length } as const;
  if (esito.tipo !== 'letto') {
    invia({ ...base, esito });
    return;
  }
  for (const [at, { righe }] of esito.estratti.entries()) {
    for (let from = 0; from < righe.length; from += RIGHE_PER_MESSAGGIO) {
      invia({ tipo: 'righe', estratto: at, righe: righe.slice(from, from + RIGHE_PER_MESSAGGIO) });
    }
  }
  const estratti = esito.estratti.map(({ righe, ...estratto }) => ({ ...estratto, numero_righe: righe.length }));
  invia({ ...base, esito: { ...esito, estratti } });
}

/** SHA-256 in pieces, so that a cancel is heard; `crypto.subtle` would want the file in one piece and HTTPS. */
async function hash(bytes: Uint8Array, signal: AbortSignal): Promise<string> {
  const state = sha256.create();
  for (let at = 0; at < bytes.length && !signal.aborted; at += PEZZO) {
    state.update(bytes.subarray(at, at + PEZZO));
    if ((at / PEZZO) % 16 === 15) await new Promise((resolve) => setTimeout(resolve));
  }
  return bytesToHex(state.digest());
}
