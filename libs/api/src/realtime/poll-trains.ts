import { createLiveTimetable, type PlacedTrain } from '@raang/journeys';
import { startPolling, type PollingOptions } from '../download/start-polling';
import type { FeedToMatch, LiveSnapshot, PolledAddress } from './live-snapshot';
import { createRequestHeaders } from './request-headers';
import { createTrainAddress, type TrainAddress, type TrainKind } from './train-address';

/** Where live trains come from, and how they are read. Plain data, for a thread. */
export interface TrainSettings {
  /** GTFS-Realtime feeds with trip updates; for a train that several have, the first one counts. */
  tripUpdates: readonly string[];
  /** The same with vehicle positions. An address with both is downloaded once. */
  positions: readonly string[];
  /** As `createRequestHeaders` reads it. */
  headersFile?: string | undefined;
  /** Takes simulated feeds too, as examples. */
  withExamples: boolean;
}

export interface TrainPolling {
  settings: TrainSettings;
  now: () => Date;
  /** Receives what the addresses say, some times a minute. */
  publish: (snapshot: LiveSnapshot) => void;
  /** Receives each failure and each recovery once. */
  log: { info: (line: string) => void; warn: (line: string) => void };
  random?: PollingOptions['random'];
  wait?: PollingOptions['wait'];
}

export interface TrainPolls {
  /** Matches what the addresses have said with another feed, from now on. */
  takeFeed: (feed: FeedToMatch) => void;
  /** Resolves when polling has ended. */
  stop: () => Promise<void>;
}

const pace = { interval: 15, longest: 120 };
/** What the addresses have said ages without them: it is matched again in each slot. */
const longestSilence = 12;

/** Polls feeds with trains, each for itself, and publishes what they say together. */
export function pollTrains({ settings, now, publish, log, random, wait }: TrainPolling): TrainPolls {
  const { headersFile, withExamples } = settings;
  const headersFor = headersFile ? createRequestHeaders(headersFile) : undefined;
  const addresses = kindsByUrl(settings).map(([url, kinds]) =>
    createTrainAddress({ url, kinds, headersFor, now, withExamples }),
  );
  let feed: FeedToMatch | undefined;
  /** As published last: coordinates have no train behind its place. */
  let trains: readonly PlacedTrain[] = [];
  let publishedAt = 0;
  const polling = { pace, now, random, wait };
  const stops = [
    ...addresses.map((address, index) => {
      const name = addresses.length > 1 ? `the feed of trains ${index + 1}` : 'the feed of trains';
      return startPolling(async (signal) => {
        const before = address.status();
        const outcome = await address.poll(signal);
        if (signal.aborted) return outcome;
        sayWhatChanged(name, before, address.status());
        publishAll();
        return outcome;
      }, polling);
    }),
    startPolling(async () => {
      if (now().getTime() / 1000 - publishedAt > longestSilence) publishAll();
      return {};
    }, polling),
  ];
  return {
    takeFeed: (next) => {
      feed = next;
      trains = [];
      publishAll();
    },
    stop: async () => void (await Promise.all(stops.map((stop) => stop()))),
  };

  function publishAll(): void {
    publishedAt = now().getTime() / 1000;
    const snapshot = snapshotOf(addresses, feed, trains, publishedAt);
    trains = snapshot.trains;
    publish(snapshot);
  }

  function sayWhatChanged(
    name: string,
    before: ReturnType<TrainAddress['status']>,
    { outcome, reason, problems }: ReturnType<TrainAddress['status']>,
  ): void {
    if (outcome === 'failing' && before.reason !== reason)
      log.warn(`${name} fails: ${reason}; what it said before ages`);
    if (outcome === 'current' && before.outcome === 'failing') log.info(`${name} has recovered`);
    for (const problem of problems.filter((one) => !before.problems.includes(one)))
      log.warn(`${name}: ${problem}`);
  }
}

/** Each address once, with what it is polled for. */
function kindsByUrl({ tripUpdates, positions }: TrainSettings): [string, TrainKind[]][] {
  const urls = [...new Set([...tripUpdates, ...positions])];
  return urls.map((url) => [
    url,
    [
      ...(tripUpdates.includes(url) ? (['tripUpdates'] as const) : []),
      ...(positions.includes(url) ? (['positions'] as const) : []),
    ],
  ]);
}

function snapshotOf(
  addresses: readonly TrainAddress[],
  feed: FeedToMatch | undefined,
  previous: readonly PlacedTrain[],
  now: number,
): LiveSnapshot {
  const saying = (kind: TrainKind) =>
    addresses.filter((address) => address.status().kinds.includes(kind) && address.said());
  const said = { tripUpdates: saying('tripUpdates'), positions: saying('positions') };
  const feedsOf = (kind: TrainKind, of: FeedToMatch) => said[kind].map((address) => toFeed(address, of));
  const matched =
    feed &&
    createLiveTimetable(
      feed.timetable,
      { tripUpdates: feedsOf('tripUpdates', feed), positions: feedsOf('positions', feed), previous },
      now,
    );
  const times = said.tripUpdates.map((address) => address.said()!.saidAt.getTime() / 1000);
  return {
    feed: feed?.number,
    madeAt: now,
    days: matched?.live.days ?? new Map(),
    trains: matched?.live.trains ?? [],
    lines: [...(matched?.lines ?? [])],
    ...(times.length > 0 && { saidAt: Math.max(...times) }),
    isExample: addresses.some((address) => address.said()?.header.isSimulated),
    addresses: addresses.map((address): PolledAddress => {
      const trips = matched?.reports.tripUpdates[said.tripUpdates.indexOf(address)];
      const places = matched?.reports.positions[said.positions.indexOf(address)];
      return { ...address.status(), ...(trips && { trips }), ...(places && { places }) };
    }),
  };
}

function toFeed(address: TrainAddress, { version }: FeedToMatch) {
  const { header, saidAt, tripUpdates, positions } = address.said()!;
  return {
    headerTime: saidAt.getTime() / 1000,
    isOtherVersion: Boolean(header.feedVersion && version && header.feedVersion !== version),
    updates: tripUpdates,
    positions,
  };
}
