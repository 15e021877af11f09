/** The bytes of an imported file, sent to be kept piece by piece. */
import { toBase64 } from '#api/base64.ts';
import type { Client } from '#api/client.ts';
import { MAX_PEZZO } from '#api/contract/originali.ts';
import { type Attesa, retry } from './retry.ts';

interface Passage {
  attesa: Attesa;
  signal?: AbortSignal | undefined;
}

/** Sends the bytes of the file of an import that was declared. */
export async function sendOriginale(
  client: Client,
  id: number,
  bytes: Uint8Array,
  { attesa, signal }: Passage,
): Promise<void> {
  const pezzi = Math.ceil(bytes.length / MAX_PEZZO);
  for (let pezzo = 1; pezzo <= pezzi; pezzo++) {
    signal?.throwIfAborted();
    const dati = toBase64(bytes.subarray((pezzo - 1) * MAX_PEZZO, pezzo * MAX_PEZZO));
    // A piece whose answer was lost is sent again: it takes its own place.
    await retry(
      () => client.call('originaleSalva', { params: { id }, body: { pezzo, pezzi, dati }, signal }),
      {
        attesa,
        signal,
      },
    );
  }
}
