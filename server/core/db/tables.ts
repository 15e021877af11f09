/** The tables as Kysely sees them. Every `bigint` is a safe number, `date` a day, `timestamptz` an ISO instant. */
import type { ColumnType, Generated } from 'kysely';
import type { RigaEstratto } from '#api/contract/estratto-conto.ts';
import type { Importazione, Quadratura } from '#api/contract/importazioni.ts';
import type { Lettura } from '#api/contract/tracciati.ts';
import type { Ruolo } from '#api/contract/ruoli.ts';
import type { Natura } from '#api/contract/valori.ts';
import type { TabelleImpostazioni } from './tables-impostazioni.ts';
import type { TabellaDemo } from './tables-demo.ts';
import type { TabelleAnagrafiche } from './tables-anagrafiche.ts';
import type { TabellePagamenti } from './tables-pagamenti.ts';
import type { TabelleScadenze } from './tables-scadenze.ts';
import type { TabelleSolleciti } from './tables-solleciti.ts';
import type { TabelleReport } from './tables-report.ts';
import type { TabelleTracciati } from './tables-tracciati.ts';

/** Written as JSON text, read as a value. */
type Json<T> = ColumnType<T, string, string>;
type Instant = ColumnType<string, string | undefined, string>;

interface AziendaTable {
  id: Generated<number>;
  ragione_sociale: string;
  creata_il: Instant;
  partita_iva: string | null;
  codice_fiscale: string | null;
  indirizzo: string | null;
  cap: string | null;
  comune: string | null;
  provincia: string | null;
  email: string | null;
  pec: string | null;
  telefono: string | null;
  logo: Uint8Array | null;
  logo_tipo: 'image/png' | 'image/jpeg' | null;
  /** Made of invented data: it writes to nobody. */
  dimostrativa: Generated<boolean>;
  /** Taken away: nobody may open it, and a day later it goes. */
  tolta_il: Generated<string | null>;
  /** The users who could open it until then. */
  tolta_a: ColumnType<number[] | null, undefined, string | null>;
  versione: Generated<number>;
}

interface UtenteTable {
  id: Generated<number>;
  username: string;
  password_hash: string;
  id_azienda: number;
  creato_il: Instant;
  ruolo: Generated<Ruolo>;
  attivo: Generated<boolean>;
  /** Owner of the installation: one at most. */
  titolare: Generated<boolean>;
  password_da_cambiare: Generated<boolean>;
  totp_segreto: string | null;
  totp_attivo_il: string | null;
  totp_passo: number | null;
  versione: Generated<number>;
}

interface SessioneTable {
  chiave: string;
  id_utente: number;
  indirizzo: string | null;
  programma: string | null;
  vista_il: Instant;
  dati: Json<unknown>;
  creata_il: Instant;
  scade_il: ColumnType<string, string, string>;
}

interface TentativoAccessoTable {
  chiave: string;
  falliti: number;
  ultimo_il: string;
  bloccato_fino: string;
}

interface RegistroTable {
  id_azienda: number;
  id: Generated<number>;
  quando: Instant;
  id_utente: number | null;
  azione: string;
  oggetto: string;
  id_oggetto: number | null;
  prima: Json<unknown> | null;
  dopo: Json<unknown> | null;
}

interface ContoTable {
  id_azienda: number;
  id: Generated<number>;
  nome: string;
  banca: string | null;
  iban: string | null;
  codice_conto: string | null;
  divisa: string;
  saldo_iniziale: number;
  creato_il: Instant;
  archiviato: Generated<boolean>;
  versione: Generated<number>;
}

interface SoggettoTable {
  id_azienda: number;
  id: Generated<number>;
  ragione_sociale: string;
  chiave: string;
  ruoli: string[];
  partita_iva: string | null;
  codice_fiscale: string | null;
  email: string | null;
  pec: string | null;
  telefono: string | null;
  indirizzo: string | null;
  cap: string | null;
  comune: string | null;
  provincia: string | null;
  nazione: Generated<string>;
  attivo: Generated<boolean>;
  creato_il: Instant;
  versione: Generated<number>;
}

