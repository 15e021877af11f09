/**
 * Reads large bodies outside the server's own thread: parses the text and checks it against the schema of its call.
 * Long lists go back in pieces, so that the server can answer others while it takes them.
 */
import { type MessagePort, parentPort } from 'node:worker_threads';
import { parse } from 'secure-json-parse';
import { z } from 'zod';
import type { RouteName } from '#api/contract/routes.ts';
import type { FieldError } from '#api/contract/problemi.ts';
import { describeIssue } from '../italian.ts';
import { describeIssues, getBodySchema } from './verify.ts';

export interface BodyRequest {
  nome: RouteName;
  bytes: ArrayBuffer;
  /** Where the outcome goes. */
  porta: MessagePort;
}

/** What comes through the port: pieces of the list under a key, then the rest, or the reason why there is none. */
export type BodyMessage =
  | { tipo: 'pezzo'; chiave: string; elements: unknown[] }
  | { tipo: 'letto'; rest: unknown }
  | { tipo: 'rifiutato'; errors: FieldError[] }
  | { tipo: 'illeggibile' };

/** Elements of a piece: the server takes one in some milliseconds. */
const PEZZO = 500;

z.config({ ...z.locales.it(), customError: describeIssue });

function readText(bytes: ArrayBuffer): { ok: true; valore: unknown } | { ok: false } {
  try {
    return { ok: true, valore: parse(new TextDecoder().decode(bytes)) };
  } catch {
    return { ok: false };
  }
}

/** Sends the long lists of `valore` piece by piece; answers what is left, with each of them empty. */
function sendPieces(value: unknown, send: (answer: BodyMessage) => void): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const rest: Record<string, unknown> = { ...value };
  for (const [chiave, list] of Object.entries(rest)) {
    if (!Array.isArray(list) || list.length <= PEZZO) continue;
    for (let at = 0; at < list.length; at += PEZZO)
      send({ tipo: 'pezzo', chiave, elements: list.slice(at, at + PEZZO) });
    rest[chiave] = [];
  }
  return rest;
}

parentPort?.on('message', ({ nome, bytes, porta }: BodyRequest) => {
  const send = (answer: BodyMessage): void => porta.postMessage(answer);
  const parsed = readText(bytes);
  const schema = getBodySchema(nome);
  const outcome = parsed.ok ? schema?.safeParse(parsed.valore) : undefined;
  if (!outcome) send({ tipo: 'illeggibile' });
  else if (!outcome.success) send({ tipo: 'rifiutato', errors: describeIssues(outcome.error.issues) });
  else send({ tipo: 'letto', rest: sendPieces(outcome.data, send) });
  porta.close();
  parentPort?.postMessage('fatto');
});
