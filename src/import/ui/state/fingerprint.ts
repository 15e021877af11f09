/** SHA-256 of a file, by which the server knows that it was already imported. */
import { hashSha256 } from '../../read/sha256.ts';
import type { ImportTab } from './types.ts';

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
export async function findTwin(tabs: readonly ImportTab[], tab: ImportTab): Promise<ImportTab | null> {
  const { id, file, indice } = tab;
  if (indice !== null) return null;
  const at = tabs.findIndex((one) => one.id === id);
  const similar = tabs.slice(0, at).filter((one) => one.file !== file && one.file.size === file.size);
  if (similar.length === 0) return null;
  const fingerprint = await computeImpronta(file);
  for (const alike of similar) if ((await computeImpronta(alike.file)) === fingerprint) return alike;
  return null;
}
