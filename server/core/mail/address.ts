/** Where mail may be handed over: what a person may name there must not become a way to look around a network. */
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { makeNetworks } from '../networks.ts';

/**
 * Never a mail server: addresses of nobody, of one link (where clouds answer with the machine's own secrets), of many
 * at once. One's own machine and network are allowed: there stands the mail server of many an office.
 */
const isNever = makeNetworks(
  '0.0.0.0/8',
  '169.254.0.0/16',
  '100.100.100.200/32',
  '192.0.0.192/32',
  '224.0.0.0/3',
  '::/128',
  'fe80::/10',
  'fd00:ec2::/32',
  '64:ff9b::/96',
  'ff00::/8',
);

const isLoopback = makeNetworks('127.0.0.0/8', '::1/128');

/** True of this very machine, by number or by the one name that always means it (RFC 6761, 6.3). */
export const isLocale = (host: string): boolean =>
  host.toLowerCase() === 'localhost' || (isIP(host) !== 0 && isLoopback(host));

/**
 * The address to dial for a host, looked up once and dialled as it was looked at: a name that answers differently the
 * next time changes nothing. Null for one that is not there or not allowed.
 */
export async function resolveServer(host: string): Promise<string | null> {
  try {
    const found = await lookup(host, { all: true });
    if (found.some(({ address }) => isNever(address))) return null;
    return found[0]?.address ?? null;
  } catch {
    return null;
  }
}
