/** SHA-256 of a file, by which the server knows that it was already imported. */
import { hashSha256 } from '../../read/sha256.ts';
import type { ImportTab } from './tabs.ts';

/**
 * Lower-case hexadecimal SHA-256 of the bytes.
 * Raises when the file can no longer be read (moved, or changed since it was chosen).
 */
export async function computeImpronta(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  if (!globalThis.isSecureContext) return hashSha256(new Uint8Array(bytes));
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The one before it in the list with the very same bytes; null for the statements of one file. */
export async function findTwin(schede: readonly ImportTab[], scheda: ImportTab): Promise<ImportTab | null> {
  const { id, file, indice } = scheda;
  if (indice !== null) return null;
  const at = schede.findIndex((one) => one.id === id);
  const simili = schede.slice(0, at).filter((one) => one.file !== file && one.file.size === file.size);
  if (simili.length === 0) return null;
  const impronta = await computeImpronta(file);
  for (const simile of simili) if ((await computeImpronta(simile.file)) === impronta) return simile;
  return null;
}
