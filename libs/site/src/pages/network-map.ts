import { mapLayout, mapSheet } from 'raang:authority';
import {
  hasStart,
  type MapLayer,
  type MapPanelModel,
  type NetworkMapModel,
  type OpenStationData,
  readMapLayer,
  readStation,
  shownStart,
  startOf,
  toMapJourneyModel,
  toMapPanelModel,
  toNetworkMapModel,
  type TypedStation,
} from '@raang/views';
import {
  categoryGroupSlug,
  categorySlug,
  type DocumentFile,
  itemId,
  type Locale,
  type NamedPlace,
  type StationSummary,
} from '@raang/domain';
import { ORPCError } from '@orpc/client';
import { redirect } from '@tanstack/react-router';
import { isDay } from '@raang/text-time';
import { createServerFn } from '@tanstack/react-start';
import type { z } from 'zod';
import { href } from '../addresses/href';
import { createFeedContext, createModelContext } from '../server/models/model-context';
import { placesFor } from '../server/models/places';
import { type Client, requestClient } from '../server/services/request-client';
import { getServices } from '../server/services/services';
import { markAsLive } from './live-page';
import type { pageFunctions } from '../addresses/page-functions';
import { inputOf } from './page-input';
import { nearbyOf } from './station';
import { travelDataOf } from './travel-data';

/** Loads the map itself. Of the open station it depends only in a layer that starts there. */
export const loadNetworkMap = createServerFn({ method: 'GET' })
  .validator(inputOf('loadNetworkMap'))
  .handler(async ({ data: { locale, search } }): Promise<NetworkMapModel> => {
    const client = await requestClient();
    const [{ now }, lines, stations, places, alerts, feed, sheets] = await Promise.all([
      getServices(),
      client.network.lines({}),
      client.network.stations({}),
      placesFor(client, search.from, search.station),
      client.notices.alerts({ active: true }),
      client.network.feed({}),
      sheetsOf(client, locale),
    ]);
    // a closed station is marked on the map within seconds
    markAsLive();
    const { layer, from } = readQuery(search, stations, places);
    const open = hasStart(layer) ? startOf(readOwn(search.station, stations, places)) : undefined;
    const start = hasStart(layer) ? shownStart({ from, open }) : undefined;
    const at = now();
    return toNetworkMapModel(
      {
        layout: mapLayout,
        lines,
        stations,
        layer,
        from,
        open,
        ...(start && (await factsFrom(start, layer, client, at))),
        service: { alerts, now: at },
        asOf: feed.version && isDay(feed.version) ? feed.version : feed.validFrom,
        sheets,
      },
      await createModelContext(locale),
    );
  });

/** What a layer shows from its start. */
async function factsFrom(
  code: StationSummary['code'],
  layer: MapLayer | undefined,
  client: Client,
  at: Date,
) {
  if (layer === 'fares') return { fares: await client.fares.from({ code }) };
  return {
    lastDepartures: await client.travel.lastDepartures({ code, isOwn: true, at: at.toISOString() }),
  };
}

/** The files of the map to print; none if the content has no such item. */
async function sheetsOf(client: Client, lang: Locale): Promise<readonly DocumentFile[]> {
  try {
    const { item } = await client.content.item({ ...sheetAddress, lang });
    return item.kind === 'document' ? item.files : [];
  } catch (error) {
    if (error instanceof ORPCError && error.code === 'NOT_FOUND') return [];
    throw error;
  }
}

const sheetAddress = {
  group: categoryGroupSlug.parse(mapSheet.group),
  category: categorySlug.parse(mapSheet.category),
  id: itemId.parse(mapSheet.id),
};

/**
 * Loads the open station's panel, or the journey from it to a second station. Typed names redirect to the URL with the
 * stations' codes; a station of a connecting system, which has no panel, to its own page. A place opens the nearest of
 * our stations, whose panel says so.
 */
export const loadMapPanel = createServerFn({ method: 'GET' })
  .validator(inputOf('loadMapPanel'))
  .handler(async ({ data: { locale, search } }): Promise<MapPanelModel> => {
    const [client, { now }] = await Promise.all([requestClient(), getServices()]);
    const [stations, places] = await Promise.all([
      client.network.stations({}),
      placesFor(client, search.from, search.station, search.to),
    ]);
    const { layer, from } = readQuery(search, stations, places);
    const start = startOf(from);
    const query = { ...(start && { from: start }), ...(layer && { layer }) };
    // one station alone is the first one
    const given = search.station ? search : { station: search.to };
    const asked = readOwn(given.station, stations, places);
    const to = given.to ? readStation(given.to.trim(), stations, places) : undefined;
    const { station } = asked;
    if (station?.isOwn === false && !to) throw redirect({ href: href.station(locale, station.code) });
    const shown = {
      station: shownName(asked, locale),
      ...(to && { to: shownName(to, locale) }),
    };
    if (shown.station !== (search.station ?? '') || shown.to !== search.to)
      throw redirect({ href: href.map(locale, { ...query, ...shown }) });
    const at = now();
    const travel =
      to &&
      (await travelDataOf({ from: shown.station, to: shown.to }, client, { locale, now: at, live: false }));
    if (travel?.answer?.kind === 'journeys')
      return toMapJourneyModel(
        { ...travel, answer: travel.answer, layout: mapLayout, query },
        await createFeedContext(locale, client),
      );
    const open = station?.isOwn && (await openStation(station.code, client, { locale, at }));
    if (open) markAsLive();
    return toMapPanelModel(
      { asked, to, query, stations, ...(open && { open }), now: at },
      await createModelContext(locale),
    );
  });

/** What the field shows: the code of a station, the name of a place, or the text as typed. */
function shownName({ typed, station, place }: TypedStation, locale: Locale): string {
  if (place) return typed === place.id ? place.name[locale] : typed;
  return station?.code ?? typed;
}

type MapInput = z.output<typeof pageFunctions.loadMapPanel.input>;

function readQuery(
  { layer, from }: MapInput['search'],
  stations: readonly StationSummary[],
  places: readonly NamedPlace[],
) {
  return { layer: readMapLayer(layer), from: readOwn(from, stations, places) };
}

/** Reads a typed station of any system, or a place with the nearest of our own stations. */
function readOwn(
  typed = '',
  stations: readonly StationSummary[],
  places: readonly NamedPlace[],
): TypedStation {
  const asked = readStation(typed.trim(), stations, places);
  if (!asked.place) return asked;
  const own = stations.filter(({ isOwn }) => isOwn);
  const nearest = readStation(typed.trim(), own, places);
  return nearest.station || !asked.station ? nearest : { ...nearest, nearest: [asked.station] };
}

async function openStation(
  code: StationSummary['code'],
  client: Client,
  { locale, at }: { locale: MapInput['locale']; at: Date },
): Promise<OpenStationData> {
  const [detail, alerts, { directions }] = await Promise.all([
    client.network.station({ code }),
    client.notices.alerts({ active: false }),
    client.travel.departures({ code, at: at.toISOString() }),
  ]);
  return { detail, alerts, departures: directions, nearby: await nearbyOf(detail, client, locale) };
}
