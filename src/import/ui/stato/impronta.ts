/** SHA-256 of a file, by which the server knows that it was already imported. */

/**
 * Lower-case hexadecimal SHA-256 of the bytes.
 * Raises when the file can no longer be read (moved, or changed since it was chosen).
 */
export async function computeImpronta(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
