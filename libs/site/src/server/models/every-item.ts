import type { ApiClient } from '@raang/api-client';
import { maximumPageSize } from '@raang/contract';
import type { Item } from '@raang/domain';

type Ask = Omit<Parameters<ApiClient['content']['items']>[0], 'page' | 'pageSize'>;
type ItemsClient = { content: Pick<ApiClient['content'], 'items'> };

/**
 * Content may change between two pages: then all pages are read again. After the last attempt the result is used as
 * it is.
 */
const mostAttempts = 3;

/** Returns all items of a listing, each once and in order, from as many pages of the API as it takes. */
export async function everyItem(client: ItemsClient, ask: Ask): Promise<Item[]> {
  for (let attempt = 1; ; attempt += 1) {
    const { items, isChanged } = await readPages(client, ask);
    if (!isChanged || attempt === mostAttempts) return items;
  }
}

async function readPages({ content }: ItemsClient, ask: Ask): Promise<{ items: Item[]; isChanged: boolean }> {
  const read = (page: number) => content.items({ ...ask, page, pageSize: maximumPageSize });
  const { items: first, total } = await read(1);
  // a new item moves others to the next page, where they appear again
  const items = new Map(first.map((item) => [item.id, item]));
  let isChanged = false;
  for (let page = 2; page <= Math.ceil(total / maximumPageSize); page += 1) {
    const next = await read(page);
    for (const item of next.items) items.set(item.id, item);
    isChanged ||= next.total !== total;
  }
  return { items: [...items.values()], isChanged };
}
