import { implement } from '@orpc/server';
import { contract } from '@raang/contract';
import type { FeedContext } from '../network/feed-source';
import { listPlaces } from './gazetteer.store';
import { withKnownStations } from './near-stations';

const gazetteer = implement(contract.gazetteer).$context<FeedContext>();

export const gazetteerProcedures = gazetteer.router({
  /** Leaves out places that only have stations of another network. */
  places: gazetteer.places.handler(async ({ context: { db, feedSource } }) => {
    const [places, feed] = await Promise.all([listPlaces(db), feedSource(db)]);
    return places
      .map((place) => ({ place, known: withKnownStations(place, feed?.network.stations) }))
      .filter(({ place, known }) => known.near.length > 0 || place.near.length === 0)
      .map(({ known }) => known);
  }),
});
