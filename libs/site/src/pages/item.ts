import { createServerFn } from '@tanstack/react-start';
import { filterFields, type Item, parseTemplateCode, type StationSummary } from '@raang/domain';
import { type ItemModel, toItemModel } from '@raang/views';
import { switches } from '../authority/switches';
import { createModelContext } from '../server/models/model-context';
import { type Client, requestClient } from '../server/services/request-client';
import { orMoved } from './moved-item';
import { findCategory, orNotFound } from './or-not-found';
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
    const context = await createModelContext(locale);
    // a text may name a line that the feed lacks
    const line = isByLine && detail.item.lines.find((id) => context.lines.some((known) => known.id === id));
    const ask = { ...address, lang: locale, pageSize: relatedCount };
    const [ofLine, newest, station, fareMedia] = await Promise.all([
      line ? client.content.items({ ...ask, line }) : undefined,
      client.content.items(ask),
      stationOf(item, client),
      item.kind === 'ticket-type' ? fareMediaOf(client) : undefined,
    ]);
    const related = new Map([...(ofLine?.items ?? []), ...newest.items].map((other) => [other.id, other]));
    const data = { ...place, detail, station, fareMedia, related: [...related.values()] };
    const model = toItemModel(data, context);
    return switches.likes ? model : { ...model, likes: undefined };
  });

/** The fare media of the feed in force: an item may name one that it lacks. */
async function fareMediaOf(client: Client): Promise<string[]> {
  return (await client.fares.tariff({})).fareMedia.map(({ id }) => id);
}

/** Returns undefined if the feed in force does not have the item's station. The page then shows the code only. */
async function stationOf(item: Item, client: Client): Promise<StationSummary | undefined> {
  if (!('station' in item)) return undefined;
  const stations = await client.network.stations({});
  return stations.find(({ code }) => code === item.station);
}
