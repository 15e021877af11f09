/** The tables of saved and scheduled reports, and of the versions that rows had, as Kysely sees them. */
import type { ColumnType, Generated } from 'kysely';
import type { Frequenza, ReportParametri } from '#api/contract/report-programmati.ts';

type Json<T> = ColumnType<T, string, string>;
type Instant = ColumnType<string, string | undefined, string>;

export interface TabelleReport {
  storia: {
    id_azienda: number;
    id: Generated<number>;
    tabella: string;
    id_oggetto: number;
    fino_a: Instant;
    valori: Json<unknown>;
  };
  report_salvato: {
    id_azienda: number;
    id: Generated<number>;
    id_utente: number;
    nome: string;
    condiviso: boolean;
    scelta: Json<ReportParametri>;
    versione: Generated<number>;
  };
  report_programmato: {
    id_azienda: number;
    id: Generated<number>;
    nome: string;
    scelta: Json<ReportParametri>;
    formato: 'xlsx' | 'pdf';
    frequenza: Json<Frequenza>;
    ora: string;
    fuso: string;
    destinatari: string[];
    attivo: boolean;
    prossimo_il: string | null;
    dovuto_il: string | null;
    tentativi: Generated<number>;
    id_autore: number;
    confermati_da: number;
    confermati_il: Instant;
    creato_il: Instant;
    versione: Generated<number>;
  };
  report_spedizione: {
    id_azienda: number;
    id: Generated<number>;
    id_programmato: number;
    quando: Instant;
    esito: 'spedito' | 'fallito';
    destinatari: string[];
    messaggio: string;
    visto_il: string | null;
  };
}
