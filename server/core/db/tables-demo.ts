/** The table of the demonstration office: what is still to be filled. */
import type { ColumnType, Generated } from 'kysely';
import type { DemoOptions } from '#domain/demo/types.ts';

/** Where the office stands: its azienda, and the id behind each key. */
export interface DemoPlace {
  id_azienda: number;
  conti: Record<string, number>;
  soggetti: Record<string, number>;
}

export interface FillOptions extends DemoOptions {
  da_riconciliare: 'mese' | 'anno';
}

/** An office that is being filled. */
export interface DemoInCorso {
  actor: { id_azienda: number; id_utente: number };
  options: FillOptions;
  posto: DemoPlace;
  /** How many months are reconciled so far. */
  riconciliati?: number;
}

export interface TabellaDemo {
  demo_in_corso: { sola: Generated<boolean>; lavoro: ColumnType<DemoInCorso, string, string> };
}
