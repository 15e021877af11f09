/** A built-in tracciato: a file that an Italian bank lets its customers download, as a value. */
import type { FormatoFile } from '#api/contract/formati-file.ts';
import type { Bank } from './banks.ts';
import type { CampoTracciato, Decimali, Lettura, OrdineData, Segno } from '#api/contract/tracciati.ts';

/**
 * What `tracciato.ts` of a folder says: the columns of the file and the meaning of each. The header identifies the
 * layout of a bank. If two banks share a header, the file name decides.
 */
export interface NativeDefinition {
  nome: string;
  banca: Bank;
  /** File names the bank gives: `*` any run of characters, `?` one. */
  modelli: readonly string[];
  formati: readonly FormatoFile[];
  /** The columns in order: each heading, with the field that it fills; null for a column that is left out. */
  colonne: readonly (readonly [intestazione: string, campo: CampoTracciato | null])[];
  ordine_data: OrdineData;
  /** How the bank writes decimals. If the amounts of a file prove the other way, it is read that way. */
  decimali: Decimali;
  segno: Segno;
  /** The dare column carries a minus. */
  dare_negativo?: boolean;
  divisa: string | null;
}

export interface NativeTracciato extends NativeDefinition {
  /** Its folder. Stable, for the address of its page. */
  chiave: string;
}

/** What the file of a folder exports. */
export interface NativeModule {
  TRACCIATO: NativeDefinition;
}

/** How nearly every Italian bank writes its files. */
export const USUAL = {
  formati: ['csv', 'xlsx', 'xls', 'html'],
  ordine_data: 'gma',
  decimali: ',',
  divisa: 'EUR',
} as const satisfies Partial<NativeDefinition>;

/** A built-in tracciato as a reading: a start for one's own tracciato, or the answer to what a file leaves open. */
export function toLettura(native: NativeDefinition): Lettura {
  const formato = native.formati[0] ?? 'csv';
  return {
    formato,
    codifica: formato === 'csv' ? 'utf-8' : null,
    delimitatore: formato === 'csv' ? ';' : '\t',
    intestazione: native.colonne.map(([header]) => header),
    colonne: native.colonne.flatMap(([colonna, campo], indice) =>
      campo === null ? [] : [{ campo, colonna, indice }],
    ),
    ordine_data: native.ordine_data,
    decimali: native.decimali,
    segno: native.segno,
    ...(native.dare_negativo === undefined ? {} : { dare_negativo: native.dare_negativo }),
    divisa: native.divisa,
  };
}
