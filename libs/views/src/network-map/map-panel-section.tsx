import { ButtonLink, CloseIcon, marksRoot } from '@raang/ui';
import type { ReactNode } from 'react';
import { mapPanelId } from './map-ids';

/** Ref: on a phone the panel is a sheet over the end of the window. */
const coversPage = marksRoot('data-map-sheet');

interface MapPanelSectionProps {
  /** Has the heading, with the id of the panel. */
  head: ReactNode;
  close: { href: string; label?: string; children?: ReactNode };
  station?: string;
  className: string;
  children: ReactNode;
}

/** What the panel shows of a station or of a journey, with the button that ends it. */
export function MapPanelSection({ head, close, station, className, children }: MapPanelSectionProps) {
  return (
    <section
      ref={coversPage}
      aria-labelledby={mapPanelId}
      data-station={station}
      className={`map-station ${className}`}
    >
      <div className="map-station-head flex items-start justify-between gap-3">
        {head}
        <ButtonLink
          href={close.href}
          variant="quiet"
          data-close=""
          iconStart={CloseIcon}
          aria-label={close.label}
          className="shrink-0 print:hidden"
        >
          {close.children}
        </ButtonLink>
      </div>
      {children}
    </section>
  );
}
