import { locales } from '@raang/domain';
import { pages, website } from 'raang:authority';
import type { Edition } from '../../../authority/authority';
import { href } from '../../../addresses/href';

/** The file must be read again before it ends: RFC 9116 recommends less than a year. */
const validDays = 180;
const dayMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Writes security.txt (RFC 9116): how to report a vulnerability. The authority has named no address for that, so reports
 * go to the desk, by the contact form, or to the official website.
 */
export function toSecurityText({
  publicUrl,
  edition,
  now,
}: {
  publicUrl: string;
  edition: Edition;
  now: Date;
}): string {
  const today = Math.floor(now.getTime() / dayMilliseconds);
  const contacts = pages.contact ? locales.map((locale) => href.listing(locale, pages.contact!)) : [website];
  const at = (path: string) => new URL(path, publicUrl).href;
  return [
    ...(edition === 'demonstration' ? ["# A demonstration, not the authority's official website."] : []),
    ...contacts.map((contact) => `Contact: ${at(contact)}`),
    `Expires: ${new Date((today + validDays) * dayMilliseconds).toISOString().replace('.000', '')}`,
    'Preferred-Languages: th, en',
    `Canonical: ${at(securityTextPath)}`,
    '',
  ].join('\n');
}

export const securityTextPath = '/.well-known/security.txt';
