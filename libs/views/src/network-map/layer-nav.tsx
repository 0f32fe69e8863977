import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { withStation } from './map-ids';
import type { LayerModel } from './network-map-model';

interface LayerNavProps {
  layers: readonly LayerModel[];
  /** The code of the open station, which stays open in another layer. */
  station: string | undefined;
  /** Where the journey from it leads. */
  to?: string | undefined;
}

/** Links to the layers of the map, in one row that scrolls on a narrow screen. Each layer has its own URL. */
export function LayerNav({ layers, station, to }: LayerNavProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className="flex min-w-0 flex-col print:hidden">
      <h2 id={id} className="mb-1.5 font-semibold max-lg:sr-only">
        <Trans>Show on the map</Trans>
      </h2>
      <ul role="list" className="map-layers">
        {layers.map(({ id: layer, text, href, isShown }) => (
          <li key={layer}>
            <a
              href={withStation(href, station, to)}
              aria-current={isShown || undefined}
              className="inline-flex min-h-11 items-center rounded-md border-2 border-line-strong bg-surface-raised px-2.5 text-sm font-semibold whitespace-nowrap no-underline hover:border-accent hover:text-accent aria-[current]:border-accent aria-[current]:bg-accent aria-[current]:text-accent-ink forced-colors:aria-[current]:underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
