/**
 * The server dies at a random moment of an import, again and again on the same data: nothing half done is ever seen.
 * A few deaths every day, as many as `QUADRA_FAULTS` asks with the fault tests, which run this file too.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '#api/client.ts';
import { importRighe } from '#import/run/import.ts';
import type { PianoImport } from '#import/run/plan.ts';
import { makeMovimenti, makeRandom } from './support/banca.ts';
import { enter } from './support/studio.ts';
import { makePiano } from './support/piano.ts';
import { makeDataDir, startServer, type RunningServer } from './support/server.ts';
import { letPass } from '#tests/attese.ts';

const DEATHS = Number(process.env['QUADRA_FAULTS'] ?? 3);
/** For what never ends, in milliseconds. */
const LIMITE_MS = 120_000 + DEATHS * 60_000;
/** Four lots, and the steps around them: enough places to die between. */
const RIGHE = 2_000;
const SEED = 20_261_120;

const NOTHING = { righe: 0, dare: 0, avere: 0 };

const random = makeRandom(SEED);
let folder: Awaited<ReturnType<typeof makeDataDir>>;
let server: RunningServer;
let client: Client;
let id_conto: number;

async function restart(): Promise<void> {
  server = await startServer(folder.dataDir);
  client = (await enter(server.url)).client;
}

beforeAll(async () => {
  // The client says every lost call aloud; here they are lost on purpose.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  folder = await makeDataDir();
  await restart();
  id_conto = (await client.call('contoNuovo', { body: { nome: 'Conto di prova' } })).id;
});

afterAll(async () => {
  vi.restoreAllMocks();
  await server.stop('SIGKILL');
  await folder.remove();
});

/** Runs an import without second thoughts: a lost server is a lost import. */
async function runImport(plan: PianoImport): Promise<boolean> {
  const gone = new AbortController();
  const attesa = () => {
    gone.abort();
    return Promise.resolve();
  };
  const outcome = await importRighe(client, plan, { attesa, signal: gone.signal });
  return outcome.tipo === 'completato';
}

/** What every screen would show of the imports, against what each of them declared. */
async function checkWhole(declared: ReadonlyMap<string, PianoImport>): Promise<Set<string>> {
  const { importazioni } = await client.call('importazioni');
  const complete = new Set<string>();
  let visible = 0;
  for (const { id_imp, stato, nome_file } of importazioni) {
    const { totale, somme } = await client.call('estrattoConto', { query: { id_imp, limit: 1 } });
    const whole = stato === 'completato' ? declared.get(nome_file ?? '')?.attesi : NOTHING;
    const seen = { righe: totale, dare: somme.dare, avere: somme.avere };
    expect(seen, `import ${id_imp}, ${stato}`).toEqual({
      righe: whole?.righe,
      dare: whole?.dare,
      avere: whole?.avere,
    });
    visible += totale;
    if (stato === 'completato' && nome_file !== null) complete.add(nome_file);
  }
  const all = await client.call('estrattoConto', { query: { limit: 1 } });
  expect(all.totale, 'rows that belong to no import').toBe(visible);
  return complete;
}

describe('kill -9 in the middle of an import', () => {
  it(`leaves every import whole or absent, ${DEATHS} times`, { timeout: LIMITE_MS }, async ({ annotate }) => {
    const declared = new Map<string, PianoImport>();
    const confirmed = new Set<string>();
    const makeNext = (name: string, seed: number): PianoImport => {
      const plan = makePiano(name, makeMovimenti(RIGHE, seed), id_conto);
      declared.set(name, plan);
      return plan;
    };

    const started = performance.now();
    expect(await runImport(makeNext('misura.csv', 1))).toBe(true);
    const whole = performance.now() - started;
    confirmed.add('misura.csv');

    for (let death = 1; death <= DEATHS; death += 1) {
      const nome = `caduta-${death}.csv`;
      const running = runImport(makeNext(nome, SEED + death));
      // Each death has a stretch of the import for itself: a few reach its beginning, its middle and its end too.
      const when = ((death - 1 + random()) / DEATHS) * whole * 1.1;
      await letPass(when, 'a process dies at a random moment');
      await server.stop('SIGKILL');
      if (await running) confirmed.add(nome);
      await restart();
      const complete = await checkWhole(declared);
      // An answer that was given holds; one that was lost may have been given.
      expect([...confirmed].filter((name) => !complete.has(name))).toEqual([]);
    }
    await annotate(`${confirmed.size} of ${DEATHS + 1} imports were confirmed before the server died`);
  });
});
