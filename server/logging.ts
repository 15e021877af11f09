/** What is logged of a request: its id, method, path and outcome. Never a body, a query, a name or an address. */
import type { FastifyRequest } from 'fastify';
import type { LoggerOptions } from 'pino';

export function loggerOptions(level: string): LoggerOptions {
  return {
    level,
    serializers: {
      req: ({ method, url }: FastifyRequest) => ({ method, path: url.split('?', 1)[0] }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      err: describeError,
    },
  };
}

/** PostgreSQL's `detail` and the texts of a failed query quote people's data: only what names the fault is kept. */
function describeError(error: Error): object {
  const code = 'code' in error ? error.code : undefined;
  const constraint = 'constraint' in error ? error.constraint : undefined;
  const cause = error.cause instanceof Error ? describeError(error.cause) : undefined;
  return { type: error.name, message: error.message, code, constraint, stack: error.stack, cause };
}
