/**
 * Saves and removes what people keep under a unique name and change from the version that they saw: views, questions,
 * voci, rules, causali. Each kind says how the database keeps it and which messages people read.
 */
import type { Insertable, Updateable } from 'kysely';
import type { Actor } from '../core/actor.ts';
import type { Database, Tx } from '../core/db/database.ts';
import type { Tables } from '../core/db/tables.ts';
import { transact, type UniqueIndexes } from '../core/db/transact.ts';
import { fail, refuseField, succeed, type Failure, type Result } from '../core/problems.ts';
import { deleteRow, insertRow, updateRow, type Key } from '../core/sql/rows.ts';
import { appendRegistro } from './sql/registro.ts';

/** The id of one, and the version that the person saw. */
export interface Seen {
  id: number;
  versione: number;
}

export interface Versionata<Table extends keyof Tables, Letta extends { id: number }, Dati> {
  table: Table;
  /** True where only the person who made it changes it. */
  personale?: true;
  /** Undefined if it does not exist, or if the actor may not see it. */
  read(tx: Tx, actor: Actor, id: number): Promise<Letta | undefined>;
  /** The columns that keep `data`. */
  toColumns(data: Dati): Updateable<Tables[Table]>;
  /** Inserts one whose row says more than `toColumns`; answers its id. */
  insert?(tx: Tx, actor: Actor, data: Dati): Promise<number>;
  /** Changes one whose row says more than `toColumns`; false when it is no longer in that version. */
  update?(tx: Tx, actor: Actor, seen: Seen, data: Dati): Promise<boolean>;
  /** For a row that others point at, and that is hidden instead of deleted: what tells those in use, and what hides one. */
  hiding?: { shown: Key<Table>; hidden: Updateable<Tables[Table]> };
  /** The message when it does not exist. */
  gone: string;
  uniche: UniqueIndexes;
  /** Refuses both changing and removing this one. */
  forbids?(before: Letta): Failure | null;
  /** Runs before writing: makes room for it, or refuses `data`. */
  prepare?(tx: Tx, actor: Actor, data: Dati): Promise<Failure | null>;
  /** Refuses its removal. */
  holds?(tx: Tx, actor: Actor, before: Letta): Promise<Failure | null>;
  /** The names of the thing and of its acts in the registro; without them, nothing is written there. */
  registro?: {
    oggetto: string;
    creata: string;
    modificata: string;
    eliminata: string;
    /** Also kept of what was saved. */ annotates?: object;
  };
}

/** The refusal to delete in one azienda what the studio shares. */
export const DELLO_STUDIO =
  'È dello studio: in questa azienda si cambia o si disattiva, e si elimina dopo averla tolta dallo studio';

/** The columns that say whose it is. */
const ownerOf = (personale: true | undefined, { id_azienda, id_utente }: Actor): Partial<Actor> =>
  personale ? { id_azienda, id_utente } : { id_azienda };

const insert = <Table extends keyof Tables, Letta extends { id: number }, Dati>(
  tx: Tx,
  actor: Actor,
  what: Versionata<Table, Letta, Dati>,
  data: Dati,
): Promise<number> =>
  what.insert?.(tx, actor, data) ??
  insertRow(tx, what.table, {
    ...ownerOf(what.personale, actor),
    ...what.toColumns(data),
  } as Insertable<Tables[Table]>);

/** False when it is no longer in that version. */
function update<Table extends keyof Tables, Letta extends { id: number }, Dati>(
  tx: Tx,
  actor: Actor,
  what: Versionata<Table, Letta, Dati>,
  seen: Seen,
  data: Dati,
): Promise<boolean> {
  if (what.update) return what.update(tx, actor, seen, data);
  const key = { ...ownerOf(what.personale, actor), ...seen, ...what.hiding?.shown };
  return updateRow(tx, what.table, key as Key<Table>, what.toColumns(data));
}

/** False when it is no longer in that version. */
function remove<Table extends keyof Tables, Letta extends { id: number }>(
  tx: Tx,
  actor: Actor,
  { table, personale, hiding }: Versionata<Table, Letta, never>,
  { id, versione }: Seen,
): Promise<boolean> {
  const key = { ...ownerOf(personale, actor), id, versione, ...hiding?.shown } as Key<Table>;
  return hiding ? updateRow(tx, table, key, hiding.hidden) : deleteRow(tx, table, key);
}

/** Explains why nothing was written: the thing is gone, forbidden, or changed; then with its current state. */
async function whyNot<Letta extends { id: number }>(
  tx: Tx,
  actor: Actor,
  what: Pick<Versionata<never, Letta, never>, 'read' | 'gone' | 'forbids'>,
  id: number,
): Promise<Failure> {
  const attuale = await what.read(tx, actor, id);
  if (!attuale) return fail('non_trovato', what.gone);
  return what.forbids?.(attuale) ?? fail('versione_superata', { dettagli: { attuale } });
}

/** Creates one (`id` null), or changes it if it still has the version that was seen. Answers its new state. */
export const saveVersionata = <Table extends keyof Tables, Letta extends { id: number }, Dati>(
  db: Database,
  actor: Actor,
  what: Versionata<Table, Letta, Dati>,
  { id, versione }: { id: number | null; versione: number | null },
  data: Dati,
): Promise<Result<Letta>> =>
  transact(
    db,
    async (tx) => {
      const refused = await what.prepare?.(tx, actor, data);
      if (refused) return refused;
      const prima = id === null ? undefined : await what.read(tx, actor, id);
      if (id !== null && !(await update(tx, actor, what, { id, versione: versione ?? 0 }, data)))
        return whyNot(tx, actor, what, id);
      const after = await what.read(tx, actor, id ?? (await insert(tx, actor, what, data)));
      if (!after) throw new Error('what was just written cannot be read');
      if (what.registro) {
        const { oggetto, creata, modificata, annotates } = what.registro;
        const azione = id === null ? creata : modificata;
        await appendRegistro(tx, actor, azione, oggetto, {
          id: after.id,
          prima,
          dopo: { ...after, ...annotates },
        });
      }
      return succeed(after);
    },
    what.uniche,
  );

/** Removes one in the transaction of the caller, if it still has the version that was seen. */
export async function removeVersionataIn<
  Table extends keyof Tables,
  Letta extends { id: number; dello_studio?: unknown },
>(tx: Tx, actor: Actor, what: Versionata<Table, Letta, never>, seen: Seen): Promise<Result<{ id: number }>> {
  const { id } = seen;
  const prima = await what.read(tx, actor, id);
  if (prima?.dello_studio) return refuseField('id', DELLO_STUDIO);
  const held = prima && (await what.holds?.(tx, actor, prima));
  if (held) return held;
  if (!(await remove(tx, actor, what, seen))) return whyNot(tx, actor, what, id);
  if (what.registro) {
    const { oggetto, eliminata } = what.registro;
    await appendRegistro(tx, actor, eliminata, oggetto, { id, prima });
  }
  return succeed({ id });
}

/** Removes one, if it still has the version that was seen. */
export const removeVersionata = <
  Table extends keyof Tables,
  Letta extends { id: number; dello_studio?: unknown },
>(
  db: Database,
  actor: Actor,
  what: Versionata<Table, Letta, never>,
  seen: Seen,
): Promise<Result<{ id: number }>> => transact(db, (tx) => removeVersionataIn(tx, actor, what, seen));
