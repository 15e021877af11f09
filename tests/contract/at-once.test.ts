/** Two people at the same moment: a call waits for what another is writing, and goes by what it finds then. */
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { holdSoggetti, updateSoggetti } from '#server/soggetti/sql/anagrafiche.ts';
import { toDati } from '#server/soggetti/commands/check-soggetti.ts';
import type { Tx } from '#server/core/db/database.ts';
import type { RouteName } from '#api/contract/routes.ts';
import { onEveryEngine } from './support/engines.ts';
import { begin, riga } from './support/imports.ts';
import { writeMeanwhile } from './support/meanwhile.ts';
import { first, movimenti, partite } from './support/pagamenti.ts';
import { createOne } from './support/soggetti.ts';
import type { Office } from './support/world.ts';

/** What is changed, in SQL, and the call that changes it from the version that was seen. */
interface Change {
  change: ReturnType<typeof sql>;
  call: RouteName;
  input: { params?: Record<string, unknown>; body: object & { versione?: number | null } };
}

const POSTA = {
  host: 'posta.esempio.it',
  porta: 465,
  sicurezza: 'tls',
  utente: '',
  mittente: 'studio@esempio.it',
  nome_mittente: 'Studio',
};

const nextOf = (table: string, where: ReturnType<typeof sql>) =>
  sql`update ${sql.table(table)} set versione = versione + 1 where ${where}`;

const CHANGES: Record<string, (office: Office) => Promise<Change>> = {
  'an azienda': async ({ browser, id_azienda }) => ({
    change: nextOf('azienda', sql`id = ${id_azienda}`),
    call: 'aziendaSalva',
    input: { body: await browser.ok('azienda') },
  }),
  'mail settings': async ({ browser, id_azienda }) => {
    const { versione } = await browser.ok('postaSalva', { body: { ...POSTA, versione: null } });
    return {
      change: nextOf('posta', sql`id_azienda = ${id_azienda}`),
      call: 'postaSalva',
      input: { body: { ...POSTA, versione } },
    };
  },
  'a conto': async ({ browser, id_conto }) => ({
    change: nextOf('conto', sql`id = ${id_conto}`),
    call: 'contoCambia',
    input: { body: first((await browser.ok('conti')).conti) },
  }),
  'the threshold': async ({ browser, id_azienda }) => {
    const { versione } = await browser.ok('soglia');
    const saved = await browser.ok('sogliaSalva', { body: { soglia: 0.97, versione } });
    return {
      change: nextOf('impostazione_abbinamento', sql`id_azienda = ${id_azienda}`),
      call: 'sogliaSalva',
      input: { body: { soglia: 0.98, versione: saved.versione } },
    };
  },
  'a dispute': async (office) => {
    const { id: id_partita } = first(await partite(office, [{ importo: 1_000 }]));
    const { id, versione } = await office.browser.ok('contestazioneNuova', {
      body: { id_partita, motivo: 'Merce difettosa' },
    });
    return {
      change: nextOf('contestazione', sql`id = ${id} and id_azienda = ${office.id_azienda}`),
      call: 'contestazioneSalva',
      input: { params: { id }, body: { versione, motivo: 'Merce in ritardo', al: null } },
    };
  },
  'a task': async ({ browser, id_azienda }) => {
    await browser.ok('compitiNuovi', {
      body: { aziende: [id_azienda], mese: '2026-02-01', entro: '2026-03-20', id_assegnato: null },
    });
    const { compito } = first((await browser.ok('studio')).aziende);
    const { id, versione } = first(compito ? [compito] : []);
    return {
      change: nextOf('compito', sql`id = ${id} and id_azienda = ${id_azienda}`),
      call: 'compitiCambia',
      input: { body: { compiti: [{ id_azienda, id, versione }], motivo: 'fatto', versione } },
    };
  },
  'a pagamento': async (office) => {
    const { id: movimento } = first(await movimenti(office, [{ importo: 1_000 }]));
    const { id: partita } = first(await partite(office, [{ importo: 1_000 }]));
    const { id, versione } = await office.browser.ok('pagamentoCrea', {
      body: { movimenti: [{ id: movimento, importo: 1_000 }], partite: [{ id: partita, importo: 1_000 }] },
    });
    return {
      change: nextOf('pagamento', sql`id = ${id} and id_azienda = ${office.id_azienda}`),
      call: 'pagamentoAnnulla',
      input: { params: { id }, body: { versione } },
    };
  },
};

