import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useLabels } from '../labels/labels-provider';

const skeleton = cva(
  'block bg-line motion-safe:animate-pulse forced-colors:border forced-colors:border-[GrayText]',
  {
    variants: {
      shape: { block: 'h-32 w-full rounded-md', circle: 'size-12 rounded-full' },
      ratio: { '16/9': 'aspect-video h-auto', '3/2': 'aspect-3/2 h-auto', '1/1': 'aspect-square h-auto' },
    },
  },
);

export interface SkeletonProps extends VariantProps<typeof skeleton> {
  className?: string;
}

/** Keeps the place of a picture, a card or a face. Decoration: `SkeletonRegion` says what it means. */
export function Skeleton({ shape = 'block', ratio, className }: SkeletonProps) {
  return <span aria-hidden="true" className={skeleton({ shape, ratio, className })} />;
}

export interface SkeletonTextProps {
  lines?: number;
  className?: string;
}

/** As high as the lines of text that will stand there, so that nothing moves when they come. */
export function SkeletonText({ lines = 3, className = '' }: SkeletonTextProps) {
  return (
    <span aria-hidden="true" className={`block ${className}`}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="group flex h-[1lh] items-center">
          <span className="h-[0.75em] w-full rounded-xs bg-line group-last:w-3/5 group-only:w-full motion-safe:animate-pulse forced-colors:border forced-colors:border-[GrayText]" />
        </span>
      ))}
    </span>
  );
}

export interface SkeletonRegionProps {
  /** What loads; without it the label of the set. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** Around the skeletons of one part of the page: says once that it loads. */
export function SkeletonRegion({ label, className, children }: SkeletonRegionProps) {
  const { loading } = useLabels();
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label ?? loading}</span>
      {children}
    </div>
  );
}
