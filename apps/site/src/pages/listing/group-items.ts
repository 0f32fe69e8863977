import { type Item, type ItemDetail, type ItemOf, parseTemplateCode, type ViewType } from '@raang/domain';
import type { Client } from '../../server/request-client';
import { everyItem } from '../every-item';
import type { ListingAddress } from './listing-request';

/** The items of all categories of a group that are shown by one view. */
export async function itemsOfView(client: Client, view: ViewType, address: ListingAddress): Promise<Item[]> {
  const categories = await categoriesOfView(client, view, address);
  const listings = await Promise.all(
    categories.map((category) => everyItem(client, { ...address, category })),
  );
  return listings.flat();
}

/** Whom the group's first contact category names: it is the authority's own, another one is for complaints. */
export async function contactPointsOf(
  client: Client,
  address: ListingAddress,
): Promise<ItemOf<'contact-point'>[]> {
  const [category] = await categoriesOfView(client, 'Contact', address);
  if (!category) return [];
  const items = await everyItem(client, { ...address, category });
  return items.filter((item) => item.kind === 'contact-point');
}

/** The category's own guides; where it has none, those of the group's lost-property categories. */
export async function guidesOf(client: Client, address: ListingAddress): Promise<Item[]> {
  const items = await everyItem(client, address);
  return items.length > 0 ? items : itemsOfView(client, 'LostProperty', address);
}

/** The category's first guide with its text; none where it has no guide. */
export async function firstGuideOf(client: Client, address: ListingAddress): Promise<ItemDetail[]> {
  const items = await everyItem(client, address);
  const guide = items.find(({ kind }) => kind === 'article');
  return guide ? [await client.content.item({ ...address, id: guide.id })] : [];
}

async function categoriesOfView(
  client: Client,
  view: ViewType,
  { group }: ListingAddress,
): Promise<string[]> {
  const groups = await client.content.categories();
  const categories = groups.find(({ slug }) => slug === group)?.categories ?? [];
  return categories
    .filter(({ template }) => parseTemplateCode(template).view === view)
    .map(({ slug }) => slug);
}
