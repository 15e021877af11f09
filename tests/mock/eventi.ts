/** The open answer through which pages hear what changed. */
import { http, type HttpHandler, HttpResponse } from 'msw';
import { type Evento, eventoSchema, PERCORSO_EVENTI } from '#api/contract/eventi.ts';
import type { RigaEstratto } from '#api/contract/estratto-conto.ts';
import type { MockStato } from './stato.ts';

/** More rows than these are not named one by one, as the server has it. */
const MAX_RIGHE = 200;

/** Tells every page that follows; an event that breaks the contract throws. */
export function announce(stato: MockStato, evento: Evento): void {
  const checked = eventoSchema.parse(evento);
  for (const each of stato.seguaci) each(checked);
}

/** Tells that rows changed, and the versions they have now. */
export function announceRighe(stato: MockStato, righe: readonly RigaEstratto[]): void {
  const changed = righe.map(({ id, versione }) => ({ id, versione }));
  announce(stato, changed.length > MAX_RIGHE ? { tipo: 'ricarica' } : { tipo: 'righe', righe: changed });
}

/** Follows the office until the page goes. */
export function eventiHandler(stato: MockStato): HttpHandler {
  return http.get(`*${PERCORSO_EVENTI}`, () => {
    const encoder = new TextEncoder();
    let stop = (): void => undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const send = (evento: Evento): void =>
          controller.enqueue(encoder.encode(`data: ${JSON.stringify(evento)}\n\n`));
        stop = () => void stato.seguaci.delete(send);
        stato.seguaci.add(send);
        controller.enqueue(encoder.encode(': vivo\n\n'));
      },
      cancel: () => stop(),
    });
    return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
  });
}
