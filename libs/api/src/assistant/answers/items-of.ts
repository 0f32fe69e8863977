import type { CategoryAddress, Item, ItemDetail } from '@raang/domain';
import type { Asked } from './answer';

/** Items of a category that the authority or its content may lack: without it there are none. */
export async function itemsOf(
  category: CategoryAddress | undefined,
  { services, locale }: Asked,
): Promise<Item[]> {
  if (!category) return [];
  const address = category as Parameters<typeof services.content.items>[0];
  try {
    const { items } = await services.content.items({ ...address, lang: locale, pageSize: 50 });
    return items;
  } catch (error) {
    return orNothing(error, []);
  }
}

export async function itemOf(
  { group, category, id }: CategoryAddress & { id: string },
  { services, locale }: Asked,
): Promise<ItemDetail | undefined> {
  const address = { group, category, id } as Parameters<typeof services.content.item>[0];
  try {
    return await services.content.item({ ...address, lang: locale });
  } catch (error) {
    return orNothing(error, undefined);
  }
}

function orNothing<T>(error: unknown, nothing: T): T {
  if ((error as { code?: unknown }).code === 'NOT_FOUND') return nothing;
  throw error;
}
