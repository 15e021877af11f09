/** A Lettura resolved on one file: which cell feeds which field. */
import { type CampoTracciato, campoTracciatoSchema, type ColonnaTracciato } from '#api/contract/tracciati.ts';

export interface Indici extends Record<
  Exclude<CampoTracciato, 'descrizione' | 'emittente' | 'destinatario'>,
  number
> {
  /** Joined in order. */
  descrizione: number[];
  /** The first names the side, any of them may tell the azienda. */
  emittente: number[];
  destinatario: number[];
}

/** Zero-based columns by field; -1 where the file has none. */
export function resolveIndexes(colonne: readonly ColonnaTracciato[]): Indici {
  const at = (campo: CampoTracciato): number =>
    colonne.find((colonna) => colonna.campo === campo)?.indice ?? -1;
  const soli = Object.fromEntries(campoTracciatoSchema.options.map((campo) => [campo, at(campo)]));
  const tutti = (campo: CampoTracciato): number[] =>
    colonne.filter((colonna) => colonna.campo === campo).map(({ indice }) => indice);
  return {
    ...(soli as Record<CampoTracciato, number>),
    descrizione: tutti('descrizione'),
    emittente: tutti('emittente'),
    destinatario: tutti('destinatario'),
  };
}
