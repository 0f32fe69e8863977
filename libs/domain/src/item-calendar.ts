import type { Item, ItemOf } from './item';

/** An activity: an article with a day and a venue. */
export type EventItem = ItemOf<'article'> & { venue: string; validFrom: string };

/** Whether an item is an activity: it has a day and a venue. */
export function isEvent(item: Item): item is EventItem {
  return item.kind === 'article' && item.venue !== undefined && item.validFrom !== undefined;
}

/** What a calendar shows of an item. */
export interface CalendarDays {
  /** `event`: the days of an activity. `closing`: the last day for applications and offers. */
  occasion: 'event' | 'closing';
  /** First and last day, both inclusive, `YYYY-MM-DD`. */
  firstDay: string;
  lastDay: string;
}

/** Returns the days of an item for a calendar, or undefined if it takes place on no day. */
export function calendarDaysOf(item: Item): CalendarDays | undefined {
  if (isEvent(item))
    return { occasion: 'event', firstDay: item.validFrom, lastDay: item.validTo ?? item.validFrom };
  if ('closesOn' in item && item.closesOn)
    return { occasion: 'closing', firstDay: item.closesOn, lastDay: item.closesOn };
  return undefined;
}
