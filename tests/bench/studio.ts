/**
 * What an office asks all day, answered by a server: with one azienda, with many as large beside it, and with one that holds
 * many times as much. The demonstration office is filled through the program once; the others are copies of it, made by
 * statements over sets.
 */
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bindAzienda } from '#api/client.ts';
import type { Database } from '#server/core/db/database.ts';
import { openEmbedded, openPostgres } from '#server/core/db/open.ts';
import { refreshImpronte } from '#server/estratto-conto/commands/refresh-impronte.ts';
import { refreshSituazione } from '#server/studio/commands/refresh.ts';
import { askUntil } from '#tests/attese.ts';
import { administer, spareTheDisk } from '#tests/contract/support/postgres.ts';
import { type RunningServer, startServer } from '#tests/e2e/support/server.ts';
import { enter } from '#tests/e2e/support/studio.ts';
import { fillAzienda } from './azienda-grande.ts';
import { copyAzienda } from './copia-azienda.ts';
import { DOMANDE, measureDomande, type Tempi, type Ufficio } from './domande.ts';
import type { RigaMisura } from './griglia/righe.ts';
import { findParent } from './processore.ts';
import { ask } from './statements.ts';

/** Milliseconds at p95 that nobody waits for. */
const ATTESA = 300;
/** Milliseconds in which an office has been searched. */
const RICERCA_MS = 600_000;

export interface Studio {
  /** A server of PostgreSQL, whose user may make databases and put triggers to rest; null for the embedded database. */
  postgresql: string | null;
  aziende: number;
  movimenti: number;
  /** How many times as many movimenti the largest azienda has; 1 for none. */
  volte: number;
  /** Times that each question is asked. */
  domande: number;
  /** Bytes that no database may take. */
  spazio: number;
  /** Name under which the offices stay, to be measured again without being made; null if they go. */
  nome: string | null;
}

/** Where an office is kept. */
interface Place {
  nome: string;
  dataDir: string;
  /** Its database on PostgreSQL. */
  database: string | null;
}

/** The azienda of the demonstration, once the office is whole. */
const getPronta = ({ dataDir }: Place): string => path.join(dataDir, 'pronta');
const isPronta = (place: Place): boolean => existsSync(getPronta(place));
const readAzienda = (place: Place): number => Number(readFileSync(getPronta(place), 'utf8'));

/** The offices of one run: made, copied, opened and taken away. */
class Uffici {
  readonly places: Place[] = [];
  private readonly studio: Studio;
  private readonly base: string;

  constructor(studio: Studio, base: string) {
    this.studio = studio;
    this.base = base;
  }

  /** The address of its database; empty for the embedded one. */
  private urlOf({ database }: Place): string {
    if (database === null || this.studio.postgresql === null) return '';
    const address = new URL(this.studio.postgresql);
    address.pathname = `/${database}`;
    return address.href;
  }

  start(place: Place): Promise<RunningServer> {
    return startServer(place.dataDir, { DATABASE_URL: this.urlOf(place) });
  }

  open(place: Place): Promise<Database> {
    if (place.database === null) return openEmbedded(place.dataDir);
    const lost = (error: Error): void => {
      throw error;
    };
    return Promise.resolve(openPostgres(this.urlOf(place), 1, lost));
  }

  /** An office of this name, empty or a copy of another, which `fill` makes whole; as it is where it was kept. */
  async make(nome: string, like: Place | null, fill: (place: Place) => Promise<number>): Promise<Place> {
    const { postgresql } = this.studio;
    const dataDir = path.join(this.base, nome);
    const database =
      postgresql === null ? null : `${path.basename(this.base)}_${nome}`.replaceAll(/\W/g, '_').toLowerCase();
    const place: Place = { nome, dataDir, database };
    this.places.push(place);
    if (isPronta(place)) return place;
    await this.remove(place);
    if (like) await cp(like.dataDir, dataDir, { recursive: true });
    else await mkdir(dataDir, { recursive: true });
    await rm(getPronta(place), { force: true });
    if (postgresql !== null && database !== null) {
      await administer(postgresql, `create database ${database} template ${like?.database ?? 'template1'}`);
      await spareTheDisk(postgresql, database);
    }
    const from = performance.now();
    const id = await fill(place);
    await writeFile(getPronta(place), String(id));
    console.log(`${nome}: fatto in ${Math.round((performance.now() - from) / 1_000)} s`);
    return place;
  }

  async remove({ dataDir, database }: Place): Promise<void> {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    if (this.studio.postgresql !== null && database !== null)
      await administer(this.studio.postgresql, `drop database if exists ${database} with (force)`);
  }

  /** The demonstration office at rest: proposals searched for, and all that is worked out beside what people do. */
  async fillDemo(place: Place): Promise<number> {
    const server = await this.start(place);
    const { client: first } = await enter(server.url);
    const { id_azienda } = await first.call('demo', { body: { righe: this.studio.movimenti } });
    const client = bindAzienda(first, id_azienda);
    await askUntil(
      () => client.call('calcoloUltimo', {}),
      ({ calcolo }) => calcolo?.stato === 'completato',
      RICERCA_MS,
    ).finally(() => server.stop());
    await this.grow(place, id_azienda, () => Promise.resolve());
    return id_azienda;
  }

