/** What is said while a piece of work is done, and why it failed: gathered for whoever must tell it again later. */
import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * `lettura`: the file cannot be read as it is; `azienda`: it does not say whose it is; `rifiutato`: what was read may not
 * be imported; `gia_importato`: its bytes are in the database; `rete`: nothing is wrong with the file, the same may go
 * through later.
 */
export type CausaMancata = 'lettura' | 'azienda' | 'rifiutato' | 'gia_importato' | 'rete';

/** What came into one azienda; no rows where all were there already. */
interface Entrata {
  azienda: string;
  righe: number;
}

export interface Resoconto {
  /** Lines said, in order. */
  righe: string[];
  cause: CausaMancata[];
  /** Why, in words, for each cause. */
  motivi: string[];
  entrate: Entrata[];
  /** True when rows of what was imported stayed out because they were refused. */
  scartate: boolean;
}

const current = new AsyncLocalStorage<Resoconto>();

/** Runs the work and answers what it said besides its result. */
export async function collectReport<T>(work: () => Promise<T>): Promise<{ esito: T; resoconto: Resoconto }> {
  const resoconto: Resoconto = { righe: [], cause: [], motivi: [], entrate: [], scartate: false };
  const esito = await current.run(resoconto, work);
  return { esito, resoconto };
}

/** A line that was said. */
export const reportLine = (riga: string): void => void current.getStore()?.righe.push(riga);

/** Rows stayed out of what was imported: whoever comes later must find which. */
export function reportScartate(): void {
  const report = current.getStore();
  if (report) report.scartate = true;
}

/** Why something was not done. */
export function reportCause(cause: CausaMancata, reason: string): void {
  const report = current.getStore();
  report?.cause.push(cause);
  report?.motivi.push(reason);
}

/** What stands on the server of the file at hand. */
export function reportEntrate(inflows: readonly Entrata[]): void {
  current.getStore()?.entrate.push(...inflows);
}
