/** Whom we believe about where a call comes from. */
import { BlockList, isIPv4 } from 'node:net';

/** Addresses of one's own machine and network (RFC 1918, 4193; 6890 for the rest). */
const vicini = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  vicini.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  vicini.addSubnet(network, bits, 'ipv6');

const isVicino = (address: string): boolean => vicini.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');

/**
 * What Fastify asks for each hop, from the server outwards. Of a number of proxies the nearest must stand in one's own
 * network: a visitor who reaches the server past them is not believed.
 */
export function toTrust(
  proxies: false | number | string[],
): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof proxies !== 'number') return proxies;
  return (address, hop) => hop < proxies && (hop > 0 || isVicino(address));
}
