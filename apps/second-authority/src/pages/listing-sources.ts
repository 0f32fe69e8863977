import { maximumPageSize } from '@raang/contract';
import type { Locale, PageFilter } from '@raang/domain';
import type { ListingSources, SourceName } from '@raang/views';
import type { Visit } from '../visit/page';

interface Ask {
  visit: Visit;
  address: { group: string; category: string; lang: Locale };
  filter: PageFilter;
}
type LoadSource<Source extends SourceName> = (ask: Ask) => Promise<ListingSources[Source]>;

/** How the site loads the sources of its view types: `fares` and `foundItems` are missing, since it uses neither. */
const loaders: { [Source in SourceName]?: LoadSource<Source> } = {
  lines: ({ visit }) => visit.client.network.lines({ isOwn: true }),
  stations: ({ visit }) => visit.client.network.stations({}),
  headways: (ask) => ofLines(ask, (line) => ask.visit.client.network.headways({ line })),
  serviceHours: (ask) => ofLines(ask, (line) => ask.visit.client.network.serviceHours({ line })),
  alerts: async ({ visit: { client, now } }) => ({
    all: await client.notices.alerts({ active: false }),
    reports: await client.notices.reports(),
    now,
  }),
  carParks: async (ask) => (await itemsOf(ask)).filter((item) => item.kind === 'car-park'),
  guides: async (ask) => (await itemsOf(ask)).filter((item) => item.kind === 'article'),
  contactPoints: async (ask) => (await itemsOf(ask)).filter((item) => item.kind === 'contact-point'),
  itemDetails: async (ask) =>
    Promise.all((await itemsOf(ask)).map(({ id }) => ask.visit.client.content.item({ ...ask.address, id }))),
  firstGuide: async (ask) => {
    const guide = (await itemsOf(ask)).find((item) => item.kind === 'article');
    return guide && ask.visit.client.content.item({ ...ask.address, id: guide.id });
  },
};

export async function loadSources<Source extends SourceName>(names: readonly Source[], ask: Ask) {
  const entries = names.map(async (name) => {
    const load = loaders[name];
    if (!load) throw new Error(`This site has no source “${name}”, which a category's view type needs.`);
    return [name, await load(ask)] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Pick<ListingSources, Source>;
}

/** Of the lines that the filter leaves. */
async function ofLines<T>({ visit, filter }: Ask, load: (line: string) => Promise<T[]>): Promise<T[]> {
  const ids = visit.context.lines.map(({ id }) => id);
  return (await Promise.all(ids.filter((id) => !filter.line || id === filter.line).map(load))).flat();
}

/** Items of the category. */
const itemsOf = async ({ visit: { client }, address, filter: { line, q, from, to, month } }: Ask) =>
  (await client.content.items({ ...address, line, q, from, to, month, pageSize: maximumPageSize })).items;
