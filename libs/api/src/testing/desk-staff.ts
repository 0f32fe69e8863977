import { randomUUID } from 'node:crypto';
import { accountId, type AccountId, type StaffRole, staffRoles } from '@raang/domain';
import { accounts } from '../people/accounts.table';
import type { ApiOptions, InProcessApi } from '../api';
import { anonymous } from '../context/actor';
import type { Database } from '../database/database';
import { openTestApi, testNow } from './test-api';

const accountHeader = 'x-test-account';
const roleHeader = 'x-test-role';

/** Calls the API as staff of each role, as a passenger with an account (no role), or as nobody. */
export async function openDeskApi(db: Database, given: Partial<ApiOptions> = {}) {
  const api = openTestApi(db, {
    resolveActor: async (headers) => {
      const id = headers.get(accountHeader);
      const role = headers.get(roleHeader) as StaffRole | null;
      return id ? { kind: 'account', id: accountId.parse(id), ...(role && { role }) } : anonymous;
    },
    ...given,
  });
  const ids = new Map<string, AccountId>();
  for (const name of [...staffRoles, 'passenger']) {
    const id = accountId.parse(randomUUID());
    ids.set(name, id);
    await db.insert(accounts).values({
      id,
      email: `${name}@example.org`,
      name,
      locale: 'en',
      emailVerified: true,
      createdAt: testNow,
      updatedAt: testNow,
    });
  }
  const headersOf = (who: StaffRole | 'passenger') => {
    const headers = new Headers({ [accountHeader]: ids.get(who)! });
    if (who !== 'passenger') headers.set(roleHeader, who);
    return headers;
  };
  return {
    api,
    as: (who: StaffRole | 'passenger'): InProcessApi => api.clientFor(headersOf(who)),
    anonymous: api.clientFor(new Headers()),
  };
}
