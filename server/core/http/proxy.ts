/** Which proxies may say where a call comes from. */
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { makeNetworks } from '../networks.ts';

/** Addresses of one's own machine and network (RFC 1918, 4193; 6890 for the rest). */
const isNear = makeNetworks(
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
);

/**
 * The question that Fastify asks for each hop, from the server outwards. With a number of proxies, the nearest must
 * stand in the server's own network: a visitor who reaches the server without passing them is not believed.
 */
export function toTrust(
  proxies: false | number | string[],
): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof proxies !== 'number') return proxies;
  return (address, hop) => hop < proxies && (hop > 0 || isNear(address));
}

/** Ids that may stand in a log as they are: no text of a person fits in, no end of a line. */
const HARMLESS = /^[0-9a-f]{8}[0-9a-f-]{8,28}$/i;

/** The id of a request in the log: the proxy's own id where it is harmless, else a new one. */
export function makeRequestId({ headers }: { headers: IncomingHttpHeaders }, behindProxy: boolean): string {
  const given = headers['x-request-id'];
  return behindProxy && typeof given === 'string' && HARMLESS.test(given)
    ? given.toLowerCase()
    : randomUUID();
}
