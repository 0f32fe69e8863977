import {
  filterFields,
  type Locale,
  parseTemplateCode,
  type StationCode,
  type StationDetail,
  type StationSummary,
} from '@raang/domain';
import {
  type ConnectingStationModel,
  isOnMap,
  type ModelContext,
  type NearbyData,
  readStation,
  type StationPageModel,
  toConnectingStationModel,
  toStationOffers,
  toStationPageModel,
  unknownStationError,
} from '@raang/views';
import { redirect } from '@tanstack/react-router';
import { createServerFn } from '@tanstack/react-start';
import { mapLayout } from 'raang:authority';
import { href } from '../addresses/href';
import { findCode } from '@raang/text-time';
import { destinationsFrom } from '../server/models/destinations';
import { createFeedContext } from '../server/models/model-context';
import { placesOf } from '../server/models/places';
import { type Client, requestClient } from '../server/services/request-client';
import { getServices } from '../server/services/services';
import { everyItem } from '../server/models/every-item';
import { markAsLive } from './live-page';
import { invalid, orNotFound } from './or-not-found';
import { inputOf } from './page-input';

/**
 * Loads the page of a station of any system. A code in another spelling redirects to the page, and so does a name; for
 * a similar name the 404 page asks which station is meant.
 */
export const loadStation = createServerFn({ method: 'GET' })
  .validator(inputOf('loadStation'))
  .handler(async ({ data: { locale, code } }): Promise<StationPageModel | ConnectingStationModel> => {
    const client = await requestClient();
    const context = await createFeedContext(locale, client);
    const [lines, stations] = await Promise.all([client.network.lines({}), client.network.stations({})]);
    const known = findCode(
      code,
      stations.map((one) => one.code),
    );
    if (known && known !== code) throw redirect({ href: href.station(locale, known), statusCode: 308 });
    if (!known) throw byName(code, stations, context);
    const station = await orNotFound(client.network.station({ code }));
    const [destinations, places] = await Promise.all([
      destinationsFrom(station.code, client),
      placesOf(client),
    ]);
    const network = { station, lines, stations, destinations, places };
    if (!station.isOwn)
      return toConnectingStationModel(
        { ...network, isOnMap: isOnMap(code, { layout: mapLayout, lines }) },
        context,
      );
    return toStationPageModel({ ...network, ...(await loadOwn(station, client, locale)) }, context);
  });

/** The redirect to the station of a name, or the 404 page with what it may mean. */
function byName(name: string, stations: readonly StationSummary[], context: ModelContext) {
  const { hrefs, locale } = context;
  const asked = readStation(name, stations);
  if (asked.station) return redirect({ href: hrefs.station(locale, asked.station.code) });
  const hrefWith = (code: string) => hrefs.station(locale, code as StationCode);
  const offers = toStationOffers(asked, { stations, hrefWith }, context);
  return invalid(offers.length > 0 ? { question: unknownStationError(asked, context), offers } : {});
}

/** What the page of an own station has besides, which changes while it is read. */
async function loadOwn(station: StationDetail, client: Client, locale: Locale) {
  markAsLive();
  const { now } = await getServices();
  const at = now();
  const [groups, alerts, outOfOrder, { directions, nearestOpen }, nearby] = await Promise.all([
    client.content.categories(),
    client.notices.alerts({ active: false }),
    client.network.equipment({ state: 'out' }),
    client.travel.departures({ code: station.code, at: at.toISOString() }),
    nearbyOf(station, client, locale),
  ]);
  return { groups, alerts, outOfOrder, departures: directions, nearestOpen, nearby, now: at };
}

/** Loads the items at the station, by category. */
export async function nearbyOf(
  { code, lineIds }: StationDetail,
  client: Client,
  lang: Locale,
): Promise<NearbyData[]> {
  const groups = await client.content.categories();
  const byLine = groups.flatMap((group) =>
    group.categories
      .filter(({ template }) => {
        const { filter, view } = parseTemplateCode(template);
        return filterFields[filter].includes('line') && (view === 'PlaceList' || view === 'LineTable');
      })
      .map((category) => ({ group, category })),
  );
  return Promise.all(
    byLine.map(async ({ group, category }) => {
      const address = { group: group.slug, category: category.slug };
      const items = await everyItem(client, { ...address, lang, line: lineIds[0] });
      return { group, category, items: items.filter((item) => 'station' in item && item.station === code) };
    }),
  );
}
