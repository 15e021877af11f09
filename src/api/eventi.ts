/** The open answer that delivers the changes of others. */
import { type Evento, eventoSchema, PERCORSO_EVENTI } from './contract/eventi.ts';

const PRIMA_ATTESA_MS = 1_000;
const MAX_ATTESA_MS = 60_000;

export interface EventiOptions {
  azienda: number;
  onEvento: (evento: Evento) => void;
  /** True to continue a connection that somebody else had: events in between may be missing. */
  ripresa?: boolean;
  /** The moment from which the page may have read data without hearing of changes; milliseconds of `performance.now()`. */
  deafSince?: number;
  /** Makes a source from an address; that of the browser by default. */
  makeSource?: (url: string) => EventSource;
}

/** Milliseconds before the next attempt: doubled each time, with a small random part for each page. */
export const computeBackoff = (failures: number, random: number = Math.random()): number =>
  Math.min(MAX_ATTESA_MS, PRIMA_ATTESA_MS * 2 ** failures) * (0.75 + random / 2);

function parse(text: string): Evento | null {
  try {
    const parsed = eventoSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/**
 * Follows an azienda until it is stopped. A lost connection is opened again after growing pauses; the listener then
 * gets `ricarica`, because events in between are not repeated. It also gets it after the first connection when the
 * server knows of a change since `deafSince`.
 */
export function followEventi({
  azienda,
  onEvento,
  ripresa = false,
  deafSince = performance.now(),
  makeSource,
}: EventiOptions): () => void {
  const open = makeSource ?? ((url: string) => new EventSource(url, { withCredentials: true }));
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let missed = ripresa;

  const connect = (): void => {
    const query = new URLSearchParams({ azienda: String(azienda) });
    if (!missed) query.set('letto_da', String(Math.ceil(performance.now() - deafSince)));
    const next = open(`${PERCORSO_EVENTI}?${query}`);
    source = next;
    next.addEventListener('open', () => {
      failures = 0;
      if (missed) onEvento({ tipo: 'ricarica' });
      missed = false;
    });
    next.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const evento = parse(data);
      if (evento) onEvento(evento);
    });
    // The browser itself gives up after a refusal, and never slows down.
    next.addEventListener('error', () => {
      next.close();
      if (source !== next) return;
      missed = true;
      timer = setTimeout(connect, computeBackoff(failures));
      failures += 1;
    });
  };

  connect();
  return () => {
    clearTimeout(timer);
    source?.close();
    source = null;
  };
}
