import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Whether an IP address is public: not of this machine, its network, or a reserved range. */
export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return global6.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
  return isIPv4(address) && !reserved.check(address, 'ipv4');
}

type Found = (cause: Error | null, address: string | LookupAddress[], family?: number) => void;

/**
 * Resolves a host like `dns.lookup`, but only if all its addresses are public. The connection uses exactly the
 * checked addresses, so the name cannot be resolved differently in between.
 */
export function lookUpPublic(host: string, options: LookupOptions, found: Found): void {
  lookup(host, { ...options, all: true }, (cause, addresses) => {
    const [first] = addresses ?? [];
    if (cause || !first) return found(cause ?? new Error(`${host} has no address`), []);
    if (!addresses.every(({ address }) => isPublicAddress(address))) {
      return found(new Error(`${host} is not of the public internet`), []);
    }
    if (options.all) found(null, addresses);
    else found(null, first.address, first.family);
  });
}

/** Ranges of RFC 6890 and its later registries, and those that embed another address. */
const reserved = new BlockList();
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]) {
  addRange(reserved, range, 'ipv4');
}
for (const range of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'])
  addRange(reserved, range, 'ipv6');

/** The part of IPv6 that is assigned for the internet. */
const global6 = new BlockList();
addRange(global6, '2000::/3', 'ipv6');

function addRange(list: BlockList, range: string, type: 'ipv4' | 'ipv6'): void {
  const [net = '', bits] = range.split('/');
  list.addSubnet(net, Number(bits), type);
}
