/** Closing packs, as they are requested and confirmed. */

/** Tasks in one call, as many as the contract allows. */
export const MAX_FASCICOLI = 200;

/** Tasks in the address of a call: each as `azienda.compito`. */
export const formatAskedCompiti = (compiti: readonly { id_azienda: number; id: number }[]): string =>
  compiti.map(({ id_azienda, id }) => `${id_azienda}.${id}`).join(',');
