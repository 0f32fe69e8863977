import { Trans, useLingui } from '@lingui/react/macro';
import { CloseIcon, Icon, Link } from '@raang/ui';
import { resultsId, type ListingFilterModel } from './listing-filter-model';

interface ListingResultsProps {
  /** The count in words; absent if the view does not list items. */
  count: string | undefined;
  filter: ListingFilterModel | undefined;
}

/** Count and active filters, with links to remove them. The filter's form leads here. */
export function ListingResults({ count, filter }: ListingResultsProps) {
  const { t } = useLingui();
  if (!count && !filter) return null;
  return (
    <div id={resultsId} className="flex scroll-mt-4 flex-wrap items-center gap-x-4 gap-y-2 lg:scroll-mt-44">
      {count && (
        <p role="status" className="font-semibold">
          {count}
        </p>
      )}
      {filter?.clearHref && (
        <>
          <ul role="list" aria-label={t`Filtered by`} className="flex flex-wrap gap-2">
            {filter.chosen.map(({ name, text, withoutHref }) => (
              <li key={name}>
                <a
                  href={withoutHref}
                  className="inline-flex min-h-10 items-center gap-2 rounded-md border border-accent bg-accent-soft px-3 text-sm font-semibold text-accent-soft-ink no-underline hover:underline print:border-line"
                >
                  {text}
                  <Icon icon={CloseIcon} size="sm" className="print:hidden" />
                  <span className="sr-only">
                    <Trans>: remove filter</Trans>
                  </span>
                </a>
              </li>
            ))}
          </ul>
          <Link href={filter.clearHref} className="print:hidden">
            <Trans>Show all</Trans>
          </Link>
        </>
      )}
    </div>
  );
}
