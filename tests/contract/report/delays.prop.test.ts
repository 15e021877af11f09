/** What the database keeps of each settlement is what following it all again gives, whatever people do. */
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { RigaEstratto } from '#api/contract/estratto-conto.ts';
import { insertRitardi } from '#server/report/sql/kept-ritardi.ts';
import { onEveryEngine } from '../support/engines.ts';
import { movimenti, partite as fatture, soggetti as registra } from '../support/pagamenti.ts';
import type { World } from '../support/world.ts';
import * as naive from './riferimento.ts';
import { furnish, run, scena, type Allestita } from './scena.ts';

interface Piano {
  Triggers: { 'Trigger Name': string }[];
}
const nameOf = (trigger: Piano['Triggers'][number]): string => trigger['Trigger Name'];

interface Ritardo {
  id_partita: number;
  id_soggetto: number;
  data: string;
  data_partita: string;
  giorni: number;
  peso: number;
  tornato_il: string | null;
  ripetuta: boolean;
}

const inOrder = (rows: readonly Ritardo[]): string[] =>
  rows
    .map((row) =>
      JSON.stringify([
        row.id_partita,
        row.data,
        row.peso,
        row.id_soggetto,
        row.data_partita,
        row.giorni,
        row.tornato_il,
        row.ripetuta,
      ]),
    )
    .toSorted();

async function kept({ db }: World, idAzienda: number): Promise<string[]> {
  const { rows } = await sql<Ritardo>`select * from ritardo where id_azienda = ${idAzienda}`.execute(
    db.kysely,
  );
  return inOrder(rows);
}

async function worked({ db }: World, idAzienda: number): Promise<string[]> {
  const { partite, abbinamenti, pagamenti } = await naive.readDati(db, idAzienda);
  const counted = abbinamenti.filter(({ id_storno_di }) => id_storno_di === null);
  const rows = counted.flatMap((line): Ritardo[] => {
    const partita = partite.find(({ id }) => id === line.id_partita);
    if (!partita || partita.id_soggetto === null) return [];
    const back = pagamenti
      .filter(({ id_storno_di }) => id_storno_di === line.id_pagamento)
      .map(({ data }) => data)
      .toSorted();
    return [
      {
        id_partita: partita.id,
        id_soggetto: partita.id_soggetto,
        data: line.data,
        data_partita: partita.data,
        giorni: naive.giornoNumero(line.data) - naive.giornoNumero(partita.scadenza),
        peso: Math.abs(line.importo),
        tornato_il: back[0] ?? null,
        ripetuta: counted.filter(({ id_partita }) => id_partita === partita.id).length > 1,
      },
    ];
  });
  return inOrder(rows);
}

/** Gives all of the first soggetto to the second, and answers how to take it back. */
async function merge({ office, soggetti: [a = 0, b = 0] }: Allestita): Promise<() => Promise<unknown>> {
  const { browser } = office;
  const { soggetti } = await browser.ok('soggetti', { query: { ids: `${a},${b}` } });
  const version = (id: number) => soggetti.find((each) => each.id === id)?.versione;
  const { id_unione } = await browser.ok('soggettiUnisci', {
    body: {
      id_tenuto: b,
      versione_tenuto: version(b),
      id_unito: a,
      versione_unito: version(a),
      campi: {},
    },
  });
  return () => browser.ok('unioneAnnulla', { params: { id_unione } });
}

onEveryEngine('the delays that are kept', (world) => {
  test('follow every change, and are the same made all over again', async () => {
    await fc.assert(
      fc.asyncProperty(scena, async (made) => {
        const scene = await furnish(world(), made);
        const { id_azienda } = scene.office;
        const agree = async () => {
          const now = await kept(world(), id_azienda);
          expect(now).toEqual(await worked(world(), id_azienda));
          return now;
        };
        for (const step of made.steps) {
          await run(world(), scene, step);
          await agree();
        }
        const before = await agree();
        const undo = await merge(scene);
        await agree();
        await undo();
        expect(await agree()).toEqual(before);
        await sql`delete from ritardo`.execute(world().db.kysely);
        await sql.raw(insertRitardi('true')).execute(world().db.kysely);
        expect(await agree()).toEqual(before);
      }),
      { numRuns: 12, endOnFailure: true },
    );
  });

  test('are worked out again for partite alone: movimenti have none', async () => {
    const office = await world().office();
    const [id_soggetto = 0] = await registra(world(), office, ['Rossi']);
    const ran = async (of: readonly RigaEstratto[]): Promise<string[]> => {
      const { rows } = await sql<{ 'QUERY PLAN': Piano[] }>`
        explain (analyze, format json) update riga_estratto set id_soggetto = ${id_soggetto}
        where id_azienda = ${office.id_azienda} and id = any (${of.map(({ id }) => id)}::bigint[])`.execute(
        world().db.kysely,
      );
      return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Triggers }) => Triggers)).map(nameOf);
    };
    expect(await ran(await fatture(office, [{}, {}]))).toContain('riga_estratto_ritardo_update');
    const names = await ran(await movimenti(office, [{}, {}]));
    expect(names).toContain('riga_estratto_storia_cambiata');
    expect(names).not.toContain('riga_estratto_ritardo_update');
  });
});
