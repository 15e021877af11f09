import type { SignedInUtente } from '../../core/actor.ts';
import { isIPv6 } from 'node:net';
import { verifyPassword } from '../../utenti/passwords.ts';
import { fail, succeed, type Result } from '../../core/problems.ts';
import type { Database } from '../../core/db/database.ts';
import type { Recognised } from '../../core/sql/session-keys.ts';
import type { Seal } from '../../core/seal.ts';
import { checkSecondoFattore } from '../../utenti/commands/second-factor.ts';
import { claimTentativo, forgetTentativi, releaseTentativo } from '../sql/attempts.ts';
import { findByUsername } from '../../utenti/sql/utenti.ts';

/** Failures without a wait: few for one username, more for an address that a whole office may share. */
const FREE_PER_USERNAME = 5;
const FREE_PER_ADDRESS = 30;

/** Checks a username and a password, slowing down whoever keeps failing. */
export async function checkCredentials(
  db: Database,
  seal: Seal,
  { username, password, codice }: { username: string; password: string; codice?: string | undefined },
  address: string,
): Promise<Result<SignedInUtente & Recognised>> {
  const byUsername = `utente:${username.toLowerCase()}`;
  const byAddress = `indirizzo:${networkOf(address)}`;
  // The address first: whoever is held back there keeps nobody else out by trying their name.
  const held = await claimTentativo(db.kysely, byAddress, FREE_PER_ADDRESS);
  if (held !== null) return fail('troppi_tentativi', { detail: waitText(held), retryAfter: held });
  const wait = await claimTentativo(db.kysely, byUsername, FREE_PER_USERNAME);
  if (wait !== null) {
    // No password was looked at: an office does not wait for one of its own who keeps trying.
    await releaseTentativo(db.kysely, byAddress);
    return fail('troppi_tentativi', { detail: waitText(wait), retryAfter: wait });
  }
  const found = await findByUsername(db.kysely, username);
  const right = await verifyPassword(found?.password_hash, password);
  if (!found || !right) return fail('credenziali_errate');
  const second = await checkSecondoFattore(db, seal, found, codice);
  if (second) return second;
  await forgetTentativi(db.kysely, byUsername);
  await releaseTentativo(db.kysely, byAddress);
  const { id, versione, id_azienda, ruolo } = found;
  return succeed({ id, versione, username: found.username, id_azienda, ruolo });
}

/** Counts all 2^64 addresses of an IPv6 network as one: a caller that has one of them has them all. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address.replace(/^::ffff:/i, '');
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const groups = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const whole = [...groups, ...Array.from({ length: 8 - groups.length - after.length }, () => '0'), ...after];
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

function waitText(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? 'Riprova tra 1 secondo' : `Riprova tra ${seconds} secondi`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'Riprova tra 1 minuto' : `Riprova tra ${minutes} minuti`;
}
