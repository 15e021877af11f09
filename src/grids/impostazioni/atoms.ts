/** Who may sign in: the rows, the dialog that is open, and turning a user off. */
import type { Utente } from '#api/contract/utenti.ts';
import { createRighe } from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import { atom } from '#state/jotai.ts';
import { runToldAtom } from '#ui/told.ts';

export const righeUtenti = createRighe<Utente>({
  getId: ({ id }) => id,
  load: async ({ get, signal }) => (await get(clientAtom).call('utenti', { signal })).utenti,
});

export type ImpostazioniDialog =
  | { tipo: 'nuovo' }
  | { tipo: 'modifica' | 'sessioni' | 'password' | 'totp' | 'disattiva' | 'titolare'; utente: Utente }
  /** Said this once. */
  | { tipo: 'detta'; utente: Utente; password: string };
export const dialogAtom = atom<ImpostazioniDialog | null>(null);

/** Turns a user off, or on again. */
export const activeAtom = atom(null, async (get, set, utente: Utente) => {
  const attivo = !utente.attivo;
  await set(runToldAtom, 'Non è stato cambiato', async () => {
    await get(clientAtom).call('utenteCambia', { body: { ...utente, attivo } });
    return attivo
      ? `${utente.username} può di nuovo accedere`
      : {
          titolo: `${utente.username} è stato disattivato`,
          testo: 'Le pagine che aveva aperte si sono chiuse.',
        };
  });
  await set(righeUtenti.loadAtom);
});
