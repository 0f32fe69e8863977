import type { ApiClient } from '@raang/api-client';
import type { ItemDates } from '@raang/contract';
import { defaultLocale } from '@raang/domain';
import { networkTime } from '@raang/text-time';
import { policyNames } from '@raang/views';
import { readPolicy } from '../../services/policies';
import type { SiteData } from './site-pages';

/** Reads from the API, as an anonymous visitor, what the list of pages is made from. */
export async function readSiteData({ content, network, foundItems }: ApiClient): Promise<SiteData> {
  const [groups, items, stations, found, { changedAt }, policies] = await Promise.all([
    content.categories(),
    readItemDates(content),
    network.stations({}),
    foundItems.list({ pageSize: 1 }),
    network.feed(),
    // a policy has the same date in both languages
    Promise.all(policyNames.map(async (name) => [name, (await readPolicy(name, defaultLocale)).updatedOn])),
  ]);
  return {
    groups,
    items,
    stations,
    foundItems: found.total,
    feedOn: changedAt && networkTime.dayOf(new Date(changedAt)),
    policies: Object.fromEntries(policies) as SiteData['policies'],
  };
}

/** The API's maximum. */
const itemsPerCall = 5000;

/** Reads the dates of all items, each once, even if the content changes between two pages. */
export async function readItemDates({
  itemDates,
}: Pick<ApiClient['content'], 'itemDates'>): Promise<ItemDates[]> {
  const items = new Map<string, ItemDates>();
  for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
    const found = await itemDates({ page, pageSize: itemsPerCall });
    for (const item of found.items) items.set(`${item.group}/${item.category}/${item.id}`, item);
    pageCount = Math.ceil(found.total / itemsPerCall);
  }
  return [...items.values()];
}
