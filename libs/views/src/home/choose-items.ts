import type { Item } from '@raang/domain';
import { toDayNumber } from '@raang/text-time';
import type { HomeSection } from '../shared/page/home-layout';

/** What the page shows already, in its notices and in the sections above. */
export interface Told {
  /** Paths of items, and what they are about. */
  readonly subjects: Set<string>;
  readonly pictures: Set<string>;
}

export const nothingTold = (): Told => ({ subjects: new Set(), pictures: new Set() });

/** Adds an item; `hasPicture` if the page shows its picture. */
export function tell({ subjects, pictures }: Told, item: Item, hasPicture: boolean): void {
  for (const subject of subjectsOf(item)) subjects.add(subject);
  if (hasPicture && item.pictureUrl) pictures.add(item.pictureUrl);
}

/**
 * The items of a section, in its order, without ended ones, and without what the page shows already. Adds its choice
 * to that.
 * @param items newest first
 */
export function chooseItems(
  items: readonly Item[],
  { order, count, form }: Pick<HomeSection, 'order' | 'count' | 'form'>,
  today: string,
  told: Told = nothingTold(),
): Item[] {
  const lasting = items.filter((item) => !isOver(item, today));
  const hasPictures = form === 'cards';
  const chosen: Item[] = [];
  for (const item of orders[order](lasting, { today, count })) {
    if (chosen.length === count) break;
    if (subjectsOf(item).some((subject) => told.subjects.has(subject))) continue;
    if (hasPictures && item.pictureUrl && told.pictures.has(item.pictureUrl)) continue;
    chosen.push(item);
    tell(told, item, hasPictures);
  }
  return chosen;
}

const orders: Record<
  HomeSection['order'],
  (lasting: readonly Item[], ask: { today: string; count: number }) => readonly Item[]
> = {
  newest: (lasting) => lasting,
  ending: (lasting, { today }) => {
    const isToCome = (item: Item) => (daysOf(item).validFrom ?? '') > today;
    const current = lasting
      .filter((item) => !isToCome(item))
      .sort((one, other) => lastDay(one).localeCompare(lastDay(other)));
    return [...current, ...lasting.filter(isToCome)];
  },
  soonest: (lasting, { today }) => {
    const first = (item: Item) => daysOf(item).validFrom ?? '';
    const last = (item: Item) => daysOf(item).validTo ?? first(item);
    return lasting
      .filter((item) => first(item) !== '' && last(item) >= today)
      .sort((one, other) => first(one).localeCompare(first(other)));
  },
  daily: (lasting, { today, count }) => {
    const start = lasting.length === 0 ? 0 : (toDayNumber(today) * count) % lasting.length;
    return [...lasting.slice(start), ...lasting.slice(0, start)];
  },
};

/**
 * The item itself, and what it is about: news and an offer of one period on one line are about the same. Two activities
 * of one day are not.
 */
function subjectsOf(item: Item): string[] {
  const { validFrom, validTo } = daysOf(item);
  const isEvent = 'venue' in item && item.venue !== undefined;
  const lines = item.lines.length > 0 ? item.lines : ['every line'];
  const period =
    validFrom && validTo && !isEvent ? lines.map((line) => `${validFrom}/${validTo}/${line}`) : [];
  return [itemPathOf(item), ...period];
}

/** As the links of announcements name an item: `/updates/news/trains-run`. */
export const itemPathOf = ({ group, category, id }: Item): string => `/${group}/${category}/${id}`;

/** Sorts items without a last day behind all others. */
const lastDay = (item: Item) => daysOf(item).validTo ?? '9999';

function isOver(item: Item, today: string): boolean {
  const { validTo } = daysOf(item);
  return validTo !== undefined && validTo < today;
}

function daysOf(item: Item): { validFrom?: string | undefined; validTo?: string | undefined } {
  return 'validFrom' in item || 'validTo' in item ? item : {};
}
