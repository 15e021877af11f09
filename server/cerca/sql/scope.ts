/** In which aziende something is sought: always among those that the person may open. */
import { sql, type RawBuilder } from 'kysely';

export interface Scope {
  id_utente: number;
  /** The azienda of the tab. */
  id_azienda: number;
  /** That one, or every other that the person may open. */
  dove: 'qui' | 'altrove';
}

/** The most results of each kind from each of the two. */
export const LIMIT = 6;

/** `id` and `azienda` of the aziende of the scope. */
export const selectAziende = ({ id_utente, id_azienda, dove }: Scope): RawBuilder<unknown> => sql`
  select a.id, a.ragione_sociale as azienda
  from utente_azienda m join azienda a on a.id = m.id_azienda
  where m.id_utente = ${id_utente}
    and ${dove === 'qui' ? sql`m.id_azienda = ${id_azienda}` : sql`m.id_azienda <> ${id_azienda}`}`;

/** True where a column in the order of its bytes begins with the text; an index on it serves this whatever the plan. */
export const matchBeginning = (column: RawBuilder<unknown>, text: string): RawBuilder<boolean> =>
  sql<boolean>`(${column} >= ${text} and ${column} < ${`${text}\u{10ffff}`})`;
