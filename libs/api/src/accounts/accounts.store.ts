import { type Account, type AccountId, account } from '@raang/domain';
import { and, eq, lte, not, notExists } from 'drizzle-orm';
import type { Database } from '../database/database';
import { accounts, accountTokens, credentials, sessions } from '../people/accounts.table';
import { deleteTokens } from './account-tokens';
import type { Profile } from './merge-profile';

type AccountRow = typeof accounts.$inferSelect;

export async function findAccount(db: Database, id: AccountId): Promise<Account | undefined> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, id));
  return row && toAccount(row);
}

/** @param email in lower case */
export async function findAccountByEmail(db: Database, email: string): Promise<Account | undefined> {
  const [row] = await db.select().from(accounts).where(eq(accounts.email, email));
  return row && toAccount(row);
}

/** Stores an account in the state `registered`; the one with this address if there is one. */
export async function insertAccount(
  tx: Database,
  { email, name, locale }: Pick<Account, 'email' | 'name' | 'locale'>,
  now: Date,
): Promise<Account> {
  const [row] = await tx
    .insert(accounts)
    .values({ email, name, locale, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  // a concurrent registration of the same address was first
  return row ? toAccount(row) : (await findAccountByEmail(tx, email))!;
}

/** The part of an account that its owner changes, locked until the transaction ends. */
export async function lockProfile(tx: Database, id: AccountId): Promise<Profile | undefined> {
  const { name, telephone, locale, savedStations } = accounts;
  const [row] = await tx
    .select({ name, telephone, locale, savedStations })
    .from(accounts)
    .where(eq(accounts.id, id))
    .for('update');
  return row;
}

/** @param change null removes the telephone; undefined leaves a field as it is */
export async function updateAccount(
  db: Database,
  id: AccountId,
  change: Partial<Pick<AccountRow, 'name' | 'telephone' | 'locale' | 'savedStations' | 'emailVerified'>>,
  now: Date,
): Promise<Account | undefined> {
  const [row] = await db
    .update(accounts)
    .set({ ...change, updatedAt: now })
    .where(eq(accounts.id, id))
    .returning();
  return row && toAccount(row);
}

/** Finds an account and locks its row until the end of the transaction. */
export async function lockAccount(
  tx: Database,
  id: AccountId,
): Promise<(Account & { isStaff: boolean }) | undefined> {
  const [row] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update');
  return row && { ...toAccount(row), isStaff: row.role !== null };
}

/** Sets a confirmed e-mail address, in lower case. */
export async function changeAccountEmail(
  tx: Database,
  id: AccountId,
  email: string,
  now: Date,
): Promise<void> {
  await tx.update(accounts).set({ email, updatedAt: now }).where(eq(accounts.id, id));
}

/** Undefined for an account that is not confirmed. */
export async function findPasswordHash(db: Database, id: AccountId): Promise<string | undefined> {
  const [row] = await db.select().from(credentials).where(eq(credentials.accountId, id));
  return row?.password ?? undefined;
}

/** Sets the password. Every token that was mailed before stops working. */
export async function storePasswordHash(tx: Database, id: AccountId, hash: string, now: Date): Promise<void> {
  await tx
    .insert(credentials)
    .values({
      accountId: id,
      provider: 'credential',
      subject: id,
      password: hash,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [credentials.accountId, credentials.provider],
      set: { password: hash, updatedAt: now },
    });
  await deleteTokens(tx, id);
}

/** Stores another hash of the same password, unless the password was changed meanwhile. */
export async function replaceHash(
  db: Database,
  id: AccountId,
  { former, hash }: { former: string; hash: string },
  now: Date,
): Promise<void> {
  await db
    .update(credentials)
    .set({ password: hash, updatedAt: now })
    .where(and(eq(credentials.accountId, id), eq(credentials.password, former)));
}

/** Deletes an account with its password, sessions and tokens. */
export async function deleteAccount(tx: Database, id: AccountId): Promise<void> {
  for (const table of [accountTokens, sessions, credentials])
    await tx.delete(table).where(eq(table.accountId, id));
  await tx.delete(accounts).where(eq(accounts.id, id));
}

/** Deletes expired sessions and tokens, and accounts that nobody confirmed while a token was valid. */
export async function sweepAccounts(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
  await db.delete(accountTokens).where(lte(accountTokens.expiresAt, now));
  const tokens = db.select().from(accountTokens).where(eq(accountTokens.accountId, accounts.id));
  const isUsed = db.select().from(credentials).where(eq(credentials.accountId, accounts.id));
  await db.delete(accounts).where(and(not(accounts.emailVerified), notExists(tokens), notExists(isUsed)));
}

function toAccount(row: AccountRow): Account {
  const { id, email, name, telephone, locale, emailVerified, savedStations } = row;
  return account.parse({
    id,
    email,
    name,
    ...(telephone !== null && { telephone }),
    locale,
    state: emailVerified ? 'confirmed' : 'registered',
    savedStations,
  });
}
