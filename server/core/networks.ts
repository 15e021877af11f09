/** Networks of addresses of either family. */
import { BlockList, isIPv4 } from 'node:net';

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv4(address) ? 'ipv4' : 'ipv6');

/** Makes the question whether an address is within one of these networks, each written as `10.0.0.0/8`. */
export function makeNetworks(...networks: readonly `${string}/${number}`[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => list.check(address, familyOf(address));
}
