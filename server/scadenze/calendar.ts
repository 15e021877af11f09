/** `GET /api/scadenze/calendario/{gettone}.ics`: a private calendar, for a program that has nothing but its address. */
import type { Reader } from '../core/db/database.ts';
import type { FastifyInstance } from 'fastify';
import { addGiorni, getToday } from '#domain/date.ts';
import { toEvento } from '#domain/scadenze/event.ts';
import { writeIcs } from '#domain/scadenze/ics.ts';
import { openCalendario, type CalendarioAperto } from './sql/calendars.ts';
import { countAgreements } from './sql/agreed.ts';
import { listScadenze } from './sql/list.ts';
import { sendFailure } from '../core/http/problems.ts';
import { fail } from '../core/problems.ts';
import type { Services } from '../core/services.ts';

/** What is overdue for longer is no matter of a calendar; what is due later is not agreed yet. */
const GIORNI_PRIMA = 180;
const GIORNI_DOPO = 400;

/** Calendars ask a few times an hour: many more is somebody who tries addresses. */
const CALLS_A_MINUTE = 60;

async function write(reader: Reader, { id_azienda, nome, filtri }: CalendarioAperto): Promise<string> {
  // The edges alone depend on the server's own day, months away from what anybody looks at.
  const today = getToday();
  const { lavorativi, verso, ...ids } = filtri;
  const partite = await listScadenze(
    reader,
    id_azienda,
    { dal: addGiorni(today, -GIORNI_PRIMA), al: addGiorni(today, GIORNI_DOPO) },
    {
      mostra: 'aperte',
      verso: verso ?? undefined,
      id_soggetto: ids.id_soggetto ?? undefined,
      id_agente: ids.id_agente ?? undefined,
      id_mandante: ids.id_mandante ?? undefined,
    },
  );
  const agreements = await countAgreements(
    reader,
    id_azienda,
    partite.map(({ id }) => id),
  );
  const events = partite.map((partita) =>
    toEvento(partita, { id_azienda, lavorativi, sequence: agreements.get(partita.id) ?? 0 }),
  );
  return writeIcs(nome, events, new Date().toISOString());
}

export function installCalendario(api: FastifyInstance, { db }: Services): void {
  api.get<{ Params: { file: string } }>(
    '/scadenze/calendario/:file',
    {
      schema: { hide: true },
      config: { rateLimit: { max: CALLS_A_MINUTE, timeWindow: '1 minute' } },
    },
    async (request, reply) => {
      const { file } = request.params;
      const calendar = file.endsWith('.ics')
        ? await openCalendario(db.kysely, file.slice(0, -'.ics'.length))
        : null;
      // Never known, revoked and gone are one answer: it tells nobody which addresses exist.
      if (!calendar)
        return sendFailure(reply, fail('non_trovato', 'Questo calendario non c’è, o è revocato'));
      return reply
        .header('content-type', 'text/calendar; charset=utf-8')
        .header('content-disposition', 'inline; filename="scadenze.ics"')
        .header('cache-control', 'private, no-store')
        .header('referrer-policy', 'no-referrer')
        .header('x-robots-tag', 'noindex')
        .send(await write(db.kysely, calendar));
    },
  );
}
