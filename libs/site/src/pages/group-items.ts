import { type Item, type ItemDetail, type ItemOf, type Locale, parseTemplateCode } from '@raang/domain';
import type { Client } from '../server/services/request-client';
import { everyItem } from '../server/models/every-item';
import type { ListingAddress } from './listing-request';

/** Returns the items of all categories of the group that use a view type. */
export async function itemsOfView(client: Client, view: string, address: ListingAddress): Promise<Item[]> {
  const categories = await categoriesOfView(client, view, address);
  const listings = await Promise.all(
    categories.map((category) => everyItem(client, { ...address, category })),
  );
  return listings.flat();
}

/**
 * Returns the contacts of the group's first contact category: the authority's own. A second category is for
 * complaints.
 */
export async function contactPointsOf(
  client: Client,
  address: ListingAddress,
): Promise<ItemOf<'contact-point'>[]> {
  const [category] = await categoriesOfView(client, 'Contact', address);
  if (!category) return [];
  const items = await everyItem(client, { ...address, category });
  return items.filter((item) => item.kind === 'contact-point');
}

/** Returns the category's guides; if it has none, those of the group's lost-property categories. */
export async function guidesOf(client: Client, address: ListingAddress): Promise<Item[]> {
  const items = await everyItem(client, address);
  return items.length > 0 ? items : itemsOfView(client, 'LostProperty', address);
}

/** Returns the category's first guide with its text, or undefined if the category has no guide. */
export async function firstGuideOf(client: Client, address: ListingAddress): Promise<ItemDetail | undefined> {
  const items = await everyItem(client, address);
  const guide = items.find(({ kind }) => kind === 'article');
  return guide && client.content.item({ ...address, id: guide.id });
}

async function categoriesOfView(client: Client, view: string, { group }: ListingAddress): Promise<string[]> {
  const groups = await client.content.categories();
  const categories = groups.find(({ slug }) => slug === group)?.categories ?? [];
  return categories
    .filter(({ template }) => parseTemplateCode(template).view === view)
    .map(({ slug }) => slug);
}

/** Returns the contacts of the group with the lost-property categories. */
export async function lostPropertyContacts(client: Client, lang: Locale): Promise<ItemOf<'contact-point'>[]> {
  const groups = await client.content.categories();
  const group = groups.find(({ categories }) =>
    categories.some(({ template }) => parseTemplateCode(template).view === 'LostProperty'),
  );
  const category = group?.categories[0];
  return group && category
    ? contactPointsOf(client, { group: group.slug, category: category.slug, lang })
    : [];
}
