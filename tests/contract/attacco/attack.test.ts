/**
 * The attack walk: every route of the contract, and those beside it, called by whoever should not, for what is not
 * theirs, with what is no request. What must happen comes from the contract; a route it says nothing of fails by name.
 */
import { PassThrough } from 'node:stream';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Ruolo } from '#api/contract/ruoli.ts';
import type { RouteName } from '#api/contract/routes.ts';
import { addGiorni, getToday } from '#domain/date.ts';
import { makeLoggerOptions } from '#server/core/logging.ts';
import { refreshSituazione } from '#server/studio/commands/refresh.ts';
import { onEveryEngineAlone } from '../support/engines.ts';
import { importAll, PARTITE, riga } from '../support/imports.ts';
import { useCasella } from '../support/solleciti.ts';
import { PASSWORD, SECRET, type Office, type World } from '../support/world.ts';
import { walkAltrui, walkProprie } from './support/altrui.ts';
import { Cammino, chi, type Chi } from './support/cammino.ts';
import { walkCorpi } from './support/corpi.ts';
import { unknownRoutes, walkFuori } from './support/fuori.ts';
import { takeImpronta } from './support/impronta.ts';
import { findLacune } from './support/lacune.ts';
import {
  walkAzienda,
  walkCsrf,
  walkProvvisoria,
  walkRuoli,
  walkSessioni,
  type Persone,
} from './support/porte.ts';
import { listenRoutes } from './support/registrate.ts';
import { nomi, richiesteOf, routeOf, type Richiesta } from './support/richieste.ts';
import { fillScena, withCopia, type Scena } from './support/scena.ts';

/** First numbers of the azienda that attacks, of the one attacked, and of one that only works. */
const [MIO, ALTRUI, QUIETO] = [500_001, 900_001, 300_001];

/** What one's own request is refused for, where no request could be taken: each with its reason. */
const RIFIUTATE: Partial<Record<RouteName, string>> = {
  // There is somebody already, and something.
  primoUtente: 'primo_utente_esistente',
  // Of these ids none is a demonstration office.
  demoTogli: 'non_trovato',
  demoRimetti: 'non_trovato',
  // Secrets that the walk does not tell: it goes on with the session it has.
  login: 'credenziali_errate',
  miaPassword: 'richiesta_non_valida',
  totpAttiva: 'richiesta_non_valida',
  totpTogli: 'richiesta_non_valida',
  // The row was found, and is no longer as the request says: calls made before this one changed it.
  postaSalva: 'versione_superata',
  titolareCedi: 'richiesta_non_valida',
  utenteSecondoFattore: 'versione_superata',
  matricePeriodi: 'versione_superata',
  matriceEffettiPeriodi: 'versione_superata',
  sogliaSalva: 'versione_superata',
  sollecitoDecidi: 'versione_superata',
  sollecitoAnnulla: 'versione_superata',
  rilettaAnnulla: 'versione_superata',
  soggettiUnisci: 'versione_superata',
  pagamentoAnnulla: 'versione_superata',
  // The row was found, and may not go.
  pagamentoScollega: 'richiesta_non_valida',
  voceElimina: 'richiesta_non_valida',
  // The row was found, and whoever asks does not open every azienda that it would touch.
  condividi: 'permesso_negato',
  condivisaTogli: 'permesso_negato',
};

/** For a machine that has much else to do; how long a walk takes decides nothing. */
const PAZIENZA = { testTimeout: 400_000, hookTimeout: 200_000 };
vi.setConfig(PAZIENZA);

const lines: string[] = [];
const stream = new PassThrough();
stream.on('data', (chunk: Buffer) => lines.push(chunk.toString('utf8')));