onEveryEngine('two people at once', (world) => {
  const meanwhile = <T>(write: (tx: Tx) => Promise<unknown>, call: () => Promise<T>): Promise<T> =>
    writeMeanwhile(world(), write, call);

  test.each(Object.entries(CHANGES))(
    '%s that another is changing is told as it then is',
    async (_what, make) => {
      const office = await world().office('amministratore');
      const { change, call, input } = await make(office);
      const response = await meanwhile(
        (tx) => change.execute(tx),
        () => office.browser.send(call, input),
      );
      const problem = response.json<{ code: string; dettagli?: { attuale?: { versione: number } } }>();
      expect([response.statusCode, problem.code]).toEqual([409, 'versione_superata']);
      expect(problem.dettagli?.attuale?.versione).toBe((input.body.versione ?? 0) + 1);
    },
  );

  test('a second factor whose seed another page replaced is not turned on with the first one', async () => {
    const { browser, id_utente } = await world().office();
    const { segreto } = await browser.ok('totpInizio');
    const codice = new TOTP({ secret: Secret.fromBase32(segreto) }).generate();
    const response = await meanwhile(
      (tx) => sql`update utente set totp_segreto = 'another' where id = ${id_utente}`.execute(tx),
      () => browser.send('totpAttiva', { body: { codice } }),
    );
    expect([404, 422]).toContain(response.statusCode);
    expect(await browser.ok('me')).toMatchObject({ secondo_fattore: false });
  });

  test('a list that is imported keeps what another writes of the same soggetto', async () => {
    const office = await world().office();
    const { id } = await createOne(office, 'Nota Srl', { partita_iva: '00743110157' });
    await meanwhile(
      async (tx) => {
        const held = (await holdSoggetti(tx, office.id_azienda, [id])).get(id);
        if (!held) throw new Error('the soggetto is gone');
        await updateSoggetti(tx, office.id_azienda, [{ ...toDati(held), email: 'nota@esempio.it', id }]);
      },
      () =>
        office.browser.ok('soggettiImporta', {
          body: {
            nome_file: 'clienti.xlsx',
            righe: [
              {
                riga: 2,
                ragione_sociale: 'Nota Srl',
                ruoli: ['cliente'],
                partita_iva: '00743110157',
                telefono: '0255',
              },
            ],
            esistenti: 'aggiorna',
            prova: false,
            iban_verificati: false,
          },
        }),
    );
    expect(first((await office.browser.ok('soggetti')).soggetti)).toMatchObject({
      email: 'nota@esempio.it',
      telefono: '0255',
    });
  });

  test('a conto whose divisa another is changing takes no rows in the old one', async () => {
    const office = await world().office('amministratore');
    const rows = [riga()];
    const id_imp = await begin(office, rows);
    const response = await meanwhile(
      (tx) => sql`update conto set divisa = 'CHF' where id = ${office.id_conto}`.execute(tx),
      () => office.browser.send('importRows', { query: { id_imp }, body: { rows, lotto: 1, lotti: 1 } }),
    );
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([422, 'righe_rifiutate']);
  });

  test('the divisa of a conto stays while rows arrive in it', async () => {
    const office = await world().office('amministratore');
    const { browser, id_azienda, id_conto } = office;
    const [conto] = (await browser.ok('conti')).conti;
    const id_imp = await begin(office, [riga()]);
    const response = await meanwhile(
      async (tx) => {
        await sql`select from conto where id = ${id_conto} for share`.execute(tx);
        await sql`insert into riga_estratto (id_azienda, id_imp, natura, id_conto, riga, data, importo, residuo, divisa,
            descrizione)
          values (${id_azienda}, ${id_imp}, 'movimento', ${id_conto}, 1, '2026-03-10', 100, 100, 'EUR', 'Incasso')`.execute(
          tx,
        );
      },
      () => browser.send('contoCambia', { body: { ...conto, divisa: 'CHF' } }),
    );
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([
      422,
      'richiesta_non_valida',
    ]);
  });

  test('a closing pack is of one moment, whatever is written while it is read', async () => {
    const office = await world().office();
    await movimenti(office, [{ importo: 100, data: '2026-03-10' }]);
    const query = { id_conto: office.id_conto, dal: '2026-03-01', al: '2026-03-31' };
    const pack = await meanwhile(
      async (tx) => {
        // The pagamenti are read between the movimenti and what explains them.
        await sql`lock table pagamento in access exclusive mode`.execute(tx);
        await sql`update riga_estratto set stato = 'ignorata'
          where id_azienda = ${office.id_azienda} and natura = 'movimento'`.execute(tx);
      },
      () => office.browser.ok('chiusura', { query }),
    );
    expect(pack.spiegazioni.righe.map(({ perche }) => perche)).toEqual(
      pack.movimenti.map(({ esito }) => esito),
    );
  });
});
