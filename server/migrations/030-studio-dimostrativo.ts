/**
 * A demonstration office is taken away: nobody may open it from that instant on, those who could are kept to put it back,
 * and a day later it goes with everything it holds. The registro of such an office goes too; no other line of it ever does.
 */
import { fromStatements } from './statements.ts';

export const studioDimostrativo = fromStatements([
  // An office that an earlier release left halfway is not gone on with: its imports are swept as abandoned ones are.
  `delete from demo_in_corso`,
  `alter table azienda add column tolta_il timestamptz, add column tolta_a jsonb,
    add constraint azienda_tolta check (tolta_il is null or dimostrativa)`,
  `create or replace function registro_solo_aggiunte() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      if exists (select from azienda where id = old.id_azienda and dimostrativa and tolta_il is not null) then
        return old;
      end if;
    end if;
    raise exception 'registro is append-only';
  end $$`,
]);
