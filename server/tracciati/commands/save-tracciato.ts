import type { TracciatoSalva } from '#api/contract/campioni.ts';
import type { Tracciato } from '#api/contract/tracciati.ts';
import { fail, refuseField, succeed, type Failure, type Result } from '../../core/problems.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { updateAttesi } from '../sql/campioni.ts';
import { existsConto } from '../../conti/sql/conti.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import { insertTracciato, keepVersion, readTracciato, updateTracciato } from '../sql/tracciati.ts';
import type { Actor } from '../../core/actor.ts';

/** Creates a tracciato, or changes it if it still is the version the change started from. */
export const saveTracciato = (
  db: Database,
  actor: Actor,
  request: TracciatoSalva,
): Promise<Result<Tracciato>> =>
  transact(db, (tx) => save(tx, actor, request), {
    tracciato_nome: ['nome', 'Esiste già un tracciato con questo nome'],
  });

async function save(tx: Tx, actor: Actor, request: TracciatoSalva): Promise<Result<Tracciato>> {
  const { id_conto } = request;
  if (id_conto !== null && !(await existsConto(tx, actor.id_azienda, id_conto)))
    return refuseField('id_conto', 'Il conto non esiste');
  const before = request.id === null ? undefined : await readTracciato(tx, actor.id_azienda, request.id);
  const saved = await write(tx, actor, request, before);
  if (!saved.ok) return saved;
  const { campioni } = request;
  if ((await updateAttesi(tx, actor.id_azienda, saved.value.id, campioni)) !== campioni.length)
    return refuseField('campioni', 'Un campione non c’è più: riapri il tracciato');
  await keepVersion(tx, actor.id_azienda, actor.id_utente, saved.value);
  await appendRegistro(tx, actor, before ? 'tracciato_modificato' : 'tracciato_creato', 'tracciato', {
    id: saved.value.id,
    prima: before,
    dopo: saved.value,
  });
  return saved;
}

async function write(
  tx: Tx,
  actor: Actor,
  request: TracciatoSalva,
  before: Tracciato | undefined,
): Promise<Result<Tracciato>> {
  if (request.id === null) return succeed(await insertTracciato(tx, actor.id_azienda, request));
  if (request.versione === null) return refuseField('versione', 'Serve la versione da cui parte la modifica');
  if (!before) return fail('non_trovato', 'Il tracciato non esiste');
  const saved = await updateTracciato(
    tx,
    actor.id_azienda,
    { id: request.id, versione: request.versione },
    request,
  );
  return saved ? succeed(saved) : stale(await readTracciato(tx, actor.id_azienda, request.id));
}

const stale = (attuale: Tracciato | undefined): Failure =>
  fail('versione_superata', { dettagli: { attuale } });
