/**
 * What people save under a name of its own and change from the version that they saw: views, questions, voci, rules,
 * causali. Each says how the database has it and what is told; saving and removing are the same for all.
 */
import type { Actor } from '../core/actor.ts';
import type { Database, Tx } from '../core/db/database.ts';
import { transact, isViolationOf } from '../core/db/transact.ts';
import { fail, succeed, refuseTaken, type Failure, type Result } from '../core/problems.ts';
import { appendRegistro } from './sql/registro.ts';

/** One of them, in the version that was seen. */
export interface Seen {
  id: number;
  versione: number;
}

export interface Versionata<Letta extends { id: number }, Dati> {
  /** Undefined when there is none, or none that the actor may see. */
  read(tx: Tx, actor: Actor, id: number): Promise<Letta | undefined>;
  /** Answers its id. */
  insert(tx: Tx, actor: Actor, dati: Dati): Promise<number>;
  /** False when it is no longer in that version. */
  update(tx: Tx, actor: Actor, seen: Seen, dati: Dati): Promise<boolean>;
  /** False when it is no longer in that version. */
  remove(tx: Tx, actor: Actor, seen: Seen): Promise<boolean>;
  /** Told when there is none. */
  sparita: string;
  /** By unique index: the field whose value another one has, and what is told. */
  uniche: Readonly<Record<string, readonly [campo: string, messaggio: string]>>;
  /** Why this one may be neither changed nor removed by whoever asks. */
  forbids?(prima: Letta): Failure | null;
  /** Before it is written: makes room for it, or says why it cannot be as `dati` say. */
  prepare?(tx: Tx, actor: Actor, dati: Dati): Promise<Failure | null>;
  /** Why it has to stay. */
  holds?(tx: Tx, actor: Actor, prima: Letta): Promise<Failure | null>;
  /** Its name in the registro and those of what is done with it; without, it leaves no trace there. */
  registro?: {
    oggetto: string;
    creata: string;
    modificata: string;
    eliminata: string;
    /** Also kept of what was saved. */ annota?: object;
  };
}

/** What was asked of a version that is no longer the last: told with the one that is. */
async function whyNot<Letta extends { id: number }>(
  tx: Tx,
  actor: Actor,
  cosa: Pick<Versionata<Letta, never>, 'read' | 'sparita' | 'forbids'>,
  id: number,
): Promise<Failure> {
  const attuale = await cosa.read(tx, actor, id);
  if (!attuale) return fail('non_trovato', { detail: cosa.sparita });
  return cosa.forbids?.(attuale) ?? fail('versione_superata', { dettagli: { attuale } });
}

/** Makes one (`id` null) or changes it from the version that was seen; answers it as it then is. */
export async function saveVersionata<Letta extends { id: number }, Dati>(
  db: Database,
  actor: Actor,
  cosa: Versionata<Letta, Dati>,
  { id, versione }: { id: number | null; versione: number | null },
  dati: Dati,
): Promise<Result<Letta>> {
  try {
    return await transact(db, async (tx) => {
      const refused = await cosa.prepare?.(tx, actor, dati);
      if (refused) return refused;
      const prima = id === null ? undefined : await cosa.read(tx, actor, id);
      if (id !== null && !(await cosa.update(tx, actor, { id, versione: versione ?? 0 }, dati)))
        return whyNot(tx, actor, cosa, id);
      const dopo = await cosa.read(tx, actor, id ?? (await cosa.insert(tx, actor, dati)));
      if (!dopo) throw new Error('what was just written cannot be read');
      if (cosa.registro) {
        const { oggetto, creata, modificata, annota } = cosa.registro;
        const azione = id === null ? creata : modificata;
        await appendRegistro(tx, {
          ...actor,
          azione,
          oggetto,
          id_oggetto: dopo.id,
          prima,
          dopo: { ...dopo, ...annota },
        });
      }
      return succeed(dopo);
    });
  } catch (cause) {
    const index = Object.keys(cosa.uniche).find((name) => isViolationOf(cause, name));
    const told = index === undefined ? undefined : cosa.uniche[index];
    if (!told) throw cause;
    return refuseTaken(...told);
  }
}

/** Removes one within a transaction of the caller's, if nobody saved over it since it was read. */
export async function removeVersionataIn<Letta extends { id: number }>(
  tx: Tx,
  actor: Actor,
  cosa: Versionata<Letta, never>,
  seen: Seen,
): Promise<Result<{ id: number }>> {
  const { id } = seen;
  const prima = await cosa.read(tx, actor, id);
  const held = prima && (await cosa.holds?.(tx, actor, prima));
  if (held) return held;
  if (!(await cosa.remove(tx, actor, seen))) return whyNot(tx, actor, cosa, id);
  if (cosa.registro) {
    const { oggetto, eliminata } = cosa.registro;
    await appendRegistro(tx, { ...actor, azione: eliminata, oggetto, id_oggetto: id, prima });
  }
  return succeed({ id });
}

/** Removes one, if nobody saved over it since it was read. */
export const removeVersionata = <Letta extends { id: number }>(
  db: Database,
  actor: Actor,
  cosa: Versionata<Letta, never>,
  seen: Seen,
): Promise<Result<{ id: number }>> => transact(db, (tx) => removeVersionataIn(tx, actor, cosa, seen));
