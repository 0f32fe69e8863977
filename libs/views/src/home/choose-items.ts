import type { Item } from '@raang/domain';
import { toDayNumber } from '@raang/text-time';
import type { HomeSection } from '../shared/page/home-layout';

/**
 * The items of a section, in its order, without ended ones.
 * @param items newest first
 */
export function chooseItems(
  items: readonly Item[],
  { order, count }: Pick<HomeSection, 'order' | 'count'>,
  today: string,
): Item[] {
  return orders[order](items, { today, count }).slice(0, count);
}

const orders: Record<
  HomeSection['order'],
  (items: readonly Item[], ask: { today: string; count: number }) => Item[]
> = {
  newest: (items, { today }) => items.filter((item) => !isOver(item, today)),
  ending: (items, { today }) => {
    const lasting = items.filter((item) => !isOver(item, today));
    const isToCome = (item: Item) => (daysOf(item).validFrom ?? '') > today;
    const current = lasting
      .filter((item) => !isToCome(item))
      .sort((one, other) => lastDay(one).localeCompare(lastDay(other)));
    return lookingDifferent([...current, ...lasting.filter(isToCome)]);
  },
  soonest: (items, { today }) => {
    const first = (item: Item) => daysOf(item).validFrom ?? '';
    const last = (item: Item) => daysOf(item).validTo ?? first(item);
    return items
      .filter((item) => first(item) !== '' && last(item) >= today)
      .sort((one, other) => first(one).localeCompare(first(other)));
  },
  daily: (items, { today, count }) => {
    const lasting = items.filter((item) => !isOver(item, today));
    const dayNumber = toDayNumber(today);
    const start = lasting.length === 0 ? 0 : (dayNumber * count) % lasting.length;
    return lookingDifferent([...lasting.slice(start), ...lasting.slice(0, start)]);
  },
};

/** Neighbouring items should look different: items with a picture that came before go last. */
function lookingDifferent(items: readonly Item[]): Item[] {
  const first = new Map(items.map((item) => [item.pictureUrl, item] as const).toReversed());
  const isFirst = (item: Item) => first.get(item.pictureUrl) === item;
  return [...items.filter(isFirst), ...items.filter((item) => !isFirst(item))];
}

/** Sorts items without a last day behind all others. */
const lastDay = (item: Item) => daysOf(item).validTo ?? '9999';

function isOver(item: Item, today: string): boolean {
  const { validTo } = daysOf(item);
  return validTo !== undefined && validTo < today;
}

function daysOf(item: Item): { validFrom?: string | undefined; validTo?: string | undefined } {
  return 'validFrom' in item || 'validTo' in item ? item : {};
}
