import { maximumPageSize } from '@raang/contract';
import type { ListingFilter, ViewType } from '@raang/domain';
import type { ListingSources } from '@raang/views';
import { contactPointsOf, firstGuideOf, guidesOf, itemsOfView } from './group-items';
import { fareSources } from './fare-sources';
import type { Client } from '../../server/request-client';
import type { ListingRequest } from './listing-request';

type LoadSources = (client: Client, request: ListingRequest) => Promise<ListingSources>;

/** What each view needs besides the items; most need nothing. */
const loaders: Partial<Record<ViewType, LoadSources>> = {
  ModalImage: async (client, { filter, address, page }) => {
    // those of the page that is shown
    const { items } = await client.content.items({ ...address, ...filter, page, pageSize: maximumPageSize });
    return {
      itemDetails: await Promise.all(items.map(({ id }) => client.content.item({ ...address, id }))),
    };
  },
  BusSchedule: async (client, { filter }) => {
    const lines = await client.network.lines();
    const shown = linesShown(lines, filter);
    const [stations, headways, serviceHours] = await Promise.all([
      client.network.stations({}),
      Promise.all(shown.map(({ id }) => client.network.headways({ line: id }))),
      Promise.all(shown.map(({ id }) => client.network.serviceHours({ line: id }))),
    ]);
    return { lines, stations, headways: headways.flat(), serviceHours: serviceHours.flat() };
  },
  TableFacility: async (client) => ({
    lines: await client.network.lines(),
    stations: await client.network.stations({}),
  }),
  TableMRT: async (client, { filter, address, now }) => {
    const lines = await client.network.lines();
    const [stations, carParks, alerts, serviceHours] = await Promise.all([
      // all of them: a change leads to a station of another line
      client.network.stations({}),
      itemsOfView(client, 'TableMRT', address),
      client.notices.alerts({ active: false }),
      Promise.all(linesShown(lines, filter).map(({ id }) => client.network.serviceHours({ line: id }))),
    ]);
    return {
      lines,
      stations,
      carParks: carParks.filter((item) => item.kind === 'car-park'),
      alerts: { all: alerts, now },
      serviceHours: serviceHours.flat(),
    };
  },
  FareRatesTicketTable: fareSources,
  PlaceList: async (client) => ({ stations: await client.network.stations({}) }),
  Contact: async (client, { address }) => ({ itemDetails: await firstGuideOf(client, address) }),
  LostProperty: async (client, { address }) => ({
    itemDetails: await firstGuideOf(client, address),
    contactPoints: await contactPointsOf(client, address),
  }),
  AssetFound: async (client, { filter: { line, from, to }, address, page }) => ({
    foundItems: await client.foundItems.list({ line, from, to, page, pageSize: 20 }),
    stations: await client.network.stations({}),
    guides: await guidesOf(client, address),
    contactPoints: await contactPointsOf(client, address),
  }),
  Comment: async (client, { address }) => ({ contactPoints: await contactPointsOf(client, address) }),
};

function linesShown<Line extends { id: string }>(lines: readonly Line[], { line }: ListingFilter): Line[] {
  return lines.filter(({ id }) => !line || id === line);
}

export async function sourcesOf(
  view: ViewType,
  client: Client,
  request: ListingRequest,
): Promise<ListingSources> {
  return (await loaders[view]?.(client, request)) ?? {};
}
