import type { Item, ItemOf } from '@raang/domain';
import type { ModelContext } from '../page/model-context';
import type { NearbyData } from '../station/nearby-model';
import { type HowFar, inMinutes } from './how-far';

interface Asked {
  nearby?: readonly NearbyData[];
  exit?: string | undefined;
}

/** The page of the item about a thing at an exit, and the walk that it states. Empty without one. */
export function itemNamed(
  name: string,
  { nearby = [], exit }: Asked,
  context: ModelContext,
): Partial<HowFar> & { href?: string } {
  const item = nearby
    .flatMap(({ items }) => items)
    .find((one) => isPlace(one) && (!exit || !one.exit || one.exit === exit) && begins(one.title, name));
  if (!item || !isPlace(item)) return {};
  const { walkMinutes: minutes } = item;
  return {
    href: context.hrefs.item(context.locale, item),
    ...(minutes && inMinutes(minutes, context)),
  };
}

const isPlace = (item: Item): item is ItemOf<'place'> => item.kind === 'place';

/** A title begins with the name of what it is about: `Chatuchak Park, a lake in the city`. */
function begins(title: string, name: string): boolean {
  return title.startsWith(name) && !/^[\p{L}\p{M}\d]/u.test(title.slice(name.length));
}
