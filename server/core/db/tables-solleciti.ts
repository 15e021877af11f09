/** The tables of the solleciti and of the queue of messages as Kysely sees them. */
import type { Generated, ColumnType } from 'kysely';

type Instant = ColumnType<string, string | undefined, string>;

interface LivelloSollecitoTable {
  id_azienda: number;
  id: Generated<number>;
  numero: number;
  nome: string;
  giorni: number;
  tono: 'cortese' | 'fermo' | 'formale';
  oggetto: string;
  testo: string;
  allega_estratto: boolean;
  id_conto: number | null;
  attivo: Generated<boolean>;
  versione: Generated<number>;
}

interface ContestazioneTable {
  id_azienda: number;
  id: Generated<number>;
  id_partita: number;
  motivo: string;
  dal: string;
  al: string | null;
  id_autore: number;
  creata_il: Instant;
  versione: Generated<number>;
}

export interface SollecitoTable {
  id_azienda: number;
  id: Generated<number>;
  id_soggetto: number;
  id_livello: number;
  livello: string;
  numero: number;
  divisa: string;
  stato: Generated<'in_coda' | 'inviato' | 'incerto' | 'fallito' | 'annullato'>;
  destinatario: string;
  modello_oggetto: string;
  modello_testo: string;
  oggetto: string;
  testo: string;
  allega_estratto: boolean;
  id_conto: number | null;
  totale: number;
  motivo: string | null;
  id_autore: number;
  creato_il: Instant;
  inviato_il: ColumnType<string | null, string | null | undefined, string | null>;
  versione: Generated<number>;
}

interface SollecitoPartitaTable {
  id_azienda: number;
  id: Generated<number>;
  id_sollecito: number;
  id_partita: number | null;
  id_livello: number;
  id_soggetto: number;
  numero_documento: string | null;
  data_documento: string | null;
  scadenza: string;
  importo: number;
  residuo: number;
  attivo: Generated<boolean>;
  perche: string | null;
}

export interface PostaQueueTable {
  id_azienda: number;
  id: Generated<number>;
  id_sollecito: number;
  stato: Generated<'attesa' | 'in_corso' | 'in_consegna' | 'inviato' | 'fallito' | 'annullato' | 'sospeso'>;
  message_id: string;
  tentativi: Generated<number>;
  prossimo_il: string;
  confermato_il: Instant;
  preso_il: string | null;
  preso_da: string | null;
  ultimo_errore: string | null;
  risposta: string | null;
}

export interface TabelleSolleciti {
  livello_sollecito: LivelloSollecitoTable;
  contestazione: ContestazioneTable;
  sollecito: SollecitoTable;
  sollecito_partita: SollecitoPartitaTable;
  sollecito_allegato: {
    id_azienda: number;
    id_sollecito: number;
    numero: number;
    nome: string;
    sha256: string;
    contenuto: Uint8Array;
  };
  posta_coda: PostaQueueTable;
}
