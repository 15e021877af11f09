/** Closing packs as they are asked about and confirmed. */

/** Tasks in one call; the contract takes as many. */
export const MAX_FASCICOLI = 200;

/** Tasks in the address of a reading: each as `azienda.compito`. */
export const formatCompitiChiesti = (compiti: readonly { id_azienda: number; id: number }[]): string =>
  compiti.map(({ id_azienda, id }) => `${id_azienda}.${id}`).join(',');
