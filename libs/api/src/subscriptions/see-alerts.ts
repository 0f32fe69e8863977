import { isDeepStrictEqual } from 'node:util';
import { type Alert, isActing, isShown } from '@raang/domain';
import { endOf, isToCome } from './extent';
import type { seenAlerts } from './subscriptions.table';

export type SeenAlert = typeof seenAlerts.$inferSelect;

/** An alert that a source has now. */
export interface CurrentAlert {
  alert: Alert;
  /** Whether its source was not looked at for an hour, or never: nobody knows when the alert began. */
  isAfterGap: boolean;
}

const minute = 60_000;

/** How long an alert has to stand before anybody receives a mail. */
export const standingMilliseconds = 3 * minute;

/** An alert that comes back within this time has not ended. */
export const returnMilliseconds = 30 * minute;

/**
 * Continues what is known of alerts with those of now. An alert stays the same by its id or, under a new id, by its words.
 * @returns every seen alert, those that are gone too
 */
export function seeAlerts(
  seen: readonly SeenAlert[],
  current: readonly CurrentAlert[],
  now: Date,
): SeenAlert[] {
  const recent = seen.filter(
    ({ goneAt }) => !goneAt || now.getTime() - goneAt.getTime() <= returnMilliseconds,
  );
  const known = new Map<CurrentAlert, SeenAlert>();
  const take = (isSame: (one: Alert, other: Alert) => boolean) => {
    for (const one of current) {
      if (known.has(one)) continue;
      const taken = new Set(known.values());
      const found = recent.find((candidate) => !taken.has(candidate) && isSame(candidate.alert, one.alert));
      if (found) known.set(one, found);
    }
  };
  take((one, other) => one.id === other.id);
  take(hasSameWords);
  const present = new Map(
    current.flatMap((one) => {
      const before = known.get(one);
      const after = before ? goOn(before, one.alert, now) : begin(one, now);
      return after ? [[after.key, after] as const] : [];
    }),
  );
  const others = seen
    .filter(({ key }) => !present.has(key))
    .map((one) => ({ ...one, goneAt: one.goneAt ?? now }));
  return [...others, ...present.values()];
}

function begin({ alert, isAfterGap }: CurrentAlert, now: Date): SeenAlert | undefined {
  const isKnown = isShown(alert, now) || isActing(alert, now);
  if (!isKnown || !isToCome(alert, now)) return undefined;
  return { key: `${alert.id} ${now.toISOString()}`, alert, firstAt: now, goneAt: null, isOld: isAfterGap };
}

function goOn({ key, firstAt, goneAt, isOld }: SeenAlert, alert: Alert, now: Date): SeenAlert {
  if (!isToCome(alert, now)) return { key, alert, firstAt, goneAt: goneAt ?? endOf(alert) ?? now, isOld };
  const hasStood = !goneAt || goneAt.getTime() - firstAt.getTime() >= standingMilliseconds;
  return { key, alert, firstAt: hasStood ? firstAt : now, goneAt: null, isOld };
}

const hasSameWords = (one: Alert, other: Alert) =>
  isDeepStrictEqual([one.header, one.description], [other.header, other.description]);
