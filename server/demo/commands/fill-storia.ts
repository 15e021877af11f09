/**
 * The months that were worked on: every movimento of theirs is explained, through the same writing as an accountant's
 * decisions, and the registro says so. What pays what is known, because the office was made from it.
 */
import { applyRegole } from '#domain/voci/rules.ts';
import { REGOLE_USUALI } from '#domain/voci/usual-rules.ts';
import { REGOLE_DEMO } from '#domain/demo/rules.ts';
import { makeMatrice } from '#domain/demo/matrice.ts';
import type { ImportazioneDemo, RigaDemo, StudioDemo } from '#domain/demo/types.ts';
import { addGiorni } from '#domain/date.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import type { DemoInCorso } from '../../core/db/tables-demo.ts';
import type { Actor } from '../../core/actor.ts';
import { modifyMatrice } from '../../matrice-agenti/commands/modify-matrice.ts';
import { insertLottoAbbinamenti } from '../../pagamenti/sql/lotti.ts';
import { insertPagamenti, type PagamentoNuovo } from '../../pagamenti/sql/write.ts';
import { appendManyToRegistro } from '../../registro/sql/registro-many.ts';
import { addUsuali as addLivelliUsuali } from '../../solleciti/commands/levels.ts';
import { addUsuali } from '../../voci/commands/rules.ts';
import { insertAssegnazioni, type AssegnazioneNuova } from '../../voci/sql/assegnazioni.ts';
import { listRegole } from '../../voci/sql/regole.ts';
import { getIdOfKey, lockRunningDemo } from '../sql/demo.ts';
import { listMovimentiDemo, readPartiteDemo, updateRunningDemo, type MovimentoDemo } from '../sql/history.ts';
import { hashFile } from './import-demo.ts';

/** Reconciles every month but the last, one transaction each, from where a server that ended left off. */
export async function fillStoria(db: Database, studio: StudioDemo): Promise<void> {
  const months = groupMonths(studio);
  for (const [at, files] of months.entries())
    await db.kysely.transaction().execute(async (tx) => {
      const held = await lockRunningDemo(tx);
      if (held && (held.riconciliati ?? 0) === at) {
        await reconcileMonth(tx, held, files);
        await updateRunningDemo(tx, { ...held, riconciliati: at + 1 });
      }
    });
}

/**
 * The rates, the chart of accounts and the rules that the months are reconciled with, and the levels of the solleciti;
 * added once.
 */
export async function prepareDemo(db: Database, demo: DemoInCorso, studio: StudioDemo): Promise<void> {
  const actor = toActor(demo);
  await addUsuali(db, actor, [...REGOLE_USUALI, ...REGOLE_DEMO]);
  await addLivelliUsuali(db, actor);
  const [first] = studio.importazioni();
  const celle = makeMatrice(demo.options.seme, studio.azienda).map(({ agente, mandante, ...cella }) => ({
    ...cella,
    id_agente: getIdOfKey(demo.posto.soggetti, agente),
    id_mandante: getIdOfKey(demo.posto.soggetti, mandante),
    attesa: null,
  }));
  // Rates that exist stay as they are: a server that ended had written them.
  if (first) await modifyMatrice(db, actor, { dal: addGiorni(first.dal, -365), celle });
}

const toActor = ({ actor, posto }: DemoInCorso): Actor => ({ ...actor, id_azienda: posto.id_azienda });

/** The statements of each month but the last, oldest first. */
function groupMonths(studio: StudioDemo): ImportazioneDemo[][] {
  const statements = [...studio.importazioni()].filter(({ natura }) => natura === 'movimento');
  return [...Map.groupBy(statements, ({ dal }) => dal.slice(0, 7)).values()].slice(0, -1);
}

async function reconcileMonth(tx: Tx, demo: DemoInCorso, files: readonly ImportazioneDemo[]): Promise<void> {
  const actor = toActor(demo);
  const righe = new Map(
    files.flatMap((file) =>
      file.righe.map((riga) => [`${hashFile(demo.options.seme, file)} ${riga.riga}`, riga] as const),
    ),
  );
  const fingerprints = files.map((file) => hashFile(demo.options.seme, file));
  const movimenti = await listMovimentiDemo(tx, actor.id_azienda, fingerprints);
  const toRiga = ({ sha256, riga }: MovimentoDemo) => righe.get(`${sha256} ${riga}`);
  await writePagamenti(
    tx,
    demo,
    movimenti.flatMap((movimento) => {
      const riga = toRiga(movimento);
      return riga && riga.paga.length > 0 ? [{ movimento, riga }] : [];
    }),
  );
  await writeVoci(
    tx,
    actor,
    movimenti.filter((movimento) => toRiga(movimento)?.paga.length === 0),
  );
}

/** Matches the movimenti that pay documents, as a person would have. */
async function writePagamenti(
  tx: Tx,
  demo: DemoInCorso,
  payers: readonly { movimento: MovimentoDemo; riga: RigaDemo }[],
): Promise<void> {
  const actor = toActor(demo);
  const numbers = payers.flatMap(({ riga }) => riga.paga.map(({ numero_documento }) => numero_documento));
  const partite = await readPartiteDemo(tx, actor.id_azienda, numbers);
  const fresh = payers.map(({ movimento, riga }): PagamentoNuovo => ({
    origine: 'movimento',
    data: movimento.data,
    importo: movimento.importo,
    divisa: 'EUR',
    id_tipo_pagamento: null,
    riferimento: movimento.riferimento,
    nota: null,
    id_storno_di: null,
    id_lotto: null,
    conferma: 'manuale',
    punteggio: null,
    unica: null,
    motivi: ['abbinato a mano'],
    rivali: [],
    movimenti: [{ id: movimento.id, importo: movimento.importo }],
    partite: riga.paga.map(({ soggetto, numero_documento, importo }) => {
      const id = partite.get(`${getIdOfKey(demo.posto.soggetti, soggetto)} ${numero_documento}`);
      if (id === undefined) throw new Error(`demo partita without an id: ${numero_documento}`);
      return { id, importo };
    }),
    differenze: [],
  }));
  const ids = await insertPagamenti(tx, actor, fresh);
  await appendManyToRegistro(
    tx,
    actor,
    'pagamento_creato',
    'pagamento',
    fresh.map((dopo, at) => ({ id: ids[at] ?? 0, dopo })),
  );
}

/** Explains by rules the movimenti that pay no document: one action a month, which can be taken back as any other. */
async function writeVoci(tx: Tx, actor: Actor, movimenti: readonly MovimentoDemo[]): Promise<void> {
  const regole = await listRegole(tx, actor.id_azienda);
  const byId = new Map(regole.map((regola) => [regola.id, regola]));
  const importi = new Map(movimenti.map(({ id, importo }) => [id, importo]));
  const coverings = applyRegole(regole, movimenti);
  if (coverings.length === 0) return;
  const id_lotto = await insertLottoAbbinamenti(tx, actor, 'regole');
  const fresh = coverings.flatMap(({ id_movimento, id_regola }): AssegnazioneNuova[] => {
    const regola = byId.get(id_regola);
    if (!regola) return [];
    const { azione: tipo, id_voce, motivo } = regola;
    const importo = importi.get(id_movimento) ?? 0;
    return [{ id_movimento, tipo, id_voce, importo, motivo, id_regola, id_lotto, id_coppia: null }];
  });
  await insertAssegnazioni(tx, actor, fresh);
}
