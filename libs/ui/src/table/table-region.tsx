import type { ReactNode, Ref } from 'react';
import { fillLabel } from '../labels/fill-label';
import { useLabels } from '../labels/labels-provider';

const heights = {
  always: 'max-h-[80svh] overflow-y-auto print:max-h-none',
  wide: 'md:max-h-[80svh] md:overflow-y-auto print:max-h-none',
};

export interface TableRegionProps {
  caption?: string;
  /** Scrolls up and down as well, so that sticky heads have something to stick to; `wide` from md up. */
  tall?: keyof typeof heights | false;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** The frame that lets a wide table scroll sideways, by touch, wheel and keyboard. */
export function TableRegion({ caption, tall, ref, children }: TableRegionProps) {
  const { table } = useLabels();
  return (
    <div
      ref={ref}
      role="region"
      aria-label={caption ? fillLabel(table.region, { caption }) : table.unnamed}
      // Scrolling by keyboard needs focus.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      // Adds nothing to the least width of what it stands in, so that it scrolls and its page does not.
      className={`relative w-0 min-w-full overflow-x-auto rounded-md border border-line bg-surface-raised print:overflow-visible ${tall ? heights[tall] : ''}`}
    >
      {children}
    </div>
  );
}
