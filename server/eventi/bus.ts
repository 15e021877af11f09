/** Hands what the database announces to whoever follows an azienda, on this server or on any other of the same database. */
import { z } from 'zod';
import { eventoSchema, type Evento } from '#api/contract/eventi.ts';
import { idSchema } from '#api/contract/valori.ts';
import type { Database } from '../core/db/database.ts';

const CHANNEL = 'quadra_eventi';
const messageSchema = z.object({ id_azienda: idSchema, evento: eventoSchema });

type Listener = (evento: Evento) => void;

export interface EventiBus {
  /** Calls `listener` for every event of the azienda; answers how to stop. */
  follow(idAzienda: number, listener: Listener): () => void;
  /** Whether the azienda changed, or may have, in the last so many milliseconds. */
  hasChanged(idAzienda: number, milliseconds: number): boolean;
  close(): Promise<void>;
}

/** Listens from now on. `onError` hears of announcements that cannot be read. */
export async function openBus(db: Database, onError: (cause: unknown) => void): Promise<EventiBus> {
  const followers = new Map<number, Set<Listener>>();
  /** When each azienda last changed; milliseconds of this process. */
  const changes = new Map<number, number>();
  let gap = performance.now();
  const tell = (who: Iterable<Listener>, evento: Evento): void => {
    for (const each of who) each(evento);
  };
  const stop = await db.listen(CHANNEL, {
    onMessage: (text) => {
      try {
        const { id_azienda, evento } = messageSchema.parse(JSON.parse(text));
        if (evento.tipo !== 'accesso') changes.set(id_azienda, performance.now());
        tell(followers.get(id_azienda) ?? [], evento);
      } catch (cause) {
        onError(cause);
      }
    },
    // Announcements of the gap are lost: every page reads its data again.
    onGap: () => {
      gap = performance.now();
      for (const each of followers.values()) tell(each, { tipo: 'ricarica' });
    },
  });
  return {
    follow(idAzienda, listener) {
      const own = followers.get(idAzienda) ?? new Set();
      followers.set(idAzienda, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && followers.get(idAzienda) === own) followers.delete(idAzienda);
      };
    },
    hasChanged: (idAzienda, milliseconds) =>
      Math.max(gap, changes.get(idAzienda) ?? gap) >= performance.now() - milliseconds,
    close: stop,
  };
}
