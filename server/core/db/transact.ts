/** One command, one transaction: a refusal undoes it like an error does. */
import { getErrorCode } from '../error-code.ts';
import { refuseTaken, type Failure, type Result } from '../problems.ts';
import type { Database, Tx } from './database.ts';

class Refused extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super('transaction refused');
    this.failure = failure;
  }
}

/**
 * Runs `work` in a transaction; commits on success, rolls back and answers the refusal otherwise. So it does where the
 * database refuses what another row has, in one of the `unique` indexes. Work that refuses nothing is a transaction of
 * Kysely's.
 */
export async function transact<T>(
  db: Database,
  work: (tx: Tx) => Promise<Result<T>>,
  unique: UniqueIndexes = {},
): Promise<Result<T>> {
  try {
    return await db.kysely.transaction().execute(async (tx) => {
      const result = await work(tx);
      if (!result.ok) throw new Refused(result);
      return result;
    });
  } catch (cause) {
    if (cause instanceof Refused) return cause.failure;
    return refuseViolation(cause, unique);
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

/** By unique index: the field whose value is taken and the message, or the refusal. */
export type UniqueIndexes = Readonly<Record<string, readonly [campo: string, messaggio: string] | Failure>>;

/** The refusal of a value that another row has, where `cause` violates one of the indexes; throws any other cause. */
function refuseViolation(cause: unknown, indexes: UniqueIndexes): Failure {
  const violated = Object.entries(indexes).find(([name]) => isViolationOf(cause, name));
  if (!violated) throw cause;
  const [, refusal] = violated;
  return 'ok' in refusal ? refusal : refuseTaken(...refusal);
}