onEveryEngineAlone(
  'the attack walk',
  (world) => {
    const input = useCasella();
    const registrate = listenRoutes();
    let mine: Scena;
    let other: Scena;
    let quieta: Scena;
    let persone: Persone;
    beforeAll(async () => {
      registrate.stop();
      other = await withCopia(world(), await fillScena(world(), input(), ALTRUI, 'zqseconda'));
      quieta = await fillScena(world(), input(), QUIETO, 'zqterza');
      mine = await fillScena(world(), input(), MIO, 'zqprima');
      persone = await makePersone(world(), mine, other);
    });
    // A call that ends the session it is made in spoils no later walk.
    beforeEach(async () => {
      persone = { ...persone, mia: chi(await world().secondBrowser(mine.office)) };
    });

    /** Walks; answers what was wrong, and which tables of the azienda that is attacked are no longer as they were. */
    async function walk(what: (cammino: Cammino) => Promise<unknown>) {
      const cammino = new Cammino(world().app, [other.segno]);
      const before = await takeImpronta(world(), other.office.id_azienda);
      await what(cammino);
      const after = await takeImpronta(world(), other.office.id_azienda);
      const cambiate = Object.keys(before).filter((table) => before[table] !== after[table]);
      return { guasti: cammino.guasti, cambiate, chiamate: cammino.chiamate };
    }
    const INTATTA = { guasti: [], cambiate: [], chiamate: expect.any(Number) as number };

    test('knows every address that the server answers at', () => {
      expect(registrate.rotte.length).toBeGreaterThan(nomi.length);
      expect(unknownRoutes(registrate.rotte)).toEqual([]);
    });

    test('the azienda that is attacked has a row in every table, and its mark in every text that people write', async () => {
      expect(await findLacune(world(), other)).toEqual({ empty: [], nude: [] });
    });

    test('without a session, with an ended one, of a person switched off', async () => {
      expect(await walk((cammino) => walkSessioni(cammino, persone))).toEqual(INTATTA);
    });

    test('without the header against other sites, or with another’s', async () => {
      expect(await walk((cammino) => walkCsrf(cammino, persone))).toEqual(INTATTA);
    });

    test('with a password that another chose', async () => {
      expect(await walk((cammino) => walkProvvisoria(cammino, persone))).toEqual(INTATTA);
    });

    test('in each role', async () => {
      expect(await walk((cammino) => walkRuoli(cammino, persone))).toEqual(INTATTA);
    });

    test('in the name of another azienda', async () => {
      const { id_azienda } = other.office;
      expect(await walk((cammino) => walkAzienda(cammino, persone, id_azienda))).toEqual(INTATTA);
    });

    test('with the ids of another azienda in each place', async () => {
      let tried = 0;
      const found = await walk(async (cammino) => {
        tried = await walkAltrui(cammino, persone.mia, MIO, ALTRUI);
      });
      expect(found).toEqual(INTATTA);
      expect(tried).toBeGreaterThan(300);
    });

    test('at the addresses beside the contract', async () => {
      expect(await walk((cammino) => walkFuori(cammino, persone, other))).toEqual(INTATTA);
    });

    test('with what is no request', async () => {
      let tried = 0;
      const found = await walk(async (cammino) => {
        tried = await walkCorpi(cammino, persone.mia, MIO);
      });
      expect(found).toEqual(INTATTA);
      expect(tried).toBeGreaterThan(1_000);
    });

    test('whatever others do, no figure of one’s own is another', async () => {
      await gather(world(), mine);
      const before = await readFigures(world(), persone.mia, other);
      expect(before.size).toBeGreaterThan(100);
      await addWork(world(), other);
      await gather(world(), mine);
      const after = await readFigures(world(), persone.mia, other);
      expect([...before.keys()].filter((name) => before.get(name) !== after.get(name))).toEqual([]);
    });

    test('with one’s own ids, which are taken', async () => {
      const who = chi(quieta.office.browser);
      expect(await walk((cammino) => walkProprie(cammino, who, QUIETO, RIFIUTATE))).toEqual(INTATTA);
    });

    test('nothing of all this is in the log: no token, no password, no text of anybody', () => {
      const log = lines.join('');
      expect(log).toContain('/api/estratto_conto');
      const secrets = [PASSWORD, SECRET, ...[mine, other, quieta].flatMap(({ segreti }) => segreti)];
      const tokens = Object.values(persone.ruoli).flatMap(({ cookies }) => Object.values(cookies));
      const texts = [mine, other, quieta].map(({ segno }) => segno);
      const said = [...secrets, ...tokens, ...texts].filter((text) => log.includes(text));
      expect(said).toEqual([]);
    });
  },
  { ...makeLoggerOptions('trace'), stream },
);

