/** What holds letters back when the world around them breaks: invented data, a copy put back, a server killed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '#api/client.ts';
import { addGiorni, getToday } from '#domain/date.ts';
import { toCentesimi } from '#domain/importi.ts';
import { exportAzienda } from '#server/backup/export-azienda.ts';
import { restoreAzienda } from '#server/backup/restore-azienda.ts';
import type { Database } from '#server/core/db/database.ts';
import { openInMemory } from '#server/core/db/open.ts';
import { sendQueue } from '#server/core/mail/queue.ts';
import { LETTERE } from '#server/solleciti/letters.ts';
import { makeSeal } from '#server/core/seal.ts';
import { BREVE, makeDataDir, startServer } from '../../e2e/support/server.ts';
import { enter } from '../../e2e/support/studio.ts';
import { PARTITE, importAll, riga } from '../support/imports.ts';
import { openCasella, type Casella } from '../support/smtp.ts';
import { migratedDatabase } from '../support/template.ts';
import { createOne } from '../support/soggetti.ts';
import { makeWorld, SECRET } from '../support/world.ts';

let input: Casella;
beforeAll(async () => {
  input = await openCasella();
});
afterAll(() => input.close());

const POSTA = {
  host: '127.0.0.1',
  sicurezza: 'nessuna' as const,
  utente: null,
  mittente: 'studio@bianchi.it',
  nome_mittente: null,
  versione: null,
};

/** An empty database of its own, as a first start makes it. */
const open = async (): Promise<Database> => openInMemory(await migratedDatabase());

test('the demonstration office is marked where it is made, and cannot confirm a single letter', async () => {
  const db = await open();
  const world = await makeWorld(db);
  try {
    const { browser, id_azienda } = await world.office('amministratore');
    await browser.ok('demo', { body: { righe: 100 } });
    const { rows } = await sql<{ id: number; dimostrativa: boolean }>`
      select a.id, a.dimostrativa from azienda a
      where exists (select from importazione i where i.id_azienda = a.id)`.execute(db.kysely);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ dimostrativa }) => !dimostrativa)).toEqual([]);
    browser.azienda = rows[0]?.id ?? id_azienda;
    await browser.ok('postaSalva', { body: { ...POSTA, host: input.host, porta: input.porta } });
    await browser.ok('livelliSollecitoUsuali');
    const { lettere, dimostrativa } = await browser.ok('daSollecitare');
    expect(dimostrativa).toBe(true);
    const [letter] = lettere;
    if (!letter) throw new Error('somebody of the invented office is late');
    const body = {
      conferma: 1,
      lettere: [
        {
          id_soggetto: letter.id_soggetto,
          divisa: letter.divisa,
          destinatario: 'vero@ditta.it',
          partite: letter.partite.map(({ id, residuo }) => ({ id, residuo })),
        },
      ],
    };
    await browser.refused('sollecitiConferma', 409, 'azienda_dimostrativa', { body });
    await browser.refused('postaProva', 502, 'posta_non_riuscita', {
      body: { destinatario: 'vero@ditta.it' },
    });
    expect(input.messages).toEqual([]);
  } finally {
    await world.app.close();
    await db.close();
  }
});

