/**
 * The browser's reading worker: `new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })`.
 * One file at a time; a new request or `annulla` stops the one before.
 */
import { lavora } from './lavoro.ts';
import type { Richiesta, Risposta } from './messaggi.ts';

let corrente: AbortController | null = null;

function invia(risposta: Risposta): void {
  globalThis.postMessage(risposta);
}

globalThis.addEventListener('message', ({ data }: MessageEvent<Richiesta>) => {
  corrente?.abort();
  corrente = null;
  if (data.tipo === 'annulla') return;
  const controller = new AbortController();
  corrente = controller;
  lavora(data, (risposta) => corrente === controller && invia(risposta), controller.signal).catch(
    (error: unknown) => invia({ tipo: 'guasto', messaggio: error instanceof Error ? error.message : String(error) }),
  );
});
