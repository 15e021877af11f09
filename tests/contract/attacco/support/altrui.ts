/** Every id of every request, in turn the number of a row of another azienda: as if there were no such row. */
import type { RouteName } from '#api/contract/routes.ts';
import type { Cammino, Chi, Risposta } from './cammino.ts';
import { ASSENTE } from './porte.ts';
import { nomi, postiOf, richiesteOf, routeOf, withValue, type Richiesta } from './richieste.ts';

/**
 * Answers that tell apart a row of another azienda from none, with the reason why they may; all others are compared to
 * the letter.
 */
const DIVERSE: Partial<Record<RouteName, string>> = {
  reportSalva:
    'the soggetto of a report is a filter, kept as it is: the second call finds the row changed by the first',
  reportProgramma: 'the same',
  regolaSalva: 'the conto of a rule is a condition, kept as it is: the same',
};

/** Lists under a row: of one that is not there they are empty. */
const ELENCHI: ReadonlySet<RouteName> = new Set([
  'tracciatoCampioni',
  'reportSpedizioni',
  'movimentoAssegnazioni',
]);

/** Not called with ids that are taken: it ends the very session that walks. */
const TACIUTE: ReadonlySet<RouteName> = new Set(['logout']);

interface Variante {
  dove: string;
  altrui: Richiesta;
  assente: Richiesta;
}

function variantsOf(name: RouteName, mio: number, ofOthers: number): Variante[] {
  const whole = richiesteOf(name, ofOthers).map((request, at) => ({
    dove: 'every id',
    altrui: request,
    assente: richiesteOf(name, ASSENTE)[at] ?? {},
  }));
  const single = richiesteOf(name, mio).flatMap((request) => {
    const places = postiOf(name, request).filter(({ id }) => id);
    return places.map((place) => {
      const own = Number(
        place.percorso.reduce<unknown>((value, key) => (value as never)[key], request[place.parte]),
      );
      const text = place.parte !== 'body';
      const at = (base: number) => (text ? String(own - mio + base) : own - mio + base);
      return {
        dove: `${place.parte}.${place.percorso.join('.')}`,
        altrui: withValue(request, place, at(ofOthers)),
        assente: withValue(request, place, at(ASSENTE)),
      };
    });
  });
  const some = single.length > 0 || JSON.stringify(whole[0]?.altrui).includes(String(ofOthers));
  return some ? [...whole, ...single] : [];
}

/** The answer without the numbers that were asked for. */
const plain = ({ status, code, body }: Risposta, base: number): string => {
  const prefix = String(base).slice(0, -2);
  return `${status} ${code ?? ''} ${code === null ? '' : body.replaceAll(new RegExp(`${prefix}\\d\\d`, 'g'), '#')}`;
};

/** `mio` and `altrui` are the first numbers of the two aziende. Answers how many ids were tried. */
export async function walkAltrui(cammino: Cammino, who: Chi, mio: number, ofOthers: number): Promise<number> {
  let tried = 0;
  for (const name of nomi) {
    if (TACIUTE.has(name)) continue;
    for (const variant of variantsOf(name, mio, ofOthers)) {
      tried += 1;
      const where = `${name}, another’s ${variant.dove}`;
      const none = await cammino.call(name, `no one’s ${variant.dove}`, who, variant.assente);
      const answer = await cammino.call(name, `another’s ${variant.dove}`, who, variant.altrui);
      const path = variant.dove.startsWith('params');
      if (path && !ELENCHI.has(name) && (answer.status < 400 || answer.code === 'richiesta_non_valida'))
        cammino.note(where, `answers ${answer.status} ${answer.code ?? ''}: ${answer.body.slice(0, 200)}`);
      if (DIVERSE[name] === undefined && plain(answer, ofOthers) !== plain(none, ASSENTE))
        cammino.note(
          where,
          `${plain(answer, ofOthers)} — for a row that is not there: ${plain(none, ASSENTE)}`,
        );
    }
  }
  return tried;
}

/**
 * The same requests with ids of one's own: they are taken, or refused for a reason that is known. Without this the walk
 * above would prove nothing of a route whose requests are never taken.
 */
export async function walkProprie(
  cammino: Cammino,
  who: Chi,
  mio: number,
  rifiutate: Partial<Record<RouteName, string>>,
): Promise<void> {
  const last = nomi.toSorted((a, b) => Number(taken(a)) - Number(taken(b)));
  for (const name of last) {
    if (TACIUTE.has(name)) continue;
    for (const [at, request] of richiesteOf(name, mio).entries()) {
      const { status, code, body } = await cammino.call(name, `one’s own, ${at}`, who, request);
      const wanted = rifiutate[name];
      const refused = wanted !== undefined && code === wanted;
      if (status !== 200 && !refused) cammino.note(`${name}, one’s own`, `${status} ${body.slice(0, 300)}`);
      if (status === 200 && wanted !== undefined)
        cammino.note(`${name}, one’s own`, 'is taken: it was refused');
    }
  }
}

/** Reading first, taking away last: what one call takes another could not find. */
function taken(name: RouteName): boolean {
  const { method, path } = routeOf(name);
  return (
    method === 'DELETE' ||
    path === '/api/abbinamenti/calcoli' ||
    /elimina|annulla|revoca|del_import|togli|unisci/.test(path)
  );
}
