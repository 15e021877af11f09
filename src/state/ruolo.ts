/**
 * What the person who is signed in may do. What they may not do is shown disabled, with the reason. The server checks
 * anyway.
 */
import { MOTIVI, isAllowed, type Ruolo } from '#api/contract/ruoli.ts';
import { atom, type Atom, useAtomValue } from './jotai.ts';
import { sessioneAtom } from './sessione.ts';

/** Until the user is known, everything counts as allowed, so that nothing flickers. */
export const roleAtom: Atom<Ruolo> = atom((get) => get(sessioneAtom)?.ruolo ?? 'amministratore');

/** Why this role may not do something that requires `needed`, in Italian; null if it may. */
export const explainRuolo = (role: Ruolo, needed: Exclude<Ruolo, 'lettura'>): string | null =>
  isAllowed(role, needed) ? null : role === 'lettura' ? MOTIVI.operatore : MOTIVI[needed];

/** The same for the person who is signed in. */
export const useMotivo = (needed: Exclude<Ruolo, 'lettura'>): string | null =>
  explainRuolo(useAtomValue(roleAtom), needed);
