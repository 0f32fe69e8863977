import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { DestinationModel } from '../shared/destinations/destinations-model';

/** Links that fill in where to go; the planner asks where from. On a phone they stand in a row that scrolls. */
export function PopularDestinations({ destinations }: { destinations: readonly DestinationModel[] }) {
  const { t } = useLingui();
  const id = useId();
  if (destinations.length === 0) return null;
  return (
    <nav
      aria-labelledby={id}
      className="mt-2 flex flex-col gap-x-4 gap-y-2 md:flex-row md:items-baseline print:hidden"
    >
      <h2 id={id} className="shrink-0 font-semibold">{t`Popular destinations`}</h2>
      <ul role="list" className="full-bleed flex gap-2 overflow-x-auto py-1 md:flex-wrap md:overflow-visible">
        {destinations.map(({ name, href }) => (
          <li key={href} className="max-w-[80vw] shrink-0">
            <a
              href={href}
              className="inline-flex min-h-11 items-center rounded-md border border-line-strong bg-surface-raised px-3 py-1 font-semibold text-ink no-underline hover:border-accent hover:text-accent hover:underline focus-visible:-outline-offset-3"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
