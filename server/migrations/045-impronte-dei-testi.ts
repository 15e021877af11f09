/**
 * What stands in the texts of the rows, block by block: which three letters follow each other somewhere in them, a bit
 * each. A search reads these few bytes, and then the rows of those blocks alone in which a word can be.
 *
 * A block is 128 ids of one azienda. Rows that come, and texts that change, add an entry without `impronta`: their block
 * is read until the server has worked it out again, beside what people wait for. Entries are only added, so that nobody
 * who writes waits for another. Rows that go leave their bits behind, and cost no more than a reading in vain.
 */
import { fromStatements } from './statements.ts';

const TESTI = [
  'causale',
  'descrizione',
  'ragione_sociale',
  'numero_documento',
  'iban_controparte',
  'riferimento',
  'nota',
];
const listOf = (row: string): string => TESTI.map((text) => `${row}.${text}`).join(', ');

const addBlocchi = (from: string): string =>
  `insert into impronta_testi (id_azienda, blocco) select distinct id_azienda, id >> 7 from ${from}`;

export const impronteDeiTesti = fromStatements([
  `create table impronta_testi (
    id_azienda bigint not null references azienda on delete cascade,
    id bigint generated always as identity,
    blocco bigint not null,
    impronta bytea,
    primary key (id_azienda, id)
  )`,
  // Where the entry stands, whatever its length: a search looks at bits of all of them.
  `alter table impronta_testi alter column impronta set storage plain`,
  `create index impronta_testi_blocco on impronta_testi (id_azienda, blocco)`,
  `create index impronta_testi_da_rifare on impronta_testi (id_azienda, id) where impronta is null`,
  addBlocchi('riga_estratto'),
  // Worked out by the first server that starts.
  'insert into situazione_chiesta (id_azienda) select distinct id_azienda from riga_estratto',
  `create function impronta_riga_nuova() returns trigger language plpgsql as $$
  begin
    ${addBlocchi('nuove')};
    return null;
  end $$`,
  `create trigger riga_estratto_impronta_insert after insert on riga_estratto referencing new table as nuove
    for each statement execute function impronta_riga_nuova()`,
  `create function impronta_riga_cambiata() returns trigger language plpgsql as $$
  begin
    insert into impronta_testi (id_azienda, blocco) values (new.id_azienda, new.id >> 7);
    return null;
  end $$`,
  `create trigger riga_estratto_impronta_update after update of ${TESTI.join(', ')} on riga_estratto
    for each row when ((${listOf('old')}) is distinct from (${listOf('new')}))
    execute function impronta_riga_cambiata()`,
]);
