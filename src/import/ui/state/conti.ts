/** The bank accounts a file can belong to. */
import { createResource } from '#state/resource.ts';

/** Conti of the azienda, as the server lists them. */
export const contiResource = createResource(async (client, signal) => {
  const { conti } = await client.call('conti', { signal });
  return conti;
});
