import { filterFields, type Locale, parseTemplateCode, type StationDetail } from '@raang/domain';
import { type NearbyData, type StationPageModel, toStationPageModel } from '@raang/views';
import { createServerFn } from '@tanstack/react-start';
import { authority } from '../../authority/authority';
import { createModelContext } from '../server/model-context';
import { type Client, requestClient } from '../server/request-client';
import { getServices } from '../server/services';
import { everyItem } from '../server/every-item';
import { markAsLive } from './live-page';
import { orNotFound } from './not-found';
import { inputOf } from './page-input';

export const loadStation = createServerFn({ method: 'GET' })
  .validator(inputOf('loadStation'))
  .handler(async ({ data: { locale, code } }): Promise<StationPageModel> => {
    const [client, { now }] = await Promise.all([requestClient(), getServices()]);
    const station = await orNotFound(client.network.station({ code }));
    markAsLive();
    const at = now();
    const [groups, lines, stations, alerts, { directions }] = await Promise.all([
      client.content.categories(),
      client.network.lines(),
      client.network.stations({}),
      client.notices.alerts({ active: false }),
      client.travel.departures({ code, at: at.toISOString() }),
    ]);
    return toStationPageModel(
      {
        station,
        lines,
        stations,
        alerts,
        departures: directions,
        nearby: await nearbyOf(station, client, locale),
        groups,
        layout: authority.home,
        now: at,
      },
      await createModelContext(locale),
    );
  });

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
        return filterFields[filter].includes('line') && (view === 'PlaceList' || view === 'TableMRT');
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
