/** Steps that can be taken back: whatever fails, what was done is undone, last first, once each. */

/** One step; `undo` is called only when `run` succeeded and a later step failed. */
export interface ImportStep<C> {
  run(context: C): Promise<void>;
  undo?(context: C): Promise<void>;
}

type StepsOutcome =
  | { tipo: 'fatto' }
  | { tipo: 'disfatto'; error: unknown }
  /** A step could not be undone: `error` is why the undo began, `annullo` why it failed. */
  | { tipo: 'non_disfatto'; error: unknown; annullo: unknown };

async function undoAll<C>(done: readonly ImportStep<C>[], context: C): Promise<unknown> {
  let failure: unknown = null;
  for (const step of done.toReversed()) {
    try {
      await step.undo?.(context);
    } catch (error) {
      failure ??= error;
    }
  }
  return failure;
}

/** Runs the steps in order. Never rejects: a failure is an answer, after everything was undone. */
export async function runSteps<C>(steps: readonly ImportStep<C>[], context: C): Promise<StepsOutcome> {
  const done: ImportStep<C>[] = [];
  for (const step of steps) {
    try {
      await step.run(context);
      done.push(step);
    } catch (error) {
      const annullo = await undoAll(done, context);
      return annullo === null ? { tipo: 'disfatto', error } : { tipo: 'non_disfatto', error, annullo };
    }
  }
  return { tipo: 'fatto' };
}
