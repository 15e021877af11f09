import type { z } from 'zod';
import type {
  CellaMatrice,
  dettagliMatriceSchema,
  effettiMatriceSchema,
  matriceModificheSchema,
  matricePeriodiRequestSchema,
  matricePeriodiSchema,
  PeriodoMatrice,
} from '#api/contract/matrice-agenti.ts';
import { ZERO } from '#domain/importi.ts';
import { checkPeriodi, setFrom, type PeriodoAliquota, findPeriodo } from '#domain/matrice.ts';
import { type Incasso, sumProvvigioni } from '#domain/provvigioni.ts';
import type { Database, Tx, Reader } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { fail, refuseField, succeed, type Failure, type Result } from '../../core/problems.ts';
import {
  getCellKey,
  type CoppiaMatrice,
  type PeriodoToWrite,
  readIncassi,
  readParti,
  readPeriodiDi,
  replacePeriodi,
} from '../sql/matrice.ts';
import { lockAziende } from '../../core/sql/ownership.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import { findExistingSoggetti } from '../../soggetti/sql/soggetti.ts';
import type { Actor } from '../../core/actor.ts';

type Changes = z.output<typeof matriceModificheSchema>;
type Answer = z.input<typeof matricePeriodiSchema>;

interface Cambio {
  cella: CellaMatrice;
  prima: readonly PeriodoMatrice[];
  dopo: readonly PeriodoAliquota[];
}

/** What the cells would make of the periods there are. */
async function plan(reader: Reader, idAzienda: number, { dal, celle }: Changes): Promise<Cambio[]> {
  const byCoppia = await readPeriodiDi(reader, idAzienda, celle);
  return celle.map((cella) => {
    const prima = byCoppia.get(getCellKey(cella)) ?? [];
    const zona = cella.zona === undefined ? (findPeriodo(prima, dal)?.zona ?? null) : cella.zona;
    return { cella, prima, dopo: setFrom(prima, dal, { aliquota: cella.aliquota, zona }) };
  });
}

async function checkParts(
  reader: Reader,
  idAzienda: number,
  cells: readonly CoppiaMatrice[],
): Promise<Failure | null> {
  const ids = [...new Set(cells.flatMap(({ id_agente, id_mandante }) => [id_agente, id_mandante]))];
  const known = await findExistingSoggetti(reader, idAzienda, ids);
  const at = cells.findIndex(
    ({ id_agente, id_mandante }) => !known.has(id_agente) || !known.has(id_mandante),
  );
  return at < 0 ? null : refuseField(`celle.${at}`, 'L’agente o il mandante non c’è più');
}

function checkRepeated(cells: readonly CellaMatrice[]): Failure | null {
  const keys = cells.map(getCellKey);
  const at = keys.findIndex((key, index) => keys.indexOf(key) !== index);
  return at < 0 ? null : refuseField(`celle.${at}`, 'La stessa cella compare due volte');
}

/** Cells in which the rate in force is not the one that the person saw. */
function checkAwaited(changes: readonly Cambio[], dal: Changes['dal']): Failure | null {
  const now = changes.map(({ cella, prima }) => ({
    cella,
    aliquota: findPeriodo(prima, dal)?.aliquota ?? null,
  }));
  const stale = now.filter(({ cella, aliquota }) => aliquota !== cella.attesa);
  if (stale.length === 0) return null;
  const dettagli: z.input<typeof dettagliMatriceSchema> = {
    celle: stale.map(({ cella: { id_agente, id_mandante }, aliquota }) => ({
      id_agente,
      id_mandante,
      aliquota,
    })),
  };
  return fail('versione_superata', { dettagli });
}

const same = (a: PeriodoAliquota, b: PeriodoAliquota): boolean =>
  a.aliquota === b.aliquota &&
  a.zona === b.zona &&
  a.valida_dal === b.valida_dal &&
  a.valida_al === b.valida_al;

/** Writes the periods that are new and takes away those that are gone, and answers the pairs as they are. */
async function writeChanges(
  tx: Tx,
  actor: Actor,
  azione: string,
  changes: readonly Cambio[],
): Promise<Answer> {
  const { id_azienda } = actor;
  const removed = changes.flatMap(({ prima, dopo }) =>
    prima.filter((old) => !dopo.some((each) => same(each, old))),
  );
  const nuovi = changes.flatMap(({ cella: { id_agente, id_mandante }, prima, dopo }): PeriodoToWrite[] =>
    dopo
      .filter((each) => !prima.some((old) => same(each, old)))
      .map((each) => ({ ...each, id_agente, id_mandante })),
  );
  await replacePeriodi(tx, id_azienda, { tolti: removed.map(({ id }) => id), nuovi });
  if (removed.length > 0 || nuovi.length > 0)
    await appendRegistro(tx, actor, azione, 'matrice_agenti', { prima: removed, dopo: nuovi });
  const byCoppia = await readPeriodiDi(
    tx,
    id_azienda,
    changes.map(({ cella }) => cella),
  );
  return { periodi: [...byCoppia.values()].flat() };
}

