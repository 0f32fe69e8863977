import { HomeView, toHomeModel } from '@raang/views';
import { authority } from '../../authority/authority';
import type { ShowPage } from '../visit/page';

export const home: ShowPage = async ({ client, context, now }) => {
  const { locale } = context;
  const { home: layout } = authority;
  const [groups, lines, stations, alerts, reports, announcements] = await Promise.all([
    client.content.categories(),
    client.network.lines({ isOwn: true }),
    client.network.stations({}),
    client.notices.alerts({ active: false }),
    client.notices.reports(),
    client.notices.announcements({ active: true }),
  ]);
  const [serviceHours, items] = await Promise.all([
    Promise.all(lines.map(({ id }) => client.network.serviceHours({ line: id }))),
    Promise.all(
      layout.sections.map(async ({ group, category, count }) => {
        const ask = { group, category, lang: locale, pageSize: count * 2 };
        return [`${group}/${category}`, (await client.content.items(ask)).items] as const;
      }),
    ),
  ]);
  const model = toHomeModel(
    {
      groups,
      layout,
      alerts,
      reports,
      announcements,
      stations,
      now,
      items: new Map(items),
      destinations: [],
      serviceHours: serviceHours.flat(),
      authority: { ...authority, tagline: authority.tagline[locale] },
    },
    context,
  );
  return {
    head: model.head,
    // the view begins above its place, to overlap the picture of a banner, which this site does not have
    body: (
      <div className="pt-8">
        <HomeView model={model} />
      </div>
    ),
    cache: 'live',
  };
};
