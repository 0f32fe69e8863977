import type { ListingData, ListingSources, SourceName } from '../listing/listing-data';
import { liveReportsExample } from './notices-examples';
import { nothingTyped } from '../station-field/typed-station';
import { newsCategory, updatesGroup } from './model-context-example';

/** The sources of an empty network and empty content. */
export const noSources: ListingSources = {
  lines: [],
  stations: [],
  headways: [],
  serviceHours: [],
  alerts: { all: [], reports: liveReportsExample, now: new Date('2026-11-20T18:45:00+07:00') },
  carParks: [],
  fares: {
    question: {
      from: nothingTyped,
      to: nothingTyped,
      date: { typed: '', day: '2026-11-20' },
      rider: undefined,
    },
  },
  foundItems: { items: [], total: 0, page: 1, pageSize: 20 },
  itemDetails: [],
  firstGuide: undefined,
  guides: [],
  contactPoints: [],
};

/** Changes to a listing's data; sources may be partial. */
export type ListingChanges = Partial<Omit<ListingData, 'sources'>> & { sources?: Partial<ListingSources> };

/** A news listing, by default without items. */
export function listingExample({
  items = [],
  sources,
  ...changes
}: ListingChanges = {}): ListingData<SourceName> {
  return {
    group: updatesGroup,
    category: newsCategory,
    filter: {},
    ignored: [],
    items,
    total: items.length,
    page: 1,
    pageSize: 50,
    ...changes,
    sources: { ...noSources, ...sources },
  };
}
