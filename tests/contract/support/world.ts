/** A server on a database of its own, and offices to work in. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Ruolo } from '#api/contract/ruoli.ts';
import { createApp, type AppOptions } from '#server/app.ts';
import { createAzienda } from '#server/impostazioni/commands/create-azienda.ts';
import type { Database } from '#server/core/db/database.ts';
import { transact } from '#server/core/db/transact.ts';
import { hashPassword } from '#server/utenti/passwords.ts';
import { succeed } from '#server/core/problems.ts';
import { insertConto } from '#server/conti/sql/conti.ts';
import { makeSeal } from '#server/core/seal.ts';
import type { FlussoEventi } from '#server/eventi/route.ts';
import { insertUtente, linkAzienda } from '#server/utenti/sql/utenti.ts';
import { Browser } from './browser.ts';

export const PASSWORD = 'partita doppia 1494';

export interface Office {
  browser: Browser;
  username: string;
  id_utente: number;
  id_azienda: number;
  id_conto: number;
}

export interface World {
  app: FastifyInstance;
  db: Database;
  /** Where its copies are kept. */
  dataDir: string;
  /** The pages that follow its events. */
  flussi: ReadonlySet<FlussoEventi>;
  /** A browser that has opened a page and is not signed in. */
  visitor(): Promise<Browser>;
  /** A new azienda with one conto and its own signed-in user, an operatore unless said otherwise. */
  office(role?: Ruolo): Promise<Office>;
  /** Another browser of the same user. */
  secondBrowser(office: Office): Promise<Browser>;
}

export const SECRET = 'a secret of the tests, forty characters long';

/** `logger` hears what the server logs; by default it logs nothing. */
export async function makeWorld(db: Database, logger: AppOptions['logger'] = false): Promise<World> {
  const dataDir = mkdtempSync(join(tmpdir(), 'quadra-mondo-'));
  const flussi = new Set<FlussoEventi>();
  const app = await createApp(
    {
      db,
      versione: '0.0.0-test',
      dataDir,
      seal: makeSeal(SECRET),
      backup: { conservati: 2 },
    },
    {
      session: { secret: SECRET, hours: 12, secure: 'auto' },
      logger,
      trustProxy: false,
      clientDir: '/nonexistent',
      callsPerMinute: 1_000_000,
      eventi: { beat: 150, flussi },
    },
  );
  let passwordHash: Promise<string> | undefined;
  let offices = 0;
  const visitor = () => new Browser(app).visit();
  const signIn = async (username: string): Promise<Browser> => {
    const browser = await visitor();
    await browser.ok('login', { body: { username, password: PASSWORD } });
    return browser;
  };
  return {
    app,
    db,
    dataDir,
    flussi,
    visitor,
    secondBrowser: ({ username }) => signIn(username),
    async office(role = 'operatore') {
      passwordHash ??= hashPassword(PASSWORD);
      const username = `ragioniere${++offices}`;
      const ids = await populate(db, username, await passwordHash, role);
      return { ...ids, username, browser: await signIn(username) };
    },
  };
}

async function populate(db: Database, username: string, password_hash: string, ruolo: Ruolo) {
  const result = await transact(db, async (tx) => {
    const id_azienda = await createAzienda(tx, `Azienda di ${username}`);
    const id_utente = await insertUtente(tx, { username, password_hash, id_azienda, ruolo });
    await linkAzienda(tx, id_utente, id_azienda);
    const conto = { nome: 'Conto principale', banca: null, iban: null, divisa: 'EUR', saldo_iniziale: 0 };
    const { id } = await insertConto(tx, id_azienda, conto);
    return succeed({ id_azienda, id_utente, id_conto: id });
  });
  if (!result.ok) throw new Error('could not make an office');
  return result.value;
}
