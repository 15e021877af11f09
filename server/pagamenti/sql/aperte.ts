/** Everything a comparison needs to know of an azienda: its open rows, and who everybody is. */
import { readRows } from '../../core/db/read.ts';
import type { Reader } from '../../core/db/database.ts';
import { sql, type RawBuilder } from 'kysely';
import type {
  AliasNoto,
  ContoProprio,
  DatiAbbinamento,
  MovimentoToMatch,
  PartitaToMatch,
  RifiutoNoto,
  SoggettoNoto,
} from '#domain/abbinamento/index.ts';
import { listMovimentiRifiutati } from './refusals.ts';

/** Rows read in one statement. Other statements run between two of them. */
const PAGINA = 5_000;

/** Reads rows in the order of their ids; `righe` is a query that ends in its conditions. */
async function readInPages<T extends { id: number }>(
  reader: Reader,
  righe: RawBuilder<unknown>,
): Promise<T[]> {
  const read: T[] = [];
  for (;;) {
    const rows = await readRows<T>(
      reader,
    )`${righe} and id > ${read.at(-1)?.id ?? 0} order by id limit ${PAGINA}`;
    for (const row of rows) read.push(row);
    if (rows.length < PAGINA) return read;
  }
}

export async function readToMatch(
  reader: Reader,
  idAzienda: number,
): Promise<DatiAbbinamento & { movimenti: MovimentoToMatch[]; partite: PartitaToMatch[] }> {
  const movimenti = await readInPages<MovimentoToMatch>(
    reader,
    sql`select id, data, data_valuta, importo, residuo, descrizione, causale, ragione_sociale, id_soggetto,
      iban_controparte, riferimento, id_conto, numero_documento, divisa
    from estratto_conto where id_azienda = ${idAzienda} and natura = 'movimento' and residuo <> 0
      and stato in ('aperta', 'parziale')`,
  );
  const partite = await readInPages<PartitaToMatch>(
    reader,
    sql`select id, importo, residuo, data, scadenza, numero_documento, data_documento, ragione_sociale, id_soggetto,
      id_mandante, id_tipo_pagamento, iban_controparte, riferimento, descrizione, divisa
    from estratto_conto where id_azienda = ${idAzienda} and natura = 'partita' and residuo <> 0
      and stato in ('aperta', 'parziale')`,
  );
  const soggetti = await sql<SoggettoNoto>`
    select s.id, s.ragione_sociale, s.partita_iva, s.codice_fiscale,
      array(select i.iban from soggetto_iban i where i.id_azienda = s.id_azienda and i.id_soggetto = s.id
        order by i.iban) as iban
    from soggetto s where s.id_azienda = ${idAzienda} order by s.id`.execute(reader);
  const alias = await sql<AliasNoto>`
    select tipo, chiave, id_soggetto from alias where id_azienda = ${idAzienda}
    order by tipo, chiave, id_soggetto`.execute(reader);
  const conti = await sql<ContoProprio>`
    select id, iban from conto where id_azienda = ${idAzienda} order by id`.execute(reader);
  const refusals = await sql<RifiutoNoto>`
    select id_movimento, id_partita from rifiuto
    where id_azienda = ${idAzienda} and id_partita is not null order by id`.execute(reader);
  return {
    movimenti,
    partite,
    soggetti: soggetti.rows,
    alias: alias.rows,
    conti: conti.rows,
    rifiuti: refusals.rows,
    coppie_rifiutate: await listMovimentiRifiutati(reader, idAzienda),
  };
}
