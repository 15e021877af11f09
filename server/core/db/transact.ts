/** One command, one transaction: a refusal undoes it like an error does. */
import { getErrorCode } from '../error-code.ts';
import type { Failure, Result } from '../problems.ts';
import type { Database, Tx } from './database.ts';

class Refused extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super('transaction refused');
    this.failure = failure;
  }
}

/** Runs `work` in a transaction; commits on success, rolls back and answers the refusal otherwise. */
export async function transact<T>(db: Database, work: (tx: Tx) => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await db.kysely.transaction().execute(async (tx) => {
      const result = await work(tx);
      if (!result.ok) throw new Refused(result);
      return result;
    });
  } catch (cause) {
    if (cause instanceof Refused) return cause.failure;
    throw cause;
  }
}

/** Reads from one snapshot: several readings agree with each other, whatever is written between them. */
export const readSnapshot = <T>(
  { kysely }: Pick<Database, 'kysely'>,
  read: (tx: Tx) => Promise<T>,
): Promise<T> =>
  kysely.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);

/** True when `cause` is PostgreSQL's unique violation (SQLSTATE 23505) of the named index. */
export const isViolationOf = (cause: unknown, index: string): boolean =>
  getErrorCode(cause) === '23505' && (cause as { constraint?: unknown }).constraint === index;
