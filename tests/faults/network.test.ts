/** The network fails at each step of an import, of an acceptance, of an undo and of an edit: done once, or not at all. */
import { expect, test } from 'vitest';
import type { Client } from '#api/client.ts';
import { importRighe } from '#import/run/import.ts';
import { makeMovimenti } from '#tests/e2e/support/banca.ts';
import { makePiano } from '#tests/e2e/support/piano.ts';
import { DEMO, findProposte, listLotti, readResidui } from './support/banco.ts';
import { makeImpianto, onEachEngine } from './support/impianto.ts';
import { GUASTI, openRete, type Guasto, type Rete } from './support/rete.ts';
import { enterStudio, unlessLost, type Studio } from './support/studio.ts';
import { checkSound } from './support/verifica.ts';

const RIGHE = 90;
/** Open, alias, three lots. */
const CHIAMATE_IMPORT = 5;

interface Scena {
  /** By way of the network that fails. */
  lontano: Studio;
  /** Beside the server: sees what is there. */
  vicino: Studio;
  rete: Rete;
}

/** Runs it until an answer comes, as a person does who sees that the network failed; a refusal is an answer. */
async function insist<T>(run: () => Promise<T>): Promise<T | null> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const answer = await unlessLost(run());
    if (answer !== null) return answer;
  }
  return null;
}

/** 409 is the server's word that it was done before; anything else is a fault. */
async function unlessConflict<T>(call: Promise<T>): Promise<T | 'conflitto'> {
  try {
    return await call;
  } catch (cause) {
    if (cause instanceof Error && 'status' in cause && cause.status === 409) return 'conflitto';
    throw cause;
  }
}

async function breakImport({ lontano, vicino, rete }: Scena, fault: Guasto, call: number, id: number) {
  const name = `${fault}-${call}.csv`;
  const seed = (GUASTI.indexOf(fault) + 1) * 100 + call;
  const plan = makePiano(name, makeMovimenti(RIGHE, seed), id);
  const before = await count(vicino.client);
  rete.break(fault, call);
  const outcome = await importRighe(lontano.client, plan, {
    lottoMassimo: 30,
    attesa: () => Promise.resolve(),
  });
  expect(rete.calls(), `${name}: the fault fell on a call`).toBeGreaterThanOrEqual(call);
  rete.break(null);
  const added = (await count(vicino.client)) - before;
  expect([outcome.tipo, added], name).toEqual([outcome.tipo, outcome.tipo === 'completato' ? RIGHE : 0]);
  // Only opening is not repeated: nothing was there yet, and the person begins again.
  if (!((fault === 'persa' || fault === 'muta') && call === 1)) expect(outcome.tipo, name).toBe('completato');
}

const count = async (client: Client): Promise<number> =>
  (await client.call('estrattoConto', { query: { limit: 1 } })).totale;

async function breakAcceptance({ lontano, vicino, rete }: Scena, fault: Guasto): Promise<void> {
  const open = await readResidui(vicino);
  const id_calcolo = await findProposte(vicino);
  const { proposte } = await vicino.client.call('proposte', {
    params: { id: id_calcolo },
    query: { unica: 'true', limit: 20 },
  });
  const numeri = proposte.map(({ numero }) => numero);
  expect(numeri.length).toBeGreaterThan(0);
  rete.break(fault);
  const accept = () =>
    unlessConflict(lontano.client.call('proposteAccetta', { body: { id_calcolo, numeri } }));
  await insist(accept);
  rete.break(null);
  const [lotto, ...others] = (await listLotti(vicino)).filter(({ attivi }) => attivi > 0);
  expect(others, `${fault}: accepted twice`).toEqual([]);
  expect(lotto?.attivi, fault).toBeGreaterThan(0);
  const settled = await readResidui(vicino);
  expect(settled).not.toEqual(open);

  rete.break(fault);
  const id = lotto?.id_lotto ?? 0;
  await insist(() => unlessConflict(lontano.client.call('lottoAnnulla', { params: { id } })));
  rete.break(null);
  expect(await readResidui(vicino), `${fault}: undone once, to the cent`).toEqual(open);
}

async function breakEdit({ lontano, vicino, rete }: Scena, fault: Guasto): Promise<void> {
  const first = async () =>
    (await vicino.client.call('estrattoConto', { query: { limit: 1, sort: 'id' } })).righe[0];
  const before = await first();
  if (!before) throw new Error('a row expected');
  const { id, versione } = before;
  const righe = [{ id, versione, campi: { nota: `rete ${fault}` } }];
  rete.break(fault);
  await insist(() => unlessConflict(lontano.client.call('estrattoContoModifica', { body: { righe } })));
  rete.break(null);
  expect(await first(), fault).toMatchObject({ nota: `rete ${fault}`, versione: versione + 1 });
}

onEachEngine('the network between page and server', (engine) => {
  test('lost, mute, doubled or slow at each step: everything is done once', async () => {
    const impianto = await makeImpianto(engine);
    const server = await impianto.start();
    const rete = await openRete(server.url);
    try {
      const vicino = await enterStudio(server.url);
      const scena = { lontano: vicino.at(rete.url), vicino, rete };
      await vicino.client.call('demo', { body: { ...DEMO, righe: 180 } });
      const { id } = await vicino.client.call('contoNuovo', { body: { nome: 'Conto di prova' } });
      for (const fault of GUASTI) {
        for (let call = 1; call <= CHIAMATE_IMPORT; call += 1) await breakImport(scena, fault, call, id);
        await breakAcceptance(scena, fault);
        await breakEdit(scena, fault);
      }
      await server.stop();
      await checkSound(impianto);
      process.stdout.write(
        `guasti: rete (${engine}): ${GUASTI.length} guasti per ${CHIAMATE_IMPORT} passi di importazione, accettazione, annullo, modifica\n`,
      );
    } finally {
      await rete.close();
      await server.stop('SIGKILL');
      await impianto.remove();
    }
  });
});
