/** SHA-256 where `crypto.subtle` is missing: browsers keep it from pages served without HTTPS, as on an office's own network. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** Lower-case hexadecimal SHA-256. */
export function hashSha256(bytes: Uint8Array): string {
  return bytesToHex(sha256(bytes));
}
