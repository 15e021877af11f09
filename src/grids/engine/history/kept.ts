/**
 * The undo list of a tab, kept over a reload. A step knows cells by row and value, never by version: taking it back
 * after a reload starts from the rows just read, and asks first where somebody else wrote meanwhile.
 */
import { z } from 'zod';
import { readStored, writeStored } from '#state/storage.ts';
import type { CellChange, Storia, HistoryEntry } from './history.ts';

/** Cells kept in all, newest steps first: a tab may store some megabytes, and this is a part of one. */
const MASSIMO_CELLE = 10_000;

const cellSchema = z
  .object({
    id: z.union([z.number(), z.string()]),
    campo: z.string(),
    prima: z.unknown(),
    dopo: z.unknown(),
    follows: z.literal(true).exactOptional(),
  })
  .transform(({ prima, dopo, ...cell }): CellChange => ({ ...cell, prima, dopo }));
const dataSchema = z.record(z.string(), z.unknown()).nullable();
const rigaSchema = z.object({
  id: z.union([z.number(), z.string()]).nullable(),
  prima: dataSchema,
  dopo: dataSchema,
});
const voceSchema = z.object({
  numero: z.number().int(),
  etichetta: z.string(),
  celle: z.array(cellSchema).readonly(),
  righe: z.array(rigaSchema).readonly().exactOptional(),
});
const pastSchema = z.object({
  fatti: z.array(voceSchema).readonly(),
  annullati: z.array(voceSchema).readonly(),
});
const keptSchema = z.object({ utente: z.string(), storie: z.record(z.string(), pastSchema) });

const keyOf = (name: string): string => `quadra.annulla.${name}`;

/** The newest steps whose cells fit in what is left; the list stays in its order. */
function recent(voci: readonly HistoryEntry[], left: { celle: number }): HistoryEntry[] {
  const kept: HistoryEntry[] = [];
  for (const voce of voci.toReversed()) {
    left.celle -= voce.celle.length + (voce.righe?.length ?? 0);
    if (left.celle < 0) break;
    kept.push(voce);
  }
  return kept.toReversed();
}

/** What this user left in this tab, by question; another user's is forgotten. */
export function readStorie(name: string, utente: string): ReadonlyMap<string, Storia> {
  const kept = readStored('sessionStorage', keyOf(name), keptSchema);
  if (kept?.utente === utente) return new Map(Object.entries(kept.storie));
  if (kept) writeStored('sessionStorage', keyOf(name), null);
  return new Map();
}

/**
 * Tells whether this page has begun to leave. The answers still on their way are cut then, and nobody here will know what
 * they were.
 */
export function watchUscita(): () => boolean {
  let leaving = false;
  window.addEventListener('beforeunload', () => {
    leaving = true;
  });
  return () => leaving;
}

/** `storie` in the order they were last used, the latest last. */
export function writeStorie(name: string, utente: string, pasts: ReadonlyMap<string, Storia>): void {
  const left = { celle: MASSIMO_CELLE };
  const kept = [...pasts].toReversed().map(([key, { fatti, annullati }]): [string, Storia] => {
    return [key, { fatti: recent(fatti, left), annullati: recent(annullati, left) }];
  });
  const full = kept.filter(([, { fatti, annullati }]) => fatti.length + annullati.length > 0);
  const value = { utente, storie: Object.fromEntries(full) };
  writeStored('sessionStorage', keyOf(name), full.length === 0 ? null : value);
}
