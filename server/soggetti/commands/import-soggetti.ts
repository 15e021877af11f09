import type { z } from 'zod';
import type { importaSoggettiRequestSchema, importaSoggettiSchema } from '#api/contract/soggetti-importa.ts';
import { readRows } from '../../core/db/read.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { MANY_RIGHE, refreshAnagrafiche } from '../../core/db/statistics.ts';
import { transact } from '../../core/db/transact.ts';
import { fail, succeed, type Result } from '../../core/problems.ts';
import {
  addIbans,
  type IbanToWrite,
  insertSoggetti,
  listSoggetti,
  updateSoggetti,
} from '../sql/anagrafiche.ts';
import { type FattoElenco, insertElenco } from '../sql/elenchi-soggetti.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import { lockAziende } from '../../core/sql/ownership.ts';
import type { Actor } from '../../core/actor.ts';
import { makeIndex, planRighe, type PassoSoggetto } from './plan-soggetti.ts';

type Answer = z.input<typeof importaSoggettiSchema>;

/** Soggetti in one statement: some megabytes of JSON. */
const LOTTO = 5_000;
/** More than there are in any azienda. */
const TUTTI = 1_000_000;

/**
 * Writes soggetti that the page has read from a file, in one transaction; on trial, only says what would happen.
 * A row that cannot stand refuses them all: the page leaves it out first, and the person sees which.
 */
export async function importSoggetti(
  db: Database,
  actor: Actor,
  request: z.output<typeof importaSoggettiRequestSchema>,
): Promise<Result<Answer>> {
  const { righe, prova, nome_file } = request;
  return transact<Answer>(db, async (tx) => {
    const { id_azienda } = actor;
    // Whoever changes soggetti waits, and is waited for: what is planned for each is what it then is.
    if (!prova) await lockAziende(tx, [id_azienda]);
    const known = makeIndex(await listSoggetti(tx, id_azienda, { limit: TUTTI }));
    const steps = planRighe(righe, known, request);
    const esiti = steps.map(({ esito }) => esito);
    if (prova) return succeed({ id_elenco: null, esiti, soggetti: [] });
    const refused = esiti.filter(({ esito }) => esito === 'rifiutato');
    if (refused.length > 0)
      return fail('richiesta_non_valida', {
        detail: 'Alcune righe non si possono importare: nessun soggetto è stato scritto',
        errors: refused.slice(0, 100).map(({ riga, motivi }) => ({
          campo: `righe.${riga}`,
          messaggio: `Riga ${riga}: ${motivi.join('; ')}`,
        })),
      });
    const done = await write(tx, actor, steps);
    const id_elenco = await insertElenco(tx, actor, nome_file, done);
    const aggiornati = done.cambiati.map(({ id }) => id);
    await appendRegistro(tx, actor, 'soggetti_importati', 'soggetto', {
      dopo: { id_elenco, nome_file, creati: done.creati, aggiornati },
    });
    if (done.creati.length >= MANY_RIGHE) await refreshAnagrafiche(tx);
    const soggetti = await listVersions(tx, id_azienda, [...done.creati, ...aggiornati]);
    return succeed({ id_elenco, esiti, soggetti });
  });
}

const listVersions = (tx: Tx, idAzienda: number, ids: readonly number[]) =>
  readRows<{ id: number; versione: number }>(tx)`
    select id, versione from soggetto where id_azienda = ${idAzienda} and id = any(${ids}::bigint[])`;

async function write(tx: Tx, actor: Actor, steps: readonly PassoSoggetto[]): Promise<FattoElenco> {
  const { id_azienda } = actor;
  const fresh = steps.flatMap(({ esito, dati, ibans: own }) =>
    esito.esito === 'nuovo' && dati ? [{ dati, ibans: own }] : [],
  );
  const creati: number[] = [];
  const newIbans: IbanToWrite[] = [];
  for (let at = 0; at < fresh.length; at += LOTTO) {
    const lot = fresh.slice(at, at + LOTTO);
    const ids = await insertSoggetti(
      tx,
      id_azienda,
      lot.map(({ dati }) => dati),
    );
    for (const [index, id] of ids.entries()) {
      creati.push(id);
      for (const iban of lot[index]?.ibans ?? []) newIbans.push({ id_soggetto: id, iban });
    }
  }
  const ibans: IbanToWrite[] = [];
  const cambiati = steps.flatMap(({ esito: { esito, id_soggetto }, prima, dati, ibans: own }) => {
    if (esito !== 'aggiornato' || id_soggetto === null || !prima || !dati) return [];
    for (const iban of own) ibans.push({ id_soggetto, iban });
    return [{ id: id_soggetto, prima, dopo: dati }];
  });
  for (let at = 0; at < cambiati.length; at += LOTTO)
    await updateSoggetti(
      tx,
      id_azienda,
      cambiati.slice(at, at + LOTTO).map(({ id, dopo }) => ({ ...dopo, id })),
    );
  await addIbans(tx, actor, [...newIbans, ...ibans], 'importazione');
  return { creati, cambiati, ibans };
}
