/** Handles what somebody else closed: a session, whose pages leave with all that they hold, or an azienda. */
import { aziendaAtom } from './azienda.ts';
import { listenEventi } from './eventi.ts';
import { atom, type Store } from './jotai.ts';
import { leavingAtom } from './leaving.ts';
import { loadSessioneAtom, verifyAtom } from './sessione.ts';
import { addToastAtom } from './toast.ts';

/**
 * Asks what this person may still open; answers false when their session is closed. A tab on an azienda that they may
 * open no longer moves to another of theirs, and says so. Raises `ApiError`.
 */
export const checkAccessAtom = atom(null, async (get, set): Promise<boolean> => {
  const verification = await set(verifyAtom);
  // Without an answer nothing is known: the session may still be open.
  if (verification === 'silenzio') return true;
  if (verification !== 'valida') return false;
  const left = get(aziendaAtom);
  await set(loadSessioneAtom);
  const now = get(aziendaAtom);
  if (!left || !now || now.id === left.id) return true;
  set(addToastAtom, {
    severity: 'warn',
    titolo: `${left.ragione_sociale} non c’è più, o non ti è più aperta`,
    testo: `Ora lavori su: ${now.ragione_sociale}`,
    duration: 12_000,
  });
  return true;
});

/** Calls `onClosed` when the session was revoked; answers the function that stops listening. */
export function followAccess(store: Store, onClosed: () => void): () => void {
  const check = async (): Promise<void> => {
    if (store.get(leavingAtom)) return;
    const open = await store.set(checkAccessAtom);
    if (!open && !store.get(leavingAtom)) onClosed();
  };
  return listenEventi(store, ({ tipo }) => {
    if (tipo !== 'accesso') return;
    check().catch((error: unknown) => console.warn('what may still be opened could not be asked', error));
  });
}
