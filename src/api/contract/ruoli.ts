/** Roles, the lowest first: to look; to work; also to govern users, settings and the imports of others. */
import { z } from 'zod';

export const ruoloSchema = z.enum(['lettura', 'operatore', 'amministratore']);
export type Ruolo = z.infer<typeof ruoloSchema>;

const GRADI: Readonly<Record<Ruolo, number>> = { lettura: 0, operatore: 1, amministratore: 2 };

/** True if this role may do what requires `needed`. */
export const isAllowed = (role: Ruolo, needed: Ruolo): boolean => GRADI[role] >= GRADI[needed];

/** The role that a call needs: its own, otherwise `lettura` for calls that only read and `operatore` for the others. */
export const getRuolo = ({ method, ruolo }: { method: string; ruolo?: Ruolo | undefined }): Ruolo =>
  ruolo ?? (method === 'GET' ? 'lettura' : 'operatore');

/** The reason that is shown where something is disabled or refused. */
export const MOTIVI: Readonly<Record<Exclude<Ruolo, 'lettura'>, string>> = {
  operatore: 'Il tuo accesso è in sola lettura',
  amministratore: 'Può farlo solo un amministratore',
};
