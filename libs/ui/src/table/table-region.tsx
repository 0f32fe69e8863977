import type { ReactNode } from 'react';
import { fillLabel } from '../labels/fill-label';
import { useLabels } from '../labels/labels-provider';

export interface TableRegionProps {
  caption?: string;
  children: ReactNode;
}

/** The frame that lets a wide table scroll sideways, by touch, wheel and keyboard. */
export function TableRegion({ caption, children }: TableRegionProps) {
  const { table } = useLabels();
  return (
    <div
      role="region"
      aria-label={caption ? fillLabel(table.region, { caption }) : table.unnamed}
      // Scrolling by keyboard needs focus.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      // Adds nothing to the least width of what it stands in, so that it scrolls and its page does not.
      className="relative w-0 min-w-full overflow-x-auto rounded-md border border-line bg-surface-raised print:overflow-visible"
    >
      {children}
    </div>
  );
}
