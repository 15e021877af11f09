/** The states of a row by the words that people read. */
import { type StatoRiga, statoRigaSchema } from '#api/contract/valori.ts';

/** `aperta` is shown as `Aperta`. */
const show = (stato: StatoRiga): string => `${stato.charAt(0).toUpperCase()}${stato.slice(1)}`;

/** The states that are shown with one of these words, in the order in which a row passes through them. */
export const listStati = (shown: readonly string[]): StatoRiga[] =>
  statoRigaSchema.options.filter((stato) => shown.includes(show(stato)));
