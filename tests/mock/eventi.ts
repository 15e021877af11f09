/** The open answer through which pages hear what changed. */
import { http, type HttpHandler, HttpResponse } from 'msw';
import { type Evento, eventoSchema, PERCORSO_EVENTI } from '#api/contract/eventi.ts';
import type { RigaEstratto } from '#api/contract/estratto-conto.ts';
import type { MockStato } from './stato.ts';

/** More rows than these are not named one by one, as the server has it. */
const MAX_RIGHE = 200;

/** Tells every page that follows; an event that breaks the contract throws. */
export function announce(state: MockStato, evento: Evento): void {
  const checked = eventoSchema.parse(evento);
  for (const each of state.seguaci) each(checked);
}

/** Tells that rows changed, and the versions they have now. */
export function announceRighe(state: MockStato, righe: readonly RigaEstratto[]): void {
  const changed = righe.map(({ id, versione }) => ({ id, versione }));
  announce(state, changed.length > MAX_RIGHE ? { tipo: 'ricarica' } : { tipo: 'righe', righe: changed });
}

/** Follows the office until the page goes. */
export function eventiHandler(state: MockStato): HttpHandler {
  return http.get(`*${PERCORSO_EVENTI}`, () => {
    const encoder = new TextEncoder();
    let stop = (): void => undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const send = (evento: Evento): void =>
          controller.enqueue(encoder.encode(`data: ${JSON.stringify(evento)}\n\n`));
        stop = () => void state.seguaci.delete(send);
        state.seguaci.add(send);
        controller.enqueue(encoder.encode(': vivo\n\n'));
      },
      cancel: () => stop(),
    });
    return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
  });
}
