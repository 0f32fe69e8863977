import { cx } from 'class-variance-authority';
import { Icon } from '../icon/icon';
import { ExternalIcon } from '../icon/icons';
import { useLabels } from '../labels/labels-provider';
import type { NativeProps } from '../native/native-props';

export interface LinkProps extends NativeProps<'a'> {
  href: string;
  /**
   * `quiet` is underlined under the pointer only: for lists of links, not for links within text.
   * @default 'inline'
   */
  variant?: 'inline' | 'quiet';
  /**
   * Leads to another website: shows and announces a mark, and sets `noopener`.
   * @default false
   */
  external?: boolean;
}

/** A plain anchor. For a link that looks like a button, use ButtonLink. */
export function Link({
  variant = 'inline',
  external = false,
  className,
  rel,
  children,
  ...props
}: LinkProps) {
  return (
    <a
      {...props}
      data-variant={variant === 'quiet' ? variant : undefined}
      rel={external ? (rel ?? 'noopener') : rel}
      className={cx('link', className)}
    >
      {children}
      {external && <ExternalMark />}
    </a>
  );
}

/** The mark of an external link. */
export function ExternalMark() {
  const { link } = useLabels();
  return (
    <>
      {/* A word joiner keeps the mark on the line of the last word. */}
      {'\u2060'}
      <Icon icon={ExternalIcon} size="sm" label={link.external} className="ms-[0.25em] -mt-[0.15em]" />
    </>
  );
}
