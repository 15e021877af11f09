/** The tables of the scadenziario as Kysely sees them. */
import type { ColumnType, Generated } from 'kysely';

type Json<T> = ColumnType<T, string, string>;
type Instant = ColumnType<string, string | undefined, string>;

interface ScadenzaConcordataTable {
  id_azienda: number;
  id: Generated<number>;
  id_partita: number;
  scadenza_originale: string;
  scadenza: string;
  motivo: string;
  id_autore: number;
  creata_il: Instant;
  ritirata_il: string | null;
  id_ritirante: number | null;
  versione: Generated<number>;
}

interface CalendarioPrivatoTable {
  id_azienda: number;
  id: Generated<number>;
  id_utente: number;
  nome: string;
  /** SHA-256 of the token, hex; the token itself is kept nowhere. */
  gettone_hash: string;
  filtri: Json<unknown>;
  creato_il: Instant;
  usato_il: string | null;
  letture: Generated<number>;
  revocato_il: string | null;
}

export interface TabelleScadenze {
  scadenza_concordata: ScadenzaConcordataTable;
  calendario_privato: CalendarioPrivatoTable;
}
