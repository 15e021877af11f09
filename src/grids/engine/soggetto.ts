/** A column of names that are looked up while a person types: soggetti, and other values too many to list. */
import { TESTO, type TipoColonna } from './kinds.ts';
import type { Suggestions, Suggeritore } from './suggestions.ts';
import type { Chiave } from './types.ts';

interface TipoSoggetto extends TipoColonna<string> {
  suggestions: Suggestions;
  /** The id behind a name that was chosen from the list; null for a name typed freely. */
  idDi: (name: string) => Chiave | null;
}

/**
 * The kind of a column of names with type-ahead. A name that is not in the list can be written all the same.
 * With `insieme` the column can keep the id beside the name: `insieme: (nome) => ({ id_soggetto: tipo.idDi(nome) })`.
 */
export function defineSoggetto(search: Suggeritore): TipoSoggetto {
  const chosen = new Map<string, Chiave>();
  return {
    ...TESTO,
    nome: 'soggetto',
    larghezza: 220,
    suggestions: { search: search, choose: ({ testo, id }) => void chosen.set(testo, id) },
    idDi: (name) => chosen.get(name) ?? null,
  };
}
