import { createServerFn } from '@tanstack/react-start';
import { filterFields, type Item, parseTemplateCode, type StationSummary } from '@raang/domain';
import { type ItemModel, toItemModel } from '@raang/views';
import { createModelContext } from '../server/model-context';
import { type Client, requestClient } from '../server/request-client';
import { orMoved } from './moved-item';
import { findCategory, orNotFound } from './not-found';
import { inputOf } from './page-input';

/** One more than a page shows: the item itself may be among them. */
const relatedCount = 4;

export const loadItem = createServerFn({ method: 'GET' })
  .validator(inputOf('loadItem'))
  .handler(async ({ data: { locale, id, ...address } }): Promise<ItemModel> => {
    const client = await requestClient();
    // first: a former address may be of a category that no longer exists
    const detail = await orNotFound(orMoved(client.content.item({ ...address, id, lang: locale }), locale));
    const { item } = detail;
    const place = findCategory(await client.content.categories(), address);
    const isByLine = filterFields[parseTemplateCode(place.category.template).filter].includes('line');
    const ask = { ...address, lang: locale, pageSize: relatedCount };
    const [ofLine, newest, station] = await Promise.all([
      isByLine && item.lines[0] ? client.content.items({ ...ask, line: item.lines[0] }) : undefined,
      client.content.items(ask),
      stationOf(item, client),
    ]);
    const related = new Map([...(ofLine?.items ?? []), ...newest.items].map((other) => [other.id, other]));
    const data = { ...place, detail, station, related: [...related.values()] };
    return toItemModel(data, await createModelContext(locale));
  });

/** Returns undefined if the feed in force does not have the item's station. The page then shows the code only. */
async function stationOf(item: Item, client: Client): Promise<StationSummary | undefined> {
  if (!('station' in item)) return undefined;
  const stations = await client.network.stations({ line: item.lines[0] });
  return stations.find(({ code }) => code === item.station);
}
