import type { z } from 'zod';
import type { impostazioneSalvaSchema } from '#api/contract/impostazioni.ts';
import type { Database } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { fail, refuseField, succeed, type Result } from '../../core/problems.ts';
import { type ImpostazioniLette, readImpostazioni, writeImpostazione } from '../sql/impostazioni.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import type { Actor } from '../../core/actor.ts';

/** Keeps one setting; `schema` is that of its key. */
export async function saveImpostazione(
  db: Database,
  actor: Actor,
  { chiave, valore, versione }: z.output<typeof impostazioneSalvaSchema>,
  schema: z.ZodType,
): Promise<Result<ImpostazioniLette>> {
  const checked = schema.safeParse(valore);
  if (!checked.success) return refuseField('valore', checked.error.issues[0]?.message ?? 'Valore non valido');
  return transact(db, async (tx) => {
    const before = await readImpostazioni(tx, actor.id_azienda);
    if (!(await writeImpostazione(tx, actor.id_azienda, { chiave, versione }, checked.data)))
      return fail('versione_superata', { dettagli: before });
    await appendRegistro(tx, actor, 'impostazione_modificata', 'impostazione', {
      prima: { [chiave]: before.impostazioni[chiave] },
      dopo: { [chiave]: checked.data },
    });
    return succeed(await readImpostazioni(tx, actor.id_azienda));
  });
}
