import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkFeed, type FeedFiles, leavingOut, openZip, readFeed } from '@raang/journeys/gtfs';
import { encodeTrains } from './realtime-trains';
import { smallFeedWith } from './small-feed';

/** A schedule with live feeds of one moment, and how much of them a reader has to find in it. */
export interface RealtimeCase {
  name: string;
  schedule: () => ReturnType<typeof readFeed>;
  feeds: () => Uint8Array[];
  tripUpdates: number;
  stopTimeUpdates: number;
  positions: number;
  /** Positions whose trip is not found, and why. */
  notFound: Record<string, string>;
  /** Positions that give a place. A date that they leave out may be in the trip updates. */
  placed: number;
}

/**
 * An invented case, and those that others recorded, if REALTIME_CASES names a folder with them. They are not in the project:
 * each keeps its publisher's terms.
 */
export function realtimeCases(): RealtimeCase[] {
  const folder = process.env.REALTIME_CASES;
  return [invented, ...(folder ? recordedIn(folder) : [])];
}

/** 20 November 2026, 8:01 in Bangkok. */
const timestamp = Date.parse('2026-11-20T08:01:00+07:00') / 1000;

const invented: RealtimeCase = {
  name: 'invented',
  schedule: () => readAll(smallFeedWith()),
  feeds: () => [
    encodeTrains({
      header: { gtfs_realtime_version: '2.0', timestamp },
      entity: [
        {
          id: 'east',
          trip_update: {
            trip: {
              trip_id: 'e0',
              route_id: 'east',
              direction_id: 0,
              start_date: '20261120',
              start_time: '08:00:00',
            },
            stop_time_update: [
              { stop_sequence: 1, stop_id: 'B01-platform', departure: { time: timestamp } },
              { stop_sequence: 2, stop_id: 'B02-platform', arrival: { delay: 60 } },
            ],
          },
        },
      ],
    }),
    encodeTrains({
      header: { gtfs_realtime_version: '2.0', timestamp },
      entity: [
        {
          id: 'east',
          vehicle: { trip: { trip_id: 'e0' }, position: { latitude: 13.735, longitude: 100.5 } },
        },
        { id: 'north', vehicle: { trip: { trip_id: 'n0' } } },
      ],
    }),
  ],
  tripUpdates: 1,
  stopTimeUpdates: 2,
  positions: 2,
  // which of its trains
  notFound: { n0: 'incomplete' },
  placed: 1,
};

function recordedIn(folder: string): RealtimeCase[] {
  const read = (file: string) => readFileSync(path.join(folder, file));
  return [
    {
      name: 'Caltrain, 7 November 2023',
      schedule: () => readAll(openZip(read('ct.zip'))),
      feeds: () => [read('ct-trip-updates.pb'), read('ct-vehicle-positions.pb')],
      tripUpdates: 19,
      stopTimeUpdates: 220,
      positions: 14,
      // without a date, and 64 minutes before its first departure
      notFound: { 414: 'no-day' },
      placed: 14,
    },
    {
      name: 'MMRI 3b, 1 January 2014',
      schedule: () => readAll(openZip(read('3b.zip'))),
      feeds: () => [read('3b.pb')],
      tripUpdates: 2,
      stopTimeUpdates: 2,
      positions: 0,
      notFound: {},
      placed: 0,
    },
  ];
}

const readAll = (files: FeedFiles) => readFeed(leavingOut(files, checkFeed(files).leftOut));
