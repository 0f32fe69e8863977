import { useLingui } from '@lingui/react/macro';
import type { FilterModel } from './search-model';

/** Links to the hits of each kind, with their number. */
export function KindFilter({ filters }: { filters: readonly FilterModel[] }) {
  const { t } = useLingui();
  if (filters.length === 0) return null;
  return (
    <nav aria-label={t`Filter by kind`} className="print:hidden">
      <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-0">
        {filters.map(({ text, count, href, isCurrent }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={isCurrent ? 'true' : undefined}
              className="inline-flex min-h-10 w-full items-center justify-between gap-2 rounded-md border border-line-strong px-3 text-sm font-semibold text-ink no-underline hover:text-accent hover:underline aria-current:border-accent aria-current:bg-accent-soft aria-current:text-accent-soft-ink lg:min-h-11 lg:rounded-none lg:border-0 lg:border-s-4 lg:border-line lg:text-base forced-colors:aria-current:border-[Highlight]"
            >
              {text} <span className="text-sm font-normal tabular-nums">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
