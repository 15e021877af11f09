import { afterEach, expect, test } from 'vitest';
import type { Browser } from './support/browser.ts';
import { addGiorni, getToday } from '#domain/date.ts';
import { onEveryEngine } from './support/engines.ts';
import { first, partite, soggetti } from './support/pagamenti.ts';
import type { Office } from './support/world.ts';

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

const create = (office: Office, filtri: object = {}, nome = 'Telefono') =>
  office.browser.ok('calendarioCrea', { body: { nome, filtri } });

onEveryEngine('private calendars', (world) => {
  /** A program that has the address and nothing else. */
  const read = async (path: string) => {
    const stranger: Browser = await world().visitor();
    stranger.cookies.clear();
    return stranger.request('GET', path);
  };

  test('whoever has the address reads the open scadenze, by the day that was agreed', async () => {
    const office = await world().office();
    const due = addGiorni(getToday(), 3);
    const agreed = addGiorni(getToday(), 9);
    const { id } = first(
      await partite(office, [{ scadenza: due, importo: 123_456, ragione_sociale: 'Alfa, S.r.l.' }]),
    );
    const { percorso } = await create(office);
    const own = await read(percorso);
    expect([own.statusCode, own.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    const compact = (day: string) => day.replaceAll('-', '');
    expect(own.body).toContain(`DTSTART;VALUE=DATE:${compact(due)}`);
    expect(own.body).toContain(`UID:partita-${office.id_azienda}-${id}@quadra`);
    expect(own.body.replaceAll('\r\n ', '')).toContain(
      String.raw`SUMMARY:Da incassare 1.234\,56 EUR · Alfa\, S.r.l.`,
    );
    await office.browser.ok('scadenzeSposta', {
      body: { partite: [{ id, attesa: due, scadenza: agreed, motivo: 'Accordo' }] },
    });
    const moved = await read(percorso);
    expect(moved.body).toContain(`DTSTART;VALUE=DATE:${compact(agreed)}`);
    expect(moved.body).not.toContain(`DTSTART;VALUE=DATE:${compact(due)}`);
    // The same event, moved: a calendar program takes it for newer.
    expect(moved.body).toContain('SEQUENCE:1');
    const { calendari } = await office.browser.ok('calendari');
    expect(calendari).toMatchObject([
      { nome: 'Telefono', autore: office.username, letture: 2, revocato_il: null },
    ]);
    expect(calendari[0]?.usato_il).not.toBeNull();
  });

  test('it shows what it was made for and no more', async () => {
    const office = await world().office();
    const [alfa] = await soggetti(world(), office, ['Alfa Srl']);
    const due = addGiorni(getToday(), 3);
    await partite(office, [
      { scadenza: due, importo: 100, id_soggetto: alfa ?? null },
      { scadenza: due, importo: -200, id_soggetto: alfa ?? null },
      { scadenza: due, importo: 300 },
    ]);
    await partite(await world().office(), [{ scadenza: due, importo: 999 }]);
    const events = async (filters: object) => {
      const { body } = await read((await create(office, filters)).percorso);
      return body.split('BEGIN:VEVENT').length - 1;
    };
    expect(await events({})).toBe(3);
    expect(await events({ verso: 'pagare' })).toBe(1);
    expect(await events({ id_soggetto: alfa })).toBe(2);
    expect(await events({ id_soggetto: alfa, verso: 'incassare' })).toBe(1);
  });

  test('the secret is kept nowhere, and told once', async () => {
    const office = await world().office();
    const { percorso } = await create(office);
    const token = /calendario\/(.+)\.ics$/.exec(percorso)?.[1] ?? '';
    expect(token.length).toBeGreaterThan(43);
    const kept = await world()
      .db.kysely.selectFrom('calendario_privato')
      .selectAll()
      .where('id_azienda', '=', office.id_azienda)
      .execute();
    expect(JSON.stringify(kept)).not.toContain(token);
    expect(JSON.stringify(kept)).not.toContain(token.slice(-43));
    expect(JSON.stringify(await office.browser.ok('calendari'))).not.toContain(token);
  });

  test('revoked, it answers like one that never was', async () => {
    const office = await world().office();
    const { id, percorso } = await create(office);
    expect((await read(percorso)).statusCode).toBe(200);
    await office.browser.ok('calendarioRevoca', { body: { id } });
    const gone = await read(percorso);
    const never = await read(percorso.replace(/.{6}\.ics$/, 'AAAAAA.ics'));
    expect([gone.statusCode, never.statusCode]).toEqual([404, 404]);
    expect(gone.body).toBe(never.body);
    await office.browser.refused('calendarioRevoca', 404, 'non_trovato', { body: { id } });
    const { calendari } = await office.browser.ok('calendari');
    expect(calendari[0]?.revocato_il).not.toBeNull();
    for (const odd of ['x.ics', '1-.ics', `${office.id_azienda}.ics`, '0-0', "1-'.ics"])
      expect((await read(`/api/scadenze/calendario/${odd}`)).statusCode).toBe(404);
  });

  test('it ends with the access of who made it', async () => {
    const office = await world().office();
    const { percorso } = await create(office);
    const setAttivo = (attivo: boolean) =>
      world().db.kysely.updateTable('utente').set({ attivo }).where('id', '=', office.id_utente).execute();
    await setAttivo(false);
    expect((await read(percorso)).statusCode).toBe(404);
    await setAttivo(true);
    expect((await read(percorso)).statusCode).toBe(200);
    await world().db.kysely.deleteFrom('utente_azienda').where('id_utente', '=', office.id_utente).execute();
    expect((await read(percorso)).statusCode).toBe(404);
  });

  test('each sees and revokes one’s own; an administrator those of all', async () => {
    const office = await world().office();
    const other = await world().office('amministratore');
    await world()
      .db.kysely.insertInto('utente_azienda')
      .values({ id_azienda: office.id_azienda, id_utente: other.id_utente })
      .execute();
    other.browser.azienda = office.id_azienda;
    const mine = await create(office);
    const theirs = await create(other, {}, 'Amministrazione');
    const ids = async ({ browser }: Office) =>
      (await browser.ok('calendari')).calendari.map(({ id }) => id).toSorted((a, b) => a - b);
    expect(await ids(office)).toEqual([mine.id]);
    expect(await ids(other)).toEqual([mine.id, theirs.id]);
    await office.browser.refused('calendarioRevoca', 404, 'non_trovato', { body: { id: theirs.id } });
    await other.browser.ok('calendarioRevoca', { body: { id: mine.id } });
    const reader = await world().office('lettura');
    await reader.browser.refused('calendarioCrea', 403, 'permesso_negato', {
      body: { nome: 'Mio', filtri: {} },
    });
  });

  test('who asks too often waits', async () => {
    const office = await world().office();
    const { percorso } = await create(office);
    const answers = [];
    for (let at = 0; at < 70; at += 1) answers.push((await read(`${percorso}x`)).statusCode);
    expect(new Set(answers)).toEqual(new Set([404, 429]));
  });

  test('days are days: a server on the other side of the world answers the same', async () => {
    const office = await world().office();
    await partite(office, [
      { scadenza: '2026-03-28', importo: 100 },
      { scadenza: '2026-03-29', importo: 200 },
      { scadenza: '2026-03-30', importo: 300 },
      { scadenza: '2026-12-31', importo: 400 },
      { scadenza: '2027-01-01', importo: 500 },
    ]);
    const ask = async () => ({
      notifiche: await office.browser.ok('notifiche', { query: { dal: '2026-03-28', al: '2026-03-30' } }),
      anno: await office.browser.ok('notifiche', { query: { dal: '2026-12-31', al: '2027-01-01' } }),
      mese: await office.browser.ok('scadenze', {
        query: { dal: '2026-03-01', al: '2026-03-31', oggi: '2026-03-29' },
      }),
    });
    const here = await ask();
    expect(here.notifiche.map(({ scadenza }) => scadenza)).toEqual([
      '2026-03-28',
      '2026-03-29',
      '2026-03-30',
    ]);
    expect(here.anno.map(({ scadenza }) => scadenza)).toEqual(['2026-12-31', '2027-01-01']);
    expect(here.mese.arretrati).toMatchObject([{ righe: 1, da_incassare: 100 }]);
    for (const tz of ['Pacific/Kiritimati', 'America/Los_Angeles', 'Europe/Rome']) {
      process.env['TZ'] = tz;
      expect(await ask()).toEqual(here);
    }
  });
});
