/** What is said while a piece of work is done, and why it failed: gathered for whoever must tell it again later. */
import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * `lettura`: the file cannot be read as it is; `rifiutato`: what was read may not be imported; `gia_importato`: its
 * bytes are in the database; `rete`: nothing is wrong with the file, the same may go through later.
 */
export type CausaMancata = 'lettura' | 'rifiutato' | 'gia_importato' | 'rete';

export interface Resoconto {
  /** Lines said, in order. */
  righe: string[];
  cause: CausaMancata[];
  /** True when rows of what was imported stayed out because they were refused. */
  scartate: boolean;
}

const corrente = new AsyncLocalStorage<Resoconto>();

/** Runs the work and answers what it said besides its result. */
export async function collectReport<T>(work: () => Promise<T>): Promise<{ esito: T; resoconto: Resoconto }> {
  const resoconto: Resoconto = { righe: [], cause: [], scartate: false };
  const esito = await corrente.run(resoconto, work);
  return { esito, resoconto };
}

/** A line that was said. */
export const reportLine = (riga: string): void => void corrente.getStore()?.righe.push(riga);

/** Rows stayed out of what was imported: whoever comes later must find which. */
export function reportScartate(): void {
  const resoconto = corrente.getStore();
  if (resoconto) resoconto.scartate = true;
}

/** Why something was not done. */
export const reportCause = (causa: CausaMancata): void => void corrente.getStore()?.cause.push(causa);
