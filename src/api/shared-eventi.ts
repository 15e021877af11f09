/**
 * One open answer for all the tabs of a browser that follow an azienda. Over HTTP/1.1 a browser opens at most six
 * connections to a server: with one for each tab, the seventh tab would wait for ever.
 */
import { eventoSchema, type Evento } from './contract/eventi.ts';
import { followEventi, type EventiOptions } from './eventi.ts';

/** The turns of this tab at each lock, until they end. */
const turns = new Map<string, Promise<void>>();

/**
 * Follows an azienda until it is stopped, as `followEventi` does. The tab with the lock of the azienda holds the
 * connection and passes the events on. When it closes, another tab takes its place, and all of them get `ricarica`,
 * because events may be missing. Browsers give locks to pages from HTTPS or from this computer; on other pages each tab
 * has a connection of its own.
 */
export function followCondivisi(options: EventiOptions): () => void {
  if (!('locks' in navigator)) return followEventi(options);
  const { azienda, onEvento } = options;
  const name = `quadra-eventi-${azienda}`;
  const channel = new BroadcastChannel(name);
  const closing = new AbortController();
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const evento = eventoSchema.safeParse(data);
    if (evento.success) onEvento(evento.data);
  });
  const tell = (evento: Evento): void => {
    onEvento(evento);
    channel.postMessage(evento);
  };
  const { signal } = closing;
  const turn = attend(name, signal, { ...options, onEvento: tell }, turns.get(name));
  turns.set(
    name,
    turn.catch((cause: unknown) => {
      // The browser refuses locks to a page that is being left.
      if (!signal.aborted) console.warn('changes of others are not followed', cause);
    }),
  );
  return () => {
    closing.abort();
    channel.close();
  };
}

/** Holds the connection from the turn of this tab until the signal; `before` is the previous turn of the same tab. */
async function attend(
  name: string,
  signal: AbortSignal,
  options: EventiOptions,
  before: Promise<void> | undefined,
): Promise<void> {
  // What this tab has just released is no connection of another tab.
  await before;
  if (signal.aborted) return;
  const hold = async (ripresa: boolean): Promise<void> => {
    if (signal.aborted) return;
    const stop = followEventi({ ...options, ripresa });
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    stop();
  };
  const { locks } = navigator;
  const alone = await locks.request(name, { ifAvailable: true }, async (lock) => {
    if (!lock) return false;
    await hold(false);
    return true;
  });
  if (alone) return;
  await locks.request(name, { signal }, async () => hold(true));
}
