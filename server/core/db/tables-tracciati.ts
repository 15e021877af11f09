/** Samples of tracciati, original files of imports, and readings made again. */
import type { ColumnType, Generated } from 'kysely';
import type { AttesiCampione } from '#api/contract/campioni.ts';

type Json<T> = ColumnType<T, string, string>;
type Instant = ColumnType<string, string | undefined, string>;

export interface TabelleTracciati {
  tracciato_campione: {
    id_azienda: number;
    id: Generated<number>;
    id_tracciato: number;
    nome_file: string;
    sha256: string;
    bytes: number;
    /** Written and read as base64, see `tracciati/sql/campioni.ts`. */
    contenuto: never;
    attesi: Json<AttesiCampione>;
    id_utente: number | null;
    creato_il: Instant;
  };
  impostazioni_importazione: {
    id_azienda: number;
    conserva_originali: boolean;
    limite_originali: number;
  };
  originale: {
    id_azienda: number;
    sha256: string;
    bytes: number;
    pezzi: number;
    completo: Generated<boolean>;
    creato_il: Instant;
  };
  originale_pezzo: { id_azienda: number; sha256: string; pezzo: number; contenuto: never };
  rilettura: {
    id_azienda: number;
    id: Generated<number>;
    id_imp: number;
    id_utente: number | null;
    fatta_il: Instant;
    annullata_il: string | null;
    prima: Json<unknown>;
    dopo: Json<unknown>;
  };
}
