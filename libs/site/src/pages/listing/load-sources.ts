import { maximumPageSize } from '@raang/contract';
import type { ListingSources, SourceName } from '@raang/views';
import { foundItemsPageSize } from '../../server/models/listing-pages';
import type { Client } from '../../server/services/request-client';
import { contactPointsOf, firstGuideOf, guidesOf, itemsOfView } from '../group-items';
import { loadFares } from './load-fares';
import type { ListingRequest } from '../listing-request';

type LoadSource<Source extends SourceName> = (
  client: Client,
  request: ListingRequest,
) => Promise<ListingSources[Source]>;

/** How the site loads each source. */
const loaders: { [Source in SourceName]: LoadSource<Source> } = {
  lines: (client) => client.network.lines({ isOwn: true }),
  // also those that passengers change to
  stations: (client) => client.network.stations({}),
  headways: async (client, { lineIds }) =>
    (await Promise.all(lineIds.map((line) => client.network.headways({ line })))).flat(),
  serviceHours: async (client, { lineIds }) =>
    (await Promise.all(lineIds.map((line) => client.network.serviceHours({ line })))).flat(),
  alerts: async (client, { now }) => {
    const [all, reports] = await Promise.all([
      client.notices.alerts({ active: false }),
      client.notices.reports(),
    ]);
    return { all, reports, now };
  },
  carParks: async (client, { address }) =>
    (await itemsOfView(client, 'LineTable', address)).filter((item) => item.kind === 'car-park'),
  fares: loadFares,
  foundItems: (client, { filter: { thing, line, from, to }, page }) =>
    client.foundItems.list({ category: thing, line, from, to, page, pageSize: foundItemsPageSize }),
  itemDetails: async (client, { address, filter, page }) => {
    const { items } = await client.content.items({ ...address, ...filter, page, pageSize: maximumPageSize });
    return Promise.all(items.map(({ id }) => client.content.item({ ...address, id })));
  },
  firstGuide: (client, { address }) => firstGuideOf(client, address),
  guides: (client, { address }) => guidesOf(client, address),
  contactPoints: (client, { address }) => contactPointsOf(client, address),
};

/** Loads the sources of a view type in parallel. */
export async function loadSources<Source extends SourceName>(
  names: readonly Source[],
  client: Client,
  request: ListingRequest,
): Promise<Pick<ListingSources, Source>> {
  const entries = names.map(async (name) => [name, await loaders[name](client, request)] as const);
  return Object.fromEntries(await Promise.all(entries)) as Pick<ListingSources, Source>;
}
