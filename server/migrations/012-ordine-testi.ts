/** The order of texts kept beside the texts: half a million of them are no longer made simple for every list. */
import { fromStatements } from './statements.ts';

export const ordineTesti = fromStatements([
  // What decision 47 orders by, written once with the row. Empty texts are last, so they are none.
  `alter table riga_estratto
    add column ordine_descrizione text collate "C" not null
      generated always as (testo_ricerca(coalesce(descrizione, ''))) stored,
    add column ordine_ragione_sociale text collate "C"
      generated always as (nullif(testo_ricerca(coalesce(ragione_sociale, '')), '')) stored`,
  // A description may be longer than an index can hold: its beginning is kept, and what begins alike is sorted on the way.
  `create index riga_ordine_descrizione on riga_estratto (id_azienda, left(ordine_descrizione, 200), id)`,
  // Rows without a name are last in both directions, so that one index cannot be read both ways.
  `create index riga_ordine_ragione_sociale on riga_estratto
    (id_azienda, (ordine_ragione_sociale is null), ordine_ragione_sociale, id)`,
  `create index riga_ordine_ragione_sociale_giu on riga_estratto
    (id_azienda, (ordine_ragione_sociale is null), ordine_ragione_sociale desc, id desc)`,
  // For whoever puts rows in order; what leaves towards a page has no use for it.
  `create view estratto_conto_ordinato as
    select r.id, r.id_azienda, r.id_imp, r.riga, r.natura, r.id_conto, r.data, r.data_valuta, r.causale,
      r.descrizione, r.ragione_sociale, r.id_soggetto, r.id_mandante, r.id_agente, r.numero_documento,
      r.data_documento, r.scadenza, r.importo, r.divisa, r.saldo, r.id_tipo_pagamento, r.iban_controparte,
      r.riferimento, r.nota, r.residuo, r.stato, r.versione, r.ordine_descrizione, r.ordine_ragione_sociale
    from riga_estratto r
    join importazione i on i.id_azienda = r.id_azienda and i.id_imp = r.id_imp
    where i.stato = 'completato'`,
]);
