/** Many proposals accepted at once: by several people at the same moment, followed to the end, and stopped. */
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { resumeAccettazioni } from '#server/pagamenti/commands/accettazione.ts';
import { holdParte } from '#server/pagamenti/sql/avanzamenti.ts';
import { onEveryEngine } from '../support/engines.ts';
import { colleague, fillCoppie, finished, importoOf, residui, rotti, search } from '../support/pagamenti.ts';
import type { Office } from '../support/world.ts';

const QUANTI = 240;
const at = Array.from({ length: QUANTI }, (_, index) => index);

onEveryEngine('bulk acceptance', (world) => {
  let office: Office;
  let other: Office;
  let before: [number, number, string][];
  beforeAll(async () => {
    office = await world().office();
    other = await colleague(world(), office);
    await fillCoppie(world(), office, QUANTI);
    before = await residui(office);
  });
  const sum = (rows: readonly [number, number, string][]): number =>
    rows.reduce((total, [, residuo]) => total + Math.abs(residuo), 0);

  test('of several people at once never allocates more than there is', async () => {
    const [mio, own] = [await search(office), await search(other)];
    const everyone = { soglia: 0.9 };
    const [a, b, c] = await Promise.all([
      office.browser.ok('proposteAccetta', { body: { id_calcolo: mio, ...everyone } }),
      other.browser.ok('proposteAccetta', { body: { id_calcolo: own, ...everyone } }),
      other.browser
        .ok('accettazioneAvvia', { body: { id_calcolo: own, ...everyone } })
        .then(({ id_lotto }) => finished(other, id_lotto)),
    ]);
    expect(c.stato).toBe('completato');
    const accettate = a.accettate + b.accettate + (c.esito?.accettate ?? 0);
    expect(accettate).toBe(QUANTI);
    expect(sum(await residui(office))).toBe(0);
    expect((await office.browser.ok('pagamenti', { query: { limit: 1 } })).totale).toBe(QUANTI);
    expect(await rotti(world(), office.id_azienda)).toEqual([]);
    for (const { id_lotto } of [a, b, c])
      if (id_lotto !== null) await office.browser.ok('lottoAnnulla', { params: { id: id_lotto } });
    expect(await residui(office)).toEqual(before);
  });

  test('leaves as it is what was taken off the list', async () => {
    const id_calcolo = await search(office);
    const { proposte } = await office.browser.ok('proposte', { params: { id: id_calcolo } });
    const [removed] = proposte;
    const [excluded] = removed?.movimenti ?? [];
    if (!removed || excluded === undefined) throw new Error('a proposal expected');
    const body = { id_calcolo, soglia: 0.9, movimenti_esclusi: [excluded] };
    const preview = await office.browser.ok('proposteAccetta', { body: { ...body, anteprima: true } });
    expect(preview.accettate).toBe(QUANTI - 1);
    const { id_lotto } = await office.browser.ok('accettazioneAvvia', { body });
    expect(await finished(office, id_lotto)).toMatchObject({ esito: { accettate: QUANTI - 1 } });
    const left = (await residui(office)).filter(([, residuo]) => residuo !== 0).map(([id]) => id);
    expect(new Set(left)).toEqual(new Set([excluded, ...removed.partite.map(({ id }) => id)]));
    await office.browser.ok('lottoAnnulla', { params: { id: id_lotto } });
    expect(await residui(office)).toEqual(before);
  });

  test('says how far it is, and is undone whole', async () => {
    const { automatiche: measured } = await office.browser.ok('soglia');
    const id_calcolo = await search(office);
    const begun = await office.browser.ok('accettazioneAvvia', { body: { id_calcolo, soglia: 0.9 } });
    expect(begun).toMatchObject({ stato: 'in_corso', fatte: 0, da_fare: QUANTI, esito: null });
    const done = await finished(office, begun.id_lotto);
    expect(done).toMatchObject({
      stato: 'completato',
      fatte: QUANTI,
      esito: { id_lotto: begun.id_lotto, accettate: QUANTI, partite: QUANTI, saltate: [] },
    });
    expect(done.esito?.entrate).toBe(at.reduce((total, each) => total + importoOf(each), 0));
    await other.browser.ok('lottoAvanzamento', { params: { id: begun.id_lotto } });
    await (
      await world().office()
    ).browser.refused('lottoAvanzamento', 404, 'non_trovato', {
      params: { id: begun.id_lotto },
    });
    // One that is over is not stopped.
    const over = await office.browser.ok('lottoFerma', { params: { id: begun.id_lotto } });
    expect(over.stato).toBe('completato');
    expect(sum(await residui(office))).toBe(0);

    // As it is halfway: stopped, what it had accepted is taken back, and its next part finds nothing to go on with.
    await sql`update lotto_abbinamenti set stato = 'in_corso', fatte = 100
      where id_azienda = ${office.id_azienda} and id = ${begun.id_lotto}`.execute(world().db.kysely);
    const stopped = await office.browser.ok('lottoFerma', { params: { id: begun.id_lotto } });
    expect(stopped).toMatchObject({ stato: 'fermato', fatte: 100, esito: null });
    expect(await residui(office)).toEqual(before);
    // Nobody has judged what went as it was stopped.
    expect((await office.browser.ok('soglia')).automatiche).toEqual({ ...measured, precisione: null });
    expect(await rotti(world(), office.id_azienda)).toEqual([]);
    const next = await world()
      .db.kysely.transaction()
      .execute((tx) => holdParte(tx, office.id_azienda, begun.id_lotto, 100));
    expect(next).toBeUndefined();
    // What was taken back is proposed again.
    const again = await office.browser.ok('proposte', { params: { id: id_calcolo }, query: { limit: 1 } });
    expect(again.totale).toBe(QUANTI);
  });

  test('that a server left halfway is gone on with after its last part, once, by whoever finds it', async () => {
    const id_calcolo = await search(office);
    const begun = await office.browser.ok('accettazioneAvvia', { body: { id_calcolo, soglia: 0.9 } });
    const whole = await finished(office, begun.id_lotto);
    const active = async (): Promise<number> => {
      const { lotti } = await office.browser.ok('lottiAbbinamenti');
      return lotti.find(({ id_lotto }) => id_lotto === begun.id_lotto)?.attivi ?? -1;
    };
    // As the server left it that ended before its last part: all but that is written and counted.
    const { kysely } = world().db;
    const ultime = QUANTI - 200;
    const { pagamenti } = await office.browser.ok('pagamenti', { query: { limit: ultime } });
    for (const { id, versione } of pagamenti)
      await office.browser.ok('pagamentoAnnulla', { params: { id }, body: { versione } });
    const ids = pagamenti.map(({ id }) => id);
    await sql`update proposta set stato = 'aperta', id_pagamento = null where id_azienda = ${office.id_azienda}
      and id_calcolo = ${id_calcolo} and id_pagamento = any(${ids}::bigint[])`.execute(kysely);
    const { accettate, partite: chiuse } = whole.esito ?? { accettate: 0, partite: 0 };
    await sql`update lotto_abbinamenti l set stato = 'in_corso', fatte = 200,
        numeri = (select array_agg(p.numero order by p.stato = 'aperta', p.numero) from proposta p
          where p.id_azienda = l.id_azienda and p.id_calcolo = l.id_calcolo and p.numero = any(l.numeri)),
        dettagli = dettagli || jsonb_build_object('accettate', ${accettate - ultime}::integer,
          'partite', ${chiuse - ultime}::integer)
      where id_azienda = ${office.id_azienda} and id = ${begun.id_lotto}`.execute(kysely);
    const failures: unknown[] = [];
    const resume = () => resumeAccettazioni(world().db, (cause) => failures.push(cause));
    await Promise.all([resume(), resume()]);
    const done = await finished(office, begun.id_lotto);
    expect(failures).toEqual([]);
    expect(done).toMatchObject({ stato: 'completato', fatte: QUANTI });
    expect(done.esito).toMatchObject({ accettate: QUANTI, partite: QUANTI, saltate: [] });
    expect(await active()).toBe(QUANTI);
    expect(sum(await residui(office))).toBe(0);
    expect(await resume()).toBe(0);
    expect(await rotti(world(), office.id_azienda)).toEqual([]);
  });
});
