/**
 * What is logged of a request: its id, method, the pattern of its address and its outcome. Never the address itself,
 * which may be a secret (a private calendar), nor a body, a query, a header, a name or where it came from.
 */
import type { FastifyRequest } from 'fastify';
import type { LoggerOptions } from 'pino';
import { EngineLost } from './db/engine/link.ts';
import { isDiskFull } from './db/faults.ts';

/** What a line never holds, wherever somebody puts it. */
const SECRETS = [
  'headers',
  'cookies',
  'cookie',
  'authorization',
  'password',
  'token',
  'body',
  'query',
  'params',
  'url',
  'rawPacket',
];

/** Addresses of ours inside a sentence of the framework or of a library. */
const ADDRESS = /(?:https?:\/\/[^\s"'<>]+|\/api\/[^\s"'<>]+)/gi;

const withoutAddresses = (text: string): string => text.replaceAll(ADDRESS, '…');

export function makeLoggerOptions(level: string): LoggerOptions {
  return {
    level,
    serializers: {
      req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions.url ?? null }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      err: describeError,
    },
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), remove: true },
    hooks: {
      logMethod(given, log) {
        const [first, ...rest] = given.map((each: unknown) =>
          typeof each === 'string' ? withoutAddresses(each) : each,
        );
        log.apply(this, [first as object, ...(rest as string[])]);
      },
    },
  };
}

/** Where it happened: the lines of a stack without its first ones, which repeat the message. */
const framesOf = ({ stack }: Error): string | undefined =>
  stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** SQLSTATE of class 22 (data exceptions) and 23 (constraints): their messages quote what somebody wrote. */
const QUOTES = /^2[23]/;

/**
 * PostgreSQL's `detail` and the texts of a failed query quote people's data: only what names the fault is kept. Where the
 * disk is full or the engine has gone, whoever was waiting is not to blame: the place where it waited is left out.
 */
function describeError(error: Error): object {
  const code = 'code' in error ? error.code : undefined;
  const constraint = 'constraint' in error ? error.constraint : undefined;
  const cause = error.cause instanceof Error ? describeError(error.cause) : undefined;
  const message = typeof code === 'string' && QUOTES.test(code) ? undefined : withoutAddresses(error.message);
  const blameless = error instanceof EngineLost || isDiskFull(error);
  const stack = blameless ? undefined : framesOf(error);
  return { type: error.name, message, code, constraint, stack, cause };
}
