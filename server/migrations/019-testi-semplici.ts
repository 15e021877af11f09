/** The other texts that people search and order by, kept in their simple form beside the row. */
import { fromStatements } from './statements.ts';

/** Most rows have none of these, and one that has none costs nothing. */
const TESTI = ['causale', 'numero_documento', 'riferimento', 'nota'] as const;

export const testiSemplici = fromStatements([
  `alter table riga_estratto ${TESTI.map(
    (text) => `add column ordine_${text} text collate "C"
      generated always as (nullif(testo_ricerca(coalesce(${text}, '')), '')) stored`,
  ).join(', ')}`,
  `create or replace view estratto_conto_ordinato as
    select r.id, r.id_azienda, r.id_imp, r.riga, r.natura, r.id_conto, r.data, r.data_valuta, r.causale,
      r.descrizione, r.ragione_sociale, r.id_soggetto, r.id_mandante, r.id_agente, r.numero_documento,
      r.data_documento, r.scadenza, r.importo, r.divisa, r.saldo, r.id_tipo_pagamento, r.iban_controparte,
      r.riferimento, r.nota, r.residuo, r.stato, r.versione, r.ordine_descrizione, r.ordine_ragione_sociale,
      ${TESTI.map((text) => `r.ordine_${text}`).join(', ')}
    from riga_estratto r
    join importazione i on i.id_azienda = r.id_azienda and i.id_imp = r.id_imp
    where i.stato = 'completato'`,
]);
