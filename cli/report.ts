/** Collects what is said during a piece of work, and why it failed, for a later report. */
import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * `lettura`: the file cannot be read as it is. `azienda`: it does not say whose it is. `rifiutato`: what was read may
 * not be imported. `gia_importato`: its bytes are in the database. `rete`: the file is good, and may be imported later.
 */
export type FailureCause = 'lettura' | 'azienda' | 'rifiutato' | 'gia_importato' | 'rete';

/** What was imported into one azienda; no rows if all were present. */
interface Entrata {
  azienda: string;
  righe: number;
}

export interface Resoconto {
  /** Lines said, in order. */
  righe: string[];
  cause: FailureCause[];
  /** The reasons of each cause, in words. */
  motivi: string[];
  entrate: Entrata[];
  /** True if refused rows were left out of what was imported. */
  scartate: boolean;
}

const current = new AsyncLocalStorage<Resoconto>();

/** Runs the work; answers its result and what it said. */
export async function collectReport<T>(work: () => Promise<T>): Promise<{ esito: T; resoconto: Resoconto }> {
  const resoconto: Resoconto = { righe: [], cause: [], motivi: [], entrate: [], scartate: false };
  const esito = await current.run(resoconto, work);
  return { esito, resoconto };
}

/** A line that was said. */
export const reportLine = (riga: string): void => void current.getStore()?.righe.push(riga);

/** Records that rows were left out of an import, so that the report names them. */
export function reportScartate(): void {
  const report = current.getStore();
  if (report) report.scartate = true;
}

/** Records why something was not done. */
export function reportCause(cause: FailureCause, reason: string): void {
  const report = current.getStore();
  report?.cause.push(cause);
  report?.motivi.push(reason);
}

/** Records what the server now has of the present file. */
export function reportEntrate(inflows: readonly Entrata[]): void {
  current.getStore()?.entrate.push(...inflows);
}
