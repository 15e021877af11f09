/** Bodies that are no request: too large, too deep, of another kind, broken, and the wrong value in every place. */
import { getBodyLimit, MAX_PROFONDITA, type Route } from '#api/contract/routes/route.ts';
import type { RouteName } from '#api/contract/routes.ts';
import type { Cammino, Chi } from './cammino.ts';
import { nomi, postiOf, richiesteOf, routeOf, withValue } from './richieste.ts';

/** Bodies up to this are sent whole; of larger ones only the length is told. */
const INTERI = 256 * 1024;

const nested = (depth: number): string => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;

/** Kinds of body that a form of another site can send, and others that nobody reads. */
const ALTRI_TIPI = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];

async function walkTrasporto(cammino: Cammino, who: Chi, name: RouteName, route: Route): Promise<void> {
  const body = getBodyLimit(route);
  const say = (caso: string) => `${name}, ${caso}`;
  const send = (caso: string, testo: string, headers: Record<string, string> = {}) =>
    cammino.call(name, caso, who, richiesteOf(name, 1)[0] ?? {}, { testo, headers });

  const told = await send('a length too large', '{}', { 'content-length': String(body + 1) });
  cammino.expect(say('a length too large'), told, 413, 'troppo_grande');
  if (body <= INTERI) {
    const large = await send('a body too large', `{"a":"${'x'.repeat(body)}"}`);
    cammino.expect(say('a body too large'), large, 413, 'troppo_grande');
  }
  for (const depth of [MAX_PROFONDITA + 1, 4_000]) {
    const deep = await send('a body too deep', nested(depth));
    if (deep.code !== 'richiesta_non_valida')
      cammino.note(say('a body too deep'), `${deep.status} ${deep.body}`);
  }
  for (const kind of ALTRI_TIPI) {
    const answer = await send(kind, '{}', { 'content-type': kind });
    cammino.expect(say(kind), answer, 415, 'richiesta_non_valida');
  }
  for (const text of ['{', '{"__proto__":{"a":1}}', '{"constructor":{"prototype":1}}']) {
    const answer = await send('no JSON', text);
    cammino.expect(say(`no JSON: ${text}`), answer, 400, 'richiesta_non_valida');
  }
  if (!route.body) return;
  for (const text of ['null', '[]', '"testo"', '']) {
    const answer = await send('another JSON', text);
    const taken = route.body.safeParse(text === '' ? undefined : JSON.parse(text)).success;
    if (!taken) cammino.expect(say(`another JSON: ${text}`), answer, 422, 'richiesta_non_valida');
  }
}

/** Values that stand in the place of any other; half a surrogate pair leaves as the JSON that a program can write. */
const VALORI: readonly unknown[] = [
  null,
  -1,
  Number.MAX_SAFE_INTEGER,
  1e300,
  'NUL \0 nel testo',
  'mezza \uD800 coppia',
  `'; drop table utente; --`,
  '%_\\',
  'x'.repeat(9_000),
  {},
  [[]],
];

/** Of the values that the schema of a place refuses, so many are sent. */
const RIFIUTATE = 1;

/** The wrong value in every place of every request; what the schema refuses is refused so, and nothing breaks. */
async function walkPosti(cammino: Cammino, who: Chi, name: RouteName, id: number): Promise<number> {
  const route = routeOf(name);
  let tried = 0;
  for (const request of richiesteOf(name, id))
    for (const place of postiOf(name, request)) {
      const text = place.parte !== 'body';
      let refusals = 0;
      for (const value of VALORI) {
        if (text && (typeof value === 'object' || value === '')) continue;
        const attack = withValue(request, place, text ? String(value).toWellFormed() : value);
        const refused = route[place.parte]?.safeParse(attack[place.parte]).success === false;
        // What the schema refuses goes no further, whatever it is.
        if (refused && ++refusals > RIFIUTATE) continue;
        tried += 1;
        const caso = `${place.parte}.${place.percorso.join('.')} = ${JSON.stringify(value).slice(0, 40)}`;
        const answer = await cammino.call(name, caso, who, attack);
        if (refused) cammino.expect(`${name}, ${caso}`, answer, 422, 'richiesta_non_valida');
      }
    }
  return tried;
}

/** Ends the session that walks, or works for seconds at a time; what questions may say has its own test. */
const TACIUTE: ReadonlySet<RouteName> = new Set(['logout', 'demo', 'backupFai', 'query']);

export async function walkCorpi(cammino: Cammino, who: Chi, id: number): Promise<number> {
  let places = 0;
  for (const name of nomi) {
    const route = routeOf(name);
    if (route.method !== 'GET') await walkTrasporto(cammino, who, name, route);
    if (!TACIUTE.has(name)) places += await walkPosti(cammino, who, name, id);
  }
  return places;
}
