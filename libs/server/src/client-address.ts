import { BlockList, isIP } from 'node:net';

/** Addresses of proxies whose X-Forwarded-For is trusted. */
export type TrustedProxies = (address: string) => boolean;

/**
 * Parses a list such as `127.0.0.1, 10.0.0.0/8, ::1`.
 * @returns undefined if an entry is neither an address nor a network
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
 * The client's address: the nearest one that is not a trusted proxy. Earlier entries of X-Forwarded-For are the
 * client's own claim and are ignored.
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

/** Converts an IPv4-mapped IPv6 address to IPv4. */
const plain = (address: string) => address.replace(/^::ffff:/, '');
const family = (version: number) => (version === 6 ? 'ipv6' : 'ipv4');
