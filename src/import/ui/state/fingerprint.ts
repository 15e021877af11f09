/** SHA-256 of a file, by which the server knows that it was already imported. */
import { hashSha256 } from '../../read/sha256.ts';

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
