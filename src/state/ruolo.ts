/** What the person signed in may do: what is not theirs is shown disabled, with the reason. The server decides anyway. */
import { MOTIVI, isAllowed, type Ruolo } from '#api/contract/ruoli.ts';
import { atom, type Atom, useAtomValue } from './jotai.ts';
import { sessioneAtom } from './sessione.ts';

/** Until it is known who is signed in, everything looks allowed: nothing blinks. */
export const ruoloAtom: Atom<Ruolo> = atom((get) => get(sessioneAtom)?.ruolo ?? 'amministratore');

/** Why something that needs `serve` is not theirs to do, in Italian; null when it is. */
export const explainRuolo = (ruolo: Ruolo, serve: Exclude<Ruolo, 'lettura'>): string | null =>
  isAllowed(ruolo, serve) ? null : ruolo === 'lettura' ? MOTIVI.operatore : MOTIVI[serve];

/** The same for the person signed in. */
export const useMotivo = (serve: Exclude<Ruolo, 'lettura'>): string | null =>
  explainRuolo(useAtomValue(ruoloAtom), serve);
