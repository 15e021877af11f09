/** The addresses beside the contract: calendars, events, copies, the document that describes the contract. */
import type { Cammino, Chi, Risposta } from './cammino.ts';
import type { Persone } from './porte.ts';
import type { Registrata } from './registrate.ts';
import { nomi, routeOf } from './richieste.ts';
import type { Scena } from './scena.ts';

/** What may be asked without a session beside the free calls of the contract, and why. */
export const FUORI = {
  '/api/health/pronto': 'whether a proxy may send people here, and nothing else',
  '/api/openapi.json': 'names of calls and fields, which the page has too',
  '/api/scadenze/calendario/:file': 'whoever has the secret address',
  '/api/eventi': 'as any call, for an azienda in the query',
  '/api/backup/scarica/:nome': 'as any call of an amministratore',
} as const;

/** Every address that Fastify answers at and nobody has said what to expect of. */
export function unknownRoutes(registrate: readonly Registrata[]): string[] {
  const known = new Set(
    nomi.map((name) => `${routeOf(name).method} ${routeOf(name).path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  for (const url of Object.keys(FUORI)) known.add(`GET ${url}`);
  // HEAD is GET without its body; the files of the page are tried where the page is served.
  return registrate
    .filter(
      ({ method, url }) => method !== 'HEAD' && url.startsWith('/api') && !known.has(`${method} ${url}`),
    )
    .map(({ method, url }) => `${method} ${url}`);
}

const get = (cammino: Cammino, caso: string, url: string, who: Chi): Promise<Risposta> =>
  cammino.request(caso, 'GET', url, who);

/** `other` is whose calendar and copies are tried. */
export async function walkFuori(cammino: Cammino, persone: Persone, other: Scena): Promise<void> {
  const { mia, finita, spenta, visitatore, ruoli } = persone;
  const nobody = { 'no session': visitatore, 'an ended session': finita, 'a person switched off': spenta };
  const copy = `/api/backup/scarica/${other.copia}`;
  for (const [caso, who] of Object.entries(nobody))
    for (const url of ['/api/eventi', copy, '/api/backup/scarica/x'])
      cammino.expect(
        `${url}, ${caso}`,
        await get(cammino, `${url}, ${caso}`, url, who),
        401,
        'non_autenticato',
      );
  for (const who of [ruoli.lettura, ruoli.operatore])
    cammino.expect(copy, await get(cammino, copy, copy, who), 403, 'permesso_negato');
  for (const name of [
    other.copia,
    '..%2F..%2Fsession-secret',
    '../session-secret',
    '%2e%2e',
    'quadra-x.json.gz',
  ])
    cammino.expect(name, await get(cammino, name, `/api/backup/scarica/${name}`, mia), 404, 'non_trovato');
  for (const azienda of [other.office.id_azienda, 5_000_001, 'x', '-1', '1&azienda=2'])
    cammino.expect(
      `events of ${azienda}`,
      await get(cammino, `events of ${azienda}`, `/api/eventi?azienda=${azienda}`, mia),
      404,
      'azienda_non_trovata',
    );
  await walkCalendari(cammino, visitatore, other.calendar);
  await walkSconosciute(cammino, mia);
}

/** Addresses near a secret one: none of them tells whether they are. */
async function walkCalendari(cammino: Cammino, who: Chi, path: string): Promise<void> {
  const token = path.split('/').at(-1)?.replace('.ics', '') ?? '';
  const [azienda = '', secret = ''] = token.split('-');
  const attempts = [
    `${azienda}-${secret.slice(0, -1)}.ics`,
    `${azienda}-${secret}x.ics`,
    `1-${secret}.ics`,
    `${azienda}-.ics`,
    `${azienda}-%00.ics`,
    `${azienda}-${'x'.repeat(43)}.ics`,
    `-1-${secret}.ics`,
    `9007199254740993-${secret}.ics`,
    token,
    `${token}.ICS`,
    '%25.ics',
    `' or 1=1 --.ics`.replaceAll(' ', '%20'),
  ];
  const bodies = new Set<string>();
  for (const file of attempts) {
    const where = `calendar ${file.slice(0, 30)}`;
    const answer = await get(cammino, where, `/api/scadenze/calendario/${file}`, who);
    if (answer.status !== 404) cammino.note(where, `answers ${answer.status}`);
    bodies.add(answer.body);
  }
  if (bodies.size > 1) cammino.note('calendars', `wrong addresses are told apart: ${[...bodies].join(' ')}`);
}

/** Addresses and methods that are not there. */
async function walkSconosciute(cammino: Cammino, who: Chi): Promise<void> {
  for (const url of ['/api', '/api/', '/api/nulla', '/api/conti/', '/api//conti', '/api/conti;x'])
    cammino.expect(url, await get(cammino, url, url, who), 404, 'non_trovato');
  for (const method of ['PATCH', 'DELETE', 'OPTIONS', 'PUT'] as const)
    cammino.expect(method, await cammino.request(method, method, '/api/conti', who), 404, 'non_trovato');
}
