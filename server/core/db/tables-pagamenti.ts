/** The tables of pagamenti and of voci as Kysely sees them. Writing them is mostly SQL over JSON, many rows at a time. */
import type { ColumnType, Generated } from 'kysely';

type Json<T> = ColumnType<T, string, string>;
type Instant = ColumnType<string, string | undefined, string>;

export interface PagamentoTable {
  id_azienda: number;
  id: Generated<number>;
  origine: 'movimento' | 'manuale' | 'flusso';
  data: string;
  importo: number;
  divisa: string;
  id_tipo_pagamento: number | null;
  riferimento: string | null;
  nota: string | null;
  id_storno_di: number | null;
  id_lotto: number | null;
  conferma: 'automatica' | 'proposta' | 'manuale';
  punteggio: number | null;
  unica: boolean | null;
  motivi: Json<string[]>;
  rivali: Json<unknown>;
  alias_appresi: Json<unknown>;
  attivo: Generated<boolean>;
  id_autore: number;
  creato_il: Instant;
  annullato_il: string | null;
  id_annullatore: number | null;
  motivo_annullo: string | null;
  versione: Generated<number>;
}

export interface LottoAbbinamentiTable {
  id_azienda: number;
  id: Generated<number>;
  tipo: 'proposte' | 'regole' | 'flusso';
  soglia: number | null;
  id_utente: number;
  creato_il: Instant;
  annullato_il: string | null;
  id_annullatore: number | null;
  dettagli: Json<unknown>;
  stato: Generated<'in_corso' | 'completato' | 'fermato' | 'fallito'>;
  fatte: Generated<number>;
  da_fare: Generated<number>;
  battito: Instant;
  /** Of a return flow: the file that told it. */
  nome_file: string | null;
  sha256: string | null;
  /** When its undoing was asked for, and by whom, until it is done or refused. */
  annullo_chiesto_il: Generated<string | null>;
  id_richiedente: Generated<number | null>;
  /** Of an acceptance: what it accepts, by their numbers in the search, in this order. */
  id_calcolo: Generated<number | null>;
  numeri: Generated<number[] | null>;
  /** Of rules that are applied: what they explain, each movimento with its rule, in this order. */
  movimenti: Generated<number[] | null>;
  regole: Generated<number[] | null>;
}

interface Parte {
  id_azienda: number;
  id: Generated<number>;
  id_pagamento: number;
  importo: number;
  attivo: Generated<boolean>;
}

interface CalcoloTable {
  id_azienda: number;
  id: Generated<number>;
  stato: Generated<'in_corso' | 'completato' | 'annullato' | 'fallito'>;
  fase: Generated<'lettura' | 'confronto' | 'scrittura'>;
  fatte: Generated<number>;
  da_fare: Generated<number>;
  movimenti: Generated<number>;
  partite: Generated<number>;
  soglia: number;
  tempo_ms: number | null;
  creato_il: Instant;
  battito: Instant;
}

interface VoceTable {
  id_azienda: number;
  id: Generated<number>;
  codice: string;
  nome: string;
  tipo: 'attivo' | 'passivo' | 'costo' | 'ricavo';
  ruolo: string | null;
  attiva: boolean;
  versione: Generated<number>;
}

interface RegolaTable {
  id_azienda: number;
  id: Generated<number>;
  ordine: number;
  nome: string;
  condizioni: Json<unknown>;
  azione: 'voce' | 'giroconto' | 'ignorata';
  id_voce: number | null;
  motivo: string | null;
  attiva: boolean;
  eliminata: Generated<boolean>;
  versione: Generated<number>;
}

export interface MovimentoVoceTable {
  id_azienda: number;
  id: Generated<number>;
  id_movimento: number | null;
  tipo: 'voce' | 'giroconto' | 'storno' | 'ignorata';
  id_voce: number | null;
  importo: number;
  motivo: string | null;
  id_regola: number | null;
  id_lotto: number | null;
  id_coppia: number | null;
  attivo: Generated<boolean>;
  id_autore: number;
  creato_il: Instant;
  annullato_il: string | null;
  id_annullatore: number | null;
}

export interface TabellePagamenti {
  impostazione_abbinamento: { id_azienda: number; soglia: number; versione: Generated<number> };
  lotto_abbinamenti: LottoAbbinamentiTable;
  pagamento: PagamentoTable;
  pagamento_movimento: Parte & { id_movimento: number | null };
  abbinamento: Parte & { id_partita: number | null };
  differenza: Parte & { tipo: string; nota: string | null };
  rifiuto: {
    id_azienda: number;
    id: Generated<number>;
    id_movimento: number;
    id_partita: number | null;
    id_altro: number | null;
    punteggio: number | null;
    id_utente: number;
    creato_il: Instant;
  };
  presa: { id_azienda: number; id_riga: number; id_utente: number; presa_il: Instant; scade_il: string };
  calcolo: CalcoloTable;
  /** What was changed since the last search began. */
  ricerca_chiesta: { id_azienda: number; id: Generated<number> };
  proposta: {
    id_azienda: number;
    id_calcolo: number;
    numero: number;
    tipo: 'documenti' | 'giroconto' | 'storno' | 'insoluto';
    punteggio: number;
    automatica: boolean;
    unica: boolean;
    id_movimenti: number[];
    id_partite: number[];
    contenuto: Json<unknown>;
    stato: Generated<'aperta' | 'accettata' | 'rifiutata'>;
    id_pagamento: number | null;
    id_coppia: number | null;
  };
  voce: VoceTable;
  regola: RegolaTable;
  movimento_voce: MovimentoVoceTable;
  tracciato_prima_nota: {
    id_azienda: number;
    id: Generated<number>;
    nome: string;
    contenuto: Json<unknown>;
    versione: Generated<number>;
  };
}
