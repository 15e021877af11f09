/** A whole import through HTTP into the embedded database, against a bare insert of the same rows into the same schema. */
import { PGlite } from '@electric-sql/pglite';
import path from 'node:path';
import type { Client } from '#api/client.ts';
import type { RigaImport } from '#api/contract/invio-import.ts';
import { importRighe } from '#import/run/import.ts';
import type { PianoImport } from '#import/run/plan.ts';
import { makeMovimenti } from '#tests/e2e/support/banca.ts';
import { enter } from '#tests/e2e/support/studio.ts';
import { makePiano } from '#tests/e2e/support/piano.ts';
import { makeDataDir, startServer } from '#tests/e2e/support/server.ts';
import { compare, type Rapporto } from './misura.ts';

/** Rows of one INSERT. Arrays through `unnest` take half the time of a list of VALUES; the size hardly matters. */
const LOT = 5_000;

/** The columns an import fills, with their types; the rest have defaults. */
const COLUMNS: readonly (readonly [string, string, (riga: RigaImport) => unknown])[] = [
  ['riga', 'integer', (riga) => riga.riga],
  ['data', 'date', (riga) => riga.data],
  ['data_valuta', 'date', (riga) => riga.data_valuta],
  ['descrizione', 'text', (riga) => riga.descrizione],
  ['importo', 'bigint', (riga) => riga.importo],
  ['residuo', 'bigint', (riga) => riga.importo],
  ['divisa', 'text', (riga) => riga.divisa],
  ['saldo', 'bigint', (riga) => riga.saldo],
];

const NAMES = COLUMNS.map(([name]) => name).join(', ');
const ARRAYS = COLUMNS.map(([, type], index) => `$${index + 4}::${type}[]`).join(', ');
const INSERT = `insert into riga_estratto (id_azienda, id_imp, id_conto, natura, ${NAMES})
  select $1::bigint, $2::bigint, $3::bigint, 'movimento', x.* from unnest(${ARRAYS}) as x`;

async function insertBare(
  db: PGlite,
  keys: readonly [azienda: number, imp: number, conto: number],
  righe: readonly RigaImport[],
): Promise<void> {
  await db.transaction(async (tx) => {
    for (let at = 0; at < righe.length; at += LOT) {
      const lot = righe.slice(at, at + LOT);
      await tx.query(INSERT, [...keys, ...COLUMNS.map(([, , read]) => lot.map(read))]);
    }
  });
}

const makeConto = async (client: Client, nome: string): Promise<number> =>
  (await client.call('contoNuovo', { body: { nome } })).id;

/** A data folder as the server leaves it, with open imports to hang bare rows on. */
async function prepareFloor(dataDir: string, imports: number) {
  const server = await startServer(dataDir);
  const { client } = await enter(server.url);
  const { id_azienda } = await client.call('me');
  const id_conto = await makeConto(client, 'Conto di prova');
  const ids: number[] = [];
  for (let count = 0; count < imports; count += 1) ids.push((await client.call('logImportAdd')).id_imp);
  await server.stop();
  return { db: await PGlite.create(path.join(dataDir, 'db')), id_azienda, id_conto, ids };
}

export async function measureImportazione(righe: number, runs: number): Promise<Rapporto> {
  const folders = [await makeDataDir(), await makeDataDir()] as const;
  const floor = await prepareFloor(folders[0].dataDir, runs + 1);
  const server = await startServer(folders[1].dataDir);
  try {
    const { client } = await enter(server.url);
    const plans: PianoImport[] = [];
    // A conto for each: rows already present in one would be looked up, and that is another measure.
    for (let seed = 0; seed <= runs; seed += 1) {
      const id_conto = await makeConto(client, `Conto ${seed}`);
      plans.push(makePiano(`movimenti-${seed}.csv`, makeMovimenti(righe, seed), id_conto));
    }
    const bare = plans.values();
    const whole = plans.values();
    return await compare(
      'importazione via HTTP / insert nudo',
      runs,
      async () => {
        const plan = bare.next().value;
        const id_imp = floor.ids.shift();
        if (!plan || id_imp === undefined) throw new RangeError('more runs than plans');
        const started = performance.now();
        await insertBare(floor.db, [floor.id_azienda, id_imp, floor.id_conto], plan.righe);
        return performance.now() - started;
      },
      async () => {
        const plan = whole.next().value;
        if (!plan) throw new RangeError('more runs than plans');
        const started = performance.now();
        const outcome = await importRighe(client, plan);
        const elapsed = performance.now() - started;
        if (outcome.tipo !== 'completato')
          throw new Error(`not imported: ${outcome.tipo}`, { cause: outcome });
        return elapsed;
      },
    );
  } finally {
    await floor.db.close();
    await server.stop();
    await Promise.all(folders.map(({ remove }) => remove()));
  }
}
