import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import { withStation } from './map-ids';
import type { LayerModel } from './network-map-model';

interface LayerNavProps {
  layers: readonly LayerModel[];
  /** The code of the open station, which stays open in another layer. */
  station: string | undefined;
  /** Where the journey from it leads. */
  to?: string | undefined;
}

/** Links to the layers of the map, in one row that scrolls. Each layer has its own URL. */
export function LayerNav({ layers, station, to }: LayerNavProps) {
  const id = useId();
  const row = useRef<HTMLUListElement>(null);
  const shown = layers.find(({ isShown }) => isShown)?.id;
  useEffect(() => {
    if (row.current) bringShownIntoView(row.current);
  }, [shown]);
  return (
    <nav aria-labelledby={id} className="map-layers print:hidden">
      <h2 id={id} className="sr-only">
        <Trans>Show on the map</Trans>
      </h2>
      <ul ref={row} role="list">
        {layers.map(({ id: layer, text, href, isShown }) => (
          <li key={layer}>
            <a href={withStation(href, station, to)} aria-current={isShown || undefined}>
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the row alone: the page stays where it is. */
function bringShownIntoView(row: HTMLElement) {
  const shown = row.querySelector('[aria-current]');
  if (!shown) return;
  const [outer, inner] = [row.getBoundingClientRect(), shown.getBoundingClientRect()];
  const beyond = inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  row.scrollBy({ left: beyond, behavior: 'instant' });
}
