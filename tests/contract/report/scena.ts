/** Any data, and anything that people do to it afterwards. */
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { addGiorni, toGiorno } from '#domain/date.ts';
import { annulImportazione } from '#server/importazioni/commands/annul-importazione.ts';
import { insertPagamenti } from '#server/pagamenti/sql/write.ts';
import { partite, soggetti } from '../support/pagamenti.ts';
import type { Office, World } from '../support/world.ts';

/** Days around everything that calendars do: year ends, leap days, changes of the clocks, month ends. */
export const giorno = fc.constantFrom(
  '2023-12-31',
  '2024-01-01',
  '2024-01-31',
  '2024-02-28',
  '2024-02-29',
  '2024-03-01',
  '2024-03-30',
  '2024-03-31',
  '2024-04-01',
  '2024-04-30',
  '2024-05-31',
  '2024-06-30',
  '2024-10-26',
  '2024-10-27',
  '2024-10-28',
  '2024-12-31',
  '2025-01-01',
  '2025-01-31',
  '2025-02-28',
  '2025-03-01',
);
const importo = fc.constantFrom(1, 99, 1_000, 12_345, 250_001, -1, -777, -45_000);
const who = fc.constantFrom(0, 1, 2, null);

const partita = fc.record({
  data: giorno,
  // Whole fasce away from the days on which it is asked.
  scadenza: fc
    .tuple(giorno, fc.constantFrom(0, 0, 1, 30, 31, 60, 61, 90, 91))
    .map(([day, late]) => addGiorni(toGiorno(day), -late)),
  data_documento: fc.option(giorno),
  importo,
  soggetto: who,
  agente: who,
  mandante: who,
});
const passo = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      fa: fc.constant('paga' as const),
      quali: fc.uniqueArray(fc.nat(9), { minLength: 1, maxLength: 3 }),
      parte: fc.constantFrom(1, 2, 3),
      data: giorno,
      abbuono: fc.constantFrom(0, 0, 3, 50),
    }),
  },
  fc.record({
    fa: fc.constant('storna' as const),
    quale: fc.nat(9),
    data: giorno,
    spese: fc.constantFrom(0, 250),
  }),
  fc.record({ fa: fc.constant('annulla' as const), quale: fc.nat(9) }),
  fc.record({ fa: fc.constant('scadenza' as const), quale: fc.nat(9), data: giorno }),
  fc.record({ fa: fc.constant('concorda' as const), quale: fc.nat(9), data: giorno }),
  fc.record({ fa: fc.constant('soggetto' as const), quale: fc.nat(9), soggetto: who }),
  fc.record({ fa: fc.constant('ignora' as const), quale: fc.nat(9) }),
  fc.record({
    fa: fc.constant('aliquota' as const),
    agente: fc.nat(2),
    mandante: fc.nat(2),
    aliquota: fc.nat(2_000),
  }),
  fc.record({ fa: fc.constant('togli' as const) }),
);
export type Passo = typeof passo extends fc.Arbitrary<infer T> ? T : never;

export const scena = fc.record({
  prime: fc.array(partita, { minLength: 2, maxLength: 6 }),
  seconde: fc.array(partita, { minLength: 1, maxLength: 4 }),
  steps: fc.array(passo, { minLength: 2, maxLength: 7 }),
});

export interface Allestita {
  office: Office;
  soggetti: number[];
  /** Of both imports, in order. */
  partite: number[];
  /** The second import, which a step takes back. */
  seconda: number;
  pagamenti: number[];
}

/** An office with the partite of a scene, their agenti and mandanti. */
export async function furnish(
  world: World,
  { prime, seconde }: Pick<typeof scena extends fc.Arbitrary<infer T> ? T : never, 'prime' | 'seconde'>,
): Promise<Allestita> {
  const office = await world.office();
  const ids = await soggetti(world, office, ['Rossi', 'Bianchi', 'Verdi']);
  const made = async (rows: typeof prime): Promise<{ ids: number[]; imp: number }> => {
    const righe = await partite(
      office,
      rows.map(({ data, scadenza, data_documento, importo: amount, soggetto }) => ({
        data,
        scadenza,
        data_documento,
        importo: amount,
        id_soggetto: soggetto === null ? null : (ids[soggetto] ?? null),
      })),
    );
    for (const [at, { id }] of righe.entries()) {
      const { agente = null, mandante = null } = rows[at] ?? {};
      await sql`update riga_estratto set id_agente = ${agente === null ? null : (ids[agente] ?? null)},
        id_mandante = ${mandante === null ? null : (ids[mandante] ?? null)}
        where id_azienda = ${office.id_azienda} and id = ${id}`.execute(world.db.kysely);
    }
    return { ids: righe.map(({ id }) => id), imp: righe[0]?.id_imp ?? 0 };
  };
  const first = await made(prime);
  const second = await made(seconde);
  return {
    office,
    soggetti: ids,
    partite: [...first.ids, ...second.ids],
    seconda: second.imp,
    pagamenti: [],
  };
}

