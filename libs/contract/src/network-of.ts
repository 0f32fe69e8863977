/** Groups of 16 bits of an IPv6 network that a provider gives to one household. */
const networkGroups = 4;

/**
 * What rate limits count: an IPv4 address, or the /64 network of an IPv6 address, since a single device may have all
 * addresses of its network. `limitedKeys` adds the /48 around it.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('%')[0]!.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  const network = groups.slice(0, networkGroups).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}
