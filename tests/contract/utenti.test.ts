/** Roles, users, sessions, passwords and the second factor. */
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { routes, type Route, type RouteName } from '#api/contract/routes.ts';
import { isAllowed, getRuolo } from '#api/contract/ruoli.ts';
import { expectProblem } from './support/browser.ts';
import { onEveryEngineAlone } from './support/engines.ts';
import { importAll, righe } from './support/imports.ts';
import { type Office, PASSWORD } from './support/world.ts';

const SESSION = 'quadra_sessione';

/**
 * The code that an app shows `steps` half minutes from now. Each is good once, and the server takes that of now and its
 * neighbours: who enrols gives that of now, who signs in after it the next, and it does not matter when a half minute ends.
 */
const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

onEveryEngineAlone('users', (world) => {
  const registro = async (office: Office) =>
    (await office.browser.ok('registro')).voci.map(({ azione, username }) => [azione, username]);

  const make = async (
    admin: Office,
    username: string,
    ruolo: 'lettura' | 'operatore' | 'amministratore' = 'operatore',
  ) => {
    const made = await admin.browser.ok('utenteNuovo', {
      body: { username, ruolo, aziende: [admin.id_azienda] },
    });
    const browser = await world().visitor();
    await browser.ok('login', { body: { username, password: made.password } });
    await browser.ok('miaPassword', { body: { attuale: made.password, nuova: PASSWORD } });
    const utente = (await admin.browser.ok('utenti')).utenti.find(({ id }) => id === made.utente.id);
    return { utente: utente ?? made.utente, password: PASSWORD, prima: made.password, browser };
  };

  describe('roles', () => {
    test('every call is refused to whoever may not make it, before anything else of it is looked at', async () => {
      const offices = {
        lettura: await world().office('lettura'),
        operatore: await world().office('operatore'),
      };
      let refused = 0;
      for (const [name, route] of Object.entries(routes) as [RouteName, Route][]) {
        const needed = getRuolo(route);
        if (route.libera || name === 'logout') continue;
        for (const [role, { browser }] of Object.entries(offices)) {
          if (isAllowed(role as 'lettura', needed)) continue;
          await browser.refused(name, 403, 'permesso_negato', { params: { id: 1 } });
          refused += 1;
        }
      }
      expect(refused).toBeGreaterThan(20);
    });

    test('who may only look may look, keep their own views and preferences, and sign out', async () => {
      const { browser } = await world().office('lettura');
      expect((await browser.ok('me')).ruolo).toBe('lettura');
      await browser.ok('estrattoConto');
      await browser.ok('conti');
      await browser.ok('preferenzeSalva', { body: await browser.ok('preferenze') });
      await browser.refused('contoNuovo', 403, 'permesso_negato', { body: { nome: 'x' } });
      await browser.ok('logout');
    });

    test('the import of another is rolled back by an amministratore alone', async () => {
      const admin = await world().office('amministratore');
      const { browser, utente } = await make(admin, `collega.${admin.id_utente}`);
      const id = await importAll(admin, righe(2));
      const problem = await browser.refused('allDelImport', 403, 'permesso_negato', { params: { id } });
      expect(problem.detail).toMatch(/solo un amministratore/);
      const own = await importAll({ ...admin, browser }, righe(3));
      await admin.browser.ok('allDelImport', { params: { id: own } });
      await browser.ok('allDelImport', { params: { id: await importAll({ ...admin, browser }, righe(4)) } });
      expect(utente.ruolo).toBe('operatore');
    });

    test('a role changed holds from the next call on', async () => {
      const admin = await world().office('amministratore');
      const { browser, utente } = await make(admin, `cambia.${admin.id_utente}`);
      await browser.ok('contoNuovo', { body: { nome: 'Cassa' } });
      await admin.browser.ok('utenteCambia', { body: { ...utente, ruolo: 'lettura' } });
      await browser.refused('contoNuovo', 403, 'permesso_negato', { body: { nome: 'Altra' } });
    });
  });

  describe('governing', () => {
    test('a new user signs in with the password said once, and is asked to change it', async () => {
      const admin = await world().office('amministratore');
      const { utente, password } = await admin.browser.ok('utenteNuovo', {
        body: { username: `nuova.${admin.id_utente}`, ruolo: 'lettura', aziende: [admin.id_azienda] },
      });
      expect(password).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
      const browser = await world().visitor();
      await browser.ok('login', { body: { username: utente.username, password } });
      expect((await browser.ok('me')).password_da_cambiare).toBe(true);
      await browser.refused('estrattoConto', 403, 'password_da_cambiare');
      await browser.refused('mieSessioni', 403, 'password_da_cambiare');
      for (const url of ['/api/eventi', '/api/backup/scarica/x'])
        expectProblem(await browser.request('GET', url), 403, 'password_da_cambiare');
      await browser.ok('verify');
      await browser.ok('miaPassword', { body: { attuale: password, nuova: PASSWORD } });
      await browser.ok('estrattoConto');
      const { utenti } = await admin.browser.ok('utenti');
      expect(utenti.map(({ username }) => username)).toEqual([utente.username, admin.username]);
      expect(JSON.stringify(await admin.browser.ok('registro'))).not.toContain(password);
      await admin.browser.refused('utenteNuovo', 409, 'gia_esistente', {
        body: { username: utente.username.toUpperCase(), ruolo: 'lettura', aziende: [admin.id_azienda] },
      });
      expect(await registro(admin)).toEqual([
        ['password_cambiata', utente.username],
        ['utente_creato', admin.username],
      ]);
    });

    test('users and aziende of others do not exist', async () => {
      const admin = await world().office('amministratore');
      const others = await world().office('amministratore');
      const { utenti } = await admin.browser.ok('utenti');
      expect(utenti.map(({ id }) => id)).toEqual([admin.id_utente]);
      const body = { id: others.id_utente, versione: 1 };
      await admin.browser.refused('utentePassword', 404, 'non_trovato', { body });
      await admin.browser.refused('utenteSecondoFattore', 404, 'non_trovato', { body });
      await admin.browser.refused('utenteCambia', 404, 'non_trovato', {
        body: { ...body, ruolo: 'lettura', attivo: false, aziende: [admin.id_azienda] },
      });
      await admin.browser.refused('utenteSessioni', 404, 'non_trovato', { params: { id: others.id_utente } });
      await admin.browser.refused('utenteNuovo', 422, 'richiesta_non_valida', {
        body: { username: 'intruso', ruolo: 'lettura', aziende: [others.id_azienda] },
      });
      await others.browser.ok('me');
    });

    test('whoever is turned off is out at once everywhere, and does not come back until turned on', async () => {
      const admin = await world().office('amministratore');
      const { browser, utente, password } = await make(admin, `spento.${admin.id_utente}`);
      const second = await world().visitor();
      const login = { body: { username: utente.username, password } };
      await second.ok('login', login);
      const off = await admin.browser.ok('utenteCambia', { body: { ...utente, attivo: false } });
      expect([off.attivo, off.sessioni]).toEqual([false, 0]);
      for (const each of [browser, second]) await each.refused('me', 401, 'non_autenticato');
      // The same words as for a wrong password: who is turned off is nobody's business.
      await second.refused('login', 401, 'credenziali_errate', login);
      await admin.browser.ok('utenteCambia', { body: { ...off, attivo: true } });
      await second.ok('login', login);
      const actions = (await registro(admin)).map(([action]) => action);
      expect(actions).toEqual([
        'utente_riattivato',
        'utente_disattivato',
        'password_cambiata',
        'utente_creato',
      ]);
    });

    test('a stale change is refused, and nobody locks themselves or an azienda out', async () => {
      const admin = await world().office('amministratore');
      const { utente } = await make(admin, `secondo.${admin.id_utente}`, 'amministratore');
      const mio = (await admin.browser.ok('utenti')).utenti.find(({ id }) => id === admin.id_utente);
      if (!mio) throw new Error('the amministratore does not see themselves');
      await admin.browser.refused('utenteCambia', 422, 'richiesta_non_valida', {
        body: { ...mio, attivo: false },
      });
      await admin.browser.refused('utenteCambia', 422, 'richiesta_non_valida', {
        body: { ...mio, ruolo: 'lettura' },
      });
      await admin.browser.refused('utenteCambia', 409, 'versione_superata', {
        body: { ...utente, versione: 9 },
      });
      await admin.browser.ok('utenteCambia', { body: { ...utente, ruolo: 'operatore' } });
    });

    test('two amministratori who turn each other off at once: one remains', async () => {
      const admin = await world().office('amministratore');
      const { browser, utente } = await make(admin, `altro.${admin.id_utente}`, 'amministratore');
      const mio = (await browser.ok('utenti')).utenti.find(({ id }) => id === admin.id_utente);
      const answers = await Promise.all([
        admin.browser.send('utenteCambia', { body: { ...utente, attivo: false } }),
        browser.send('utenteCambia', { body: { ...mio, attivo: false } }),
      ]);
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      const { rows } = await sql<{ quanti: number }>`
        select count(*)::integer as quanti from utente where attivo and id in (${utente.id}, ${admin.id_utente})`.execute(
        world().db.kysely,
      );
      expect(rows[0]?.quanti).toBe(1);
    });

    test('a reset password ends the sessions and lets in with the new one alone', async () => {
      const admin = await world().office('amministratore');
      const { browser, utente, password } = await make(admin, `smemorato.${admin.id_utente}`);
      const again = await admin.browser.ok('utentePassword', {
        body: { id: utente.id, versione: utente.versione },
      });
      await browser.refused('me', 401, 'non_autenticato');
      await browser.refused('login', 401, 'credenziali_errate', {
        body: { username: utente.username, password },
      });
      await browser.ok('login', { body: { username: utente.username, password: again.password } });
    });
  });

  describe('one’s own access', () => {
    test('sessions are listed and closed one by one', async () => {
      const office = await world().office('lettura');
      const second = await world().secondBrowser(office);
      const { sessioni } = await office.browser.ok('mieSessioni');
      expect(sessioni.filter(({ questa }) => questa)).toHaveLength(1);
      expect(sessioni).toHaveLength(2);
      expect(sessioni.every(({ indirizzo }) => indirizzo === '127.0.0.1')).toBe(true);
      const other = sessioni.find(({ questa }) => !questa);
      const left = await office.browser.ok('miaRevoca', { body: { chiave: other?.chiave } });
      expect(left.sessioni).toHaveLength(1);
      await second.refused('me', 401, 'non_autenticato');
      await office.browser.ok('me');
    });

    test('nobody closes the session of another', async () => {
      const office = await world().office();
      const other = await world().office();
      const [theirs] = (await other.browser.ok('mieSessioni')).sessioni;
      await office.browser.ok('miaRevoca', { body: { chiave: theirs?.chiave } });
      expect((await other.browser.ok('me')).username).toBe(other.username);
    });

    test('the password changes with the old one, which then is worth nothing; other sessions end', async () => {
      const office = await world().office('lettura');
      const second = await world().secondBrowser(office);
      const nuova = 'nuova partita semplice';
      const wrong = await office.browser.refused('miaPassword', 422, 'richiesta_non_valida', {
        body: { attuale: 'sbagliata', nuova },
      });
      expect(wrong.errors?.[0]?.campo).toBe('attuale');
      await office.browser.refused('miaPassword', 422, 'richiesta_non_valida', {
        body: { attuale: PASSWORD, nuova: 'corta' },
      });
      await office.browser.ok('miaPassword', { body: { attuale: PASSWORD, nuova } });
      await office.browser.ok('me');
      await second.refused('me', 401, 'non_autenticato');
      await second.refused('login', 401, 'credenziali_errate', {
        body: { username: office.username, password: PASSWORD },
      });
      await second.ok('login', { body: { username: office.username, password: nuova } });
    });

    test('guesses of the old password are slowed down, whatever they are meant for', async () => {
      const office = await world().office('amministratore');
      const body = { attuale: 'sbagliata', nuova: 'nuova partita semplice' };
      for (let time = 0; time < 3; time++)
        await office.browser.refused('miaPassword', 422, 'richiesta_non_valida', { body });
      for (let time = 0; time < 2; time++)
        await office.browser.refused('totpTogli', 422, 'richiesta_non_valida', {
          body: { password: 'sbagliata' },
        });
      await office.browser.refused('totpTogli', 429, 'troppi_tentativi', { body: { password: PASSWORD } });
      await office.browser.refused('miaPassword', 429, 'troppi_tentativi', { body });
      await office.browser.refused('titolareCedi', 429, 'troppi_tentativi', {
        body: { id: office.id_utente, versione: 1, password: PASSWORD },
      });
    });

    test.each([
      ['1q2w3e4r5t', /più usate/],
      ['QWERTYuiop', /più usate/],
      ['Password123', /più usate/],
      ['9876543210', /più usate/],
      ['lalalalalala', /più usate/],
      ['Juventus1897!', /parola molto usata/],
      ['2024-12-25-1', /indovina/],
      ['Quadra.2026!', /indovina/],
    ])('the password %s is one that is tried first', async (nuova, why) => {
      const office = await world().office();
      const refused = await office.browser.refused('miaPassword', 422, 'richiesta_non_valida', {
        body: { attuale: PASSWORD, nuova },
      });
      expect(refused.errors?.[0]).toMatchObject({ campo: 'nuova', messaggio: expect.stringMatching(why) });
      await office.browser.ok('me');
    });

    test('a password that holds one’s own name is refused; a phrase is not', async () => {
      const { browser, username } = await world().office();
      await browser.refused('miaPassword', 422, 'richiesta_non_valida', {
        body: { attuale: PASSWORD, nuova: `la mia ${username} segreta` },
      });
      await browser.ok('miaPassword', { body: { attuale: PASSWORD, nuova: 'il gatto sul tetto 7' } });
    });
  });

  describe('the second factor', () => {
    const enrol = async (office: Office) => {
      const { segreto, indirizzo, qr } = await office.browser.ok('totpInizio');
      expect(indirizzo).toContain(segreto);
      expect(qr).toMatch(/^<svg/);
      const { codici } = await office.browser.ok('totpAttiva', { body: { codice: codeOf(segreto) } });
      return { segreto, codici };
    };
    const login = (office: Office, codice?: string) => ({
      body: { username: office.username, password: PASSWORD, ...(codice !== undefined && { codice }) },
    });

    test('is not asked for until its first code has proved the telephone', async () => {
      const office = await world().office();
      await office.browser.ok('totpInizio');
      await office.browser.refused('totpAttiva', 422, 'richiesta_non_valida', { body: { codice: '000000' } });
      expect((await office.browser.ok('me')).secondo_fattore).toBe(false);
      await (await world().visitor()).ok('login', login(office));
    });

    test('then signing in asks for a code, takes each one once, and says nothing before the password is right', async () => {
      const office = await world().office('lettura');
      const { segreto } = await enrol(office);
      expect((await office.browser.ok('me')).secondo_fattore).toBe(true);
      const visitor = await world().visitor();
      await visitor.refused('login', 401, 'credenziali_errate', {
        body: { username: office.username, password: 'sbagliata', codice: codeOf(segreto, 1) },
      });
      await visitor.refused('login', 401, 'secondo_fattore_richiesto', login(office));
      expect(visitor.cookies.has(SESSION)).toBe(false);
      await visitor.refused('login', 401, 'codice_errato', login(office, '123456'));
      const code = codeOf(segreto, 1);
      await visitor.ok('login', login(office, code));
      const another = await world().visitor();
      await another.refused('login', 401, 'codice_errato', login(office, code));
    });

    test('wrong codes are slowed down like wrong passwords', async () => {
      const office = await world().office();
      await enrol(office);
      const visitor = await world().visitor();
      for (let time = 0; time < 5; time++)
        await visitor.refused('login', 401, 'codice_errato', login(office, '000000'));
      await visitor.refused('login', 429, 'troppi_tentativi', login(office, '000000'));
    });

    test('a recovery code opens once', async () => {
      const office = await world().office();
      const { codici } = await enrol(office);
      expect(codici).toHaveLength(10);
      const [first = ''] = codici;
      const visitor = await world().visitor();
      await visitor.ok('login', login(office, first.toLowerCase()));
      await visitor.refused('login', 401, 'codice_errato', login(office, first));
    });

    test('the database keeps the seed sealed and the recovery codes as prints', async () => {
      const office = await world().office();
      const { segreto, codici } = await enrol(office);
      const { rows } = await sql<{ testo: string }>`
        select (select totp_segreto from utente where id = ${office.id_utente}) ||
          (select string_agg(impronta, ' ') from codice_recupero where id_utente = ${office.id_utente}) as testo`.execute(
        world().db.kysely,
      );
      for (const secret of [segreto, ...codici]) expect(rows[0]?.testo).not.toContain(secret);
    });

    test('goes with the password, or by an amministratore for who lost the telephone', async () => {
      const admin = await world().office('amministratore');
      await enrol(admin);
      await admin.browser.refused('totpTogli', 422, 'richiesta_non_valida', {
        body: { password: 'sbagliata' },
      });
      await admin.browser.refused('totpInizio', 409, 'gia_esistente');
      await admin.browser.ok('totpTogli', { body: { password: PASSWORD } });
      await (await world().visitor()).ok('login', login(admin));
      const { browser, utente } = await make(admin, `perso.${admin.id_utente}`);
      const { segreto } = await browser.ok('totpInizio');
      await browser.ok('totpAttiva', { body: { codice: codeOf(segreto) } });
      const now = (await admin.browser.ok('utenti')).utenti.find(({ id }) => id === utente.id);
      expect(now?.secondo_fattore).toBe(true);
      const after = await admin.browser.ok('utenteSecondoFattore', {
        body: { id: utente.id, versione: now?.versione },
      });
      expect(after.secondo_fattore).toBe(false);
    });
  });
});
