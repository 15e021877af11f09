/** The server dies while rows are edited: an edit that was answered is there, one that was not is whole or absent. */
import { expect, test } from 'vitest';
import { importRighe } from '#import/run/import.ts';
import { makeMovimenti } from '#tests/e2e/support/banca.ts';
import { makePiano } from '#tests/e2e/support/piano.ts';
import { onEachEngine } from './support/impianto.ts';
import { unlessLost } from './support/studio.ts';
import { expectSurvives, SEME, type Lavoro } from './support/uccidi.ts';

const GRUPPI = 12;
const PER_GRUPPO = 25;

interface Gruppo {
  /** What an answer promised. */
  promessa: string | null;
  /** Asked for after that, and never answered. */
  forse: string | null;
}

function makeLavoro(): Lavoro {
  const groups = new Map<number, Gruppo>();
  const groupOf = new Map<number, number>();
  const read = async ({ client }: Parameters<Lavoro['run']>[0]) =>
    (await client.call('estrattoConto', { query: { sort: 'id', limit: GRUPPI * PER_GRUPPO } })).righe;
  return {
    async prepare(studio) {
      const { id } = await studio.client.call('contoNuovo', { body: { nome: 'Conto di prova' } });
      const plan = makePiano('righe.csv', makeMovimenti(GRUPPI * PER_GRUPPO, SEME), id);
      expect((await importRighe(studio.client, plan)).tipo).toBe('completato');
      for (const [at, { id: riga }] of (await read(studio)).entries()) groupOf.set(riga, at % GRUPPI);
    },
    async run(studio, turn) {
      const rows = await unlessLost(read(studio));
      if (rows === null) return;
      for (let at = 0; at < GRUPPI; at += 1) {
        const nota = `giro ${turn}, gruppo ${at}`;
        const group = groups.get(at) ?? { promessa: null, forse: null };
        groups.set(at, { ...group, forse: nota });
        const righe = rows
          .filter(({ id }) => groupOf.get(id) === at)
          .map(({ id, versione }) => ({ id, versione, campi: { nota } }));
        const answer = await unlessLost(studio.client.call('estrattoContoModifica', { body: { righe } }));
        if (answer === null) return;
        groups.set(at, { promessa: nota, forse: null });
      }
    },
    async check(studio) {
      const rows = await read(studio);
      for (const [at, { promessa, forse }] of groups) {
        const note = new Set(rows.filter(({ id }) => groupOf.get(id) === at).map(({ nota }) => nota));
        expect(note.size, `one edit, one outcome: ${[...note].join(', ')}`).toBe(1);
        const [nota = null] = note;
        expect([promessa, forse ?? promessa]).toContain(nota);
        groups.set(at, { promessa: nota, forse: null });
      }
    },
  };
}

onEachEngine('kill -9 during edits', (engine) => {
  test('every edit that was answered is there, every other whole or absent', () =>
    expectSurvives('modifiche', engine, makeLavoro));
});
