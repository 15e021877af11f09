/** Passwords: argon2id with the parameters of OWASP's Password Storage Cheat Sheet (19 MiB, 2 passes, 1 lane). */
import { hash, verify } from '@node-rs/argon2';

const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), OPTIONS);

let decoy: Promise<string> | undefined;

/**
 * True when the password belongs to the hash. Without a hash (unknown user) the same work is done on a decoy,
 * so that the time of the answer does not tell who has an account.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const matches = await verify(passwordHash ?? (await decoy), password.normalize('NFKC'));
  return passwordHash !== undefined && matches;
}
