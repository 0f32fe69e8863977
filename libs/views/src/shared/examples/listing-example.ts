import type { ListingData, ListingSources, SourceName } from '../listing/listing-data';
import { newsCategory, updatesGroup } from './model-context-example';

const nowhere = { typed: '', nearest: [] };

/** What the site loads where the network and the content are empty. */
export const noSources: ListingSources = {
  lines: [],
  stations: [],
  headways: [],
  serviceHours: [],
  alerts: { all: [], now: new Date('2026-11-20T18:45:00+07:00') },
  carParks: [],
  fares: {
    question: { from: nowhere, to: nowhere, date: { typed: '', day: '2026-11-20' }, rider: undefined },
  },
  foundItems: { items: [], total: 0, page: 1, pageSize: 20 },
  itemDetails: [],
  firstGuide: undefined,
  guides: [],
  contactPoints: [],
};

/** A listing's data; changes may give a part of the sources. */
export type ListingChanges = Partial<Omit<ListingData, 'sources'>> & { sources?: Partial<ListingSources> };

/** A listing of news without items, unless the changes say otherwise. */
export function listingExample({
  items = [],
  sources,
  ...changes
}: ListingChanges = {}): ListingData<SourceName> {
  return {
    group: updatesGroup,
    category: newsCategory,
    filter: {},
    dropped: [],
    items,
    total: items.length,
    page: 1,
    pageSize: 50,
    ...changes,
    sources: { ...noSources, ...sources },
  };
}
