import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { LayerModel } from './network-map-model';

/** Links to the layers of the map. Each layer has its own URL. */
export function LayerNav({ layers }: { layers: readonly LayerModel[] }) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className="print:hidden">
      <h2 id={id} className="mb-1.5 text-base font-semibold">
        <Trans>Show on the map</Trans>
      </h2>
      <ul role="list" className="flex flex-wrap gap-2">
        {layers.map(({ id: layer, text, href, isShown }) => (
          <li key={layer}>
            <a
              href={href}
              aria-current={isShown || undefined}
              className="inline-flex min-h-10 items-center rounded-md border-2 border-line-strong bg-surface-raised px-3 text-sm font-semibold no-underline hover:border-accent hover:text-accent aria-[current]:border-accent aria-[current]:bg-accent aria-[current]:text-accent-ink forced-colors:aria-[current]:underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
