import { msg, plural } from '@lingui/core/macro';
import type { CategoryGroup, Item } from '@raang/domain';
import { type ItemCardModel, toItemCardModel } from '../content-list/content-list-model';
import { type HeadModel, toHeadModel } from '../head';
import { type LineModel, toLineModels } from '../item-words';
import type { ModelContext } from '../model-context';

export interface HomeGroupModel {
  slug: string;
  title: string;
  description: string;
  categories: { href: string; slug: string; title: string; count: string }[];
}

export interface HomeModel {
  head: HeadModel;
  title: string;
  tagline: string;
  lines: LineModel[];
  groups: HomeGroupModel[];
  /** Newest items of the categories that tell news, each with the way to all of them. */
  latest: { slug: string; title: string; href: string; cards: ItemCardModel[] }[];
}

export interface HomeData {
  groups: readonly CategoryGroup[];
  /** By `<group>/<category>`: the newest items and how many there are. */
  newest: ReadonlyMap<string, { items: readonly Item[]; total: number }>;
  /** The sections of latest items, in order. */
  featured: readonly { group: string; category: string; count: number }[];
  tagline: string;
}

export function toHomeModel(data: HomeData, context: ModelContext): HomeModel {
  const { hrefs, locale, siteName } = context;
  return {
    head: toHeadModel({ title: siteName, description: data.tagline, pathIn: hrefs.home }, context),
    title: siteName,
    tagline: data.tagline,
    lines: toLineModels(
      context.lines.map(({ id }) => id),
      context,
    ),
    groups: data.groups.map((group) => toGroup(group, data, context)),
    latest: data.featured.flatMap(({ group, category, count }) => {
      const named = data.groups
        .find(({ slug }) => slug === group)
        ?.categories.find(({ slug }) => slug === category);
      const items = data.newest.get(`${group}/${category}`)?.items.slice(0, count) ?? [];
      if (!named || items.length === 0) return [];
      return {
        slug: category,
        title: named.name[locale],
        href: hrefs.listing(locale, { group, category }),
        cards: items.map((item) => toItemCardModel(item, context)),
      };
    }),
  };
}

function toGroup(
  group: CategoryGroup,
  { newest }: HomeData,
  { hrefs, i18n, locale }: ModelContext,
): HomeGroupModel {
  return {
    slug: group.slug,
    title: group.name[locale],
    description: group.description[locale],
    categories: group.categories.map((category) => {
      const total = newest.get(`${group.slug}/${category.slug}`)?.total ?? 0;
      return {
        slug: category.slug,
        href: hrefs.listing(locale, { group: group.slug, category: category.slug }),
        title: category.name[locale],
        count: i18n._(msg`${plural(total, { one: '# item', other: '# items' })}`),
      };
    }),
  };
}
