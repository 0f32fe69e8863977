// Valid feeds as others publish them: each is checked, read and planned on.
import { fareMedia, line as lineSchema, riderCategory, stationDetail, type StationCode } from '@raang/domain';
import { describe, expect, it } from 'vitest';
import type { Feed } from './feed/feed';
import { checkFeed, type FeedFiles, leavingOut, printFeedPlace, readFeed } from './gtfs';
import { createNetwork } from './network/create-network';
import { findJourneys } from './planner/find-journeys';
import { createPlanner } from './planner/planner';
import * as files from './testing/foreign-feeds/files';
import type { ForeignFeed } from './testing/foreign-feeds/foreign-feed';
import * as ids from './testing/foreign-feeds/ids';
import * as publishers from './testing/foreign-feeds/publishers';
import * as times from './testing/foreign-feeds/times';
import * as walks from './testing/foreign-feeds/walks';

const feeds: ForeignFeed[] = [ids, times, walks, files, publishers].flatMap((group) => Object.values(group));

describe.each(feeds)('a feed with $name', ({ files: feedFiles, problems = [], ...journey }) => {
  it('is taken, and what is not as written is reported', () => {
    const found = checkFeed(feedFiles).problems.map((one) => `${one.severity} ${printFeedPlace(one)}`);
    expect(found).toEqual(problems);
  });

  it('becomes a network with ids for URLs', () => {
    const feed = read(feedFiles);
    const { lines, stations } = createNetwork(feed);
    expect(lines.size).toBeGreaterThan(1);
    for (const line of lines.values()) expect(lineSchema.parse(line)).toEqual(line);
    for (const station of stations.values()) expect(stationDetail.parse(station)).toEqual(station);
    for (const rider of feed.tariff.riderCategories) expect(riderCategory.parse(rider)).toEqual(rider);
    for (const medium of feed.tariff.fareMedia) expect(fareMedia.parse(medium)).toEqual(medium);
  });

  it('is planned on', () => {
    expect(legsOf(read(feedFiles), journey)).toEqual(journey.legs);
  });
});

const read = (files: FeedFiles) => readFeed(leavingOut(files, checkFeed(files).leftOut));

/** The legs of the preferred journey, as a foreign feed describes them; empty if there is none. */
function legsOf(feed: Feed, { from, to, at }: Pick<ForeignFeed, 'from' | 'to' | 'at'>): string[] {
  const planner = createPlanner(feed);
  const { lines, stations } = planner.network;
  const codeOf = (stopId: string) =>
    (feed.locations.find(({ id }) => id === stopId)?.code ?? 'none') as StationCode;
  const nameOf = (code: StationCode) => stations.get(code)?.name.en;
  const [date = '', clock = ''] = at.split(' ');
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const query = { date, time: (hours * 60 + minutes) * 60, mode: 'depart' as const };
  const answer = findJourneys(planner, { from: codeOf(from), to: codeOf(to), ...query });
  const [best] = answer.isFound ? answer.journeys : [];
  return (best?.legs ?? []).map((leg) => {
    if (leg.kind === 'walk') return `walk: ${nameOf(leg.from)} – ${nameOf(leg.to)}, ${leg.durationSeconds}`;
    if (leg.kind !== 'ride') return leg.kind;
    const [left, arrived] = [leg.departure, leg.arrival].map((moment) => moment.slice(11, 16));
    return `${lines.get(leg.lineId)?.name.en}: ${nameOf(leg.from)} ${left} – ${nameOf(leg.to)} ${arrived}`;
  });
}
