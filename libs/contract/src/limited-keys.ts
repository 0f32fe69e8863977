/** A key that a limit counts, and how many times the limit it may use. */
export interface LimitedKey {
  key: string;
  times: number;
}

/** A /48 network is a provider's smallest gift to a site, and a mobile operator's to thousands of phones. */
const timesOfSite = 16;

/**
 * What one attempt counts for, narrowest first. An IPv6 network (/64) counts for the /48 around it too: a rented server
 * may have all its 65,536 networks. An e-mail address counts without its tag, since `a+1@example.org` is the mailbox
 * of `a@example.org`. Any other key counts for itself.
 */
export function limitedKeys(key: string): LimitedKey[] {
  const site = siteOf(key);
  return [{ key: withoutTag(key), times: 1 }, ...(site ? [{ key: site, times: timesOfSite }] : [])];
}

/** The /48 around a /64 network as `networkOf` writes it, also behind something else, as in `item 2001:db8:0:1::/64`. */
function siteOf(key: string): string | undefined {
  return key.endsWith('::/64') ? `${key.slice(0, key.lastIndexOf(':', key.length - 6))}::/48` : undefined;
}

function withoutTag(key: string): string {
  const [tag, at] = [key.indexOf('+'), key.lastIndexOf('@')];
  return tag > 0 && tag < at ? key.slice(0, tag) + key.slice(at) : key;
}
