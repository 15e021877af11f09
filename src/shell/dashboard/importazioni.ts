/** The latest imports of the azienda, as the dashboard shows them. */
import type { Importazione } from '#api/contract/importazioni.ts';
import { createResource } from '#state/resource.ts';

export const importazioniResource = createResource(async (client, signal) => {
  const { importazioni } = await client.call('importazioni', { signal });
  return importazioni;
});

/** Finished imports, newest first; what was started and abandoned is the registro's business. */
export const listLatest = (importazioni: readonly Importazione[], count: number): Importazione[] =>
  importazioni
    .filter(({ stato }) => stato === 'completato')
    .sort((a, b) => b.creata_il.localeCompare(a.creata_il))
    .slice(0, count);

const momentFormat = new Intl.DateTimeFormat('it-IT', { dateStyle: 'short', timeStyle: 'short' });

/** An instant in the person's own time, `15/03/26, 09:41`. */
export const formatInstant = (instant: string): string => momentFormat.format(new Date(instant));
