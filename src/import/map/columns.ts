/** A Lettura resolved on one file: which cell feeds which field. */
import { type CampoTracciato, campoTracciatoSchema, type ColonnaTracciato } from '#api/contract/tracciati.ts';

export interface Indici extends Record<
  Exclude<CampoTracciato, 'descrizione' | 'emittente' | 'destinatario' | 'imposta' | 'pagato'>,
  number
> {
  /** Joined in order. */
  descrizione: number[];
  /** The first names the side, any of them may tell the azienda. */
  emittente: number[];
  destinatario: number[];
  /** All are added. */
  imposta: number[];
  /** All are taken off. */
  pagato: number[];
}

/** Zero-based columns by field; -1 where the file has none. */
export function resolveIndexes(columns: readonly ColonnaTracciato[]): Indici {
  const at = (field: CampoTracciato): number =>
    columns.find((column) => column.campo === field)?.indice ?? -1;
  const only = Object.fromEntries(campoTracciatoSchema.options.map((field) => [field, at(field)]));
  const all = (field: CampoTracciato): number[] =>
    columns.filter((column) => column.campo === field).map(({ indice }) => indice);
  return {
    ...(only as Record<CampoTracciato, number>),
    descrizione: all('descrizione'),
    emittente: all('emittente'),
    destinatario: all('destinatario'),
    imposta: all('imposta'),
    pagato: all('pagato'),
  };
}
