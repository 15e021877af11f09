/** The server's settings, read once from the environment. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { getErrorCode } from './core/error-code.ts';
import { Told } from './core/said.ts';

const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'deve essere un numero intero')
    .transform(Number)
    .pipe(z.int().min(min, `deve essere almeno ${min}`).max(max, `deve essere al massimo ${max}`));

/** An address, or a network that is not everybody: `10.0.0.2`, `10.0.0.0/8`, `fd00::/8`. */
function isProxy(text: string): boolean {
  const [address = '', bits] = text.split('/', 2);
  const family = isIP(address);
  if (family === 0 || text.split('/').length > 2) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** `true` is refused: it would believe whatever address a visitor writes, and guesses could never be counted. */
const proxies = z.string().transform((text, context): false | number | string[] => {
  if (text === 'false') return false;
  if (/^[1-9]$/.test(text)) return Number(text);
  const list = text.split(',').map((each) => each.trim());
  if (list.every(isProxy)) return list;
  context.addIssue(
    'è quanti proxy stanno davanti (1), oppure i loro indirizzi separati da virgole (10.0.0.2, 10.1.0.0/16), oppure false',
  );
  return z.NEVER;
});

/** Origins as browsers name them: scheme, host, perhaps a port, and nothing more. */
const origins = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(
    z.array(
      z
        .string()
        .refine(
          (text) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text,
          'vuole origini come https://studio.esempio.it, separate da spazi',
        ),
    ),
  );

const environmentSchema = z.object({
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'deve cominciare con postgres://')
    .optional(),
  /** Connections to PostgreSQL at most. */
  DATABASE_POOL: whole(1, 500).default(10),
  QUADRA_DATA: z.string().min(1).default('./data'),
  SESSION_SECRET: z.string().min(32, 'deve avere almeno 32 caratteri').optional(),
  SESSION_HOURS: whole(1, 24 * 365).default(12),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'vale fatal, error, warn, info, debug, trace oppure silent',
    )
    .default('info'),
  /** How many reverse proxies stand in front, or their addresses: X-Forwarded-For and -Proto of nobody else count. */
  TRUST_PROXY: proxies.default(false),
  /** `auto`: Secure exactly when the request came over HTTPS. */
  COOKIE_SECURE: z.enum(['true', 'false', 'auto'], 'vale true, false oppure auto').default('auto'),
  /** Whose pages may show ours in a frame (`?embed=1`), beside our own. */
  FRAME_ANCESTORS: origins.default([]),
  /** Where the built pages are; those of this installation when absent. */
  CLIENT_DIR: z.string().min(1).optional(),
  /** An import without news for so long is taken for abandoned. */
  IMPORT_MINUTES: whole(1, 24 * 60).default(15),
  /** Seals what the database keeps but must not show; without it a key is made in the data folder. */
  QUADRA_KEY: z.string().min(32, 'deve avere almeno 32 caratteri').optional(),
  /** Daily copies of the embedded database that are kept; 0 makes none. */
  BACKUP_KEEP: whole(0, 365).default(14),
  /** Opens `/metrics` to whoever shows it; without it there is no such address. */
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{32,}$/, 'deve avere almeno 32 caratteri, senza spazi')
    .optional(),
  /** Between the signal to end and the last call that is accepted: a proxy has so long to see that it is to ask others. */
  DRAIN_SECONDS: whole(0, 300).default(0),
});

/** What nobody else may read: each may stand in a file, which `<name>_FILE` names. */
const SECRETS = ['DATABASE_URL', 'SESSION_SECRET', 'QUADRA_KEY', 'METRICS_TOKEN'] as const;

/** The variables that the server reads, those that name a file of a secret too. */
export const listImpostazioni = (): string[] => [
  ...Object.keys(environmentSchema.shape),
  ...SECRETS.map((name) => `${name}_FILE`),
];

/** A setting that cannot be used; the message is one line, for the terminal. */
class ConfigError extends Told {}

/** Where the data is: the address of a PostgreSQL server, or null; and the absolute path of the data folder. */
export interface DataLocation {
  databaseUrl: string | null;
  dataDir: string;
}

type Environment = z.output<typeof environmentSchema>;

function readEnvironment(environment: NodeJS.ProcessEnv): Environment {
  // An empty variable is one that was not set: `DATABASE_URL= npm start`.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  for (const name of SECRETS) {
    const path = given[`${name}_FILE`];
    if (path !== undefined) given[name] = readSecret(name, path, given[name]);
  }
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(
      `Configurazione non valida: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`,
    );
  }
  return parsed.data;
}

/** A secret that stands in a file, as containers are given them; the end of its last line does not belong to it. */
function readSecret(name: string, path: string, given: string | undefined): string {
  if (given !== undefined)
    throw new ConfigError(`Configurazione non valida: ${name} e ${name}_FILE insieme: ne serve una sola`);
  let secret: string;
  try {
    secret = readFileSync(path, 'utf8').trim();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ConfigError(`Configurazione non valida: ${name}_FILE non si può leggere (${reason})`, {
      cause,
    });
  }
  if (secret === '') throw new ConfigError(`Configurazione non valida: ${name}_FILE è un file vuoto`);
  return secret;
}

const placeOf = ({ DATABASE_URL, QUADRA_DATA }: Environment): DataLocation => ({
  databaseUrl: DATABASE_URL ?? null,
  dataDir: resolve(QUADRA_DATA),
});

/** Reads where the data is, and makes nothing there; throws `ConfigError` as `parseConfig`. */
export const parsePlace = (environment: NodeJS.ProcessEnv): DataLocation =>
  placeOf(readEnvironment(environment));

/** Reads the settings; throws `ConfigError` naming the first variable that is wrong. */
export function parseConfig(environment: NodeJS.ProcessEnv) {
  const env = readEnvironment(environment);
  const place = placeOf(env);
  return {
    ...place,
    port: env.PORT,
    host: env.HOST,
    databasePool: env.DATABASE_POOL,
    sessionSecret: env.SESSION_SECRET ?? keptSecret(place.dataDir, 'session-secret'),
    sessionHours: env.SESSION_HOURS,
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
    frames: env.FRAME_ANCESTORS,
    cookieSecure: ({ auto: 'auto', true: true, false: false } as const)[env.COOKIE_SECURE],
    clientDir: env.CLIENT_DIR === undefined ? null : resolve(env.CLIENT_DIR),
    importMinutes: env.IMPORT_MINUTES,
    sealKey: env.QUADRA_KEY ?? keptSecret(place.dataDir, 'seal-key'),
    backupKeep: env.BACKUP_KEEP,
    metricsToken: env.METRICS_TOKEN ?? null,
    drainSeconds: env.DRAIN_SECONDS,
  };
}

export type Config = ReturnType<typeof parseConfig>;

/** A secret made once and readable by the owner alone, so that a restart signs nobody out and opens what was sealed. */
function keptSecret(dataDir: string, name: string): string {
  const path = join(dataDir, name);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if (!existsSync(path)) createSecret(path);
    const secret = readFileSync(path, 'utf8').trim();
    if (secret.length < 32) throw new Error(`${path} contiene meno di 32 caratteri`);
    return secret;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ConfigError(`Configurazione non valida: QUADRA_DATA non si può usare (${reason})`, { cause });
  }
}

function createSecret(path: string): void {
  try {
    writeFileSync(path, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (cause) {
    // Another server starting on the same folder was faster: its secret is the one to use.
    if (getErrorCode(cause) !== 'EEXIST') throw cause;
  }
}
