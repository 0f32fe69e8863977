import type { Locale } from '@raang/domain';
import { and, desc, eq, or } from 'drizzle-orm';
import type { Database } from '../database/database';
import { accounts } from './accounts.table';

/**
 * Language of a mail to a person: the one of their profile, which they can change, if the address or what the mail is
 * about belongs to a confirmed account. An account of the address goes first.
 * @param lang language for a person without an account: the page's that they used
 */
export async function mailLocale(
  db: Database,
  { email, accountId, lang }: { email: string | null; accountId: string | null; lang: Locale },
): Promise<Locale> {
  const ofAddress = eq(accounts.email, email ?? '');
  const isTheirs = accountId ? or(ofAddress, eq(accounts.id, accountId)) : ofAddress;
  const [account] = await db
    .select({ locale: accounts.locale })
    .from(accounts)
    .where(and(isTheirs, accounts.emailVerified))
    .orderBy(desc(ofAddress))
    .limit(1);
  return account?.locale ?? lang;
}
