/**
 * Whether a row follows the one that the studio shares; every kind of row that can be shared asks it the same way.
 */
import { sql, type RawBuilder } from 'kysely';

/** The column `dello_studio` of rows `alias`. */
export const selectDelloStudio = (alias: string): RawBuilder<unknown> =>
  sql`(select json_build_object('versione', s.versione, 'personalizzata', ${sql.ref(`${alias}.personalizzata`)})
    from condivisa s where s.id = ${sql.ref(`${alias}.id_condivisa`)}) as dello_studio`;
