import type { z } from 'zod';
import type { distintiRequestSchema, doppioniSchema } from '#api/contract/doppioni.ts';
import type { Coppia } from '#domain/duplicates.ts';
import type { Database } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { startThread } from '../../core/threads/thread.ts';
import { fail, succeed, type Result } from '../../core/problems.ts';
import { readSoggetti } from '../sql/anagrafiche.ts';
import { readCompared, readDistinti, setDistinti } from '../sql/doppioni.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import { findExistingSoggetti } from '../sql/soggetti.ts';
import type { Actor } from '../../core/actor.ts';

/** More pairs than a person goes through in a day. */
const MAX_COPPIE = 500;

const COMPARISON = new URL('../doppioni-worker.ts', import.meta.url);
/** For 100,000 names, with room. */
const MAX_MB = 1_024;

export async function readDoppioni(db: Database, idAzienda: number): Promise<z.input<typeof doppioniSchema>> {
  const comparisons = await readCompared(db.kysely, idAzienda);
  const distinti = await readDistinti(db.kysely, idAzienda);
  const found = await startThread<Coppia[]>(COMPARISON, { comparisons, distinti }, MAX_MB).esito;
  const doppioni = found.slice(0, MAX_COPPIE);
  const ids = [...new Set(doppioni.flatMap(({ id_primo, id_secondo }) => [id_primo, id_secondo]))];
  const byId = await readSoggetti(db.kysely, idAzienda, ids);
  return { doppioni, soggetti: [...byId.values()], incompleto: found.length > doppioni.length };
}

type Distinti = z.output<typeof distintiRequestSchema>;

/** Two that look alike are two: they are not shown again. */
export const markDistinti = (
  db: Database,
  actor: Actor,
  { id_primo, id_secondo, distinti }: Distinti,
): Promise<Result<Distinti>> =>
  transact(db, async (tx) => {
    const { id_azienda } = actor;
    const pair = [Math.min(id_primo, id_secondo), Math.max(id_primo, id_secondo)] as const;
    const known = await findExistingSoggetti(tx, id_azienda, [...pair]);
    if (known.size < 2) return fail('non_trovato');
    await setDistinti(tx, id_azienda, pair, distinti);
    const azione = distinti ? 'soggetti_distinti' : 'soggetti_da_confrontare';
    await appendRegistro(tx, actor, azione, 'soggetto', { id: pair[0], dopo: pair });
    return succeed({ id_primo: pair[0], id_secondo: pair[1], distinti });
  });
