import { cva } from 'class-variance-authority';

/** The track above or below a mark: the line of a ride, or dots for a walk. */
export type Track = 'line' | 'dots' | 'none';

const track = cva('absolute start-1/2 rtl:translate-x-1/2', {
  variants: {
    track: {
      line: 'w-2 -translate-x-1/2 border-x border-(--line-edge) bg-(--line-colour) forced-color-adjust-none',
      dots: 'w-0 -translate-x-1/2 border-s-4 border-dotted border-line-strong',
      none: 'hidden',
    },
    // The mark is centred on the first line of text.
    part: { above: 'top-0 h-[0.5lh]', below: 'top-[0.5lh] bottom-0', all: 'inset-y-0' },
  },
});

const mark = cva('relative mt-[calc(0.5lh-0.5rem)] size-4 rounded-full border-4 bg-surface-raised', {
  variants: {
    ride: {
      true: 'border-(--line-colour) outline outline-(--line-edge) forced-color-adjust-none',
      false: 'border-line-strong',
    },
  },
});

/** The diagram next to a place. */
export function RailStop({ above, below }: { above: Track; below: Track }) {
  return (
    <span aria-hidden="true" className="relative flex justify-center">
      <span className={track({ track: above, part: 'above' })} />
      <span className={track({ track: below, part: 'below' })} />
      <span className={mark({ ride: above === 'line' || below === 'line' })} />
    </span>
  );
}

/** The diagram between two places. */
export function RailRun({ run }: { run: Track }) {
  return (
    <span aria-hidden="true" className="relative">
      <span className={track({ track: run, part: 'all' })} />
    </span>
  );
}
