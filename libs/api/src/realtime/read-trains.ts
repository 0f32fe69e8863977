import type { TripUpdate, VehiclePosition } from '@raang/journeys';
import { createLeftOut, type LeftOut } from './left-out';
import { type DecodedAs, readBytes, readJsonFields } from './message-format';
import { type FeedHeader, openFeed, type RawEntity } from './open-feed';
import { createPauses } from './pauses';
import { toTripUpdate } from './to-trip-update';
import { toVehiclePosition } from './to-vehicle-position';
import { trainEntity } from './train-format';
import { UnclearTrain } from './unclear-train';

/** What a GTFS-Realtime feed says of trains, in its order. Deleted entities are not here. */
export interface TrainsFeed {
  header: FeedHeader;
  tripUpdates: TripUpdate[];
  positions: VehiclePosition[];
  /** Entities, or one kind of them, that were left out. */
  leftOut: LeftOut;
}

/**
 * Reads the trains of a GTFS-Realtime feed: times, positions, or both in one. What does not decode is left out alone. Other
 * work of the thread goes on meanwhile.
 * @throws Error as `openFeed`
 */
export async function readTrains(bytes: Uint8Array, contentType = ''): Promise<TrainsFeed> {
  const { header, entities } = openFeed(bytes, contentType);
  const feed: TrainsFeed = { header, tripUpdates: [], positions: [], leftOut: createLeftOut() };
  const pause = createPauses();
  for (const [index, raw] of entities.entries()) {
    await pause();
    const read = readingFor(feed.leftOut, `entity ${index + 1}`);
    read('entities that cannot be read', () => {
      const { isDeleted, tripUpdate, vehicle } = decode(raw);
      if (isDeleted) return;
      if (tripUpdate)
        read('trip updates that cannot be read', () => feed.tripUpdates.push(toTripUpdate(tripUpdate())));
      if (vehicle)
        read('positions that cannot be read', () => feed.positions.push(toVehiclePosition(vehicle())));
    });
  }
  return feed;
}

const decode = ({ bytes, json }: RawEntity): DecodedAs<typeof trainEntity> =>
  bytes ? readBytes(trainEntity, bytes) : readJsonFields(trainEntity, json);

/** Creates a function that reads, and counts a failure as this kind. */
const readingFor = (leftOut: LeftOut, name: string) => (kind: string, read: () => void) => {
  try {
    read();
  } catch (error) {
    const { message } = error as Error;
    if (error instanceof UnclearTrain) leftOut.add(message, `${name} is left out: one of ${message}`);
    else leftOut.add(kind, `${name} cannot be read: ${message}`);
  }
};
