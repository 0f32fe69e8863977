import type { Bilingual, DayType, LineId, StationCode } from '@raang/domain';
import type { Feed, FeedFrequency, FeedLocation } from '../feed/feed';
import { typicalServices } from '../feed/service-day';
import { safeAgencyId } from '../gtfs/safe-ids';
import { findLineShape, type LineShape } from './line-shape';
import { findTripPatterns, type TripPattern } from './trip-patterns';

/** Input of lines and stations: a feed, and what was derived from it. */
export interface NetworkDraft {
  feed: Feed;
  patterns: readonly TripPattern[];
  /** One per line. */
  shapes: readonly LineShape[];
  frequenciesOf: ReadonlyMap<number, readonly FeedFrequency[]>;
  servicesOf: Record<DayType, ReadonlySet<number>>;
  codeOf: (location: number) => StationCode;
  lineIdOf: (line: number) => LineId;
  isOwnLine: (line: number) => boolean;
}

/** @param ownAgencies ids of the agencies of this authority; all of the feed by default */
export function draftNetwork(feed: Feed, ownAgencies?: readonly string[]): NetworkDraft {
  const codeOf = (location: number) => (feed.locations[location] as FeedLocation).code as StationCode;
  const patterns = findTripPatterns(feed);
  const byLine = Map.groupBy(patterns, ({ line }) => line);
  return {
    feed,
    patterns,
    shapes: feed.lines.map((_, line) => findLineShape(byLine.get(line) ?? [], codeOf)),
    frequenciesOf: Map.groupBy(feed.frequencies, ({ trip }) => trip),
    servicesOf: typicalServices(feed.services),
    codeOf,
    lineIdOf: (line) => feed.lines[line]?.id as LineId,
    isOwnLine: (line) => {
      const agency = feed.agencies[feed.lines[line]?.agency ?? -1];
      return agency !== undefined && (ownAgencies?.some((id) => safeAgencyId(id) === agency.id) ?? true);
    },
  };
}

/** The headsign; by default the name of the last of `stations`. */
export function headsignOf({ feed }: NetworkDraft, headsign: number, stations: readonly number[]): Bilingual {
  const text = feed.trips.headsigns[headsign];
  const last = feed.locations[stations.at(-1) ?? -1] as FeedLocation;
  return text?.th && text.en ? text : last.name;
}
