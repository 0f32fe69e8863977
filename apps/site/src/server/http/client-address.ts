import { BlockList, isIP } from 'node:net';

/** Addresses of proxies that may say for whom they ask. */
export type TrustedProxies = (address: string) => boolean;

/**
 * Reads a list such as `127.0.0.1, 10.0.0.0/8, ::1`.
 * @returns undefined when an entry is no address and no network
 */
export function readTrustedProxies(list: string): TrustedProxies | undefined {
  const networks = new BlockList();
  for (const entry of list.split(',').map((part) => part.trim())) {
    const [address = '', prefix] = entry.split('/');
    const version = isIP(address);
    const length = prefix === undefined ? (version === 6 ? 128 : 32) : Number(prefix);
    if (version === 0 || !Number.isInteger(length) || length < 0 || length > (version === 6 ? 128 : 32))
      return undefined;
    networks.addSubnet(address, length, family(version));
  }
  return (address) => {
    const version = isIP(address);
    return version !== 0 && networks.check(address, family(version));
  };
}

/**
 * Who really asks: the nearest address that is no proxy of ours. What stands before it in X-Forwarded-For is the
 * visitor's own claim and counts for nothing.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | null,
  isTrusted: TrustedProxies,
): string {
  const claimed = (forwardedFor ?? '').split(',').map((address) => address.trim());
  let address = plain(peer ?? '');
  while (isTrusted(address)) {
    const before = claimed.pop();
    if (!before || isIP(plain(before)) === 0) return address;
    address = plain(before);
  }
  return address;
}

/** An IPv4 address that arrived over IPv6 is the IPv4 address. */
const plain = (address: string) => address.replace(/^::ffff:/, '');
const family = (version: number) => (version === 6 ? 'ipv6' : 'ipv4');
