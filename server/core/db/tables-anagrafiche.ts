/** What hangs on a soggetto, merges, and the matrice agenti, as Kysely sees them. */
import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<string, string | undefined, string>;
type Json<T> = ColumnType<T, string, string>;

interface AliasTable {
  id_azienda: number;
  tipo: 'nome' | 'iban' | 'mandato_sdd';
  chiave: string;
  id_soggetto: number;
  testo: string;
  origine: string;
  creato_il: Instant;
  /** Rows given to the soggetto through this spelling. */
  usi: Generated<number>;
  ultimo_uso: ColumnType<string | null, string | null | undefined, string | null>;
}

interface SoggettoIbanTable {
  id_azienda: number;
  iban: string;
  id_soggetto: number;
  origine: Generated<string>;
  creato_il: Instant;
}

export interface TabelleAnagrafiche {
  alias: AliasTable;
  soggetto_iban: SoggettoIbanTable;
  soggetto_iban_storia: {
    id_azienda: number;
    id: Generated<number>;
    id_soggetto: number;
    iban: string;
    azione: 'aggiunto' | 'rimosso' | 'rifiutato';
    origine: string;
    id_utente: number | null;
    quando: Instant;
  };
  soggetto_nota: {
    id_azienda: number;
    id: Generated<number>;
    id_soggetto: number;
    testo: string;
    id_utente: number | null;
    creata_il: Instant;
    versione: Generated<number>;
  };
  soggetto_documento: {
    id_azienda: number;
    id: Generated<number>;
    id_soggetto: number;
    nome: string;
    tipo: string;
    bytes: number;
    sha256: string;
    contenuto: Uint8Array;
    id_utente: number | null;
    caricato_il: Instant;
  };
  soggetti_distinti: { id_azienda: number; id_primo: number; id_secondo: number };
  unione: {
    id_azienda: number;
    id: Generated<number>;
    id_tenuto: number;
    id_unito: number;
    unito: Json<unknown>;
    tenuto_prima: Json<unknown>;
    spostati: Json<unknown>;
    id_utente: number | null;
    fatta_il: Instant;
    annullata_il: string | null;
  };
  elenco_soggetti: {
    id_azienda: number;
    id: Generated<number>;
    nome_file: string;
    fatto: Json<unknown>;
    id_utente: number | null;
    fatta_il: Instant;
    annullata_il: string | null;
  };
  matrice_agenti: {
    id_azienda: number;
    id: Generated<number>;
    id_agente: number;
    id_mandante: number;
    aliquota: number;
    zona: string | null;
    valida_dal: string;
    valida_al: string | null;
    versione: Generated<number>;
  };
}
