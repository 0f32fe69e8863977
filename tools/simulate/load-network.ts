import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../bootstrap.mjs';
import type { Frequency, Network, Position, Station, Stop, Texts, Trip } from './network.ts';

/** The feed cannot be read; the message is a sentence for the person who called the command. */
export class FeedSourceError extends Error {}

/** What the simulator uses of the reader's feed. Places are indexes into its lists. */
interface Feed {
  info: { timeZone: string; version?: string };
  lines: readonly { id: string; name: Texts }[];
  locations: readonly {
    id: string;
    kind: string;
    name: Texts;
    position?: Position;
    parent: number;
    hasLift?: boolean;
  }[];
  services: readonly object[];
  trips: {
    ids: readonly string[];
    line: Uint32Array;
    service: Uint32Array;
    direction: Uint8Array;
    hasDirection: Uint8Array;
  };
  stopTimes: {
    start: Uint32Array;
    location: Uint32Array;
    sequence: Uint32Array;
    arrival: Uint32Array;
    departure: Uint32Array;
  };
  frequencies: readonly (Frequency & { trip: number })[];
}

/** The built libraries: by path, since tools do not depend on them and they exist only after a build. */
const load = (...file: string[]) => import(pathToFileURL(path.join(root, 'libs', ...file)).href);

/**
 * Loads the network of a feed.
 * @param source folder, zip file or address
 * @throws FeedSourceError if there is none, or it is invalid
 */
export async function loadNetwork(source: string): Promise<Network> {
  const gtfs = await load('journeys', 'dist', 'gtfs', 'index.js');
  const archive = /^https?:\/\//.test(source) ? await download(source) : undefined;
  try {
    const files = archive ? gtfs.openZip(archive) : openPath(gtfs, source);
    const feed: Feed = gtfs.readFeed(gtfs.leavingOut(files, gtfs.checkFeed(files).leftOut));
    return toNetwork(feed, digestOf(files), {
      ...(await load('journeys', 'dist', 'index.js')),
      ...(await load('text-time', 'dist', 'index.js')),
    });
  } catch (error) {
    if (error instanceof gtfs.FeedError)
      throw new FeedSourceError(`The feed at ${source} is invalid. ${(error as Error).message}`);
    throw error;
  }
}

async function download(address: string): Promise<Uint8Array> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(30_000) });
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
    throw new Error(`its status is ${response.status}`);
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = (cause as NodeJS.ErrnoException | undefined)?.code ?? message;
    throw new FeedSourceError(
      `No feed at ${address}: ${reason}. Start the site with npm start, or name another feed with --feed.`,
    );
  }
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the library is built when the command runs
type Library = any;

function openPath(gtfs: Library, source: string) {
  if (!fs.existsSync(source)) throw new FeedSourceError(`There is no feed at ${source}.`);
  return fs.statSync(source).isDirectory() ? gtfs.openFolder(source) : gtfs.openZip(fs.readFileSync(source));
}

/** The same for a folder and for an archive of it. */
function digestOf({ names, read }: { names: readonly string[]; read: (name: string) => Uint8Array }): string {
  const hash = createHash('sha256');
  for (const name of names) hash.update(`${name}\n`).update(read(name));
  return hash.digest('hex');
}

function toNetwork(feed: Feed, digest: string, library: Library): Network {
  const { timeZone, version } = feed.info;
  const secondsPerDay: number = library.secondsPerDay;
  const noon = secondsPerDay / 2;
  const dayAt = (moment: number) => Math.floor(library.toLocalSeconds(timeZone, moment) / secondsPerDay);
  return {
    digest,
    version,
    lines: feed.lines,
    stations: toStations(feed),
    trips: toTrips(feed, library.runsOn),
    dayAt,
    // noon minus twelve hours, also where clocks change that night
    startOf: (day) => library.toEpochSeconds(timeZone, day * secondsPerDay + noon) - noon,
    momentOf: (text) => library.toEpochSeconds(timeZone, Date.parse(`${text}Z`) / 1000),
  };
}

function toTrips(feed: Feed, runsOn: (service: object, day: number) => boolean): Trip[] {
  const { trips, stopTimes } = feed;
  const stops = toStops(feed);
  const frequencies = Map.groupBy(feed.frequencies, ({ trip }) => trip);
  return trips.ids.flatMap((id, trip) => {
    const [first, end] = [stopTimes.start[trip]!, stopTimes.start[trip + 1]!];
    if (end - first < 2) return [];
    const service = feed.services[trips.service[trip]!]!;
    return [
      {
        id,
        routeId: feed.lines[trips.line[trip]!]!.id,
        directionId: trips.hasDirection[trip] ? trips.direction[trip] : undefined,
        runsOn: (day: number) => runsOn(service, day),
        frequencies: frequencies.get(trip) ?? [],
        calls: Array.from({ length: end - first }, (_, index) => ({
          sequence: stopTimes.sequence[first + index]!,
          stop: stops[stopTimes.location[first + index]!]!,
          arrival: stopTimes.arrival[first + index]!,
          departure: stopTimes.departure[first + index]!,
        })),
      },
    ];
  });
}

/** The lifts of a station are often known by its exits only. */
function toStations({ locations }: Feed): Station[] {
  const withLift = new Set(
    locations.flatMap(({ hasLift, parent }, index) => (hasLift ? [index, parent] : [])),
  );
  return locations.flatMap(({ id, kind, name }, index) =>
    kind === 'station' ? [{ id, name, hasLift: withLift.has(index) }] : [],
  );
}

/** By location; those that are no platforms are there too. */
function toStops({ locations }: Feed): Stop[] {
  const platforms = Map.groupBy(
    locations.filter(({ kind, parent }) => kind === 'stop' && parent >= 0),
    ({ parent }) => parent,
  );
  return locations.map(({ id, position, parent }) => ({
    id,
    position: position ?? locations[parent]?.position,
    others: (platforms.get(parent) ?? []).map((one) => one.id).filter((one) => one !== id),
  }));
}