  /** Changes an office by statements, and puts it to rest again. */
  async grow(place: Place, id: number, work: (db: Database) => Promise<void>): Promise<number> {
    const db = await this.open(place);
    try {
      await work(db);
      await refreshSituazione(db, id);
      await refreshImpronte(db, id);
      // What was gathered is no more what the planner knows.
      await ask(db, 'vacuum analyze');
      return id;
    } finally {
      await db.close();
    }
  }

  /** A session of whoever may open all aziende of an office, the one of the demonstration first. */
  async enter(place: Place, server: RunningServer): Promise<Ufficio> {
    const { client, cookies } = await enter(server.url);
    const { aziende } = await client.call('me');
    const usual = readAzienda(place);
    const ids = aziende.map(({ id }) => id).filter((id) => id > usual);
    return {
      nome: place.nome,
      url: server.url,
      cookies,
      aziende: [usual, ...ids],
      server: server.pid,
      database: await this.findPostgres(place),
    };
  }

  /** Where the PostgreSQL of an office runs on this machine. */
  private async findPostgres(place: Place): Promise<Ufficio['database']> {
    if (place.database === null) return null;
    const db = await this.open(place);
    try {
      const [row] = await ask<{ pid: number }>(db, 'select pg_backend_pid() as pid');
      const postmaster = row === undefined ? null : findParent(row.pid);
      return postmaster === null ? null : { postmaster, nome: place.database };
    } finally {
      await db.close();
    }
  }
}

const at = ({ times }: Tempi, share: number): number =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;

const describeTempi = (tempi: Tempi): string =>
  `p50 ${Math.round(at(tempi, 0.5))}, p95 ${Math.round(at(tempi, 0.95))} ms; processore ${Math.round(tempi.server)} + ${Math.round(tempi.database)}`;

/** Times seen by who asks, and processor of the server and of its database: of each office, beside the first where there are others. */
function describe(measured: Map<string, Map<string, Tempi>>, how: string): RigaMisura[] {
  const spent = ({ server, database }: Tempi) => server + database;
  return [...measured].flatMap(([domanda, byUfficio]) => {
    const floor = byUfficio.size > 1 ? [...byUfficio.values()][0] : undefined;
    return [...byUfficio].flatMap(([nome, tempi]) => {
      if (tempi === floor) return [];
      return {
        misura: `${domanda}: ${nome}${how}`,
        pavimento: floor ? describeTempi(floor) : '',
        soggetto: describeTempi(tempi),
        rapporto: floor
          ? `${(spent(tempi) / spent(floor)).toFixed(1)} (tempo ${(at(tempi, 0.5) / at(floor, 0.5)).toFixed(1)})`
          : '',
        obiettivo: `p95 <= ${ATTESA} ms, rapporto <= 2`,
      };
    });
  });
}

async function measure(studio: Studio, uffici: Uffici): Promise<RigaMisura[]> {
  const { aziende, volte, spazio } = studio;
  const una = await uffici.make('una', null, (place) => uffici.fillDemo(place));
  const id = readAzienda(una);
  if (aziende > 1)
    await uffici.make('molte', una, (place) =>
      uffici.grow(place, id, (db) => copyAzienda(db, id, aziende - 1, spazio)),
    );
  if (volte > 1)
    await uffici.make('grande', una, (place) => uffici.grow(place, id, (db) => fillAzienda(db, id, volte)));
  const servers: RunningServer[] = [];
  try {
    const asked: Ufficio[] = [];
    for (const place of uffici.places) {
      const server = await uffici.start(place);
      servers.push(server);
      asked.push(await uffici.enter(place, server));
    }
    const many = asked.filter(({ nome }) => nome === 'molte');
    // Each question finds aziende of which nothing is in memory, as those of a morning.
    const fresh = Math.min(studio.domande, Math.floor((aziende - 1) / DOMANDE.length));
    const cold = fresh > 0 ? describe(await measureDomande(many, fresh, false), ', mai aperte') : [];
    return [...describe(await measureDomande(asked, studio.domande, true), ''), ...cold];
  } finally {
    for (const server of servers) await server.stop();
  }
}

/** Offices of several sizes, asked by turns. */
export async function describeStudio(studio: Studio): Promise<RigaMisura[]> {
  const kept = studio.nome === null ? null : path.join(tmpdir(), `quadra-${studio.nome}`);
  const base = kept ?? (await mkdtemp(path.join(tmpdir(), 'quadra-studio-')));
  const uffici = new Uffici(studio, base);
  try {
    return await measure(studio, uffici);
  } finally {
    if (kept === null) {
      for (const place of uffici.places) await uffici.remove(place);
      await rm(base, { recursive: true, force: true });
    }
  }
}
