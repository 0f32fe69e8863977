import type { CategoryAddress, CategoryGroup } from '@raang/domain';
import type { NamedIcon } from '@raang/ui';
import type { DescribedPlace } from '../page/home-layout';
import type { ModelContext } from '../page/model-context';
import { toPageLink } from '../page/page-links';

export interface TileModel {
  icon: NamedIcon;
  href: string;
  title: string;
  text: string;
}

/** Tiles of the places that exist, in order. */
export function toTiles(
  places: readonly DescribedPlace[],
  groups: readonly CategoryGroup[],
  context: ModelContext,
): TileModel[] {
  const { hrefs, locale } = context;
  return places.flatMap(({ text, icon: iconName, ...address }): TileModel[] => {
    const icon = context.iconOf(iconName);
    if ('page' in address) {
      const { label, href } = toPageLink(address.page, context);
      return [{ icon, href, title: label, text: text[locale] }];
    }
    const category = categoryOf(address, groups);
    if (!category) return [];
    return [
      {
        icon,
        href: hrefs.listing(locale, address),
        title: category.name[locale],
        text: text[locale],
      },
    ];
  });
}

export function categoryOf({ group, category }: CategoryAddress, groups: readonly CategoryGroup[]) {
  return groups.find(({ slug }) => slug === group)?.categories.find(({ slug }) => slug === category);
}
