import { addDays } from '@raang/text-time';
import type { CalendarEntryModel, CalendarModel } from '@raang/views';
import ical, { type ICalEventData, ICalEventTransparency } from 'ical-generator';

/** How often programs that subscribe should ask again. */
const refreshSeconds = 12 * 60 * 60;

/**
 * Writes a calendar as iCalendar (RFC 5545). DTSTAMP is the last change of the item, not the time of the request: the
 * same content has the same bytes, and so the same ETag.
 */
export function toCalendar(calendar: CalendarModel, selfUrl: string): string {
  return ical({
    name: calendar.name,
    prodId: {
      company: new URL(selfUrl).hostname,
      product: 'website',
      language: calendar.language.toUpperCase(),
    },
    url: calendar.homeUrl,
    source: selfUrl,
    ttl: refreshSeconds,
    events: calendar.entries.map(toEvent),
  }).toString();
}

function toEvent(entry: CalendarEntryModel): ICalEventData {
  const changed = new Date(entry.changedAt);
  return {
    id: entry.uid,
    stamp: changed,
    lastModified: changed,
    allDay: true,
    start: dateValue(entry.firstDay),
    // the day after the last one (RFC 5545 §3.6.1)
    end: dateValue(addDays(entry.lastDay, 1)),
    summary: entry.title,
    description: entry.description,
    url: entry.url,
    // a whole day is a note of what happens; it must not make a person busy from midnight to midnight (RFC 5545 §3.8.2.7)
    transparency: ICalEventTransparency.TRANSPARENT,
    ...(entry.venue !== undefined && { location: entry.venue }),
  };
}

/** The library writes the day of a moment in UTC. */
const dateValue = (date: string) => new Date(`${date}T00:00:00Z`);
