/** LISTEN on a connection of its own, which is made again when it is lost. */
import { Client } from 'pg';

export interface ListenCallbacks {
  onMessage: (payload: string) => void;
  /** Announcements may have been missed. */
  onGap: () => void;
}

const PRIMA_ATTESA_MS = 500;
const MAX_ATTESA_MS = 30_000;

/** Resolves once listening, or once the first attempt failed and others will follow; answers how to stop. */
export async function listenPostgres(
  url: string,
  channel: string,
  { onMessage, onGap }: ListenCallbacks,
  onError: (error: Error) => void,
): Promise<() => Promise<void>> {
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let failures = 0;

  const lost = (from: Client, error?: Error): void => {
    if (client !== from) return;
    client = null;
    if (error) onError(error);
    from.end().catch(() => {
      // The connection is gone already.
    });
    if (closed) return;
    timer = setTimeout(() => void connect(true), Math.min(MAX_ATTESA_MS, PRIMA_ATTESA_MS * 2 ** failures));
    timer.unref();
    failures += 1;
  };

  const connect = async (again: boolean): Promise<void> => {
    const next = new Client({ connectionString: url, application_name: 'quadra eventi', keepAlive: true });
    client = next;
    next.on('error', (error) => lost(next, error));
    next.on('end', () => lost(next));
    next.on('notification', ({ payload }) => onMessage(payload ?? ''));
    try {
      await next.connect();
      await next.query(`listen ${next.escapeIdentifier(channel)}`);
      failures = 0;
      if (again) onGap();
    } catch (cause) {
      lost(next, cause instanceof Error ? cause : new Error('listen failed', { cause }));
    }
  };

  await connect(false);
  return async () => {
    closed = true;
    clearTimeout(timer);
    const last = client;
    client = null;
    await last?.end();
  };
}
