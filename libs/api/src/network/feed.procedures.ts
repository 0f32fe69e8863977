import { implement } from '@orpc/server';
import { contract } from '@raang/contract';
import type { StationDetail, StationSummary } from '@raang/domain';
import { isDay, networkTime } from '@raang/text-time';
import type { FeedContext } from './feed-source';
import { nearestFirst } from './nearest-first';
import { findFeedInForce, readFeedInForce } from './network.store';

const network = implement(contract.network).$context<FeedContext>();

/** The procedures of the network that only the feed answers. */
export const feedProcedures = {
  feed: network.feed.handler(async ({ context: { db, feedSource } }) => {
    const inForce = await findFeedInForce(db);
    const about = (await feedSource(db))?.about ?? { attributions: [], sources: [] };
    const importedAt = inForce && networkTime.toIso(inForce.importedAt);
    const { version } = about;
    const changedAt =
      version && isDay(version) ? networkTime.momentAt({ date: version, time: '00:00' }) : importedAt;
    return { ...(importedAt && { importedAt, changedAt }), ...about };
  }),

  archive: network.archive.handler(async ({ context: { db } }) => {
    const inForce = await readFeedInForce(db);
    return inForce && new File([inForce.archive], 'gtfs.zip', { type: 'application/zip' });
  }),

  lines: network.lines.handler(async ({ context: { db, feedSource }, input }) => {
    const lines = [...((await feedSource(db))?.network.lines.values() ?? [])];
    return lines.filter(({ isOwn }) => isOwn === (input.isOwn ?? isOwn));
  }),

  headways: network.headways.handler(async ({ context: { db, feedSource }, input, errors }) => {
    const current = (await feedSource(db))?.network;
    if (!current?.lines.has(input.line)) throw errors.NOT_FOUND();
    return current.headways.filter(({ lineId }) => lineId === input.line);
  }),

  serviceHours: network.serviceHours.handler(async ({ context: { db, feedSource }, input, errors }) => {
    const current = (await feedSource(db))?.network;
    const line = current?.lines.get(input.line);
    if (!line) throw errors.NOT_FOUND();
    return line.stations.flatMap((station) =>
      (current?.stations.get(station)?.serviceHours ?? [])
        .filter(({ lineId }) => lineId === input.line)
        .map((hours) => ({ station, ...hours })),
    );
  }),

  stations: network.stations.handler(async ({ context: { db, feedSource }, input, errors }) => {
    const { line, near } = input;
    const current = (await feedSource(db))?.network;
    if (line && !current?.lines.has(line)) throw errors.NOT_FOUND();
    const stations = [...(current?.stations.values() ?? [])]
      .filter(({ lineIds, isOwn }) => (!line || lineIds.includes(line)) && isOwn === (input.isOwn ?? isOwn))
      .map(toSummary);
    return near ? nearestFirst(stations, near) : stations;
  }),
};

function toSummary({
  exits: _exits,
  equipment: _equipment,
  serviceHours: _serviceHours,
  ...summary
}: StationDetail): StationSummary {
  return summary;
}
