/** What the person signed in may do: what is not theirs is shown disabled, with the reason. The server decides anyway. */
import { MOTIVI, isAllowed, type Ruolo } from '#api/contract/ruoli.ts';
import { atom, type Atom, useAtomValue } from './jotai.ts';
import { sessioneAtom } from './sessione.ts';

/** Until it is known who is signed in, everything looks allowed: nothing blinks. */
export const roleAtom: Atom<Ruolo> = atom((get) => get(sessioneAtom)?.ruolo ?? 'amministratore');

/** Why something that needs `needed` is not theirs to do, in Italian; null when it is. */
export const explainRuolo = (role: Ruolo, needed: Exclude<Ruolo, 'lettura'>): string | null =>
  isAllowed(role, needed) ? null : role === 'lettura' ? MOTIVI.operatore : MOTIVI[needed];

/** The same for the person signed in. */
export const useMotivo = (needed: Exclude<Ruolo, 'lettura'>): string | null =>
  explainRuolo(useAtomValue(roleAtom), needed);
