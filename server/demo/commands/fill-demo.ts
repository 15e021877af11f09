/**
 * The demonstration office, filled one import after the other: others are answered between two, nothing of it is seen
 * before it is whole, and what a server that ended has left halfway is gone on with by the next. The same seed makes the same office, so what is there need not be
 * made again.
 */
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { demoRispostaSchema } from '#api/contract/sistema.ts';
import { makeStudio } from '#domain/demo/office.ts';
import type { AziendaDemo, ImportazioneDemo, OpzioniDemo, RigaDemo, StudioDemo } from '#domain/demo/types.ts';
import { fail, succeed, type Result } from '../../core/problems.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import type { DemoInCorso, PostoDemo } from '../../core/db/tables-demo.ts';
import { refreshStatistics } from '../../core/db/statistics.ts';
import { transact } from '../../core/db/transact.ts';
import { listConti } from '../../conti/sql/conti.ts';
import {
  deleteDemoInCorso,
  existsImportazioneDemo,
  getIdOfKey,
  insertContiDemo,
  insertDemoInCorso,
  insertImportazioneDemo,
  insertSoggettiDemo,
  isEmpty,
  lockDemoInCorso,
  lockSoggetti,
  markDimostrativa,
  readDemoInCorso,
  showImportazioni,
} from '../sql/demo.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import { insertRighe, type RigaNuova } from '../../importazioni/sql/righe.ts';
import { linkAzienda } from '../../utenti/sql/utenti.ts';
import type { Actor } from '../../core/actor.ts';
import { createAzienda } from '../../impostazioni/commands/create-azienda.ts';

type Answer = z.input<typeof demoRispostaSchema>;

/** Rows per statement. */
const CHUNK = 2_500;

/**
 * Fills a database without imports and soggetti with the demonstration office.
 * The user's azienda takes the place of the first company if it has no conti; it keeps its name.
 */
export async function fillDemo(db: Database, actor: Actor, options: OpzioniDemo): Promise<Result<Answer>> {
  const begun = await transact(db, (tx) => begin(tx, actor, options));
  return begun.ok ? succeed(await fill(db, begun.value)) : begun;
}

/** Goes on with an office that a server which ended was filling. Answers how many there were. */
export async function resumeDemo(db: Database): Promise<number> {
  const demo = await readDemoInCorso(db.kysely);
  if (!demo) return 0;
  await fill(db, demo);
  return 1;
}

/** Makes the aziende with their conti and soggetti, and notes what is to be filled. */
async function begin(tx: Tx, actor: Actor, options: OpzioniDemo): Promise<Result<DemoInCorso>> {
  await lockSoggetti(tx);
  if (!(await isEmpty(tx))) return fail('database_non_vuoto');
  const posti: Record<string, PostoDemo> = {};
  for (const [index, azienda] of makeStudio(options).aziende.entries())
    posti[azienda.chiave] = await place(tx, actor, azienda, index);
  const demo = { actor, options, posti };
  await insertDemoInCorso(tx, demo);
  return succeed(demo);
}

async function fill(db: Database, demo: DemoInCorso): Promise<Answer> {
  const studio = makeStudio(demo.options);
  for (const importazione of studio.importazioni())
    await transact(db, async (tx) => {
      // Somebody else who goes on with it waits here, and finds what was done.
      if (await lockDemoInCorso(tx)) await insertImport(tx, demo, importazione);
      return succeed(null);
    });
  const answer = count(studio);
  await transact(db, async (tx) => {
    if (await lockDemoInCorso(tx)) await end(tx, demo, answer);
    return succeed(null);
  });
  await refreshStatistics(db.kysely);
  return answer;
}

const count = ({ aziende, movimenti, partite }: StudioDemo): Answer => ({
  aziende: aziende.length,
  conti: aziende.reduce((total, { conti }) => total + conti.length, 0),
  soggetti: aziende.reduce((total, { soggetti }) => total + soggetti.length, 0),
  movimenti,
  partite,
});

/** All of it is seen from here on: until now its imports were as those whose rows are still on their way. */
async function end(tx: Tx, { actor, posti }: DemoInCorso, answer: Answer): Promise<void> {
  await showImportazioni(
    tx,
    Object.values(posti).map(({ id_azienda }) => id_azienda),
  );
  await deleteDemoInCorso(tx);
  await appendRegistro(tx, {
    ...actor,
    azione: 'demo',
    oggetto: 'azienda',
    id_oggetto: null,
    dopo: answer,
  });
}

async function place(tx: Tx, actor: Actor, azienda: AziendaDemo, index: number): Promise<PostoDemo> {
  const reuse = index === 0 && (await listConti(tx, actor.id_azienda)).length === 0;
  const id_azienda = reuse ? actor.id_azienda : await createAzienda(tx, azienda.ragione_sociale);
  if (!reuse) await linkAzienda(tx, actor.id_utente, id_azienda);
  await markDimostrativa(tx, id_azienda);
  const conti = await insertContiDemo(tx, id_azienda, azienda.conti);
  return { id_azienda, conti, soggetti: await insertSoggettiDemo(tx, id_azienda, azienda.soggetti) };
}

/** Inserts an import with its rows, unless it is there. */
async function insertImport(
  tx: Tx,
  { actor, options, posti }: DemoInCorso,
  demo: ImportazioneDemo,
): Promise<void> {
  const posto = posti[demo.azienda];
  if (!posto) throw new Error(`demo import of an unknown azienda: ${demo.azienda}`);
  const { id_azienda, conti, soggetti } = posto;
  // No file was read: the fingerprint of its name stands for it, so that each of them stays a different one.
  const sha256 = createHash('sha256')
    .update(`${options.seme}/${demo.azienda}/${demo.nome_file}`)
    .digest('hex');
  if (await existsImportazioneDemo(tx, id_azienda, sha256)) return;
  const id_conto = demo.conto === null ? null : getIdOfKey(conti, demo.conto);
  let dare = 0;
  let avere = 0;
  for (const { importo } of demo.righe) {
    if (importo < 0) dare += importo;
    else avere += importo;
  }
  const id_imp = await insertImportazioneDemo(tx, demo, {
    id_azienda,
    id_autore: actor.id_utente,
    id_conto,
    sha256,
    dare,
    avere,
  });
  const origin = { id_azienda, id_imp, natura: demo.natura, id_conto, id_mandante: null };
  for (let from = 0; from < demo.righe.length; from += CHUNK) {
    const chunk = demo.righe.slice(from, from + CHUNK).map((riga) => withIds(riga, soggetti));
    await insertRighe(tx, origin, chunk);
  }
}

function withIds({ soggetto, mandante, agente, ...riga }: RigaDemo, ids: PostoDemo['soggetti']): RigaNuova {
  const idOf = (key: string | null): number | null => (key === null ? null : getIdOfKey(ids, key));
  return { ...riga, id_soggetto: idOf(soggetto), id_mandante: idOf(mandante), id_agente: idOf(agente) };
}
