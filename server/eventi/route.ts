/** `GET /api/eventi`: one open answer for each page, through which changes of others arrive. */
import { isMember } from '../core/sql/ownership.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { eventiQuerySchema, type Evento } from '#api/contract/eventi.ts';
import type { Database } from '../core/db/database.ts';
import { type EventiBus, openBus } from './bus.ts';
import { fail, type Failure } from '../core/problems.ts';
import { readSessione } from '../core/sql/session-keys.ts';
import { sendFailure } from '../core/http/problems.ts';

/**
 * Milliseconds between two signs of life: proxies close a connection that is silent for a minute, some after half a
 * minute.
 */
const BEAT_MS = 15_000;
/** Milliseconds that a browser waits before it connects again. */
const RETRY_MS = 2_000;
/** The most open pages of one person: each holds a connection. */
const MAX_PER_UTENTE = 20;

export interface EventiSettings {
  /** Milliseconds between two signs of life; at each the session is checked again. */
  beat?: number;
  /** The pages that follow, for whoever counts them. */
  flussi?: Set<FlussoEventi>;
}

export interface FlussoEventi {
  idUtente: number;
  close: () => void;
}

export async function installEventi(
  api: FastifyInstance,
  db: Database,
  { beat = BEAT_MS, flussi = new Set() }: EventiSettings,
): Promise<void> {
  const bus = await openBus(db, (cause) => api.log.error({ err: cause }, 'an event could not be read'));
  // An open answer would keep the server from ending.
  api.addHook('preClose', async () => {
    for (const flusso of flussi) flusso.close();
  });
  api.addHook('onClose', () => bus.close());
  api.get('/eventi', { schema: { hide: true } }, async (request, reply) => {
    const asked = await allow(db, request);
    if ('ok' in asked) return sendFailure(reply, asked);
    // Nobody would say that a page which has gone meanwhile is to be followed no longer.
    if (request.raw.socket.destroyed) return reply.hijack();
    const own = [...flussi].filter(({ idUtente }) => idUtente === asked.idUtente);
    if (own.length >= MAX_PER_UTENTE) own[0]?.close();
    open({ request, reply, db, bus, beat, flussi, ...asked });
    return reply;
  });
}

async function allow(
  db: Database,
  request: FastifyRequest,
): Promise<Failure | { idUtente: number; idAzienda: number; lettoDa: number | undefined }> {
  const { utente } = request.session;
  if (!utente) return fail('non_autenticato');
  const query = eventiQuerySchema.safeParse(request.query);
  if (!query.success) return fail('azienda_non_trovata');
  const idAzienda = query.data.azienda ?? utente.id_azienda;
  if (!(await isMember(db.kysely, utente.id, idAzienda))) return fail('azienda_non_trovata');
  return { idUtente: utente.id, idAzienda, lettoDa: query.data.letto_da };
}

interface Opening {
  request: FastifyRequest;
  reply: FastifyReply;
  db: Database;
  bus: EventiBus;
  beat: number;
  flussi: Set<FlussoEventi>;
  idUtente: number;
  idAzienda: number;
  lettoDa: number | undefined;
}

function open({
  request,
  reply,
  db,
  bus,
  beat: beatMs,
  flussi,
  idUtente,
  idAzienda,
  lettoDa,
}: Opening): void {
  const { raw } = reply;
  const { sessionId } = request.session;
  reply.hijack();
  raw.writeHead(200, {
    ...Object.fromEntries(Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined)),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // nginx would otherwise hold the answer until it is complete.
    'x-accel-buffering': 'no',
  });
  raw.write(`retry: ${RETRY_MS}\n\n`);
  const send = (evento: Evento): void => {
    // An `accesso` event is about one person: only that person's pages get it, and only when their session has ended or
    // the azienda is closed to them.
    if (evento.tipo === 'accesso') return void (evento.id_utente === idUtente && checkAccess(evento));
    raw.write(`data: ${JSON.stringify(evento)}\n\n`);
  };
  const stop = bus.follow(idAzienda, send);
  // What the page read before it listened may be older than a change that was announced meanwhile.
  if (lettoDa !== undefined && bus.hasChanged(idAzienda, lettoDa)) send({ tipo: 'ricarica' });
  const checkAccess = async (evento: Evento): Promise<void> => {
    try {
      const alive = await readSessione(db.kysely, sessionId);
      if (alive && (await isMember(db.kysely, alive.utente.id, idAzienda))) return;
    } catch (cause) {
      request.log.error({ err: cause }, 'events: the session could not be checked');
    }
    if (!raw.writableEnded) raw.write(`data: ${JSON.stringify(evento)}\n\n`);
    endStream();
  };
  const beat = async (): Promise<void> => {
    try {
      const alive = await readSessione(db.kysely, sessionId);
      const member = alive && (await isMember(db.kysely, alive.utente.id, idAzienda));
      if (!member) return endStream();
      raw.write(': vivo\n\n');
    } catch (cause) {
      request.log.error({ err: cause }, 'events: the session could not be checked');
      endStream();
    }
  };
  const timer = setInterval(() => void beat(), beatMs);
  const flusso: FlussoEventi = { idUtente, close: endStream };
  flussi.add(flusso);
  raw.on('close', endStream);

  function endStream(): void {
    clearInterval(timer);
    stop();
    flussi.delete(flusso);
    if (!raw.writableEnded) raw.end();
  }
}
