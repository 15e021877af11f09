/** What a person may do, least first: look; work; also govern users, settings and the imports of others. */
import { z } from 'zod';

export const ruoloSchema = z.enum(['lettura', 'operatore', 'amministratore']);
export type Ruolo = z.infer<typeof ruoloSchema>;

const GRADI: Readonly<Record<Ruolo, number>> = { lettura: 0, operatore: 1, amministratore: 2 };

/** True when someone of this role may do what needs `needed`. */
export const isAllowed = (role: Ruolo, needed: Ruolo): boolean => GRADI[role] >= GRADI[needed];

/** The role a call needs: the one it names, or to look for what only reads, to work for the rest. */
export const getRuolo = ({ method, ruolo }: { method: string; ruolo?: Ruolo | undefined }): Ruolo =>
  ruolo ?? (method === 'GET' ? 'lettura' : 'operatore');

/** Why something is not theirs to do, shown where it is disabled and where it is refused. */
export const MOTIVI: Readonly<Record<Exclude<Ruolo, 'lettura'>, string>> = {
  operatore: 'Il tuo accesso è in sola lettura',
  amministratore: 'Può farlo solo un amministratore',
};
