import type { FilterType, PageFilter, PageFilterField } from '@raang/domain';
import { exampleContext } from '../shared/examples/model-context-example';
import { type ListingFilterModel, toListingFilterModel } from './listing-filter-model';

interface FilterExample {
  locale: 'th' | 'en';
  filter?: Record<string, string>;
  ignored?: PageFilterField[];
}

/** A news listing with any filter type. */
export function filterExample(
  type: FilterType,
  { locale, filter = {}, ignored = [] }: FilterExample,
): ListingFilterModel | undefined {
  const context = exampleContext(locale);
  return toListingFilterModel(
    `${type}.ContentList`,
    {
      filter: filter as PageFilter,
      ignored,
      hrefWith: (other) => context.hrefs.listing(locale, { group: 'updates', category: 'news' }, other),
    },
    context,
  );
}
