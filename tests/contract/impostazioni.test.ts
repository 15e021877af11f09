/** What an azienda sets for itself: heading, conti, causali, mail, limits; the trail of it all. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { describe, expect, test } from 'vitest';
import { onEveryEngine } from './support/engines.ts';
import { importAll, righe } from './support/imports.ts';
import { randomHost } from './support/smtp.ts';

const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

interface Posta {
  host: string;
  porta: number;
  /** Whole messages, as they came. */
  messages: string[];
  close: () => Promise<void>;
}

/** A mail server of this machine that asks for user and password. */
async function openSmtp(utente: string, password: string): Promise<Posta> {
  const messages: string[] = [];
  const server = new SMTPServer({
    authOptional: false,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) =>
      auth.username === utente && auth.password === password
        ? done(null, { user: utente })
        : done(new Error('Invalid username or password')),
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('nessuno') ? done(new Error('no such mailbox')) : done(),
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
      stream.on('end', () => {
        messages.push(text);
        done(null, 'presa in carico');
      });
    },
  });
  const host = randomHost();
  await once(server.listen(2525, host), 'listening');
  return {
    host,
    porta: 2525,
    messages,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

onEveryEngine('settings', (world) => {
  describe('the azienda', () => {
    test('its heading is checked, versioned and told in the registro', async () => {
      const { browser } = await world().office('amministratore');
      const before = await browser.ok('azienda');
      const data = {
        ...before,
        partita_iva: 'IT 00743110157',
        cap: '20100',
        comune: 'Milano',
        provincia: 'mi',
      };
      const after = await browser.ok('aziendaSalva', { body: data });
      expect(after).toMatchObject({
        partita_iva: '00743110157',
        provincia: 'MI',
        versione: 2,
        ha_logo: false,
      });
      await browser.refused('aziendaSalva', 409, 'versione_superata', { body: data });
      for (const [field, value] of [
        ['partita_iva', '00743110158'],
        ['codice_fiscale', 'RSSMRA85T10A562T'],
        ['cap', '2010'],
        ['provincia', 'MIL'],
        ['pec', 'non è un indirizzo'],
        ['ragione_sociale', ' '],
      ]) {
        const body = { ...after, [field ?? '']: value };
        const { errors } = await browser.refused('aziendaSalva', 422, 'richiesta_non_valida', { body });
        expect(errors?.[0]?.campo).toBe(field);
      }
      const [voce] = (await browser.ok('registro', { query: { oggetto: 'azienda' } })).voci;
      expect(voce).toMatchObject({
        azione: 'azienda_modificata',
        prima: { cap: null },
        dopo: { cap: '20100' },
      });
    });

    test('a logo is a small picture, whatever it is called', async () => {
      const { browser } = await world().office('amministratore');
      const saved = await browser.ok('aziendaLogoSalva', { body: { logo: PNG, versione: 1 } });
      expect(saved.ha_logo).toBe(true);
      expect((await browser.ok('aziendaLogo')).logo).toBe(PNG);
      const script = Buffer.from('<svg onload="alert(1)">').toString('base64');
      for (const logo of [
        `data:image/png;base64,${script}`,
        `data:image/svg+xml;base64,${script}`,
        `data:image/jpeg;base64,${PNG.split(',')[1]}`,
        `data:image/png;base64,${Buffer.concat([Buffer.from(PNG.split(',')[1] ?? '', 'base64'), Buffer.alloc(530_000)]).toString('base64')}`,
      ])
        await browser.refused('aziendaLogoSalva', 422, 'richiesta_non_valida', {
          body: { logo, versione: 2 },
        });
      await browser.ok('aziendaLogoSalva', { body: { logo: null, versione: 2 } });
      expect((await browser.ok('aziendaLogo')).logo).toBeNull();
    });

    test('another azienda is open to who makes it, and starts with what each has', async () => {
      const { browser, id_azienda } = await world().office('amministratore');
      const me = await browser.ok('aziendaNuova', { body: { ragione_sociale: 'Seconda S.r.l.' } });
      const fresh = me.aziende.find(({ ragione_sociale }) => ragione_sociale === 'Seconda S.r.l.');
      expect([me.aziende.length, me.id_azienda]).toEqual([2, id_azienda]);
      browser.azienda = fresh?.id;
      expect((await browser.ok('tipiPagamento')).tipi_pagamento.length).toBeGreaterThan(5);
      expect((await browser.ok('conti')).conti).toEqual([]);
    });
  });

  test('a conto changes, is archived and comes back; its currency stays once it has rows', async () => {
    const office = await world().office();
    const { browser } = office;
    const made = await browser.ok('contoNuovo', { body: { nome: 'Valuta', divisa: 'USD' } });
    const changed = await browser.ok('contoCambia', {
      body: {
        ...made,
        nome: 'Dollari',
        iban: 'it60 x054 2811 1010 0000 0123 456',
        codice_conto: ' 18.05 ',
        saldo_iniziale: 150,
      },
    });
    expect(changed).toMatchObject({
      nome: 'Dollari',
      iban: 'IT60X0542811101000000123456',
      codice_conto: '18.05',
      saldo_iniziale: 150,
      versione: 2,
    });
    await browser.refused('contoCambia', 409, 'versione_superata', { body: made });
    await browser.refused('contoCambia', 422, 'richiesta_non_valida', {
      body: { ...changed, iban: 'IT61X0542811101000000123456' },
    });
    await browser.refused('contoCambia', 409, 'gia_esistente', {
      body: { ...changed, nome: 'CONTO PRINCIPALE' },
    });
    const archived = await browser.ok('contoCambia', { body: { ...changed, archiviato: true } });
    expect((await browser.ok('conti')).conti.find(({ id }) => id === made.id)?.archiviato).toBe(true);
    await browser.ok('contoCambia', { body: { ...archived, archiviato: false } });
    await importAll(office, righe(1));
    const used = (await browser.ok('conti')).conti.find(({ id }) => id === office.id_conto);
    const { errors } = await browser.refused('contoCambia', 422, 'richiesta_non_valida', {
      body: { ...used, divisa: 'CHF' },
    });
    expect(errors?.[0]?.campo).toBe('divisa');
  });

  test('causali: the interbank ones are offered once, others are made, changed and deleted', async () => {
    const { browser } = await world().office();
    expect((await browser.ok('causali')).causali).toEqual([]);
    const [first, second] = await Promise.all([browser.ok('causaliAbi'), browser.ok('causaliAbi')]);
    expect([first.aggiunte, second.aggiunte].toSorted((a, b) => a - b)[0]).toBe(0);
    const { causali } = await browser.ok('causali');
    expect(causali.find(({ codice }) => codice === '48')).toMatchObject({ segno: 'entrata', attiva: true });
    const made = await browser.ok('causaleSalva', {
      body: { id: null, versione: null, codice: 'z-9', descrizione: 'Nostra', segno: null, attiva: true },
    });
    expect(made).toMatchObject({ codice: 'Z-9', versione: 1 });
    const again = { ...made, id: null, versione: null };
    await browser.refused('causaleSalva', 409, 'gia_esistente', { body: again });
    const changed = await browser.ok('causaleSalva', { body: { ...made, descrizione: 'Nostra, nuova' } });
    await browser.refused('causaleSalva', 409, 'versione_superata', { body: made });
    await browser.refused('causaliElimina', 409, 'versione_superata', {
      body: { causali: [{ id: made.id, versione: 1 }] },
    });
    await browser.ok('causaliElimina', { body: { causali: [{ id: made.id, versione: changed.versione }] } });
    expect((await browser.ok('causali')).causali).toHaveLength(causali.length);
  });

  test('limits hold the values of their own kind, and questions obey them', async () => {
    const { browser } = await world().office('amministratore');
    const { impostazioni, versioni } = await browser.ok('impostazioni');
    expect([impostazioni.query_righe, versioni]).toEqual([10_000, {}]);
    const body = { chiave: 'query_righe', valore: 100, versione: null };
    const saved = await browser.ok('impostazioniSalva', { body });
    expect([saved.impostazioni.query_righe, saved.versioni]).toEqual([100, { query_righe: 1 }]);
    await browser.refused('impostazioniSalva', 409, 'versione_superata', { body });
    for (const valore of [99, 1.5, '100', null, 50_001])
      await browser.refused('impostazioniSalva', 422, 'richiesta_non_valida', {
        body: { ...body, valore, versione: 1 },
      });
    await browser.refused('impostazioniSalva', 422, 'richiesta_non_valida', {
      body: { ...body, chiave: 'altro' },
    });
    const answer = await browser.ok('query', { body: { sql: 'select generate_series(1, 500)' } });
    expect([answer.righe.length, answer.troncato]).toEqual([100, true]);
  });

  describe('mail', () => {
    const data = ({ host, porta }: { host: string; porta: number }) => ({
      host,
      porta,
      sicurezza: 'nessuna',
      utente: 'studio',
      mittente: 'studio@esempio.it',
      nome_mittente: 'Studio Rossi, à è',
      versione: null,
    });

    test('a message leaves through the server that was set; the password stays sealed', async () => {
      const office = await world().office('amministratore');
      const { browser } = office;
      const smtp = await openSmtp('studio', 'pàrola segreta');
      try {
        await browser.refused('postaProva', 502, 'posta_non_riuscita', {
          body: { destinatario: 'a@esempio.it' },
        });
        const saved = await browser.ok('postaSalva', {
          body: { ...data(smtp), password: 'pàrola segreta' },
        });
        expect([saved.ha_password, 'password' in saved]).toEqual([true, false]);
        const { risposta } = await browser.ok('postaProva', { body: { destinatario: 'cliente@esempio.it' } });
        expect(risposta).toContain('presa in carico');
        expect(smtp.messages).toHaveLength(1);
        expect(smtp.messages[0]).toMatch(/^To: cliente@esempio\.it\r?$/m);
        expect(smtp.messages[0]).toMatch(/^From: .*<studio@esempio\.it>\r?$/m);
        const { rows } = await sql<{ testo: string }>`
          select (select row_to_json(p)::text from posta p where id_azienda = ${office.id_azienda})
            || (select string_agg(row_to_json(r)::text, '') from registro r where id_azienda = ${office.id_azienda}) as testo`.execute(
          world().db.kysely,
        );
        expect(rows[0]?.testo).not.toContain('segreta');
        // Saved again without a password, the one that was there stays.
        await browser.ok('postaSalva', { body: { ...data(smtp), versione: 1 } });
        await browser.ok('postaProva', { body: { destinatario: 'cliente@esempio.it' } });
        await browser.ok('postaSalva', { body: { ...data(smtp), versione: 2, password: 'sbagliata' } });
        const refused = await browser.refused('postaProva', 502, 'posta_non_riuscita', {
          body: { destinatario: 'cliente@esempio.it' },
        });
        expect(refused.detail).toMatch(/non accetta utente e password/);
        const noBox = await browser.ok('postaSalva', {
          body: { ...data(smtp), versione: 3, password: 'pàrola segreta' },
        });
        const gone = await browser.refused('postaProva', 502, 'posta_non_riuscita', {
          body: { destinatario: 'nessuno@esempio.it' },
        });
        expect([noBox.versione, gone.detail]).toEqual([
          4,
          expect.stringMatching(/destinatario.*no such mailbox/),
        ]);
      } finally {
        await smtp.close();
      }
    });

    test('a server that is not there, or that cannot do what is asked, is told in words', async () => {
      const { browser } = await world().office('amministratore');
      const smtp = await openSmtp('studio', 'x');
      await browser.ok('postaSalva', { body: { ...data(smtp), sicurezza: 'starttls', password: 'x' } });
      const proof = () =>
        browser.refused('postaProva', 502, 'posta_non_riuscita', { body: { destinatario: 'a@esempio.it' } });
      expect((await proof()).detail).toMatch(/connessione sicura/);
      await smtp.close();
      expect((await proof()).detail).toMatch(/non si riesce a parlare/);
    });

    describe('the way to the server', () => {
      const segreta = 'pàrola segreta';

      test('the password is for the server it was given for, and is asked for again at any other', async () => {
        const { browser } = await world().office('amministratore');
        const [mine, other] = [await openSmtp('studio', segreta), await openSmtp('studio', segreta)];
        try {
          await browser.ok('postaSalva', { body: { ...data(mine), password: segreta } });
          for (const change of [
            { host: other.host },
            { porta: 587 },
            { sicurezza: 'tls' as const },
            { utente: 'altro' },
          ]) {
            const body = { ...data(mine), ...change, versione: 1 };
            const refused = await browser.refused('postaSalva', 422, 'richiesta_non_valida', { body });
            expect(refused.errors?.[0]?.campo).toBe('password');
          }
          expect((await browser.ok('posta')).posta).toMatchObject({ host: mine.host, ha_password: true });
          await browser.ok('postaSalva', { body: { ...data(other), versione: 1, password: segreta } });
          // Without a user there is nothing to sign in with, and the password goes.
          const open = await browser.ok('postaSalva', { body: { ...data(mine), utente: null, versione: 2 } });
          expect(open.ha_password).toBe(false);
        } finally {
          await mine.close();
          await other.close();
        }
      });

      test('nobody signs in over a connection that others can read, also with settings of before', async () => {
        const office = await world().office('amministratore');
        const body = { ...data({ host: 'posta.esempio.it', porta: 25 }), password: segreta };
        const refused = await office.browser.refused('postaSalva', 422, 'richiesta_non_valida', { body });
        expect(refused.errors?.[0]?.campo).toBe('sicurezza');
        await office.browser.ok('postaSalva', { body: { ...body, sicurezza: 'starttls' } });
        await sql`update posta set sicurezza = 'nessuna' where id_azienda = ${office.id_azienda}`.execute(
          world().db.kysely,
        );
        const trial = await office.browser.refused('postaProva', 502, 'posta_non_riuscita', {
          body: { destinatario: 'a@esempio.it' },
        });
        expect(trial.detail).toMatch(/in chiaro/);
      });

      test('what is closed, silent, no mail server or not to be dialled says one and the same', async () => {
        const said = new Set<string | undefined>();
        const host = randomHost();
        // Another service, with words of its own.
        const other = createServer((socket) => void socket.end('SSH-2.0-OpenSSH_9.6\r\n'));
        await once(other.listen(2525, host), 'listening');
        try {
          for (const where of [
            { host, porta: 2525 },
            { host, porta: 587 },
            { host: '169.254.169.254', porta: 25 },
            { host: '0.0.0.0', porta: 2525 },
            { host: '::ffff:169.254.169.254', porta: 25 },
            { host: 'non-esiste.invalid', porta: 465 },
          ]) {
            const { browser } = await world().office('amministratore');
            await browser.ok('postaSalva', { body: { ...data(where), utente: null } });
            const { detail } = await browser.refused('postaProva', 502, 'posta_non_riuscita', {
              body: { destinatario: 'a@esempio.it' },
            });
            said.add(detail);
          }
        } finally {
          other.close();
        }
        expect([...said]).toEqual([expect.stringMatching(/non si riesce a parlare/)]);
      });

      test('only ports of mail are dialled, and trials that fail are slowed down', async () => {
        const { browser } = await world().office('amministratore');
        for (const porta of [22, 80, 5432, 6379, 70_000]) {
          const body = { ...data({ host: 'localhost', porta }), utente: null };
          const refused = await browser.refused('postaSalva', 422, 'richiesta_non_valida', { body });
          expect(refused.errors?.[0]?.campo).toBe('porta');
        }
        await browser.ok('postaSalva', {
          body: { ...data({ host: randomHost(), porta: 25 }), utente: null },
        });
        const body = { destinatario: 'a@esempio.it' };
        for (let time = 0; time < 5; time++)
          await browser.refused('postaProva', 502, 'posta_non_riuscita', { body });
        await browser.refused('postaProva', 429, 'troppi_tentativi', { body });
      });
    });
  });

  test('the registro is read by who, when, what and words, and shows one azienda', async () => {
    const office = await world().office('amministratore');
    const others = await world().office('amministratore');
    await others.browser.ok('contoNuovo', { body: { nome: 'Conto altrui' } });
    await office.browser.ok('contoNuovo', { body: { nome: 'Conto 100% mio' } });
    await office.browser.ok('causaliAbi');
    const read = async (query: object) => (await office.browser.ok('registro', { query: { ...query } })).voci;
    expect(await read({ q: 'altrui' })).toEqual([]);
    expect((await read({ q: '100% m' })).map(({ azione }) => azione)).toEqual(['conto_creato']);
    expect(await read({ q: '100_ m' })).toEqual([]);
    expect((await read({ oggetto: 'conto', username: office.username.toUpperCase() })).length).toBe(1);
    expect(await read({ username: others.username })).toEqual([]);
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(new Date());
    expect((await read({ dal: today, al: today, oggetto: 'conto' })).length).toBe(1);
    expect(await read({ dal: '2199-01-01' })).toEqual([]);
    const [newest] = await read({});
    expect((await read({ prima_di: newest?.id })).every(({ id }) => id < (newest?.id ?? 0))).toBe(true);
  });
});
