/** Who is signed in, and who gives a command for which azienda. */
import type { Ruolo } from '#api/contract/ruoli.ts';

export interface SignedInUtente {
  id: number;
  username: string;
  /** The azienda used when a request names none. */
  id_azienda: number;
  ruolo: Ruolo;
}

export interface Actor {
  id_utente: number;
  id_azienda: number;
}
