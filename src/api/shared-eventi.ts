/**
 * One open answer for all the tabs of a browser that follow an azienda. Over HTTP/1.1 a browser opens six connections to
 * a server in all: with one for each tab, the seventh tab would wait for ever.
 */
import { eventoSchema, type Evento } from './contract/eventi.ts';
import { followEventi, type OpzioniEventi } from './eventi.ts';

/** This tab's own turns at each lock, until they are over. */
const turns = new Map<string, Promise<void>>();

/**
 * Follows an azienda until stopped, as `followEventi` does. The tab that has the lock of the azienda holds the connection
 * and passes on what arrives. When it goes, another takes its place, and all of them read again (`ricarica`) what may have
 * been missed in between. Browsers give locks to pages from HTTPS or from this computer: on any other each tab has a
 * connection of its own.
 */
export function followCondivisi(options: OpzioniEventi): () => void {
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

/** Holds the connection from when it is this tab's turn until the signal; `before` is the tab's own turn before. */
async function attend(
  name: string,
  signal: AbortSignal,
  options: OpzioniEventi,
  before: Promise<void> | undefined,
): Promise<void> {
  // What this tab has just let go is not another's.
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