test('a copy that is put back sends nothing of what was waiting when it was made', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quadra-copia-'));
  const [db, other] = [await open(), await open()];
  const world = await makeWorld(db);
  try {
    const office = await world.office('amministratore');
    const { browser } = office;
    await browser.ok('postaSalva', { body: { ...POSTA, host: input.host, porta: input.porta } });
    await browser.ok('livelliSollecitoUsuali');
    const soggetto = await createOne(office, 'In attesa', { email: 'attesa@ditta.it' });
    const scadenza = addGiorni(getToday(), -20);
    await importAll(office, [riga({ id_soggetto: soggetto.id, scadenza, importo: 5_000 })], PARTITE);
    const [letter] = (await browser.ok('daSollecitare')).lettere;
    const partite = letter?.partite.map(({ id, residuo }) => ({ id, residuo })) ?? [];
    await browser.ok('sollecitiConferma', {
      body: {
        conferma: 1,
        lettere: [{ id_soggetto: soggetto.id, divisa: 'EUR', destinatario: 'attesa@ditta.it', partite }],
      },
    });
    const file = join(folder, 'copia.jsonl.gz');
    await exportAzienda(db, office.id_azienda, file);
    await restoreAzienda(other, file);
    await sql`update posta_coda set prossimo_il = now() - interval '1 minute'`.execute(other.kysely);
    expect(await sendQueue(other, makeSeal(SECRET), LETTERE)).toBe(0);
    const { rows } = await sql<{ stato: string; coda: string }>`
      select k.stato, q.stato as coda from sollecito k join posta_coda q on q.id_sollecito = k.id`.execute(
      other.kysely,
    );
    expect(rows).toEqual([{ stato: 'incerto', coda: 'sospeso' }]);
    expect(input.messages).toEqual([]);
  } finally {
    await world.app.close();
    await db.close();
    await other.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** An overdue invoice of a customer with an address, through the calls of the product alone. */
async function fill(url: string): Promise<Client> {
  const { client } = await enter(url);
  const empty = {
    nazione: 'IT',
    partita_iva: null,
    codice_fiscale: null,
    pec: null,
    telefono: null,
    ibans: [],
  };
  const address = { indirizzo: null, cap: null, comune: null, provincia: null, attivo: true };
  const { creati } = await client.call('soggettiModifica', {
    body: {
      crea: [
        { ...empty, ...address, ragione_sociale: 'Ucciso', email: 'ucciso@ditta.it', ruoli: ['cliente'] },
      ],
    },
  });
  const row = riga({
    id_soggetto: creati[0]?.id ?? null,
    scadenza: addGiorni(getToday(), -20),
    importo: 5_000,
  });
  const { id_imp } = await client.call('logImportAdd');
  await client.call('importAlias', {
    body: {
      id_imp,
      file: { nome: 'p.csv', sha256: 'a'.repeat(64), bytes: 1, formato: 'csv' },
      tracciato: { id: null, versione: null, nome: 'Prova', origine: 'inferito' },
      ...PARTITE,
      id_mandante: null,
      colonne: [{ campo: 'importo', colonna: 'Importo' }],
      controparti: [],
      attesi: {
        righe: 1,
        dare: toCentesimi(0),
        avere: toCentesimi(5_000),
        scartate: 0,
        escluse: 0,
        saldo_iniziale: null,
        saldo_finale: null,
        dal: row.data,
        al: row.data,
        quadratura: { esito: 'non_verificabile', differenza: null, riga: null },
      },
    },
  });
  await client.call('importRows', { query: { id_imp }, body: { rows: [row], lotto: 1, lotti: 1 } });
  await client.call('postaSalva', { body: { ...POSTA, host: input.host, porta: input.porta } });
  await client.call('impostazioniSalva', {
    body: { chiave: 'solleciti_secondi', valore: 0, versione: null },
  });
  await client.call('livelliSollecitoUsuali');
  return client;
}

test('a server killed while the words are on their way leaves the letter to a person, and sends it no second time', async () => {
  const { dataDir, remove } = await makeDataDir();

  let server = await startServer(dataDir, {}, BREVE);
  try {
    const client = await fill(server.url);
    input.umore = 'tace';
    const arrived = input.prossimo();
    const [letter] = (await client.call('daSollecitare')).lettere;
    const partite = letter?.partite.map(({ id, residuo }) => ({ id, residuo })) ?? [];
    await client.call('sollecitiConferma', {
      body: {
        conferma: 1,
        lettere: [
          { id_soggetto: letter?.id_soggetto ?? 0, divisa: 'EUR', destinatario: 'ucciso@ditta.it', partite },
        ],
      },
    });
    // The mail server has every word, and has not answered yet.
    await arrived;
    await server.stop('SIGKILL');
    input.umore = 'prende';
    server = await startServer(dataDir, {}, BREVE);
    const { client: again } = await enter(server.url);
    const states = async () => (await again.call('solleciti')).solleciti.map(({ stato }) => stato);
    await expect.poll(states).toEqual(['incerto']);
    expect(input.messages).toHaveLength(1);
    expect((await again.call('daSollecitare')).lettere).toEqual([]);
  } finally {
    await server.stop('SIGKILL');
    await remove();
  }
});
