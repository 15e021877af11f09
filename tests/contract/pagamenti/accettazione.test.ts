/** Many proposals accepted at once: by several people at the same moment, followed to the end, and stopped. */
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { countAccettazione } from '#server/pagamenti/sql/accettazioni.ts';
import { onEveryEngine } from '../support/engines.ts';
import {
  cerca,
  colleague,
  first,
  movimenti,
  partite,
  residui,
  rotti,
  soggetti,
} from '../support/pagamenti.ts';
import type { Office } from '../support/world.ts';
import { askUntil } from '#tests/attese.ts';

const QUANTI = 240;
const numero = (at: number) => `${1_000 + at}/2026`;
const importo = (at: number) => 10_000 + at * 37;
const at = Array.from({ length: QUANTI }, (_, index) => index);

onEveryEngine('bulk acceptance', (world) => {
  let office: Office;
  let altro: Office;
  let before: [number, number, string][];
  beforeAll(async () => {
    office = await world().office();
    altro = await colleague(world(), office);
    const nome = 'Rossi Meccanica Srl';
    const id_soggetto = first(await soggetti(world(), office, [nome]));
    await partite(
      office,
      at.map((each) => ({
        importo: importo(each),
        numero_documento: numero(each),
        data_documento: '2026-02-10',
        data: '2026-02-10',
        ragione_sociale: nome,
        id_soggetto,
      })),
    );
    await movimenti(
      office,
      at.map((each) => ({
        importo: importo(each),
        data: '2026-03-10',
        descrizione: `BONIFICO DA ${nome.toUpperCase()} SALDO FATTURA ${numero(each)}`,
        ragione_sociale: nome.toUpperCase(),
      })),
    );
    before = await residui(office);
  });
  const sum = (rows: readonly [number, number, string][]): number =>
    rows.reduce((total, [, residuo]) => total + Math.abs(residuo), 0);

  const finita = (who: Office, id: number) =>
    askUntil(
      () => who.browser.ok('accettazione', { params: { id } }),
      ({ stato }) => stato !== 'in_corso',
    );

  test('of several people at once never allocates more than there is', async () => {
    const [mio, suo] = [await cerca(office), await cerca(altro)];
    const everyone = { soglia: 0.9 };
    const [a, b, c] = await Promise.all([
      office.browser.ok('proposteAccetta', { body: { id_calcolo: mio, ...everyone } }),
      altro.browser.ok('proposteAccetta', { body: { id_calcolo: suo, ...everyone } }),
      altro.browser
        .ok('accettazioneAvvia', { body: { id_calcolo: suo, ...everyone } })
        .then(({ id_lotto }) => finita(altro, id_lotto)),
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
    const id_calcolo = await cerca(office);
    const { proposte } = await office.browser.ok('proposte', { params: { id: id_calcolo } });
    const [tolta] = proposte;
    const [escluso] = tolta?.movimenti ?? [];
    if (!tolta || escluso === undefined) throw new Error('a proposal expected');
    const body = { id_calcolo, soglia: 0.9, movimenti_esclusi: [escluso] };
    const preview = await office.browser.ok('proposteAccetta', { body: { ...body, anteprima: true } });
    expect(preview.accettate).toBe(QUANTI - 1);
    const { id_lotto } = await office.browser.ok('accettazioneAvvia', { body });
    expect(await finita(office, id_lotto)).toMatchObject({ esito: { accettate: QUANTI - 1 } });
    const left = (await residui(office)).filter(([, residuo]) => residuo !== 0).map(([id]) => id);
    expect(new Set(left)).toEqual(new Set([escluso, ...tolta.partite.map(({ id }) => id)]));
    await office.browser.ok('lottoAnnulla', { params: { id: id_lotto } });
    expect(await residui(office)).toEqual(before);
  });

  test('says how far it is, and is undone whole', async () => {
    const id_calcolo = await cerca(office);
    const begun = await office.browser.ok('accettazioneAvvia', { body: { id_calcolo, soglia: 0.9 } });
    expect(begun).toMatchObject({ stato: 'in_corso', fatte: 0, da_fare: QUANTI, esito: null });
    const done = await finita(office, begun.id_lotto);
    expect(done).toMatchObject({
      stato: 'completato',
      fatte: QUANTI,
      esito: { id_lotto: begun.id_lotto, accettate: QUANTI, partite: QUANTI, saltate: [] },
    });
    expect(done.esito?.entrate).toBe(at.reduce((total, each) => total + importo(each), 0));
    await altro.browser.ok('accettazione', { params: { id: begun.id_lotto } });
    await (
      await world().office()
    ).browser.refused('accettazione', 404, 'non_trovato', {
      params: { id: begun.id_lotto },
    });
    // One that is over is not stopped.
    const over = await office.browser.ok('accettazioneFerma', { params: { id: begun.id_lotto } });
    expect(over.stato).toBe('completato');
    expect(sum(await residui(office))).toBe(0);

    // As it is halfway: stopped, what it had accepted is taken back, and its next part finds nothing to go on with.
    await sql`update lotto_abbinamenti set stato = 'in_corso', fatte = 100
      where id_azienda = ${office.id_azienda} and id = ${begun.id_lotto}`.execute(world().db.kysely);
    const stopped = await office.browser.ok('accettazioneFerma', { params: { id: begun.id_lotto } });
    expect(stopped).toMatchObject({ stato: 'fermato', fatte: 100, esito: null });
    expect(await residui(office)).toEqual(before);
    expect(await rotti(world(), office.id_azienda)).toEqual([]);
    const goes = await world()
      .db.kysely.transaction()
      .execute((tx) => countAccettazione(tx, office.id_azienda, begun.id_lotto, 200));
    expect(goes).toBe(false);
    // What was taken back is proposed again.
    const again = await office.browser.ok('proposte', { params: { id: id_calcolo }, query: { limit: 1 } });
    expect(again.totale).toBe(QUANTI);
  });
});
