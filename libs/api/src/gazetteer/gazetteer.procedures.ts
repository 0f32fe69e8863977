import { implement } from '@orpc/server';
import { contract } from '@raang/contract';
import type { FeedContext } from '../network/feed-source';
import { listPlaces } from './gazetteer.store';

const gazetteer = implement(contract.gazetteer).$context<FeedContext>();

export const gazetteerProcedures = gazetteer.router({
  /** A feed may lack a station of the file: its ways are left out, and places without a way. */
  places: gazetteer.places.handler(async ({ context: { db, feedSource } }) => {
    const [places, feed] = await Promise.all([listPlaces(db), feedSource(db)]);
    const stations = feed?.network.stations;
    return places
      .map((place) => ({ ...place, ways: place.ways.filter(({ station }) => stations?.has(station)) }))
      .filter(({ ways }) => ways.length > 0);
  }),
});
