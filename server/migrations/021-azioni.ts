/** Actions over many rows as a register of their own, and the return flow that one of them came from. */
import { fromStatements } from './statements.ts';

export const actions = fromStatements([
  // The file, not its import: a flow whose rows are all in the register already is never imported.
  `alter table lotto_abbinamenti
    add column nome_file text,
    add column sha256 text check (sha256 ~ '^[0-9a-f]{64}$')`,
  `create index lotto_abbinamenti_file on lotto_abbinamenti (id_azienda, sha256) where sha256 is not null`,

  `create function notifica_azioni() returns trigger language plpgsql as $$
  begin
    perform pg_notify('quadra_eventi', json_build_object('id_azienda', id_azienda, 'evento',
      json_build_object('tipo', 'area', 'area', 'azioni', 'righe', null))::text)
    from (select distinct id_azienda from cambiate) as aziende;
    return null;
  end $$`,
  ...[
    ['nuovi', 'insert'],
    ['cambiati', 'update'],
  ].map(
    ([name, event]) => `create trigger lotto_abbinamenti_${name} after ${event} on lotto_abbinamenti
      referencing new table as cambiate for each statement execute function notifica_azioni()`,
  ),
  // A pagamento that is undone leaves the register: it is read again, not mended.
  `drop trigger pagamento_cambiati on pagamento`,
  `create trigger pagamento_cambiati after update on pagamento
    referencing new table as cambiate for each statement execute function notifica_area('pagamenti', 'tutto')`,
]);
