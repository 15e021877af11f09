/** What an Excel export is made of, as plain data: it travels to the worker by structured clone. */
import type { CellaExcel } from '../kinds.ts';

export interface ColonnaFoglio {
  titolo: string;
  cella: CellaExcel;
  /** In characters, Excel's own unit. */
  larghezza: number;
  /** Summed in the last row. */
  totale: boolean;
}

/** A file some of the rows came from. */
export interface FileOrigine {
  id_imp: number;
  nome: string | null;
  /** Hexadecimal; null when the import did not record it. */
  sha256: string | null;
}

export interface Provenienza {
  azienda: string;
  utente: string;
  /** Local date and time, already written out. */
  quando: string;
  /** In words, one per entry. */
  filtri: readonly string[];
  ordine: readonly string[];
  origini: readonly FileOrigine[];
}

export interface Cartella {
  foglio: string;
  colonne: readonly ColonnaFoglio[];
  provenienza: Provenienza;
}

/** `importo` in cents, `data` as ISO day, in the order of the columns. */
export type RigaFoglio = (string | number | null)[];

/** More rows than this are refused: exceljs holds every cell in memory until the file is written. */
export const MAX_RIGHE = 100_000;

/** `Società "Perù" S.r.l.` -> `societa-peru-s-r-l`: safe in every file system. */
export function slug(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '') || 'azienda';
}

/** `estratto-conto_rossi-srl_2026-03-15.xlsx`. */
export function nomeFile(id: string, azienda: string, giorno: string): string {
  return `${id}_${slug(azienda)}_${giorno}.xlsx`;
}
