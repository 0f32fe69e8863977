import { cx } from 'class-variance-authority';
import { useLabels } from '../labels/labels-provider';
import type { NativeProps } from '../native/native-props';

export interface SkipLinkProps extends Omit<NativeProps<'a'>, 'children'> {
  /**
   * The id of the page's `<main tabIndex={-1}>`, with #.
   * @default '#main'
   */
  href?: string;
}

/** The page's first focusable element. Visible only on focus. */
export function SkipLink({ href = '#main', className, ...props }: SkipLinkProps) {
  const labels = useLabels();
  return (
    <a
      {...props}
      href={href}
      className={cx(
        'sr-only rounded-md bg-accent px-5 py-2 font-semibold text-accent-ink underline focus:not-sr-only focus:absolute focus:start-4 focus:top-4 focus:z-50 focus:px-5 focus:py-2',
        className,
      )}
    >
      {labels.skipLink}
    </a>
  );
}
