import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { DestinationModel } from '../shared/destinations/destinations-model';

/** Links that fill in where to go; the planner asks where from. */
export function PopularDestinations({ destinations }: { destinations: readonly DestinationModel[] }) {
  const { t } = useLingui();
  const id = useId();
  if (destinations.length === 0) return null;
  return (
    <nav aria-labelledby={id} className="mt-8 print:hidden">
      <h2 id={id} className="mb-2 text-xl font-semibold">{t`Popular destinations`}</h2>
      <ul role="list" className="flex flex-wrap gap-2">
        {destinations.map(({ name, href }) => (
          <li key={href} className="max-w-full">
            <a
              href={href}
              className="inline-flex min-h-10 items-center rounded-md border border-line-strong bg-surface-raised px-3 py-1 font-semibold text-ink no-underline hover:border-accent hover:text-accent hover:underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
