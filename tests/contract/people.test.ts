/** Who may act on whom, where people belong to more than one azienda. */
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Utente } from '#api/contract/utenti.ts';
import { checkTitolare } from '#server/utenti/commands/govern-utenti.ts';
import { onEveryEngineAlone } from './support/engines.ts';
import { type Office, PASSWORD } from './support/world.ts';

onEveryEngineAlone('people of more than one azienda', (world) => {
  const link = async (office: Office, idAzienda: number): Promise<void> => {
    await world()
      .db.kysely.insertInto('utente_azienda')
      .values({ id_utente: office.id_utente, id_azienda: idAzienda })
      .execute();
  };
  const seen = async (office: Office, who: Office): Promise<Utente> => {
    const utente = (await office.browser.ok('utenti')).utenti.find(({ id }) => id === who.id_utente);
    if (!utente) throw new Error('not seen');
    return utente;
  };
  /** `governo` administers A; `persona` belongs to A and B, `altro` administers B. */
  const two = async (role: 'operatore' | 'amministratore' = 'operatore') => {
    const governo = await world().office('amministratore');
    const altro = await world().office('amministratore');
    const persona = await world().office(role);
    await sql`delete from utente_azienda where id_utente = ${persona.id_utente}`.execute(world().db.kysely);
    await link(persona, governo.id_azienda);
    await link(persona, altro.id_azienda);
    await sql`update utente set id_azienda = ${governo.id_azienda} where id = ${persona.id_utente}`.execute(
      world().db.kysely,
    );
    return { governo, altro, persona };
  };
  const own = async <T>(office: Office, work: () => Promise<T>): Promise<T> => {
    await sql`update utente set titolare = false where titolare`.execute(world().db.kysely);
    await sql`update utente set titolare = true where id = ${office.id_utente}`.execute(world().db.kysely);
    try {
      return await work();
    } finally {
      await sql`update utente set titolare = false where titolare`.execute(world().db.kysely);
    }
  };

  test('who administers one azienda of a person takes nothing of theirs but the place in it', async () => {
    const { governo, altro, persona } = await two();
    const utente = await seen(governo, persona);
    expect([utente.limite, utente.altre_aziende, utente.aziende]).toEqual([
      'altre_aziende',
      1,
      [governo.id_azienda],
    ]);
    const body = { id: utente.id, versione: utente.versione };
    const said = [
      await governo.browser.refused('utentePassword', 403, 'permesso_negato', { body }),
      await governo.browser.refused('utenteSecondoFattore', 403, 'permesso_negato', { body }),
      await governo.browser.refused('utenteCambia', 403, 'permesso_negato', {
        body: { ...utente, attivo: false },
      }),
      await governo.browser.refused('utenteCambia', 403, 'permesso_negato', {
        body: { ...utente, ruolo: 'amministratore' },
      }),
      await governo.browser.refused('utenteSessioni', 403, 'permesso_negato', { params: { id: utente.id } }),
      await governo.browser.refused('utenteRevoca', 403, 'permesso_negato', {
        params: { id: utente.id },
        body: { chiave: 'a'.repeat(64) },
      }),
    ];
    for (const { detail } of said) expect(detail).toMatch(/amministra tutte, o il titolare/);
    await persona.browser.ok('me');
    const left = await governo.browser.ok('utenteCambia', { body: { ...utente, aziende: [] } });
    expect([left.aziende, left.altre_aziende]).toEqual([[], 1]);
    expect((await governo.browser.ok('utenti')).utenti.map(({ id }) => id)).toEqual([governo.id_utente]);
    await persona.browser.ok('login', { body: { username: persona.username, password: PASSWORD } });
    expect((await persona.browser.ok('me')).aziende.map(({ id }) => id)).toEqual([altro.id_azienda]);
    expect((await seen(altro, persona)).limite).toBeNull();
    await altro.browser.refused('utenteCambia', 422, 'richiesta_non_valida', {
      body: { ...(await seen(altro, persona)), aziende: [] },
    });
  });

  test('who administers all of them governs the person, whose sessions end with the password or second factor', async () => {
    const { governo, altro, persona } = await two();
    await link(governo, altro.id_azienda);
    const utente = await seen(governo, persona);
    expect(utente.limite).toBeNull();
    const after = await governo.browser.ok('utenteSecondoFattore', {
      body: { id: utente.id, versione: utente.versione },
    });
    await persona.browser.refused('me', 401, 'non_autenticato');
    await persona.browser.ok('login', { body: { username: persona.username, password: PASSWORD } });
    await governo.browser.ok('utentePassword', { body: { id: utente.id, versione: after.versione } });
    await persona.browser.refused('me', 401, 'non_autenticato');
    await persona.browser.refused('login', 401, 'credenziali_errate', {
      body: { username: persona.username, password: PASSWORD },
    });
  });

  /**
   * Runs `work` where another resets the password of `who` at the very moment in which that of `who` has been found
   * right: what is counted against `chiave` is forgotten just then.
   */
  const resetMeanwhile = async (who: Office, key: string, work: () => Promise<unknown>): Promise<void> => {
    const { kysely } = world().db;
    const reset = `update utente set password_hash = 'di un altro', versione = versione + 1 where id = ${who.id_utente};
      delete from sessione where id_utente = ${who.id_utente};`;
    await sql`create function azzera() returns trigger language plpgsql as ${sql.lit(
      `begin if old.chiave = '${key}' then ${reset} end if; return old; end`,
    )}`.execute(kysely);
    await sql`create trigger azzera before delete on tentativo_accesso for each row execute function azzera()`.execute(
      kysely,
    );
    try {
      await work();
    } finally {
      await sql`drop function azzera cascade`.execute(kysely);
    }
    const { rows } = await sql<{ password_hash: string; sessioni: number }>`
      select password_hash, (select count(*)::integer from sessione s where s.id_utente = u.id) as sessioni
      from utente u where id = ${who.id_utente}`.execute(kysely);
    expect(rows).toEqual([{ password_hash: 'di un altro', sessioni: 0 }]);
  };

  test('a password that is reset while it is being checked opens no session', async () => {
    const person = await world().office();
    const visitor = await world().visitor();
    await resetMeanwhile(person, `utente:${person.username}`, async () => {
      await visitor.refused('login', 401, 'credenziali_errate', {
        body: { username: person.username, password: PASSWORD },
      });
    });
    await visitor.refused('me', 401, 'non_autenticato');
    expect(visitor.cookies.has('quadra_sessione')).toBe(false);
  });

  test('a password that is reset while it is being checked changes nothing of its own', async () => {
    for (const change of ['miaPassword', 'totpTogli'] as const) {
      const person = await world().office();
      const body = { attuale: PASSWORD, nuova: 'tutta un’altra frase', password: PASSWORD };
      await resetMeanwhile(person, `password:${person.id_utente}`, async () => {
        await person.browser.refused(change, 401, 'non_autenticato', { body });
      });
    }
  });

  test('a name that is taken elsewhere is said to be taken, and nothing more', async () => {
    const governing = await world().office('amministratore');
    const other = await world().office('amministratore');
    const refused = await governing.browser.refused('utenteNuovo', 409, 'gia_esistente', {
      body: { username: other.username, ruolo: 'amministratore', aziende: [governing.id_azienda] },
    });
    expect(JSON.stringify(refused)).not.toContain(`"id":${other.id_utente}`);
    expect((await governing.browser.ok('utenti')).utenti).toHaveLength(1);
    expect((await other.browser.ok('me')).ruolo).toBe('amministratore');
  });

  test('nobody takes one’s own password or second factor past the question for the password', async () => {
    const governing = await world().office('amministratore');
    const utente = await seen(governing, governing);
    const body = { id: utente.id, versione: utente.versione };
    await governing.browser.refused('utentePassword', 422, 'richiesta_non_valida', { body });
    await governing.browser.refused('utenteSecondoFattore', 422, 'richiesta_non_valida', { body });
    await governing.browser.ok('me');
  });

  describe('the last amministratore', () => {
    test('of an azienda that the other does not even see stays, also against the owner', async () => {
      const { governo, persona } = await two('amministratore');
      const only = await world().office();
      await link(persona, only.id_azienda);
      await own(governo, async () => {
        const utente = await seen(governo, persona);
        for (const change of [{ attivo: false }, { ruolo: 'operatore' as const }])
          expect(
            (
              await governo.browser.refused('utenteCambia', 422, 'richiesta_non_valida', {
                body: { ...utente, ...change },
              })
            ).detail,
          ).toMatch(/almeno un amministratore/i);
      });
    });

    test('is not taken out of their azienda', async () => {
      const { governo, altro, persona } = await two('amministratore');
      await sql`update utente set ruolo = 'operatore' where id = ${altro.id_utente}`.execute(
        world().db.kysely,
      );
      await link(governo, altro.id_azienda);
      const utente = await seen(governo, persona);
      // With the two of them in both, one may go; the one who remains may not.
      const left = await governo.browser.ok('utenteCambia', {
        body: { ...utente, aziende: [governo.id_azienda] },
      });
      expect(left.aziende).toEqual([governo.id_azienda]);
      const mio = await seen(governo, governo);
      await governo.browser.refused('utenteCambia', 422, 'richiesta_non_valida', {
        body: { ...mio, aziende: [governo.id_azienda] },
      });
    });

    test('remains, of two who take each other out of the azienda at once', async () => {
      const { governo, altro, persona } = await two('amministratore');
      await link(governo, altro.id_azienda);
      await sql`update utente set attivo = false where id = ${altro.id_utente}`.execute(world().db.kysely);
      const [one, other] = [await seen(governo, persona), await seen(persona, governo)];
      await Promise.all([
        governo.browser.send('utenteCambia', { body: { ...one, aziende: [governo.id_azienda] } }),
        persona.browser.send('utenteCambia', { body: { ...other, aziende: [governo.id_azienda] } }),
      ]);
      const { rows } = await sql<{ quanti: number }>`
        select count(*)::integer as quanti from utente_azienda a join utente u on u.id = a.id_utente
        where a.id_azienda = ${altro.id_azienda} and u.attivo and u.ruolo = 'amministratore'`.execute(
        world().db.kysely,
      );
      expect(rows[0]?.quanti).toBe(1);
    });
  });

  describe('the owner of the installation', () => {
    test('governs everybody, and is governed by nobody', async () => {
      const { governo, altro, persona } = await two();
      await link(altro, governo.id_azienda);
      await link(governo, altro.id_azienda);
      const lontano = await world().office();
      await own(governo, async () => {
        expect((await governo.browser.ok('me')).titolare).toBe(true);
        expect((await seen(governo, persona)).limite).toBeNull();
        const far = await seen(governo, lontano);
        expect([far.aziende, far.limite]).toEqual([[], null]);
        await governo.browser.ok('utentePassword', { body: { id: far.id, versione: far.versione } });
        await lontano.browser.refused('me', 401, 'non_autenticato');
        const owner = await seen(altro, governo);
        expect([owner.titolare, owner.limite]).toEqual([true, 'titolare']);
        const body = { id: owner.id, versione: owner.versione };
        await altro.browser.refused('utentePassword', 403, 'permesso_negato', { body });
        await altro.browser.refused('utenteSecondoFattore', 403, 'permesso_negato', { body });
        await altro.browser.refused('utenteCambia', 403, 'permesso_negato', {
          body: { ...owner, attivo: false },
        });
      });
    });

    test('hands it on themselves, with their password, to an amministratore', async () => {
      const { governo, altro, persona } = await two();
      await link(altro, governo.id_azienda);
      await own(governo, async () => {
        const to = async (who: Office) => ({
          id: who.id_utente,
          versione: (await seen(governo, who)).versione,
        });
        await altro.browser.refused('titolareCedi', 403, 'permesso_negato', {
          body: { ...(await to(altro)), password: PASSWORD },
        });
        await governo.browser.refused('titolareCedi', 422, 'richiesta_non_valida', {
          body: { ...(await to(altro)), password: 'sbagliata' },
        });
        await governo.browser.refused('titolareCedi', 422, 'richiesta_non_valida', {
          body: { ...(await to(persona)), password: PASSWORD },
        });
        await governo.browser.ok('titolareCedi', { body: { ...(await to(altro)), password: PASSWORD } });
        expect((await governo.browser.ok('me')).titolare).toBe(false);
        expect((await altro.browser.ok('me')).titolare).toBe(true);
      });
    });

    test('is the first amministratore where a copy or an older database names nobody', async () => {
      const { db } = world();
      await sql`update utente set titolare = false where titolare`.execute(db.kysely);
      await world().office('amministratore');
      const { rows } = await sql<{ id: number }>`
        select id from utente where ruolo = 'amministratore' and attivo order by id limit 1`.execute(
        db.kysely,
      );
      expect(await checkTitolare(db)).toBe(rows[0]?.id);
      expect(await checkTitolare(db)).toBeNull();
      await sql`update utente set titolare = false where titolare`.execute(db.kysely);
    });
  });
});
