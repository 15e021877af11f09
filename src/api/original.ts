/** Downloads the file of an import piece by piece. */
import { fromBase64 } from './base64.ts';
import type { Client } from './client.ts';

interface FileOriginale {
  nome: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export async function loadOriginale(
  client: Client,
  id: number,
  signal?: AbortSignal,
): Promise<FileOriginale> {
  const first = await client.call('originale', { params: { id }, query: {}, signal });
  const bytes = new Uint8Array(first.bytes);
  let at = 0;
  for (let pezzo = 1; pezzo <= first.pezzi; pezzo++) {
    const { dati } =
      pezzo === 1 ? first : await client.call('originale', { params: { id }, query: { pezzo }, signal });
    const part = fromBase64(dati);
    bytes.set(part, at);
    at += part.length;
  }
  return { nome: first.nome_file, bytes };
}
