/** Works that go in parts: what a server that ended has left halfway is gone on with by the next, once. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { toGiorno } from '#domain/date.ts';
import { annulAbandoned, annulIn, deleteAnnulled } from '#server/importazioni/commands/annul-importazione.ts';
import { fillDemo, resumeDemo } from '#server/demo/commands/fill-demo.ts';
import { annulLotto, resumeAnnulli } from '#server/pagamenti/commands/annul-parts.ts';
import type { Database } from '#server/core/db/database.ts';
import { transact } from '#server/core/db/transact.ts';
import { deleteRighe } from '#server/importazioni/sql/righe.ts';
import { verifyInvariants } from '#server/verify/verify.ts';
import { onEveryEngine, onEveryEngineAlone } from './support/engines.ts';
import { importAll, righe, visible } from './support/imports.ts';
import { search, first, movimenti, partite, residui, rotti, soggetti } from './support/pagamenti.ts';

class Ended extends Error {}

/** The same database for a server that ends as it begins its transaction number `transazioni` + 1. */
function endingAfter(db: Database, transazioni: number): Database {
  let begun = 0;
  const kysely = new Proxy(db.kysely, {
    get(target, name) {
      if (name === 'transaction' && ++begun > transazioni) throw new Ended();
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { ...db, kysely };
}

onEveryEngine('an import rolled back', (world) => {
  test('is out of sight at once, also in the past; its rows go afterwards', async () => {
    const { db } = world();
    const office = await world().office('amministratore');
    const rows = righe(5);
    const id_imp = await importAll(office, rows);
    const saldo = async (visto_il?: string) => {
      const { totali, parametri } = await office.browser.ok('reportConti', {
        query: { dal: '2020-01-01', al: '2030-12-31', ...(visto_il && { visto_il }) },
      });
      return { visto: parametri.visto_il, finale: totali.reduce((sum, each) => sum + each.saldo_finale, 0) };
    };
    const before = await saldo();
    const somma = rows.reduce((sum, { importo }) => sum + importo, 0);
    const expectGone = async () => {
      expect((await visible(office.browser)).totale).toBe(0);
      const now = await saldo();
      expect(now.finale).toBe(before.finale - somma);
      expect((await saldo(before.visto)).finale).toBe(before.finale);
      // What was true when the import was gone and its rows were not is told the same ever after.
      return now.visto;
    };
    const actor = { id_azienda: office.id_azienda, id_utente: office.id_utente };
    await transact(db, (tx) => annulIn(tx, actor, id_imp, { conferma: false, annulla_pagamenti: false }));
    const whileThere = await expectGone();
    await deleteRighe(db.kysely, { id_azienda: office.id_azienda, id_imp }, 2);
    await expectGone();
    expect((await saldo(whileThere)).finale).toBe(before.finale - somma);
    expect(await deleteAnnulled(db)).toBeGreaterThanOrEqual(1);
    await expectGone();
    expect((await saldo(whileThere)).finale).toBe(before.finale - somma);
    const { rows: left } = await sql`select from riga_estratto where id_imp = ${id_imp}`.execute(db.kysely);
    expect(left).toHaveLength(0);
    expect(await deleteAnnulled(db)).toBe(0);
  });
});

onEveryEngine('an action undone in parts', (world) => {
  test('is gone on with to its end, also by two servers at once', async () => {
    const { db } = world();
    const office = await world().office('amministratore');
    const name = 'Rossi Meccanica Srl';
    const id_soggetto = first(await soggetti(world(), office, [name]));
    // Three parts, the last one not full.
    const at = Array.from({ length: 230 }, (_, index) => index);
    const documento = (each: number) => ({
      importo: 10_000 + each * 37,
      numero_documento: `${1_000 + each}/2026`,
      ragione_sociale: name,
      id_soggetto,
    });
    await partite(office, at.map(documento));
    await movimenti(
      office,
      at.map((each) => ({
        ...documento(each),
        numero_documento: null,
        descrizione: `BONIFICO SALDO FATTURA ${documento(each).numero_documento}`,
      })),
    );
    const before = await residui(office);
    const id_calcolo = await search(office);
    const { id_lotto } = await office.browser.ok('proposteAccetta', { body: { id_calcolo, soglia: 0.5 } });
    if (id_lotto === null) throw new Error('nothing was accepted');
    expect((await residui(office)).filter(([, residuo]) => residuo === 0)).toHaveLength(2 * at.length);
    const actor = { id_azienda: office.id_azienda, id_utente: office.id_utente };
    // Looked through, three parts; asked for; one part done.
    await expect(annulLotto(endingAfter(db, 5), actor, id_lotto)).rejects.toThrow(Ended);
    const left = (await residui(office)).filter(([, residuo]) => residuo === 0).length;
    expect(left).toBe(2 * (at.length - 100));
    await Promise.all([resumeAnnulli(db), resumeAnnulli(db)]);
    expect(await residui(office)).toEqual(before);
    expect(await rotti(world(), office.id_azienda)).toEqual([]);
    expect(await resumeAnnulli(db)).toBe(0);
  });
});

onEveryEngineAlone('the demonstration office', (world) => {
  const options = { seme: 5, movimenti: 360, al: toGiorno('2026-10-31'), da_riconciliare: 'mese' } as const;

  test('is seen whole or not at all, and gone on with to its end, also by two servers at once', async () => {
    const { db } = world();
    const { id_azienda, id_utente } = await world().office('amministratore');
    const actor = { id_azienda, id_utente };
    await expect(fillDemo(endingAfter(db, 30), actor, options)).rejects.toThrow(Ended);
    const count = async () => {
      const { rows } = await sql<{ imports: number; movimenti: number; partite: number; fatte: number }>`
        select (select count(distinct sha256)::integer from importazione) as imports,
          count(*) filter (where natura = 'movimento')::integer as movimenti,
          count(*) filter (where natura = 'partita')::integer as partite,
          (select count(*)::integer from registro where azione = 'demo') as fatte from estratto_conto`.execute(
        db.kysely,
      );
      return rows[0];
    };
    const halfway = await count();
    expect(halfway?.imports).toBe(29);
    expect(halfway?.fatte).toBe(0);
    expect(halfway, 'nothing of it is seen').toMatchObject({ movimenti: 0, partite: 0 });
    // A server that starts takes away what no client will finish: this is not of a client.
    expect(await annulAbandoned(db, 0)).toBe(0);
    // Nor with all its files there, the one that does not tie and keeps its bytes among them.
    await expect(resumeDemo(endingAfter(db, 60))).rejects.toThrow(Ended);
    expect(await annulAbandoned(db, 0)).toBe(0);
    // A copy that is taken now is proven: what nobody sees yet is settled by the work that goes on.
    const settled = await db.kysely
      .selectFrom('riga_estratto')
      .select('id')
      .whereRef('residuo', '<>', 'importo')
      .execute();
    expect(settled.length).toBeGreaterThan(0);
    expect((await verifyInvariants(db.kysely)).anomalie).toEqual([]);
    // Nobody begins another over it.
    expect(await fillDemo(db, actor, options)).toMatchObject({ ok: false });
    await Promise.all([resumeDemo(db), resumeDemo(db)]);
    expect(await count()).toMatchObject({ movimenti: 360, partite: 270, fatte: 1 });
    expect(await resumeDemo(db)).toBe(0);
    const { anomalie } = await verifyInvariants(db.kysely);
    expect(anomalie).toEqual([]);
  });
});
