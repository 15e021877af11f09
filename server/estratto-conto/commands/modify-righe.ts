import type { z } from 'zod';
import type {
  CampiRiga,
  modificheRequestSchema,
  modificheAnswerSchema,
  RigaEstratto,
} from '#api/contract/estratto-conto.ts';
import { NOMI_SCRITTI, type NomeScritto } from '#api/contract/riga.ts';
import type { Database } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import {
  fail,
  refuseFields,
  refuseRepeated,
  succeed,
  type Failure,
  type WrongFields,
  type Result,
} from '../../core/problems.ts';
import { holdRighe, findMissingSoggetti, updateRighe, type RigaCambiata } from '../sql/modify-righe.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import type { Actor } from '../../core/actor.ts';
import { isCleanText, NOT_CLEAN } from '#api/contract/valori.ts';

type Requests = z.output<typeof modificheRequestSchema>['righe'];
type Answer = z.input<typeof modificheAnswerSchema>;

/**
 * Changes some fields of many rows, whole or not at all, if nobody changed those rows since they were read.
 * The registro gets one entry for the call, with the changed fields before and after.
 */
export async function modifyRighe(db: Database, actor: Actor, requests: Requests): Promise<Result<Answer>> {
  const { id_azienda } = actor;
  const repeated = refuseRepeated({ righe: requests }, 'La stessa riga compare due volte');
  if (repeated) return repeated;
  return transact(db, async (tx) => {
    const ids = requests.map(({ id }) => id);
    const current = await holdRighe(tx, id_azienda, ids);
    const stale = requests.filter(({ id, versione }) => current.get(id)?.versione !== versione);
    if (stale.length > 0)
      return fail('versione_superata', {
        dettagli: {
          attuali: stale.flatMap(({ id }) => current.get(id) ?? []),
          mancanti: stale.flatMap(({ id }) => (current.has(id) ? [] : [id])),
        },
      });
    const refused = checkFields(requests, current);
    if (refused) return refused;
    const soggetti = new Set(requests.flatMap(({ campi }) => campi.id_soggetto ?? []));
    const unknown = checkSoggetti(requests, await findMissingSoggetti(tx, id_azienda, [...soggetti]));
    if (unknown) return unknown;
    const pairs = requests.flatMap(({ id, campi }) => {
      const prima = current.get(id);
      return prima ? [{ prima, campi: withoutBlanks(campi) }] : [];
    });
    const after = pairs.map(({ prima, campi }) => ({ ...prima, ...campi, versione: prima.versione + 1 }));
    await updateRighe(
      tx,
      id_azienda,
      pairs.map(({ prima, campi }) => toChanged(prima, campi)),
    );
    await appendRegistro(tx, actor, 'righe_modificate', 'riga_estratto', {
      id: ids.length === 1 ? (ids[0] ?? null) : null,
      prima: { righe: pairs.map(({ prima, campi }) => pick(prima, campi)) },
      dopo: { righe: pairs.map(({ campi }, at) => pick(after[at], campi)) },
    });
    return succeed({ righe: after });
  });
}

/** An empty text is no text. */
const withoutBlanks = (fields: CampiRiga): CampiRiga =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value === '' ? null : value]));

/** Only what changes is written: whole rows would travel to the database for nothing. */
function toChanged(before: RigaEstratto, fields: CampiRiga): RigaCambiata {
  const riga = { ...before, ...fields };
  const written = Object.fromEntries(NOMI_SCRITTI.map((name) => [name, riga[name]])) as Pick<
    RigaEstratto,
    NomeScritto
  >;
  return { id: before.id, ...written, annota: 'nota' in fields };
}

/** The changed fields of a row, as the registro keeps them. */
function pick(riga: RigaEstratto | undefined, fields: CampiRiga): object {
  const changed = Object.keys(fields) as (keyof CampiRiga)[];
  return {
    id: riga?.id,
    versione: riga?.versione,
    campi: Object.fromEntries(changed.map((field) => [field, riga?.[field]])),
  };
}

/** Checks what depends on the row: a movimento has no scadenza, an allocated row keeps its stato. */
function checkFields(requests: Requests, current: ReadonlyMap<number, RigaEstratto>): Failure | null {
  const errors: WrongFields = [];
  for (const [at, { id, campi }] of requests.entries()) {
    const riga = current.get(id);
    if (!riga) continue;
    const refusal = (field: keyof CampiRiga, messaggio: string) =>
      errors.push({ campo: `righe.${at}.campi.${field}`, messaggio });
    if (campi.scadenza !== undefined && riga.natura === 'movimento')
      refusal('scadenza', 'Solo le partite hanno una scadenza');
    const allocated = riga.residuo !== riga.importo || riga.stato === 'parziale' || riga.stato === 'chiusa';
    if (campi.stato !== undefined && allocated)
      refusal('stato', 'La riga è già abbinata: il suo stato dipende dagli abbinamenti');
    for (const [field, value] of Object.entries(campi))
      if (typeof value === 'string' && !isCleanText(value)) refusal(field as keyof CampiRiga, NOT_CLEAN);
  }
  return refuseFields(errors);
}

function checkSoggetti(requests: Requests, missing: ReadonlySet<number>): Failure | null {
  const messaggio = 'Questo soggetto non c’è più in anagrafica';
  return refuseFields(
    requests.flatMap(({ campi: { id_soggetto } }, at) =>
      typeof id_soggetto === 'number' && missing.has(id_soggetto)
        ? [{ campo: `righe.${at}.campi.id_soggetto`, messaggio }]
        : [],
    ),
  );
}
