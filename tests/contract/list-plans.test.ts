/** What a list makes the database read: what closes its rows only where somebody asks for it, on either engine. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { CAMPI_ESTRATTO, type CampoEstratto } from '#api/contract/filtri.ts';
import { COLONNE, selectRighe, selectValore } from '#server/estratto-conto/sql/estratto-fields.ts';
import type { World } from './support/world.ts';
import { onEveryEngine } from './support/engines.ts';

/** Fields that are read from what closes a row, by the register that they need. */
const CHIUSI: Partial<Record<CampoEstratto, string>> = {
  soggetto: 'pagamento_movimento',
  documenti: 'pagamento_movimento',
  voce: 'movimento_voce',
  movimenti: 'abbinamento',
  chiusa_da: 'abbinamento',
};

async function explain(
  world: World,
  idAzienda: number,
  columns: ReturnType<typeof selectValore>,
): Promise<string> {
  const { rows } = await sql<Record<'QUERY PLAN', string>>`
    explain select ${columns} from ${selectRighe(idAzienda)} where id_azienda = ${idAzienda}`.execute(
    world.db.kysely,
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

onEveryEngine('a list of rows', (world) => {
  test('reads what closes them for the columns that say it, and for no other', async () => {
    const { id_azienda } = await world().office();
    expect(await explain(world(), id_azienda, COLONNE)).not.toMatch(/pagamento|abbinamento|movimento_voce/);
    for (const field of Object.keys(CAMPI_ESTRATTO) as CampoEstratto[]) {
      const plan = await explain(world(), id_azienda, selectValore(field));
      const needed = CHIUSI[field];
      if (needed === undefined)
        expect(plan, field).not.toMatch(/pagamento_movimento|abbinamento|movimento_voce/);
      else expect(plan, field).toContain(needed);
    }
  });
});
