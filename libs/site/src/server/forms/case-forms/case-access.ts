import { caseReference, type CaseReference, emailAddress, telephone } from '@raang/domain';
import { z } from 'zod';
import { readCookie } from '../../../device/read-cookie';
import { getServices } from '../../services/services';

/** Behind https with the prefix `__Host-`. */
export const caseCookieName = 'case';

/** Long enough to read a status page and write a reply. Every visit of the page starts it again. */
const accessSeconds = 30 * 60;

/** The case that a visitor has just sent or found, and the contact that proves it. */
const caseAccess = z.object({
  reference: caseReference,
  /** Empty for a comment without a contact, which nobody can follow. As the API takes it: anything else is forged. */
  contact: z.union([emailAddress, telephone, z.literal('')]),
});
export type CaseAccess = z.infer<typeof caseAccess>;

/**
 * The case of the visitor's cookie. It is only as much as they typed: the API checks it each time.
 * @returns undefined without a cookie for this reference
 */
export async function caseAccessOf({ headers }: { headers: Headers }, reference: string | null | undefined) {
  const access = await lastCaseOf({ headers });
  return access?.reference === reference ? access : undefined;
}

/** The case that this visitor sent or looked up last. */
export async function lastCaseOf({ headers }: { headers: Headers }): Promise<CaseAccess | undefined> {
  const value = readCookie(headers.get('cookie'), await cookieName());
  return value === undefined ? undefined : decode(value);
}

/** The cookie with a case: the contact never stands in a URL. */
export async function caseAccessCookie(access: CaseAccess): Promise<string> {
  const value = Buffer.from(JSON.stringify(access)).toString('base64url');
  return `${await cookieName()}=${value}; Max-Age=${accessSeconds}; ${attributes}`;
}

/** Removes the cookie: signing out at a device of others leaves no case there. */
export const noCaseAccessCookie = async () => `${await cookieName()}=; Max-Age=0; ${attributes}`;

const attributes = 'Path=/; HttpOnly; Secure; SameSite=Lax';

/** With the prefix no other host of the domain can set it; browsers accept that only over HTTPS. */
async function cookieName(): Promise<string> {
  return (await getServices()).publicUrl.startsWith('https:') ? `__Host-${caseCookieName}` : caseCookieName;
}

function decode(value: string): CaseAccess | undefined {
  try {
    return caseAccess.safeParse(JSON.parse(Buffer.from(value, 'base64url').toString())).data;
  } catch {
    return undefined;
  }
}

/** A reference from a URL, as typed. */
export const asReference = (text: string | null | undefined): CaseReference | undefined =>
  caseReference.safeParse(text).data;
