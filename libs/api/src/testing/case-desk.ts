import { clientAddressHeader } from '@raang/contract';
import { randomUUID } from 'node:crypto';
import { accountId, type AccountId } from '@raang/domain';
import { eq } from 'drizzle-orm';
import type { ApiOptions, InProcessApi } from '../api';
import { anonymous } from '../context/actor';
import type { Database } from '../database/database';
import type { MailContent } from '../mail/mail-content';
import { mails } from '../mail/mail.table';
import { uploads } from '../uploads/uploads.table';
import { openTestApi } from './test-api';

const accountHeader = 'x-test-account';

/** Calls the API as different visitors. */
export function openCaseApi(db: Database, given: Partial<ApiOptions> = {}) {
  const api = openTestApi(db, {
    resolveActor: async (headers) => {
      const id = headers.get(accountHeader);
      return id ? { kind: 'account', id: accountId.parse(id) } : anonymous;
    },
    ...given,
  });
  /** A visitor at a network address of their own, unless given. */
  const visitor = ({ address = randomUUID(), account }: { address?: string; account?: AccountId } = {}) => {
    const headers = new Headers({ [clientAddressHeader]: address });
    if (account) headers.set(accountHeader, account);
    const responseHeaders = new Headers();
    return { client: api.clientFor(headers, responseHeaders) as InProcessApi, headers, responseHeaders };
  };
  return { api, visitor, client: () => visitor().client };
}

export const createAccountId = () => accountId.parse(randomUUID());

/** Mails of a case, in the order of posting. */
export async function mailsOf(db: Database, reference: string) {
  const rows = await db.select().from(mails).where(eq(mails.thread, reference)).orderBy(mails.postedAt);
  return rows.map(({ recipient, locale, content }) => ({
    recipient,
    locale,
    content: content as MailContent,
  }));
}

/** Inserts an upload that no case has named yet. */
export async function enterUpload(db: Database, at: Date, name = 'umbrella.jpg'): Promise<string> {
  const id = randomUUID();
  await db.insert(uploads).values({ id, name, mediaType: 'image/jpeg', bytes: 3, createdAt: at });
  return id;
}

/** The error of a call that is refused: its code, and the code beside each field. */
export async function refusalOf(call: Promise<unknown>) {
  try {
    await call;
    return undefined;
  } catch (error) {
    const { code, data } = error as { code: string; data?: { fields?: { field: string; code: string }[] } };
    const fields = data?.fields?.map((problem) => [problem.field, problem.code]);
    return { code, ...(fields && { fields: Object.fromEntries(fields) as Record<string, string> }) };
  }
}
