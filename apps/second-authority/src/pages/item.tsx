import { ItemView, toItemModel } from '@raang/views';
import type { ShowPage } from '../visit/page';
import { notFound, orUndefined } from './not-found';

/** Other items of the category below the item. */
const relatedCount = 4;

export const item: ShowPage = async (visit, group = '', category = '', id = '') => {
  const { client, context } = visit;
  const ask = { group, category, lang: context.locale };
  const [groups, detail] = await Promise.all([
    client.content.categories(),
    orUndefined(client.content.item({ ...ask, id })),
  ]);
  const place = groups.find(({ slug }) => slug === group);
  const ofItem = place?.categories.find(({ slug }) => slug === category);
  if (!detail || !place || !ofItem) return notFound(visit);
  const { items } = await client.content.items({ ...ask, pageSize: relatedCount });
  const data = { group: place, category: ofItem, detail, station: undefined, related: items };
  const model = toItemModel(data, context);
  return { head: model.head, body: <ItemView model={model} /> };
};
