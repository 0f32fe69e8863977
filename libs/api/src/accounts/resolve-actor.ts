import { accountId, type StaffRole } from '@raang/domain';
import { anonymous, type ResolveActor } from '../context/actor';
import type { AccountsContext } from './accounts.context';
import { sessionTokenOf } from './session-cookie';
import { endSession, touchMilliseconds, touchSession } from './sessions.store';

/** A session of staff ends when nobody has used it for so long, that is overnight. Last uses are known to the hour. */
const longestStaffPause = 12 * 60 * 60 * 1000;

/** Resolves the account of the session cookie. Anonymous for a missing, forged, ended, expired or (staff) unused session. */
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
    const unused = now().getTime() - updatedAt.getTime();
    const role = (found.user.role as StaffRole | null) ?? undefined;
    if (role && unused > longestStaffPause) {
      await endSession(db, found.session.token);
      return anonymous;
    }
    if (unused > touchMilliseconds) await touchSession(db, id, now());
    return { kind: 'account', id: accountId.parse(found.user.id), role };
  };
}