interface TracciatoTable {
  id_azienda: number;
  id: Generated<number>;
  attivo: Generated<boolean>;
  eliminato_il: string | null;
  versione: Generated<number>;
  nome: string;
  modello_nome: string;
  natura: Natura;
  id_conto: number | null;
  lettura: Json<Lettura>;
  id_condivisa: Generated<number | null>;
}

/** A spelling of a file, and whose a person said it is. */
export interface Confermata {
  nome: string;
  iban: string | null;
  id_soggetto: number;
}

export interface ImportazioneTable {
  id_azienda: number;
  id_imp: Generated<number>;
  stato: Generated<Importazione['stato']>;
  id_autore: number;
  creata_il: Instant;
  /** When the client was last heard of. */
  battito: Instant;
  completata_il: string | null;
  annullata_il: string | null;
  /** Since when nobody sees it, by the database's own clock. */
  tolta_il: Generated<string | null>;
  natura: Natura | null;
  id_conto: number | null;
  id_mandante: number | null;
  nome_file: string | null;
  sha256: string | null;
  bytes: number | null;
  formato: Importazione['formato'];
  id_tracciato: number | null;
  tracciato: string | null;
  versione_tracciato: number | null;
  origine_tracciato: Importazione['origine_tracciato'];
  colonne: Json<unknown> | null;
  forzata: Generated<boolean>;
  righe_attese: number | null;
  dare_atteso: number | null;
  avere_atteso: number | null;
  scartate: Generated<number>;
  escluse: Generated<number>;
  saldo_iniziale: number | null;
  saldo_finale: number | null;
  dal: string | null;
  al: string | null;
  quadratura: Json<Quadratura> | null;
  /** Spellings that a person confirmed in the preview; learnt when the import completes. */
  confermate: Json<Confermata[]> | null;
  lotti: number | null;
  righe: Generated<number>;
  dare: Generated<number>;
  avere: Generated<number>;
}

interface ImportazioneLottoTable {
  id_azienda: number;
  id_imp: number;
  lotto: number;
  sha256: string;
  righe: number;
  dare: number;
  avere: number;
}

/** The rows themselves: written here, read through `estratto_conto`. */
export interface RigaEstrattoTable extends Omit<RigaEstratto, 'id'> {
  id: Generated<number>;
  /** True once a person has written the note, which an import also may bring. */
  annotata: Generated<boolean>;
}

interface TipoPagamentoTable {
  id_azienda: number;
  id: Generated<number>;
  codice: string;
  descrizione: string;
  giorni: number;
  fine_mese: boolean;
  attivo: boolean;
  versione: Generated<number>;
}

interface VistaTable {
  id_azienda: number;
  id: Generated<number>;
  id_utente: number;
  area: string;
  nome: string;
  predefinita: boolean;
  contenuto: Json<unknown>;
  versione: Generated<number>;
}

export interface Tables
  extends
    TabelleReport,
    TabelleTracciati,
    TabelleAnagrafiche,
    TabellePagamenti,
    TabelleImpostazioni,
    TabelleScadenze,
    TabelleSolleciti,
    TabellaDemo {
  azienda: AziendaTable;
  utente: UtenteTable;
  utente_azienda: { id_azienda: number; id_utente: number };
  sessione: SessioneTable;
  tentativo_accesso: TentativoAccessoTable;
  registro: RegistroTable;
  conto: ContoTable;
  soggetto: SoggettoTable;
  tracciato: TracciatoTable;
  tracciato_versione: {
    id_azienda: number;
    id_tracciato: number;
    versione: number;
    contenuto: Json<unknown>;
    id_utente: number | null;
    salvata_il: Instant;
  };
  importazione: ImportazioneTable;
  importazione_lotto: ImportazioneLottoTable;
  riga_estratto: RigaEstrattoTable;
  estratto_conto: RigaEstratto;
  preferenze: { id_utente: number; contenuto: Json<unknown> };
  tipo_pagamento: TipoPagamentoTable;
  vista: VistaTable;
}
