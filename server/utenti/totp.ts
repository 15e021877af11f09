/** The second factor: six digits that a telephone makes from a shared seed and the time (RFC 6238). */
import { createHash, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

/** What every authenticator app takes: SHA-1, six digits, thirty seconds. */
const PERIOD = 30;
/** Steps before and after the server's own that a slow hand or clock may be off (RFC 6238, 5.2). */
const WINDOW = 1;
/** 160 bits, as RFC 4226, 4 recommends. */
const SEED_BYTES = 20;

const makeTotp = (secret: string, username = ''): TOTP =>
  new TOTP({
    issuer: 'Quadra',
    label: username,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
    secret: Secret.fromBase32(secret),
  });

/** A new seed, in base 32. */
export const makeSegreto = (): string => new Secret({ size: SEED_BYTES }).base32;

/** What an app reads from the QR code, and its drawing. */
export function makeQr(secret: string, username: string): { indirizzo: string; qr: string } {
  const indirizzo = makeTotp(secret, username).toString();
  return { indirizzo, qr: renderSVG(indirizzo, { border: 2 }) };
}

/**
 * The time step of a code that is right at `now` (milliseconds) and later than `last`, the step of the last one
 * accepted: a code is good once. Null when it is wrong or was used.
 */
export function findTimeStep(
  secret: string,
  code: string,
  last: number | null,
  now = Date.now(),
): number | null {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = makeTotp(secret).validate({ token, timestamp: now, window: WINDOW });
  if (delta === null) return null;
  const step = Math.floor(now / 1_000 / PERIOD) + delta;
  return last !== null && step <= last ? null : step;
}

/** Without the characters that people mistake for others. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** Ten codes of 58 bits for who has lost the telephone. */
export const makeCodici = (): string[] =>
  Array.from({ length: 10 }, () => {
    const text = Array.from({ length: 12 }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '').join('');
    return `${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`;
  });

/** What is kept of a recovery code: of a random text of 58 bits a plain hash gives nothing away. */
export const hashCodice = (code: string): string =>
  createHash('sha256')
    .update(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))
    .digest('hex');
