import {
  type MapPanelModel,
  type NetworkMapModel,
  type OpenStationData,
  readMapLayer,
  readStation,
  toMapPanelModel,
  toNetworkMapModel,
} from '@raang/views';
import type { NamedPlace, StationSummary } from '@raang/domain';
import { redirect } from '@tanstack/react-router';
import { createServerFn } from '@tanstack/react-start';
import type { z } from 'zod';
import { mapLayout } from '../../network/map';
import { href } from '../addresses/href';
import { createModelContext } from '../server/model-context';
import { placesFor } from '../server/places';
import { type Client, requestClient } from '../server/request-client';
import { getServices } from '../server/services';
import { markAsLive } from './live-page';
import type { pageFunctions } from '../addresses/page-functions';
import { inputOf } from './page-input';
import { nearbyOf } from './station';

/** Loads the map itself, which does not depend on the open station. */
export const loadNetworkMap = createServerFn({ method: 'GET' })
  .validator(inputOf('loadNetworkMap'))
  .handler(async ({ data: { locale, search } }): Promise<NetworkMapModel> => {
    const client = await requestClient();
    const [lines, stations, places] = await Promise.all([
      client.network.lines({}),
      client.network.stations({}),
      placesFor(client, search.from),
    ]);
    const { layer, from } = readQuery(search, stations, places);
    const code = layer === 'fares' ? from.station?.code : undefined;
    return toNetworkMapModel(
      {
        layout: mapLayout,
        lines,
        stations,
        layer,
        from,
        fares: code && (await client.fares.from({ code })),
      },
      await createModelContext(locale),
    );
  });

/**
 * Loads the open station's panel. A typed name redirects to the URL with the station's code; a station of a connecting
 * system, which has no panel, to its own page.
 */
export const loadMapPanel = createServerFn({ method: 'GET' })
  .validator(inputOf('loadMapPanel'))
  .handler(async ({ data: { locale, search } }): Promise<MapPanelModel> => {
    const [client, { now }] = await Promise.all([requestClient(), getServices()]);
    const [stations, places] = await Promise.all([
      client.network.stations({}),
      placesFor(client, search.from, search.station),
    ]);
    const { layer, from } = readQuery(search, stations, places);
    const asked = readStation(search.station?.trim() ?? '', stations, places);
    const code = asked.station?.code;
    const query = {
      ...(from.station && { from: from.station.code }),
      ...(layer && { layer }),
    };
    if (asked.station?.isOwn === false) throw redirect({ href: href.station(locale, asked.station.code) });
    if (code && code !== search.station)
      throw redirect({ href: href.map(locale, { ...query, station: code }) });
    const at = now();
    const open = code && (await openStation(code, client, { locale, at }));
    if (open) markAsLive();
    return toMapPanelModel(
      { asked, query, stations, ...(open && { open }), now: at },
      await createModelContext(locale),
    );
  });

type MapInput = z.output<typeof pageFunctions.loadMapPanel.input>;

function readQuery(
  { layer, from = '' }: MapInput['search'],
  stations: readonly StationSummary[],
  places: readonly NamedPlace[],
) {
  // only fares between own stations are single amounts, which a mark can show
  const own = stations.filter(({ isOwn }) => isOwn);
  return { layer: readMapLayer(layer), from: readStation(from.trim(), own, places) };
}

async function openStation(
  code: StationSummary['code'],
  client: Client,
  { locale, at }: { locale: MapInput['locale']; at: Date },
): Promise<OpenStationData> {
  const [detail, { directions }] = await Promise.all([
    client.network.station({ code }),
    client.travel.departures({ code, at: at.toISOString() }),
  ]);
  return { detail, departures: directions, nearby: await nearbyOf(detail, client, locale) };
}