/** Does a step; what cannot be done in that state is left undone. */
export async function run(world: World, scene: Allestita, step: Passo): Promise<void> {
  const { office } = scene;
  const { id_azienda, id_utente, browser } = office;
  const db = world.db.kysely;
  const row = async (at: number) => {
    const id = scene.partite[at % scene.partite.length] ?? 0;
    const { rows } = await sql<{ id: number; residuo: number; versione: number; stato: string }>`
      select id, residuo, versione, stato from riga_estratto where id_azienda = ${id_azienda} and id = ${id}`.execute(
      db,
    );
    return rows[0];
  };
  const modify = async (at: number, campi: object) => {
    const found = await row(at);
    if (!found) return;
    const { id, versione } = found;
    const answer = await browser.send('estrattoContoModifica', {
      body: { righe: [{ id, versione, campi }] },
    });
    expect([200, 422]).toContain(answer.statusCode);
  };
  switch (step.fa) {
    case 'paga': {
      const found = (await Promise.all(step.quali.map(row))).filter((each) => each !== undefined);
      const parts = [...new Map(found.map((each) => [each.id, each])).values()]
        .filter(({ stato, residuo }) => stato !== 'ignorata' && residuo !== 0)
        .map(({ id, residuo }) => ({ id, importo: Math.trunc(residuo / step.parte) || residuo }));
      if (parts.length === 0) return;
      const total = parts.reduce((all, part) => all + part.importo, 0);
      const waived = -Math.trunc((total * step.abbuono) / 100);
      const differenze = waived === 0 ? [] : [{ tipo: 'abbuono', importo: waived, nota: null }];
      const [id] = await db.transaction().execute((tx) =>
        insertPagamenti(tx, { id_azienda, id_utente }, [
          {
            origine: 'manuale',
            data: step.data,
            importo: total + waived,
            divisa: 'EUR',
            conferma: 'manuale',
            id_tipo_pagamento: null,
            riferimento: null,
            nota: null,
            id_storno_di: null,
            id_lotto: null,
            punteggio: null,
            unica: null,
            motivi: [],
            rivali: [],
            movimenti: [],
            partite: parts,
            differenze,
          },
        ]),
      );
      if (id !== undefined) scene.pagamenti.push(id);
      return;
    }
    case 'storna':
    case 'annulla': {
      const id = scene.pagamenti[step.quale % Math.max(1, scene.pagamenti.length)];
      if (id === undefined) return;
      const { versione } = await browser.ok('pagamento', { params: { id } });
      const storna = step.fa === 'storna';
      const body = storna ? { versione, data: step.data, spese: step.spese } : { versione };
      const answer = await browser.send(storna ? 'pagamentoStorna' : 'pagamentoAnnulla', {
        params: { id },
        body,
      });
      expect([200, 409, 422]).toContain(answer.statusCode);
      const made: unknown = answer.json();
      if (storna && answer.statusCode === 200) scene.pagamenti.push((made as { id: number }).id);
      return;
    }
    case 'scadenza':
      return modify(step.quale, { scadenza: step.data });
    case 'soggetto':
      return modify(step.quale, {
        id_soggetto: step.soggetto === null ? null : (scene.soggetti[step.soggetto] ?? null),
      });
    case 'ignora': {
      const found = await row(step.quale);
      return modify(step.quale, { stato: found?.stato === 'ignorata' ? 'aperta' : 'ignorata' });
    }
    case 'concorda': {
      const found = await row(step.quale);
      if (!found) return;
      await db.transaction().execute(async (tx) => {
        await sql`update scadenza_concordata set ritirata_il = now(), id_ritirante = ${id_utente}
          where id_azienda = ${id_azienda} and id_partita = ${found.id} and ritirata_il is null`.execute(tx);
        await sql`insert into scadenza_concordata (id_azienda, id_partita, scadenza_originale, scadenza, motivo, id_autore)
          values (${id_azienda}, ${found.id}, ${step.data}::date, ${step.data}::date, 'prova', ${id_utente})`.execute(
          tx,
        );
      });
      return;
    }
    case 'aliquota': {
      const [agente, mandante] = [scene.soggetti[step.agente], scene.soggetti[step.mandante]];
      await db.transaction().execute(async (tx) => {
        await sql`delete from matrice_agenti where id_azienda = ${id_azienda} and id_agente = ${agente ?? 0}
          and id_mandante = ${mandante ?? 0}`.execute(tx);
        await sql`insert into matrice_agenti (id_azienda, id_agente, id_mandante, aliquota, valida_dal)
          values (${id_azienda}, ${agente ?? 0}, ${mandante ?? 0}, ${step.aliquota}, '2024-02-29')`.execute(
          tx,
        );
      });
      return;
    }
    case 'togli': {
      const done = await annulImportazione(world.db, { id_azienda, id_utente }, scene.seconda, {
        conferma: true,
        annulla_pagamenti: true,
      });
      expect(done.ok).toBe(true);
    }
  }
}
