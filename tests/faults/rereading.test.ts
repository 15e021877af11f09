/** The server dies while an import is read again, or while that is taken back: the one reading or the other, never between. */
import { expect, test } from 'vitest';
import { importRighe } from '#import/run/import.ts';
import { computeAttesi } from '#import/run/plan.ts';
import type { RigaImportata, RilettaRequest } from '#api/contract/rilettura.ts';
import type { RigaImport } from '#api/contract/invio-import.ts';
import { toCentesimi } from '#domain/importi.ts';
import { makeMovimenti } from '#tests/e2e/support/banca.ts';
import { makePiano } from '#tests/e2e/support/piano.ts';
import { onEachEngine } from './support/impianto.ts';
import { unlessLost, type Studio } from './support/studio.ts';
import { expectSurvives, SEME, type Lavoro } from './support/uccidi.ts';

const RIGHE = 1_500;

async function readRows({ client }: Studio, id: number): Promise<RigaImportata[]> {
  const rows: RigaImportata[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await client.call('importazioneRighe', {
      params: { id },
      query: cursor === undefined ? {} : { cursor },
    });
    rows.push(...page.righe);
    if (page.cursor === null) return rows;
    ({ cursor } = page);
  }
}

const toImport = ({
  id: _i,
  versione: _v,
  residuo: _r,
  stato: _s,
  annotata: _n,
  abbinata: _b,
  a_mano: _m,
  ...riga
}: RigaImportata): RigaImport => riga;

const contents = (rows: readonly RigaImport[]) =>
  rows.map(({ riga, importo, descrizione }) => `${riga} ${importo} ${descrizione}`).toSorted();

/** A third changed, a tenth gone, a tenth new: what a corrected tracciato would find. */
function makeRilettura(rows: readonly RigaImportata[]): { body: RilettaRequest; after: RigaImport[] } {
  const change = rows
    .filter((_, at) => at % 3 === 0)
    .map((row) => ({
      id: row.id,
      versione: row.versione,
      riga: { ...toImport(row), descrizione: 'Letta meglio', importo: toCentesimi(row.importo + 100) },
    }));
  const elimina = rows.filter((_, at) => at % 10 === 1).map(({ id, versione }) => ({ id, versione }));
  const crea = rows
    .filter((_, at) => at % 10 === 2)
    .map((row, at) => ({ ...toImport(row), riga: 100_000 + at, descrizione: 'Vista ora' }));
  const gone = new Set(elimina.map(({ id }) => id));
  const changed = new Map(change.map(({ id, riga }) => [id, riga]));
  const kept = rows.filter(({ id }) => !gone.has(id)).map((row) => changed.get(row.id) ?? toImport(row));
  const after = [...kept, ...crea];
  const saldo = after.reduce((sum, { importo }) => sum + importo, 0);
  const attesi = computeAttesi(after, {
    scartate: 0,
    escluse: 0,
    saldo_iniziale: toCentesimi(0),
    saldo_finale: toCentesimi(saldo),
    quadratura: { esito: 'quadra', differenza: toCentesimi(0), riga: null },
  });
  if (attesi === null) throw new RangeError('rows expected');
  const tracciato = { id: null, versione: null, nome: 'Corretto', origine: 'inferito' as const };
  const keep = change.filter(({ id }) => !gone.has(id));
  return { body: { tracciato, colonne: [], attesi, cambia: keep, crea, elimina }, after };
}

function makeLavoro(): Lavoro {
  let id_imp = 0;
  let first: string[] = [];
  let second: string[] = [];
  let body: RilettaRequest | null = null;
  /** Which readings may be there now. */
  let may: string[][] = [];
  return {
    async prepare(studio) {
      const { id } = await studio.client.call('contoNuovo', { body: { nome: 'Conto di prova' } });
      const plan = makePiano('letto.csv', makeMovimenti(RIGHE, SEME), id);
      const outcome = await importRighe(studio.client, plan);
      if (outcome.tipo !== 'completato') throw new Error('the import did not complete');
      ({ id_imp } = outcome);
    },
    /** From the first reading, whatever the round before left. */
    async before(studio) {
      const { importazioni } = await studio.client.call('importazioni');
      const rereading = importazioni.find((each) => each.id_imp === id_imp)?.rilettura ?? null;
      if (rereading !== null) await studio.client.call('rilettaAnnulla', { params: { id: rereading } });
      const rows = await readRows(studio, id_imp);
      const made = makeRilettura(rows);
      ({ body } = made);
      first = contents(rows);
      second = contents(made.after);
      may = [first];
    },
    async run({ client }) {
      if (body === null) throw new Error('the re-reading is made before');
      may = [first, second];
      const done = await unlessLost(client.call('importazioneRiletta', { params: { id: id_imp }, body }));
      if (done === null) return;
      may = [second, first];
      const undone = await unlessLost(client.call('rilettaAnnulla', { params: { id: done.id } }));
      if (undone !== null) may = [first];
    },
    async check(studio) {
      const now = contents(await readRows(studio, id_imp));
      expect(may.map((each) => each.join('\n'))).toContain(now.join('\n'));
    },
  };
}

onEachEngine('kill -9 during a re-reading', (engine) => {
  test('the rows are those of one reading or of the other', () =>
    expectSurvives('rilettura', engine, makeLavoro));
});
