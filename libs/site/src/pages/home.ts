import { createServerFn } from '@tanstack/react-start';
import type { CategoryGroup, Item, Locale } from '@raang/domain';
import { type HomeLayout, type HomeModel, toHomeModel } from '@raang/views';
import { authority } from 'raang:authority';
import { destinationsOf } from '../server/models/destinations';
import { createModelContext } from '../server/models/model-context';
import { getServices } from '../server/services/services';
import { type Client, requestClient } from '../server/services/request-client';
import { everyItem } from '../server/models/every-item';
import { markAsLive } from './live-page';
import { inputOf } from './page-input';

export const loadHome = createServerFn({ method: 'GET' })
  .validator(inputOf('loadHome'))
  .handler(async ({ data: { locale } }): Promise<HomeModel> => {
    markAsLive();
    const [client, { now }] = await Promise.all([requestClient(), getServices()]);
    const { home: layout } = authority;
    const groups = await client.content.categories();
    const sections = layout.sections.filter((section) => hasCategory(groups, section));
    const [lines, stations] = await Promise.all([
      client.network.lines({ isOwn: true }),
      client.network.stations({}),
    ]);
    const [alerts, reports, announcements, destinations, serviceHours, items] = await Promise.all([
      client.notices.alerts({ active: false }),
      client.notices.reports(),
      client.notices.announcements({ active: true }),
      destinationsOf(client),
      Promise.all(lines.map(({ id }) => client.network.serviceHours({ line: id }))),
      Promise.all(
        sections.map(async (section) => {
          const { group, category } = section;
          return [`${group}/${category}`, await itemsFor(section, client, locale)] as const;
        }),
      ),
    ]);
    return toHomeModel(
      {
        groups,
        layout,
        items: new Map(items),
        alerts,
        reports,
        announcements,
        stations,
        destinations,
        serviceHours: serviceHours.flat(),
        authority: { ...authority, tagline: authority.tagline[locale] },
        now: now(),
      },
      await createModelContext(locale),
    );
  });

/** Returns the newest items of a category, from which a section chooses. */
async function itemsFor(
  { group, category, order, count }: HomeLayout['sections'][number],
  client: Client,
  lang: Locale,
): Promise<Item[]> {
  const ask = { group, category, lang };
  if (order !== 'newest') return everyItem(client, ask);
  // a section leaves out ended items later and must still be full
  return (await client.content.items({ ...ask, pageSize: count * 2 })).items;
}

function hasCategory(
  groups: readonly CategoryGroup[],
  address: { group: string; category: string },
): boolean {
  const group = groups.find(({ slug }) => slug === address.group);
  return group?.categories.some(({ slug }) => slug === address.category) ?? false;
}
