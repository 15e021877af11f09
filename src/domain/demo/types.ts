/** The demonstration office as a value: registries in memory, rows yielded import by import. */
import type { RigaImport } from '#api/contract/invio-import.ts';
import type { Centesimi, Giorno, Natura } from '#api/contract/valori.ts';

export type RuoloDemo = 'cliente' | 'fornitore' | 'mandante' | 'agente';

/** `chiave` identifies a thing inside the office only. */
export interface ContoDemo {
  chiave: string;
  nome: string;
  banca: string;
  iban: string;
  divisa: 'EUR';
  /** The balance at the end of the day before the first movimento. */
  saldo_iniziale: Centesimi;
}

export interface SoggettoDemo {
  chiave: string;
  ragione_sociale: string;
  ruoli: RuoloDemo[];
  partita_iva: string;
  /** Of a person 16 characters; of a company the same 11 digits as its partita IVA. */
  codice_fiscale: string;
  ibans: string[];
  email: string;
  pec: string;
  telefono: string;
  indirizzo: string;
  cap: string;
  comune: string;
  provincia: string;
}

export interface AziendaDemo {
  ragione_sociale: string;
  partita_iva: string;
  codice_fiscale: string;
  conti: ContoDemo[];
  soggetti: SoggettoDemo[];
}

/** A partita that a movimento really settles, with the amount (signed as the movimento). */
export interface PagatoDemo {
  soggetto: string;
  numero_documento: string;
  importo: Centesimi;
}

/** A row as the contract takes it, with keys of soggetti where the contract has ids. */
export interface RigaDemo extends Omit<RigaImport, 'id_soggetto'> {
  soggetto: string | null;
  mandante: string | null;
  agente: string | null;
  /** The truth about a movimento, for tests and benches; empty for partite and for what settles no document. */
  paga: PagatoDemo[];
}

/** Where a statement stops tying: the line of the file, and what is missing from there on (cents). */
interface RotturaDemo {
  riga: number;
  differenza: Centesimi;
}

/** One file as it would have been imported: one conto (or the partite) in one month. */
export interface ImportazioneDemo {
  /** Null for partite. */
  conto: string | null;
  natura: Natura;
  nome_file: string;
  dal: Giorno;
  al: Giorno;
  /** Null for partite. For movimenti: `saldo_iniziale` + rows = `saldo_finale`. */
  saldo_iniziale: Centesimi | null;
  saldo_finale: Centesimi | null;
  /** Absent where the file ties. */
  rottura?: RotturaDemo;
  righe: RigaDemo[];
}

export interface StudioDemo {
  azienda: AziendaDemo;
  /** How many rows `importazioni()` yields, exactly. */
  movimenti: number;
  partite: number;
  /** Month by month, oldest first; every call starts again. */
  importazioni(): Iterable<ImportazioneDemo>;
}

export interface DemoOptions {
  /** Any whole number; the same one makes the same office, byte for byte. */
  seme: number;
  /** How many movimenti; partite are three quarters of them. */
  movimenti: number;
  /** The last day. */
  al: Giorno;
}
