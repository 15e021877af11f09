/** Who gives a command, and for which azienda. */
export interface Actor {
  id_utente: number;
  id_azienda: number;
}
