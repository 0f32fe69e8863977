import { createServerFn } from '@tanstack/react-start';
import type { CategoryGroup } from '@raang/domain';
import { type HomeLayout, type HomeModel, toHomeModel } from '@raang/views';
import { authority } from '../../authority';
import { createModelContext } from '../server/model-context';
import { getServices } from '../server/services';
import { requestClient } from '../server/request-client';
import { inputOf } from './page-input';

/** As many as the API gives at once. */
const mostItems = 50;

/** What is over is sorted out later and must not leave a section short; other orders choose among all items. */
const itemsFor = ({ order, count }: HomeLayout['sections'][number]) =>
  order === 'newest' ? count * 2 : mostItems;

export const loadHome = createServerFn({ method: 'GET' })
  .validator(inputOf('loadHome'))
  .handler(async ({ data: { locale } }): Promise<HomeModel> => {
    const [client, { now }] = await Promise.all([requestClient(), getServices()]);
    const { home: layout } = authority;
    const groups = await client.content.categories();
    const sections = layout.sections.filter((section) => hasCategory(groups, section));
    const stations = await client.network.stations({});
    const lines = [...new Set(stations.flatMap(({ lineIds }) => lineIds))];
    const [alerts, serviceHours, items] = await Promise.all([
      client.notices.alerts({ active: false }),
      Promise.all(lines.map((line) => client.network.serviceHours({ line }))),
      Promise.all(
        sections.map(async (section) => {
          const { group, category } = section;
          const ask = { group, category, lang: locale, pageSize: itemsFor(section) };
          return [`${group}/${category}`, (await client.content.items(ask)).items] as const;
        }),
      ),
    ]);
    return toHomeModel(
      {
        groups,
        layout,
        items: new Map(items),
        alerts,
        stations,
        serviceHours: serviceHours.flat(),
        authority: { telephone: authority.telephone, tagline: authority.tagline[locale] },
        now: now(),
      },
      await createModelContext(locale),
    );
  });

function hasCategory(
  groups: readonly CategoryGroup[],
  address: { group: string; category: string },
): boolean {
  const group = groups.find(({ slug }) => slug === address.group);
  return group?.categories.some(({ slug }) => slug === address.category) ?? false;
}
