import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { demoRispostaSchema } from '#api/contract/sistema.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { generateStudio } from '#domain/demo/studio.ts';
import type { AziendaDemo, ImportazioneDemo, RigaDemo } from '#domain/demo/tipi.ts';
import { failure, success, type Result } from '../problems.ts';
import type { Database, Tx } from '../db/open.ts';
import { refreshStatistics } from '../db/statistics.ts';
import { transact } from '../db/transact.ts';
import { listConti } from '../repositories/conti.ts';
import {
  insertContiDemo,
  insertImportazioneDemo,
  insertSoggettiDemo,
  isEmpty,
  lockSoggetti,
  markDimostrativa,
} from '../repositories/demo.ts';
import { appendRegistro } from '../repositories/registro.ts';
import { insertRighe, type RigaNuova } from '../repositories/righe.ts';
import { linkAzienda } from '../repositories/utenti.ts';
import type { Actor } from './actor.ts';
import { createAzienda } from './create-azienda.ts';

type Answer = z.input<typeof demoRispostaSchema>;

/** Rows per statement. */
const CHUNK = 5_000;

/** An azienda of the office, once it has ids. */
interface Placed {
  id_azienda: number;
  conti: Map<string, number>;
  soggetti: Map<string, number>;
}

/**
 * Fills a database without imports and soggetti with the demonstration office, in one transaction.
 * The user's azienda takes the place of the first company if it has no conti; it keeps its name.
 */
export async function fillDemo(
  db: Database,
  actor: Actor,
  options: { seme: number; movimenti: number; al: Giorno },
): Promise<Result<Answer>> {
  return transact(db, async (tx) => {
    await lockSoggetti(tx);
    if (!(await isEmpty(tx))) return failure('database_non_vuoto');
    const studio = generateStudio(options);
    const placed = new Map<string, Placed>();
    for (const azienda of studio.aziende)
      placed.set(azienda.chiave, await place(tx, actor, azienda, placed.size));
    for (const importazione of studio.importazioni()) {
      const at = placed.get(importazione.azienda);
      if (!at) throw new Error(`demo import of an unknown azienda: ${importazione.azienda}`);
      await insertImport(tx, actor, at, importazione, options.seme);
    }
    const answer: Answer = {
      aziende: studio.aziende.length,
      conti: studio.aziende.reduce((total, { conti }) => total + conti.length, 0),
      soggetti: studio.aziende.reduce((total, { soggetti }) => total + soggetti.length, 0),
      movimenti: studio.movimenti,
      partite: studio.partite,
    };
    await appendRegistro(tx, {
      ...actor,
      azione: 'demo',
      oggetto: 'azienda',
      id_oggetto: null,
      dopo: answer,
    });
    await refreshStatistics(tx);
    return success(answer);
  });
}

async function place(tx: Tx, actor: Actor, azienda: AziendaDemo, index: number): Promise<Placed> {
  const reuse = index === 0 && (await listConti(tx, actor.id_azienda)).length === 0;
  const id_azienda = reuse ? actor.id_azienda : await createAzienda(tx, azienda.ragione_sociale);
  if (!reuse) await linkAzienda(tx, actor.id_utente, id_azienda);
  await markDimostrativa(tx, id_azienda);
  const conti = await insertContiDemo(tx, id_azienda, azienda.conti);
  return { id_azienda, conti, soggetti: await insertSoggettiDemo(tx, id_azienda, azienda.soggetti) };
}

async function insertImport(
  tx: Tx,
  actor: Actor,
  { id_azienda, conti, soggetti }: Placed,
  demo: ImportazioneDemo,
  seme: number,
): Promise<void> {
  const id_conto = demo.conto === null ? null : keyOf(conti, demo.conto);
  let dare = 0;
  let avere = 0;
  for (const { importo } of demo.righe) {
    if (importo < 0) dare += importo;
    else avere += importo;
  }
  // No file was read: the fingerprint of its name stands for it, so that each of them stays a different one.
  const sha256 = createHash('sha256').update(`${seme}/${demo.azienda}/${demo.nome_file}`).digest('hex');
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

function withIds({ soggetto, mandante, agente, ...riga }: RigaDemo, ids: Map<string, number>): RigaNuova {
  const idOf = (key: string | null): number | null => (key === null ? null : keyOf(ids, key));
  return { ...riga, id_soggetto: idOf(soggetto), id_mandante: idOf(mandante), id_agente: idOf(agente) };
}

function keyOf(ids: Map<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`demo key without an id: ${key}`);
  return id;
}
