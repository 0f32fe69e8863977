import type { Account } from '@raang/domain';
import { telephone } from '@raang/domain';

/** What account holders change; null for a missing telephone number. */
export type Profile = Pick<Account, 'name' | 'locale' | 'savedStations'> & { telephone: string | null };

export interface ProfileChange extends Partial<Profile> {
  /** The values that the caller saw. Without it, or without a field, the change applies whatever is stored. */
  was?: Partial<Profile> | undefined;
}

const singleFields = ['name', 'telephone', 'locale'] as const;

/**
 * Merges a change into a profile that another device or window may have changed meanwhile. Only what the caller changed
 * counts. Saved stations are added and removed one by one.
 * @returns the values to store, and the fields that both sides changed in different ways
 */
export function mergeProfile(stored: Profile, { was = {}, ...wanted }: ProfileChange) {
  const change: Record<string, unknown> = {};
  const conflicts: (typeof singleFields)[number][] = [];
  for (const field of singleFields) {
    const next = wanted[field];
    if (next === undefined) continue;
    const [seen, current] = [was[field], stored[field]].map((value) => usual(field, value));
    if (next === seen || next === current) continue;
    if (seen === undefined || seen === current) change[field] = next;
    else conflicts.push(field);
  }
  const stations =
    wanted.savedStations && mergeLists(stored.savedStations, wanted.savedStations, was.savedStations);
  return {
    change: { ...change, ...(stations && { savedStations: stations }) } as Partial<Profile>,
    conflicts,
  };
}

/** Numbers that were stored as typed equal those in their usual form. */
function usual(field: string, value: string | null | undefined) {
  return field === 'telephone' && typeof value === 'string'
    ? (telephone.safeParse(value).data ?? value)
    : value;
}

/** The stored list without what the caller removed, then what they added. */
function mergeLists<Value>(stored: Value[], wanted: Value[], was = stored): Value[] {
  const kept = stored.filter((value) => wanted.includes(value) || !was.includes(value));
  return [...kept, ...wanted.filter((value) => !kept.includes(value) && !was.includes(value))];
}
