/** The demonstration office: an azienda of its own, with a year worked on, problems to find, and a way out. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addGiorni, getFineMese, toGiorno } from '#domain/date.ts';
import type { RigaEstratto } from '#api/contract/estratto-conto.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { readStatementFile } from '#import/read-file/read.ts';
import { deleteTolte } from '#server/demo/commands/remove-demo.ts';
import { verifyInvariants } from '#server/verify/verify.ts';
import type { Browser } from './support/browser.ts';
import { onEveryEngine } from './support/engines.ts';
import { importAll, righe, visible } from './support/imports.ts';
import type { Office, World } from './support/world.ts';

const AL = toGiorno('2026-10-31');
const BODY = { righe: 360, seme: 3, al: AL } as const;

/** A real office with rows of its own, and the demonstration office beside it. */
async function addDemo(world: World) {
  const office = await world.office('amministratore');
  await importAll(office, righe(3));
  const { id_azienda } = await office.browser.ok('demo', { body: BODY });
  const mia = office.id_azienda;
  return { office, mia, demo: id_azienda };
}

const into = ({ browser }: Office, id: number) => Object.assign(browser, { azienda: id });

/** Whether every conto quadra in the month of this day. */
async function closes(browser: Browser, al: Giorno): Promise<boolean> {
  const dal = toGiorno(`${al.slice(0, 7)}-01`);
  const { conti } = await browser.ok('conti');
  const packs = await Promise.all(
    conti.map(({ id }) =>
      browser.ok('chiusura', { query: { id_conto: String(id), dal, al, sintesi: 'true' } }),
    ),
  );
  return packs.every(({ quadra }) => quadra);
}

/** A statement that does not tie: counted on the first page, and among the imports with its row and its cause. */
async function seeRotta(browser: Browser): Promise<void> {
  expect((await browser.ok('riepilogo', { query: { oggi: AL } })).non_quadrate).toBe(1);
  const { importazioni } = await browser.ok('importazioni');
  const rotte = importazioni.filter(({ quadratura }) => quadratura?.esito === 'non_quadra');
  expect(rotte).toHaveLength(1);
  const { id_imp = 0, quadratura } = rotte[0] ?? {};
  const { righe: rows } = await visible(browser, { id_imp, limit: 500 });
  const row = rows.find(({ riga }) => riga === quadratura?.riga);
  const before = rows.find(({ riga }) => riga === (quadratura?.riga ?? 0) - 1);
  expect((row?.saldo ?? 0) - (before?.saldo ?? 0) - (row?.importo ?? 0)).toBe(quadratura?.differenza);
  expect(quadratura?.cause?.map(({ riga }) => riga)).toContain(row?.riga);
  await readAgain(browser, id_imp, rows);
}

/** Its file was kept, and gives the same rows when it is read again, line by line. */
async function readAgain(browser: Browser, id: number, rows: readonly RigaEstratto[]): Promise<void> {
  const { dati, nome_file } = await browser.ok('originale', { params: { id }, query: { pezzo: 1 } });
  const bytes = new Uint8Array(Buffer.from(dati, 'base64'));
  const outcome = await readStatementFile({ nome: nome_file, bytes });
  const read = outcome.tipo === 'letto' ? outcome.estratti.flatMap((estratto) => estratto.righe) : [outcome];
  expect(read).toMatchObject(
    rows
      .toSorted((a, b) => (a.riga ?? 0) - (b.riga ?? 0))
      .map(({ riga, data, data_valuta, causale, descrizione, riferimento, importo, saldo }) => ({
        riga,
        data,
        data_valuta,
        causale,
        descrizione,
        riferimento,
        importo,
        saldo,
      })),
  );
}

