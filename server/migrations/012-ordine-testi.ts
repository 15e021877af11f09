/** The order of texts kept by indexes: half a million rows are no longer made simple, and sorted, for every list. */
import { fromStatements } from './statements.ts';

const SEMPLICE = `nullif(testo_ricerca(coalesce(ragione_sociale, '')), '')`;

// The expressions are those of `server/repositories/ordine-estratto.ts`, letter by letter: an index answers no others.
export const ordineTesti = fromStatements([
  // A description may be longer than an index can hold: its beginning is kept, and what begins alike is sorted on the way.
  `create index riga_ordine_descrizione on riga_estratto
    (id_azienda, (left(testo_ricerca(coalesce(descrizione, '')), 200)) collate "C", id)`,
  // Rows without a name are last in both directions, so that one index cannot be read both ways.
  `create index riga_ordine_ragione_sociale on riga_estratto
    (id_azienda, (${SEMPLICE} is null), (${SEMPLICE}) collate "C", id)`,
  `create index riga_ordine_ragione_sociale_giu on riga_estratto
    (id_azienda, (${SEMPLICE} is null), (${SEMPLICE}) collate "C" desc, id desc)`,
]);