/** What is not compared, and why. */
const MUTEVOLI: Partial<Record<RouteName, string>> = {
  health: 'of the whole installation',
  saluteDatabase: 'of the whole installation',
  backup: 'of the whole installation',
  chiusuraDocumento: 'a document holds the hour at which it was made',
};
/** Questions that narrow nothing: a call is asked the first that it takes. */
const SEMPRE = { dal: '2000-01-01', al: '2100-01-01' };
const APERTE = [{}, { oggi: getToday() }, { al: SEMPRE.al }, SEMPRE, { ...SEMPRE, oggi: getToday() }];
/** When something was read, used or seen. */
const ISTANTE = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/** What every call that reads answers about the azienda of whoever asks, of all its rows too, without the instants. */
async function readFigures({ app }: World, who: Chi, other: Scena): Promise<Map<string, string>> {
  const cammino = new Cammino(app, [other.segno]);
  const figures = new Map<string, string>();
  const read = async (name: RouteName, caso: string, request: Richiesta) =>
    figures.set(
      `${name}, ${caso}`,
      (await cammino.call(name, caso, who, request)).body.replaceAll(ISTANTE, 'istante'),
    );
  for (const name of nomi) {
    const { method, params, query } = routeOf(name);
    if (method !== 'GET' || MUTEVOLI[name] !== undefined) continue;
    for (const [at, request] of richiesteOf(name, MIO).entries()) await read(name, `${at}`, request);
    const wide = params ? undefined : APERTE.find((each) => query?.safeParse(each).success === true);
    if (wide) await read(name, 'of all', { query: wide });
  }
  // The marks of both begin so.
  await read('cerca', 'everywhere', { query: { q: 'zq', ovunque: 'true' } });
  expect(figures.get('cerca, everywhere')).toContain('zqprima');
  expect(cammino.guasti).toEqual([]);
  return figures;
}

/** Works out what is kept of an azienda, whether or not anything asks for it. */
async function gather({ db }: World, { office: { id_azienda } }: Scena): Promise<void> {
  await sql`insert into situazione_chiesta (id_azienda) values (${id_azienda})`.execute(db.kysely);
  await refreshSituazione(db, id_azienda);
}

/** Movimenti and partite of every time, of words and amounts as everyone's, and what is kept of them. */
async function addWork(world: World, other: Scena): Promise<void> {
  const oggi = getToday();
  const days = [
    '2000-01-01',
    addGiorni(oggi, -60),
    addGiorni(oggi, -1),
    oggi,
    addGiorni(oggi, 3),
    '2100-01-01',
  ];
  const moved = days.map((data, at) => riga({ riga: at + 1, importo: 7_000 + at, data, data_valuta: data }));
  await importAll(other.office, moved);
  const due = days.map((scadenza, at) => riga({ riga: at + 1, importo: 9_000 + at, data: oggi, scadenza }));
  await importAll(other.office, due, PARTITE);
  await gather(world, other);
}

async function makePersone(world: World, mine: Scena, other: Scena): Promise<Persone> {
  const extra = async (role: Ruolo): Promise<Office> => {
    const office = await world.office(role);
    await world.db.kysely
      .insertInto('utente_azienda')
      .values({ id_azienda: mine.office.id_azienda, id_utente: office.id_utente })
      .execute();
    return office;
  };
  const spento = await extra('amministratore');
  const spenta = chi(spento.browser);
  await sql`update utente set attivo = false where id = ${spento.id_utente}`.execute(world.db.kysely);
  const uscito = await world.secondBrowser(mine.office);
  const finita = chi(uscito);
  await uscito.ok('logout');
  // An amministratore, so that nothing but the password stands in the way.
  const appena = await extra('amministratore');
  await sql`update utente set password_da_cambiare = true where id = ${appena.id_utente}`.execute(
    world.db.kysely,
  );
  const [lettura, operatore] = [await extra('lettura'), await extra('operatore')];
  return {
    spenta,
    finita,
    mia: chi(mine.office.browser),
    altra: chi(other.office.browser),
    visitatore: chi(await world.visitor()),
    nuova: chi(appena.browser),
    ruoli: {
      lettura: chi(lettura.browser),
      operatore: chi(operatore.browser),
      amministratore: chi(mine.office.browser),
    },
  };
}
