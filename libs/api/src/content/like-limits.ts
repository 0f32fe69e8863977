import type { CallContext } from '../context/call-context';
import { takeAttempt, type TakenAttempt } from '../limits/take-attempt';
import type { ItemAddress } from './content.store';

const hour = 3600;

/** A program makes up as many visitors as it likes, so their address counts; behind it may be a station's Wi-Fi. */
const likeLimits = {
  anyItem: { name: 'likes per address', limit: 60, windowSeconds: hour },
  oneItem: { name: 'likes of an item per address', limit: 30, windowSeconds: 24 * hour },
} as const;

/** Counts a like, or its withdrawal, and says whether the limits of its address allow it. */
export async function takeLike(
  { db, now, caller }: Pick<CallContext, 'db' | 'now' | 'caller'>,
  { group, category, id }: ItemAddress,
): Promise<TakenAttempt> {
  const taken = await takeAttempt(db, { ...likeLimits.anyItem, key: caller.address }, now());
  if (!taken.isAllowed) return taken;
  const key = `${group}/${category}/${id} ${caller.address}`;
  return takeAttempt(db, { ...likeLimits.oneItem, key }, now());
}