/** A client who stands twice: the surest of the doppioni. */
async function seeDoppione(browser: Browser): Promise<void> {
  const { doppioni, soggetti } = await browser.ok('soggettiDoppioni');
  const [surest] = doppioni;
  const pair = soggetti.filter(({ id }) => id === surest?.id_primo || id === surest?.id_secondo);
  expect(new Set(pair.map(({ partita_iva }) => partita_iva)).size).toBe(1);
  const { totale } = await visible(browser, { natura: 'partita', id_soggetto: surest?.id_secondo ?? 0 });
  expect(totale).toBeGreaterThan(0);
}

/** A receipt that came back: a movimento still to explain, of an amount that had been collected. */
async function seeInsoluto(browser: Browser): Promise<void> {
  const { righe: tornate } = await visible(browser, { q: 'INSOLUTO RIBA', stato: 'aperta' });
  expect(tornate).toHaveLength(1);
  const { righe: incassate } = await visible(browser, { natura: 'partita', stato: 'chiusa', limit: 1_000 });
  expect(incassate.map(({ importo }) => importo)).toContain(-(tornate[0]?.importo ?? 0));
}

onEveryEngine('the demonstration office', (world) => {
  test('comes beside real aziende, once, as the banks wrote it when asked so', async () => {
    const office = await world().office('amministratore');
    await importAll(office, righe(3));
    const { browser } = office;
    const body = { ...BODY, da_riconciliare: 'anno' } as const;
    const answers = await Promise.all([browser.send('demo', { body }), browser.send('demo', { body })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await browser.refused('demo', 409, 'demo_presente', { body });
    const { aziende, id_azienda } = await browser.ok('me');
    expect(aziende).toHaveLength(2);
    // Whoever has work begins where their work is.
    expect(id_azienda).toBe(office.id_azienda);
    expect((await visible(browser)).totale).toBe(3);
    const { azienda } = await browser.ok('demoStato');
    expect(azienda).toMatchObject({ movimenti: 360, partite: 270, pagamenti: 0, conti: 3, soggetti: 200 });
    into(office, azienda?.id_azienda ?? 0);
    const { conti } = await browser.ok('conti');
    const { importazioni } = await browser.ok('importazioni');
    for (const conto of conti) {
      const { somme } = await visible(browser, { id_conto: conto.id });
      const latest = importazioni
        .filter(({ id_conto }) => id_conto === conto.id)
        .toSorted((a, b) => ((a.al ?? '') < (b.al ?? '') ? 1 : -1))[0];
      expect(conto.saldo_iniziale + somme.saldo).toBe(latest?.saldo_finale);
    }
  });

  test('has eleven months that quadrano, each decision in the registro, and one month with its problems', async () => {
    const { office, demo } = await addDemo(world());
    into(office, demo);
    const { browser } = office;
    const tiesOut = await Promise.all(
      Array.from({ length: 12 }, (_, at) => closes(browser, getFineMese(AL, at - 11))),
    );
    expect(tiesOut).toEqual([...Array.from({ length: 11 }, () => true), false]);
    await seeRotta(browser);
    await seeDoppione(browser);
    await seeInsoluto(browser);
    // What the rules explained is an action a month, which can be taken back whole.
    const { lotti } = await browser.ok('lottiAbbinamenti');
    expect(lotti.map(({ tipo, attivi }) => [tipo, attivi > 0])).toEqual(
      Array.from({ length: 11 }, () => ['regole', true]),
    );
    // The matrix is filled: what was collected earns commissions.
    const query = { dal: addGiorni(AL, -300), al: AL };
    expect((await browser.ok('reportProvvigioni', { query })).totali.provvigione).toBeGreaterThan(0);
    // Who is late can be written to: its levels are there.
    expect((await browser.ok('livelliSollecito')).livelli.map(({ numero }) => numero)).toEqual([1, 2, 3]);
    expect((await browser.ok('daSollecitare')).lettere.length).toBeGreaterThan(0);
    const { azienda } = await browser.ok('demoStato');
    const { rows } = await sql<{ azione: string; quante: number }>`
      select azione, count(*)::integer as quante from registro where id_azienda = ${demo}
        and id_utente = ${office.id_utente} group by azione`.execute(world().db.kysely);
    const registro = Object.fromEntries(rows.map(({ azione, quante }) => [azione, quante]));
    expect(azienda?.pagamenti).toBeGreaterThan(100);
    expect(registro).toMatchObject({ pagamento_creato: azienda?.pagamenti, matrice_modificata: 1, demo: 1 });
    // The embedded database knows of its pagamenti: one that it does not know has lists that take half a minute.
    const known = await sql<{ noti: string | null }>`
      select most_common_vals::text as noti from pg_stats where tablename = 'abbinamento' and attname = 'id_azienda'`.execute(
      world().db.kysely,
    );
    const expected = world().db.motore === 'pglite' ? String(demo) : '';
    expect(known.rows[0]?.noti ?? '').toContain(expected);
    const { anomalie } = await verifyInvariants(world().db.kysely);
    expect(anomalie.filter(({ id_azienda }) => id_azienda === demo)).toEqual([]);
  });

  test('goes in one press, comes back as it was, and a day later it is gone, alone', async () => {
    const { office, mia, demo } = await addDemo(world());
    const { browser } = office;
    const body = { id_azienda: demo };
    const { azienda: prima } = await browser.ok('demoStato');
    const removed = await browser.ok('demoTogli', { body });
    expect(removed).toMatchObject({ azienda: null, tolta: { id_azienda: demo } });
    expect((await browser.ok('me')).aziende.map(({ id }) => id)).toEqual([mia]);
    into(office, demo);
    await browser.refused('conti', 404, 'azienda_non_trovata');
    into(office, mia);
    await browser.refused('demoTogli', 404, 'non_trovato', { body });
    expect(await browser.ok('demoRimetti', { body })).toEqual({ azienda: prima, tolta: null });
    await browser.refused('demoRimetti', 404, 'non_trovato', { body });
    await browser.ok('demoTogli', { body });
    expect(await deleteTolte(world().db)).toBe(0);
    const { kysely } = world().db;
    await sql`update azienda set tolta_il = now() - interval '25 hours' where id = ${demo}`.execute(kysely);
    await browser.refused('demoRimetti', 404, 'non_trovato', { body });
    expect(await deleteTolte(world().db)).toBe(1);
    expect(await kysely.selectFrom('azienda').select('id').where('id', '=', demo).execute()).toEqual([]);
    expect((await visible(browser)).totale).toBe(3);
    // Another may come in its place.
    await browser.ok('demo', { body: { ...BODY, righe: 100 } });
  });

  test('is nobody else’s to take away, and not where somebody has nothing else', async () => {
    const { office, mia, demo } = await addDemo(world());
    const other = await world().office('amministratore');
    await other.browser.refused('demoTogli', 404, 'non_trovato', { body: { id_azienda: demo } });
    await office.browser.refused('demoTogli', 404, 'non_trovato', { body: { id_azienda: mia } });
    const { kysely } = world().db;
    await sql`delete from utente_azienda where id_utente = ${other.id_utente}`.execute(kysely);
    await sql`insert into utente_azienda (id_azienda, id_utente) values (${demo}, ${other.id_utente})`.execute(
      kysely,
    );
    await office.browser.refused('demoTogli', 409, 'unica_azienda', { body: { id_azienda: demo } });
    const reader = await world().office('operatore');
    await reader.browser.refused('demo', 403, 'permesso_negato', { body: BODY });
  });

  test('is where somebody without any work begins, until it is taken away', async () => {
    const office = await world().office('amministratore');
    const { kysely } = world().db;
    await sql`delete from conto where id_azienda = ${office.id_azienda}`.execute(kysely);
    const { id_azienda } = await office.browser.ok('demo', { body: { ...BODY, righe: 100 } });
    expect((await office.browser.ok('me')).id_azienda).toBe(id_azienda);
    await office.browser.ok('demoTogli', { body: { id_azienda } });
    expect((await office.browser.ok('me')).id_azienda).toBe(office.id_azienda);
  });
});
