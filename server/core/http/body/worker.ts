/**
 * Reads large bodies beside the server's own thread: text to values, held against the schema of their call. Long lists
 * go back in pieces, so that whoever takes them may breathe in between.
 */
import { type MessagePort, parentPort } from 'node:worker_threads';
import { parse } from 'secure-json-parse';
import { z } from 'zod';
import type { RouteName } from '#api/contract/routes.ts';
import type { ErroreCampo } from '#api/contract/problemi.ts';
import { describeIssue } from '../italian.ts';
import { describeIssues, getBodySchema } from './verify.ts';

export interface BodyRequest {
  nome: RouteName;
  bytes: ArrayBuffer;
  /** Where the outcome goes. */
  porta: MessagePort;
}

/** What comes through the port: pieces of the list that stands under a key, then the rest, or why there is none. */
export type BodyMessage =
  | { tipo: 'pezzo'; chiave: string; elementi: unknown[] }
  | { tipo: 'letto'; resto: unknown }
  | { tipo: 'rifiutato'; errori: ErroreCampo[] }
  | { tipo: 'illeggibile' };

/** Elements of a piece: some milliseconds for whoever takes it. */
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
function sendPezzi(valore: unknown, send: (risposta: BodyMessage) => void): unknown {
  if (typeof valore !== 'object' || valore === null || Array.isArray(valore)) return valore;
  const resto: Record<string, unknown> = { ...valore };
  for (const [chiave, lista] of Object.entries(resto)) {
    if (!Array.isArray(lista) || lista.length <= PEZZO) continue;
    for (let at = 0; at < lista.length; at += PEZZO)
      send({ tipo: 'pezzo', chiave, elementi: lista.slice(at, at + PEZZO) });
    resto[chiave] = [];
  }
  return resto;
}

parentPort?.on('message', ({ nome, bytes, porta }: BodyRequest) => {
  const send = (risposta: BodyMessage): void => porta.postMessage(risposta);
  const letto = readText(bytes);
  const schema = getBodySchema(nome);
  const esito = letto.ok ? schema?.safeParse(letto.valore) : undefined;
  if (!esito) send({ tipo: 'illeggibile' });
  else if (!esito.success) send({ tipo: 'rifiutato', errori: describeIssues(esito.error.issues) });
  else send({ tipo: 'letto', resto: sendPezzi(esito.data, send) });
  porta.close();
  parentPort?.postMessage('fatto');
});
