import { msg, plural } from '@lingui/core/macro';
import {
  type Category,
  type CategoryGroup,
  type Item,
  parseTemplateCode,
  type ViewType,
} from '@raang/domain';
import { type ContentListModel, toContentListModel } from '../content-list/content-list-model';
import { type HeadModel, toHeadModel } from '../head';
import type { ModelContext } from '../model-context';
import { isCarPark, type TableMrtModel, toTableMrtModel } from '../table-mrt/table-mrt-model';

export interface CrumbModel {
  label: string;
  href?: string;
}

/** What the listing's body is, by its view type; a view that cannot show the items gives way to ContentList. */
export type ListingBodyModel =
  { view: 'ContentList'; content: ContentListModel } | { view: 'TableMRT'; content: TableMrtModel };

export interface ListingModel {
  head: HeadModel;
  crumbs: CrumbModel[];
  title: string;
  description: string;
  /** How many items there are, in words. */
  count: string;
  body: ListingBodyModel | undefined;
  /** Addresses of all pages, first to last; one or none means no pagination. */
  pages: { current: number; hrefs: string[] };
}

export interface ListingData {
  group: CategoryGroup;
  category: Category;
  items: readonly Item[];
  total: number;
  page: number;
  pageSize: number;
}

const bodies: Partial<Record<ViewType, (items: readonly Item[], context: ModelContext) => ListingBodyModel>> =
  {
    TableMRT: (items, context) =>
      items.every(isCarPark)
        ? { view: 'TableMRT', content: toTableMrtModel(items, context) }
        : contentListBody(items, context),
  };

function contentListBody(items: readonly Item[], context: ModelContext): ListingBodyModel {
  return { view: 'ContentList', content: toContentListModel(items, context) };
}

/** A table is read as a whole; cards come a page at a time. Undefined means the API's own number. */
export function pageSizeOf(template: string): number | undefined {
  return parseTemplateCode(template).view === 'TableMRT' ? 50 : undefined;
}

export function toListingModel(data: ListingData, context: ModelContext): ListingModel {
  const { hrefs, i18n, locale } = context;
  const { group, category } = data;
  const address = { group: group.slug, category: category.slug };
  const title = category.name[locale];
  const toBody = bodies[parseTemplateCode(category.template).view] ?? contentListBody;
  const pageCount = Math.max(1, Math.ceil(data.total / data.pageSize));
  const { page, total } = data;
  return {
    head: toHeadModel(
      {
        title: page > 1 ? i18n._(msg`${title}, page ${page}`) : title,
        description: category.description[locale],
        pathIn: (inLocale) => hrefs.listing(inLocale, address, page),
      },
      context,
    ),
    crumbs: [
      { label: i18n._(msg`Home`), href: hrefs.home(locale) },
      { label: group.name[locale] },
      { label: title },
    ],
    title,
    description: category.description[locale],
    count: i18n._(msg`${plural(total, { one: '# item', other: '# items' })}`),
    body: total > 0 ? toBody(data.items, context) : undefined,
    pages: {
      current: page,
      hrefs: Array.from({ length: pageCount }, (_, index) => hrefs.listing(locale, address, index + 1)),
    },
  };
}
