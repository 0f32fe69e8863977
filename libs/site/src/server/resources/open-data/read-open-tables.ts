import { type CarParkItem, type CategoryGroup, type Locale, parseTemplateCode } from '@raang/domain';
import { type OpenTable, toOpenTables } from '@raang/views';
import { everyItem } from '../../models/every-item';
import type { Client } from '../../services/request-client';

/** The view that shows car parks. */
const carParksView = 'LineTable';

/** Reads every table from the API, as the pages read it. */
export async function readOpenTables(client: Client, changedAt: string | undefined): Promise<OpenTable[]> {
  const [lines, stations, fareTables, { rules }, groups] = await Promise.all([
    client.network.lines({ isOwn: true }),
    client.network.stations({ isOwn: true }),
    client.fares.tables(),
    client.fares.tariff({}),
    client.content.categories(),
  ]);
  const [th, en] = await Promise.all([
    readCarParks(client, groups, 'th'),
    readCarParks(client, groups, 'en'),
  ]);
  const isOwn = ({ lineIds }: { lineIds: readonly string[] }) => lines.some(({ id }) => lineIds.includes(id));
  return toOpenTables({
    changedAt,
    lines,
    stations,
    fareTables: fareTables.filter(isOwn),
    fareRules: rules,
    carParks: { th, en },
  });
}

async function readCarParks(
  client: Client,
  groups: readonly CategoryGroup[],
  lang: Locale,
): Promise<CarParkItem[]> {
  const addresses = groups.flatMap(({ slug: group, categories }) =>
    categories
      .filter(({ template }) => parseTemplateCode(template).view === carParksView)
      .map(({ slug: category }) => ({ group, category, lang })),
  );
  const items = await Promise.all(addresses.map((address) => everyItem(client, address)));
  return items.flat().filter((item) => item.kind === 'car-park');
}
