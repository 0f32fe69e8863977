import { cva, cx, type VariantProps } from 'class-variance-authority';
import { useLabels } from '../labels/labels-provider';
import type { NativeProps } from '../native/native-props';

const skeleton = cva(
  'block bg-line motion-safe:animate-pulse forced-colors:border forced-colors:border-[GrayText]',
  {
    variants: {
      shape: { block: 'h-32 w-full rounded-md', circle: 'size-12 rounded-full' },
      ratio: { '16/9': 'aspect-video h-auto', '3/2': 'aspect-3/2 h-auto', '1/1': 'aspect-square h-auto' },
    },
  },
);

export interface SkeletonProps extends Omit<NativeProps<'span'>, 'children'>, VariantProps<typeof skeleton> {}

/** Decorative placeholder of a picture, card or avatar. `SkeletonRegion` announces the loading. */
export function Skeleton({ shape = 'block', ratio, className, ...props }: SkeletonProps) {
  return <span {...props} aria-hidden="true" className={skeleton({ shape, ratio, className })} />;
}

export interface SkeletonTextProps extends Omit<NativeProps<'span'>, 'children'> {
  /** @default 3 */
  lines?: number;
}

/** Placeholder of lines of text, of the same height, so that the layout does not shift. */
export function SkeletonText({ lines = 3, className, ...props }: SkeletonTextProps) {
  return (
    <span {...props} aria-hidden="true" className={cx('block', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="group flex h-[1lh] items-center">
          <span className="h-[0.75em] w-full rounded-xs bg-line group-last:w-3/5 group-only:w-full motion-safe:animate-pulse forced-colors:border forced-colors:border-[GrayText]" />
        </span>
      ))}
    </span>
  );
}

export interface SkeletonRegionProps extends Omit<NativeProps<'div'>, 'role'> {
  /** What is loading. Defaults to the label. */
  label?: string;
}

/** Contains the skeletons of a region and announces once that it is loading. */
export function SkeletonRegion({ label, children, ...props }: SkeletonRegionProps) {
  const { loading } = useLabels();
  return (
    <div {...props} role="status">
      <span className="sr-only">{label ?? loading}</span>
      {children}
    </div>
  );
}