/** Sets rates from a day on, all or none, unless somebody changed those in force since they were read. */
export const modifyMatrice = (db: Database, actor: Actor, modifications: Changes): Promise<Result<Answer>> =>
  transact(db, async (tx) => {
    const { id_azienda } = actor;
    await lockAziende(tx, [id_azienda]);
    const refused =
      checkRepeated(modifications.celle) ?? (await checkParts(tx, id_azienda, modifications.celle));
    if (refused) return refused;
    const changes = await plan(tx, id_azienda, modifications);
    const stale = checkAwaited(changes, modifications.dal);
    return stale ?? succeed(await writeChanges(tx, actor, 'matrice_modificata', changes));
  });

type Periodi = z.output<typeof matricePeriodiRequestSchema>;

/** Another history of one agente and one mandante in place of the one there is, or why it cannot stand. */
async function planPeriods(
  reader: Reader,
  idAzienda: number,
  { letti, periodi, ...coppia }: Periodi,
): Promise<Result<Cambio>> {
  const reason = checkPeriodi(periodi);
  if (reason) return refuseField('periodi', reason);
  const unknown = await checkParts(reader, idAzienda, [coppia]);
  if (unknown) return unknown;
  const prima = (await readPeriodiDi(reader, idAzienda, [coppia])).get(getCellKey(coppia)) ?? [];
  const read = new Map(letti.map(({ id, versione }) => [id, versione]));
  if (prima.length !== read.size || prima.some(({ id, versione }) => read.get(id) !== versione))
    return fail('versione_superata');
  return succeed({ cella: { ...coppia, attesa: null, aliquota: null }, prima, dopo: periodi });
}

/** Writes the whole history of one agente and one mandante anew. */
export const modifyPeriodi = (db: Database, actor: Actor, request: Periodi): Promise<Result<Answer>> =>
  transact(db, async (tx) => {
    await lockAziende(tx, [actor.id_azienda]);
    const change = await planPeriods(tx, actor.id_azienda, request);
    return change.ok ? succeed(await writeChanges(tx, actor, 'periodi_modificati', [change.value])) : change;
  });

type Effects = z.input<typeof effettiMatriceSchema>;

/** What the changes would do to the commissions on what was collected of documents from a day on. */
async function computeOn(
  reader: Reader,
  idAzienda: number,
  dal: string,
  changes: readonly Cambio[],
): Promise<Effects> {
  const cells = changes.map(({ cella }) => cella);
  const byCell = new Map(changes.map((change) => [getCellKey(change.cella), change]));
  const periods = (pair: CoppiaMatrice, which: 'prima' | 'dopo') =>
    byCell.get(getCellKey(pair))?.[which] ?? [];
  const readAliquota = (incasso: Incasso, which: 'prima' | 'dopo') =>
    findPeriodo(periods(incasso, which), incasso.data)?.aliquota;
  const incassi = (await readIncassi(reader, idAzienda, dal, cells)).filter(
    (incasso) => readAliquota(incasso, 'prima') !== readAliquota(incasso, 'dopo'),
  );
  const earn = (divisa: string, which: 'prima' | 'dopo') =>
    sumProvvigioni(
      incassi.filter((incasso) => incasso.divisa === divisa),
      (id_agente, id_mandante) => periods({ id_agente, id_mandante }, which),
    );
  // Commissions of two divise are never one amount.
  const divise = [...new Set(incassi.map(({ divisa }) => divisa))]
    .toSorted()
    .map((divisa) => ({ divisa, prima: earn(divisa, 'prima'), dopo: earn(divisa, 'dopo') }));
  const named = new Set(cells.map(({ id_agente }) => id_agente));
  const agenti = (await readParti(reader, idAzienda, 'agente')).filter(({ id }) => named.has(id));
  return {
    agenti: agenti.flatMap(({ id, ragione_sociale }) =>
      divise.flatMap(({ divisa, prima, dopo }) =>
        prima.has(id)
          ? [
              {
                id_agente: id,
                ragione_sociale,
                divisa,
                prima: prima.get(id) ?? ZERO,
                dopo: dopo.get(id) ?? ZERO,
              },
            ]
          : [],
      ),
    ),
    partite: incassi.length,
  };
}

/** What rates from a day on would do to the commissions; nothing is written. */
export const computeEffects = async (
  db: Database,
  idAzienda: number,
  modifications: Changes,
): Promise<Effects> =>
  computeOn(db.kysely, idAzienda, modifications.dal, await plan(db.kysely, idAzienda, modifications));

/** What another history of a pair would do to the commissions; nothing is written. */
export async function computePeriodEffects(
  db: Database,
  idAzienda: number,
  request: Periodi,
): Promise<Result<Effects>> {
  const change = await planPeriods(db.kysely, idAzienda, request);
  if (!change.ok) return change;
  const { prima, dopo } = change.value;
  // Before its first period a pair has no rate, neither now nor then.
  const [first = '9999-12-31'] = [...prima, ...dopo].map(({ valida_dal }) => valida_dal).toSorted();
  return succeed(await computeOn(db.kysely, idAzienda, first, [change.value]));
}
