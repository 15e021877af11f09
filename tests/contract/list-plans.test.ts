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

/** The plan of a question in SQL, as it is asked. */
async function explainQuestion(world: World, idAzienda: number, question: string): Promise<string> {
  return await world.db.kysely.transaction().execute(async (tx) => {
    await sql`select set_config('quadra.azienda', ${String(idAzienda)}, true)`.execute(tx);
    const { rows } = await sql<Record<'QUERY PLAN', string>>`explain ${sql.raw(question)}`.execute(tx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

onEveryEngine('a question in SQL', (world) => {
  test.each([
    ['movimenti', 'data, importo, soggetto', 'voce', 'movimento_voce'],
    ['partite', 'scadenza, residuo, soggetto', 'movimenti', 'abbinamento'],
  ])(
    'of %s reads what closes them where it asks for it, and not else',
    async (view, plain, closed, register) => {
      const { id_azienda } = await world().office();
      const plan = (columns: string) =>
        explainQuestion(world(), id_azienda, `select ${columns} from report.${view}`);
      expect(await plan(plain)).not.toMatch(/pagamento_movimento|abbinamento|movimento_voce/);
      expect(await plan(closed)).toContain(register);
    },
  );
});

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
