/** The OpenAPI document, drawn from the schemas the routes were registered with. */
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problemaSchema } from '#api/contract/problemi.ts';
import { SESSION_COOKIE } from './session-cookie.ts';

/** To be called before the routes exist; the document is served at `/api/openapi.json`. */
export async function installOpenapi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Quadra', version: version, description: 'Le chiamate del banco di lavoro contabile.' },
      components: {
        securitySchemes: { sessione: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE } },
      },
      security: [{ sessione: [] }],
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => {
      if (!('openapiObject' in document)) return document.swaggerObject;
      return withProblems(document.openapiObject);
    },
  });
  let text: string | undefined;
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    // The routes are those of the start: whoever asks again is given the same text.
    text ??= JSON.stringify(app.swagger());
    reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-store');
    return reply.send(text);
  });
}

interface Operation {
  responses?: Record<string, unknown>;
}

/** Every operation can also answer a problem. */
function withProblems<D extends { paths?: object; components?: object }>(document: D): D {
  const problem = {
    description: 'Problema (RFC 9457)',
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problema' } } },
  };
  const operations = Object.values(document.paths ?? {}).flatMap((path: object) => Object.values(path));
  for (const operation of operations as Operation[]) {
    operation.responses = { ...operation.responses, default: problem };
  }
  const components = {
    ...document.components,
    schemas: { Problema: z.toJSONSchema(problemaSchema, { target: 'draft-2020-12' }) },
  };
  return { ...document, components };
}
