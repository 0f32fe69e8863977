import { msg, plural } from '@lingui/core/macro';
import { type DayType, dayType } from '@raang/domain';
import { formatServiceTime } from '@raang/i18n';
import { intervalMinutes, isAfterMidnight } from '@raang/text-time';
import type { ModelContext } from '../page/model-context';

/** A clock time. A time after midnight belongs to the previous service day and says so. */
export interface ClockModel {
  text: string;
  /** Says that the time is after midnight. */
  remark?: string | undefined;
}

export function toClock(seconds: number, { i18n, locale }: ModelContext): ClockModel {
  return {
    text: formatServiceTime(seconds, locale),
    remark: isAfterMidnight(seconds) ? i18n._(msg`after midnight`) : undefined,
  };
}

/** Groups days with equal keys. Days with an empty key (no data) are left out. */
export function groupDays(keyOf: (day: DayType) => string): DayType[][] {
  return [...Map.groupBy(dayType.options, keyOf)].flatMap(([key, days]) => (key === '' ? [] : [days]));
}

const dayNames = {
  weekday: msg`Monday to Friday`,
  saturday: msg`Saturdays`,
  'sunday-holiday': msg`Sundays and public holidays`,
  'weekday saturday': msg`Monday to Saturday`,
  'saturday sunday-holiday': msg`Saturdays, Sundays and public holidays`,
  'weekday saturday sunday-holiday': msg`Every day`,
};

/** Day types in words, in the order of the week. */
export function daysName(days: readonly DayType[], { i18n }: ModelContext): string {
  const key = days.join(' ');
  const known = key in dayNames ? [dayNames[key as keyof typeof dayNames]] : days.map((day) => dayNames[day]);
  return known.map((name) => i18n._(name)).join(' · ');
}

/** The time between trains, for use after "about every": `4 minutes`, or `6–7 minutes` between two whole minutes. */
export function intervalWords(seconds: number, { i18n }: ModelContext): string {
  const { least, most } = intervalMinutes(seconds);
  if (least === most) return i18n._(msg`${plural(most, { one: '# minute', other: '# minutes' })}`);
  return i18n._(msg`${least}–${most} minutes`);
}

/** The time between trains in a narrow row: `every 4 min`, or `every 6–7 min` between two whole minutes. */
export function shortIntervalWords(seconds: number, { i18n }: ModelContext): string {
  const { least, most } = intervalMinutes(seconds);
  if (least === most) return i18n._(msg`every ${most} min`);
  return i18n._(msg`every ${least}–${most} min`);
}
