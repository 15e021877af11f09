/** The rows of the books around the days of a file, one by one. */
import type { Client } from '#api/client.ts';
import type { RigaPresente } from '#api/contract/anteprima-import.ts';
import type { Giorno, Natura } from '#api/contract/valori.ts';
import { getWindow } from './compare-presenti.ts';

export interface DovePresenti {
  natura: Natura;
  id_conto: number | null;
  /** First and last day of the file; rows some days off are read too. */
  dal: Giorno;
  al: Giorno;
}

/** Reads them page after page; raises what the server answers. */
export async function readPresenti(
  client: Client,
  { natura, id_conto, dal, al }: DovePresenti,
  signal: AbortSignal,
): Promise<RigaPresente[]> {
  const righe: RigaPresente[] = [];
  let cursor: number | null = null;
  do {
    const after: { cursor?: string } = cursor === null ? {} : { cursor: String(cursor) };
    const body = { natura, id_conto, ...getWindow(dal, al), ...after };
    const page: { righe: RigaPresente[]; cursor: number | null } = await client.call('importRighePresenti', {
      body,
      signal,
    });
    for (const riga of page.righe) righe.push(riga);
    cursor = page.cursor;
  } while (cursor !== null);
  return righe;
}
