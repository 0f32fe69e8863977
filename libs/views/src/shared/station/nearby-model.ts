import { msg } from '@lingui/core/macro';
import type { Category, CategoryGroup, Item, ItemOf, LineId } from '@raang/domain';
import { foreignLang } from '../words/item-words';
import { markedTitle } from '../words/marked-title';
import { placeKindName } from '../words/kind-words';
import type { ModelContext } from '../page/model-context';
import { toWay } from '../item-card/place-words';
import { spaceCounts } from '../item-card/car-park-words';

/** A category with its items near a station. */
export interface NearbyData {
  group: CategoryGroup;
  category: Category;
  items: readonly Item[];
}

export interface NearbyModel {
  id: string;
  title: string;
  /** Link to the category's items along the line. */
  more: { href: string; label: string };
  items: NearbyItemModel[];
}

export interface NearbyItemModel {
  href: string;
  title: string;
  lang?: 'th' | 'en' | undefined;
  kind?: string | undefined;
  /** Walking time, hours, spaces and fee. */
  facts: string[];
}

/** Categories with items near the station, in order; nearest items first. */
export function toNearby(
  data: readonly NearbyData[],
  line: LineId | undefined,
  context: ModelContext,
): NearbyModel[] {
  const { hrefs, i18n, locale } = context;
  return data.flatMap(({ group, category, items }) => {
    const shown = items.flatMap((item) => {
      const row = toNearbyItem(item, context);
      return row ? [{ item, row }] : [];
    });
    if (shown.length === 0) return [];
    const name = category.name[locale];
    return [
      {
        id: category.slug,
        title: name,
        more: {
          href: hrefs.listing(
            locale,
            { group: group.slug, category: category.slug },
            line ? { line } : undefined,
          ),
          label: i18n._(msg`${name} along the line`),
        },
        items: shown.sort((one, other) => walkOf(one.item) - walkOf(other.item)).map(({ row }) => row),
      },
    ];
  });
}

function toNearbyItem(item: Item, context: ModelContext): NearbyItemModel | undefined {
  if (item.kind === 'place') return toPlace(item, context);
  return item.kind === 'car-park' ? toCarPark(item, context) : undefined;
}

function toPlace(item: ItemOf<'place'>, context: ModelContext): NearbyItemModel {
  return {
    ...linkOf(item, context),
    kind: placeKindName(item.placeKind, context.i18n),
    facts: [toWay(item, context), item.hours].filter((fact) => fact !== undefined),
  };
}

function toCarPark(item: ItemOf<'car-park'>, context: ModelContext): NearbyItemModel {
  const fee = item.riderFee;
  return {
    ...linkOf(item, context),
    facts: [
      ...spaceCounts(item, context),
      ...(item.hours ? [item.hours] : []),
      ...(fee ? [context.i18n._(msg`For train passengers: ${fee}`)] : []),
    ],
  };
}

function linkOf(item: Item, context: ModelContext) {
  const { hrefs, locale } = context;
  return {
    href: hrefs.item(locale, item),
    title: markedTitle(item, context),
    lang: foreignLang(item, locale),
  };
}

/** Sorts items with an unknown distance last. */
function walkOf(item: Item): number {
  return item.kind === 'place' ? (item.walkMinutes ?? 99) : 0;
}
