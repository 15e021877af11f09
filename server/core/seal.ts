/** Secrets that must be read again (a mail password, the seed of a second factor), sealed with a key kept apart from them. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export interface Seal {
  close(text: string): string;
  /** Null when the key is another, or someone touched it. */
  open(sealed: string): string | null;
}

const NONCE = 12;
const TAG = 16;

/** AES-256-GCM (NIST SP 800-38D) with a key drawn from `secret` by HKDF (RFC 5869). */
export function makeSeal(secret: string): Seal {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'quadra sigillo 1', 32));
  return {
    close(text) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
    },
    open(sealed) {
      try {
        const bytes = Buffer.from(sealed, 'base64');
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE), {
          authTagLength: TAG,
        });
        decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
        return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString(
          'utf8',
        );
      } catch {
        return null;
      }
    },
  };
}
