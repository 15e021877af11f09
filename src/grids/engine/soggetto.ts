/** A column of names that are looked up while they are typed: soggetti, and whatever else has too many values to list. */
import { TESTO, type TipoColonna } from './kinds.ts';
import type { Suggerimenti, Suggeritore } from './suggestions.ts';
import type { Chiave } from './types.ts';

export interface TipoSoggetto extends TipoColonna<string> {
  suggerimenti: Suggerimenti;
  /** The id behind a name that was chosen from the list; null for a name typed freely. */
  idDi: (nome: string) => Chiave | null;
}

/**
 * The kind of a column of names with type-ahead. A name that is not in the list can be written all the same.
 * With `insieme` the column can keep the id beside the name: `insieme: (nome) => ({ id_soggetto: tipo.idDi(nome) })`.
 */
export function defineSoggetto(cerca: Suggeritore): TipoSoggetto {
  const scelti = new Map<string, Chiave>();
  return {
    ...TESTO,
    nome: 'soggetto',
    larghezza: 220,
    suggerimenti: { cerca, scegli: ({ testo, id }) => void scelti.set(testo, id) },
    idDi: (nome) => scelti.get(nome) ?? null,
  };
}
