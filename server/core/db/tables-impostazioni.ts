/** Tables of the settings and of saved questions. */
import type { ColumnType, Generated } from 'kysely';

type Json = ColumnType<unknown, string, string>;

export interface TabelleImpostazioni {
  codice_recupero: { id_utente: number; id: Generated<number>; impronta: string };
  causale: {
    id_azienda: number;
    id: Generated<number>;
    codice: string;
    descrizione: string;
    segno: 'entrata' | 'uscita' | null;
    attiva: boolean;
    versione: Generated<number>;
  };
  impostazione: { id_azienda: number; chiave: string; valore: Json; versione: Generated<number> };
  posta: {
    id_azienda: number;
    host: string;
    porta: number;
    sicurezza: 'tls' | 'starttls' | 'nessuna';
    utente: string | null;
    password_cifrata: string | null;
    mittente: string;
    nome_mittente: string | null;
    versione: Generated<number>;
  };
  interrogazione: {
    id_azienda: number;
    id: Generated<number>;
    id_utente: number;
    nome: string;
    testo: string;
    condivisa: boolean;
    versione: Generated<number>;
  };
}
