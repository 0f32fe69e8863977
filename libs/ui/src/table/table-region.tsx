import { cx } from 'class-variance-authority';
import { fillLabel } from '../labels/fill-label';
import { useLabels } from '../labels/labels-provider';
import type { NativeProps } from '../native/native-props';

const heights = {
  always: 'max-h-[80svh] overflow-y-auto print:max-h-none',
  wide: 'md:max-h-[80svh] md:overflow-y-auto print:max-h-none',
};

export interface TableRegionProps extends NativeProps<'div'> {
  caption?: string;
  /** Limits the height, so that sticky headers work. `wide` from md up. */
  tall?: keyof typeof heights | false;
}

/**
 * A frame in which a wide table scrolls by touch, wheel and keyboard. Where columns are out of view, it says so above
 * the table and has a shadow at the edge.
 */
export function TableRegion({ caption, tall, className, children, ...props }: TableRegionProps) {
  const { table } = useLabels();
  return (
    <div
      aria-label={caption ? fillLabel(table.region, { caption }) : table.unnamed}
      {...props}
      role="region"
      // Scrolling by keyboard needs focus.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      // Adds nothing to the minimum width of its container, so that it scrolls instead of the page.
      className={cx(
        'table-region relative w-0 min-w-full overflow-x-auto rounded-md border border-line bg-surface-raised print:overflow-visible',
        tall && heights[tall],
        className,
      )}
    >
      {/* the region's name says it to screen readers */}
      <p aria-hidden="true" className="table-cue">
        {table.cue}
      </p>
      {children}
    </div>
  );
}
