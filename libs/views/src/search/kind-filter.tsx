import { useLingui } from '@lingui/react/macro';
import type { FilterModel } from './search-model';

/** Links to the hits of each kind, with their number. */
export function KindFilter({ filters }: { filters: readonly FilterModel[] }) {
  const { t } = useLingui();
  if (filters.length === 0) return null;
  return (
    <nav aria-label={t`Filter by kind`} className="print:hidden">
      <ul className="flex flex-wrap gap-2">
        {filters.map(({ text, count, href, isCurrent }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={isCurrent ? 'true' : undefined}
              className="inline-flex min-h-10 items-center gap-2 rounded-md border border-line-strong bg-surface-raised px-3 text-sm font-semibold text-ink no-underline hover:border-accent hover:text-accent hover:underline aria-current:border-accent aria-current:bg-accent aria-current:text-accent-ink forced-colors:aria-current:outline-3 forced-colors:aria-current:outline-[Highlight]"
            >
              {text} <span className="font-normal tabular-nums">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
