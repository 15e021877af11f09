/** Steps that can be taken back: whatever fails, what was done is undone, last first, once each. */

/** One step; `undo` is called only when `run` succeeded and a later step failed. */
export interface ImportStep<C> {
  run(context: C): Promise<void>;
  undo?(context: C): Promise<void>;
}

export type EsitoPassi =
  | { tipo: 'fatto' }
  | { tipo: 'disfatto'; errore: unknown }
  /** A step could not be taken back: `errore` is why it began, `annullo` why it stayed. */
  | { tipo: 'non_disfatto'; errore: unknown; annullo: unknown };

async function undoAll<C>(done: readonly ImportStep<C>[], context: C): Promise<unknown> {
  let failure: unknown = null;
  for (const passo of done.toReversed()) {
    try {
      await passo.undo?.(context);
    } catch (error) {
      failure ??= error;
    }
  }
  return failure;
}

/** Runs the steps in order. Never rejects: a failure is an answer, after everything was undone. */
export async function runPassi<C>(passi: readonly ImportStep<C>[], context: C): Promise<EsitoPassi> {
  const done: ImportStep<C>[] = [];
  for (const passo of passi) {
    try {
      await passo.run(context);
      done.push(passo);
    } catch (errore) {
      const annullo = await undoAll(done, context);
      return annullo === null ? { tipo: 'disfatto', errore } : { tipo: 'non_disfatto', errore, annullo };
    }
  }
  return { tipo: 'fatto' };
}
