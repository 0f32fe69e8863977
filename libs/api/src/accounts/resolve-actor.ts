import { accountId, type StaffRole } from '@raang/domain';
import { anonymous, type ResolveActor } from '../context/actor';
import type { AccountsContext } from './accounts.context';
import { sessionTokenOf } from './session-cookie';
import { touchMilliseconds, touchSession } from './sessions.store';

/** Resolves the account of the session cookie. Anonymous for a missing, forged, ended or expired session. */
export function createResolveActor({
  auth,
  db,
  now,
  publicUrl,
}: Pick<AccountsContext, 'auth' | 'db' | 'now' | 'publicUrl'>): ResolveActor {
  return async (headers) => {
    // most visitors have no session
    if (!sessionTokenOf(headers, publicUrl)) return anonymous;
    const found = await auth.api.getSession({ headers });
    if (!found?.user.emailVerified) return anonymous;
    const { id, updatedAt } = found.session;
    if (now().getTime() - updatedAt.getTime() > touchMilliseconds) await touchSession(db, id, now());
    const role = (found.user.role as StaffRole | null) ?? undefined;
    return { kind: 'account', id: accountId.parse(found.user.id), role };
  };
}
