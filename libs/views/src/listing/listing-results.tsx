import { Trans } from '@lingui/react/macro';
import { Link } from '@raang/ui';
import { resultsId, type ListingFilterModel } from './listing-filter-model';

interface ListingResultsProps {
  /** The count in words; absent if the view does not list items. */
  count: string | undefined;
  filter: ListingFilterModel | undefined;
}

/** Count, and the link to the whole list. The filter's form leads here. */
export function ListingResults({ count, filter }: ListingResultsProps) {
  if (!count && !filter) return null;
  return (
    <div
      id={resultsId}
      className="flex scroll-mt-4 flex-wrap items-center gap-x-4 text-sm sm:min-h-12 lg:scroll-mt-44"
    >
      {count && (
        <p role="status" className="text-ink-muted">
          {count}
        </p>
      )}
      {filter?.clearHref && (
        <>
          {/* paper has no form to show what the list is filtered by */}
          <p className="hidden print:block">{filter.state}</p>
          <Link href={filter.clearHref} className="inline-flex min-h-11 items-center print:hidden">
            <Trans>Show all</Trans>
          </Link>
        </>
      )}
    </div>
  );
}
