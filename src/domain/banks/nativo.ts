/** A built-in tracciato: a file that an Italian bank lets its customers download, as a value. */
import type { FormatoFile } from '#api/contract/formati-file.ts';
import type { CampoTracciato, Decimali, Lettura, OrdineData, Segno } from '#api/contract/tracciati.ts';

/**
 * What `tracciato.ts` of a folder says: which columns the file has and what each means.
 * A bank's layout is known by its header; its file name settles which bank, where two share a header.
 */
export interface DefinizioneNativa {
  nome: string;
  /** File names the bank gives: `*` any run of characters, `?` one. */
  modelli: readonly string[];
  formati: readonly FormatoFile[];
  /** The header in order, with the field each column feeds; null for those left out. */
  colonne: readonly (readonly [intestazione: string, campo: CampoTracciato | null])[];
  ordine_data: OrdineData;
  /** What the bank writes; a file whose amounts prove the other one is read as they prove. */
  decimali: Decimali;
  segno: Segno;
  /** The dare column carries a minus. */
  dare_negativo?: boolean;
  divisa: string | null;
}

export interface TracciatoNativo extends DefinizioneNativa {
  /** Its folder. Stable, for the address of its page. */
  chiave: string;
}

/** The module of a folder. */
export interface ModuloNativo {
  TRACCIATO: DefinizioneNativa;
}

export const CSV_E_FOGLI = ['csv', 'xlsx', 'xls', 'html'] as const;

/** A built-in tracciato as a reading, to start one's own from or to settle what a file leaves open. */
export function toLettura(native: DefinizioneNativa): Lettura {
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
