import { cx } from 'class-variance-authority';
import type { NativeProps } from '../native/native-props';

export interface LineStripeProps extends Omit<NativeProps<'div'>, 'children'> {
  /** @default [] */
  lines?: readonly string[];
}

/** A decorative band in the colours of the lines, or in the accent without lines. */
export function LineStripe({ lines = [], className, ...props }: LineStripeProps) {
  return (
    <div {...props} aria-hidden="true" className={cx('line-stripe', className)}>
      {lines.length === 0 && <span className="bg-accent forced-colors:bg-[CanvasText]" />}
      {lines.map((line) => (
        <span key={line} data-line={line} />
      ))}
    </div>
  );
}
