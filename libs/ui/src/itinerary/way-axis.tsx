import { cx } from 'class-variance-authority';
import { useId } from 'react';
import type { NativeProps } from '../native/native-props';
import { sharesOf, type WayPart } from './shares-of';

export interface WayAxisProps extends Omit<NativeProps<'svg'>, 'children'> {
  /** In the order of the journey. Waits are as long as usual. */
  parts: readonly WayPart[];
  /** The latest duration. The bar ends with the usual one; a thin line goes on to this. */
  latestSeconds: number;
  /** The whole width: the longest latest duration of the journeys that are compared. */
  scaleSeconds: number;
}

/**
 * How long the parts of a journey take, on one scale with the other ways. Rides have their line's colour, waits are
 * hatched, ways on foot dotted. Hidden from screen readers: the steps say the same.
 */
export function WayAxis({ parts, latestSeconds, scaleSeconds, className, ...props }: WayAxisProps) {
  const hatch = useId();
  const { shares, end, latest } = sharesOf(parts, latestSeconds, scaleSeconds);
  return (
    <svg {...props} aria-hidden="true" className={cx('way-axis', className)}>
      <defs>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="2.5" height="6" className="way-hatch" />
        </pattern>
      </defs>
      {shares.map(({ part, start, width }, index) =>
        part.kind === 'ride' ? (
          <rect
            key={index}
            data-line={part.lineId}
            x={`${start}%`}
            y="1"
            width={`${width}%`}
            height="10"
            className="way-ride"
          />
        ) : part.kind === 'wait' ? (
          <rect
            key={index}
            x={`${start}%`}
            y="1"
            width={`${width}%`}
            height="10"
            fill={`url(#${hatch})`}
            className="way-wait"
          />
        ) : (
          <line key={index} x1={`${start}%`} x2={`${start + width}%`} y1="6" y2="6" className="way-walk" />
        ),
      )}
      {latest > end && (
        <>
          <line x1={`${end}%`} x2={`${latest}%`} y1="6" y2="6" className="way-tail" />
          <line x1={`${latest}%`} x2={`${latest}%`} y1="2" y2="10" className="way-tail" />
        </>
      )}
    </svg>
  );
}
