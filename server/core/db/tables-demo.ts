/** The table of the demonstration office: what is still to be filled. */
import type { ColumnType, Generated } from 'kysely';
import type { OpzioniDemo } from '#domain/demo/types.ts';

/** Where a company of the office stands: the id behind each key. */
export interface PostoDemo {
  id_azienda: number;
  conti: Record<string, number>;
  soggetti: Record<string, number>;
}

/** An office that is being filled. */
export interface DemoInCorso {
  actor: { id_azienda: number; id_utente: number };
  options: OpzioniDemo;
  posti: Record<string, PostoDemo>;
}

export interface TabellaDemo {
  demo_in_corso: { sola: Generated<boolean>; lavoro: ColumnType<DemoInCorso, string, never> };
}
