import { cva, type VariantProps } from 'class-variance-authority';
import type { NativeProps } from '../native/native-props';
import { BrandMark } from '../brand/brand-mark';

const frame = cva('picture', {
  variants: {
    ratio: { '16/9': 'aspect-video', '3/2': 'aspect-3/2', '4/3': 'aspect-4/3', '1/1': 'aspect-square' },
    rounded: { true: 'rounded-md' },
  },
});

export interface PictureProps extends VariantProps<typeof frame>, Omit<NativeProps<'img'>, 'children'> {
  /** Without it, a placeholder keeps the space. */
  src?: string;
  /** Empty for a decorative picture. */
  alt: string;
  /** The picture's own pixels. With `ratio`, the frame crops to the centre. */
  width: number;
  height: number;
  /**
   * Loads immediately and with priority, for a picture above the fold.
   * @default false
   */
  eager?: boolean;
}

/** A picture in its frame. `className` is the frame's, the rest the image's. */
export function Picture({ src, alt, ratio, rounded, eager = false, className, ...img }: PictureProps) {
  return (
    <span className={frame({ ratio, rounded, className })}>
      {src ? (
        <img
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          {...img}
          src={src}
          alt={alt}
          className={ratio ? undefined : 'relative h-auto'}
        />
      ) : (
        <Placeholder alt={alt} isFramed={Boolean(ratio)} />
      )}
    </span>
  );
}

/** In a frame of a ratio its mark is in the middle, however small the frame is. */
function Placeholder({ alt, isFramed }: { alt: string; isFramed: boolean }) {
  return (
    <span
      {...(alt ? { role: 'img', 'aria-label': alt } : {})}
      className={`flex items-center justify-center ${isFramed ? 'absolute inset-0' : 'size-full min-h-24'}`}
    >
      <BrandMark className="size-12 opacity-30 [filter:grayscale(1)]" />
    </span>
  );
}
