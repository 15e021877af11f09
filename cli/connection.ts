/** Reaching a server and signing in. */
import { createClient, type Client } from '#api/client.ts';
import type { Azienda, Me } from '#api/contract/sessione.ts';
import { createCookieJar } from '#api/cookies.ts';
import { hasCodice, describeError } from '#api/errors.ts';
import { askPassword } from './password.ts';
import { Fine, STATO } from './status.ts';
import { writeWarning } from './output.ts';

/** The options of the commands that talk to a server. */
export const CONNECTION_OPTIONS = { url: { type: 'string' }, utente: { type: 'string' } } as const;

interface Link {
  /** The client of the chosen azienda. */
  client: Client;
  azienda: Azienda;
}

interface Request {
  command: string;
  url: string | undefined;
  utente: string | undefined;
  /** Number or ragione sociale; undefined takes the user's default. */
  azienda?: string | undefined;
  /** The name of the azienda of a first user; given if one may be created. */
  primaAzienda?: string;
}

function toBaseUrl(command: string, url: string | undefined): string {
  if (url === undefined)
    throw new Fine(STATO.uso, `quadra ${command}: manca --url. Prova "quadra aiuto ${command}".`);
  const parsed = URL.parse(url);
  if (parsed === null || !/^https?:$/.test(parsed.protocol))
    throw new Fine(STATO.uso, `quadra ${command}: --url non è un indirizzo http: "${url}".`);
  return parsed.href.replace(/\/+$/, '');
}

/** Any failure before the work begins ends the command with status 1. */
export async function failWithFine<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const away = hasCodice(error, 'rete');
    const text = away ? 'Il server non risponde: controlla --url e che sia avviato.' : describeError(error);
    throw new Fine(
      STATO.uso,
      `quadra: ${text}`,
      away || hasCodice(error, 'database_fermo', 'non_autenticato'),
    );
  }
}

async function signIn(client: Client, username: string, firstAzienda: string | undefined): Promise<Me> {
  const { primo_utente } = await failWithFine(client.call('accesso'));
  if (primo_utente && firstAzienda === undefined)
    throw new Fine(
      STATO.uso,
      'quadra: il server non ha ancora utenti: crea il primo nel browser, o con "quadra demo".',
    );
  const password = await askPassword(username);
  if (!primo_utente || firstAzienda === undefined)
    return failWithFine(client.call('login', { body: { username, password } }));
  const me = await failWithFine(
    client.call('primoUtente', { body: { username, password, azienda: firstAzienda } }),
  );
  await writeWarning(`Creato il primo utente: ${me.username}`);
  return me;
}

/** The azienda of this number, or the only one of this name. */
function findAzienda({ aziende, id_azienda }: Me, wanted = String(id_azienda)): Azienda {
  const numbered = aziende.find(({ id }) => String(id) === wanted);
  if (numbered) return numbered;
  const named = aziende.filter(
    ({ ragione_sociale }) => ragione_sociale.toLowerCase() === wanted.toLowerCase(),
  );
  if (named.length === 1 && named[0]) return named[0];
  const names = aziende.map(({ id, ragione_sociale }) => `${id} ${ragione_sociale}`).join(', ');
  const reason = named.length === 0 ? 'nessuna azienda' : 'più di un’azienda';
  throw new Fine(STATO.uso, `quadra: ${reason} "${wanted}"; ci sono: ${names}.`);
}

/** Signs in; throws `Fine` when that is not possible. */
export async function openConnection({
  command,
  url,
  utente,
  azienda,
  primaAzienda,
}: Request): Promise<Link> {
  const baseUrl = toBaseUrl(command, url);
  if (utente === undefined || utente === '')
    throw new Fine(STATO.uso, `quadra ${command}: manca --utente. Prova "quadra aiuto ${command}".`);
  let chosen: Azienda | null = null;
  const client = createClient({
    baseUrl,
    cookies: createCookieJar(),
    azienda: () => chosen?.id ?? null,
    // Failures are reported in Italian where they happen.
    log: () => undefined,
  });
  const me = await signIn(client, utente, primaAzienda);
  chosen = findAzienda(me, azienda);
  return { client, azienda: chosen };
}
