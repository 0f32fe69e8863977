import { cx } from 'class-variance-authority';
import { useEffect } from 'react';
import { Icon } from '../icon/icon';
import { ArrowUpIcon } from '../icon/icons';
import { useLabels } from '../labels/labels-provider';
import type { NativeProps } from '../native/native-props';
import { watchScrolled } from './watch-scrolled';

export interface BackToTopProps extends Omit<NativeProps<'a'>, 'children'> {
  /**
   * Id, with #, of the element to focus at the top. Without JavaScript, the link jumps to it.
   * @default '#main'
   */
  href?: string;
}

/**
 * A link at the end of a page. Where the gutter has room for it, it floats there instead, once the page is scrolled by the
 * specification's offset: it covers nothing at any width.
 */
export function BackToTop({ href = '#main', className, ...props }: BackToTopProps) {
  const { backToTop } = useLabels();
  useEffect(watchScrolled, []);
  return (
    <a
      {...props}
      href={href}
      data-back-to-top=""
      // a visitor may have scrolled before hydration
      suppressHydrationWarning
      className={cx('back-to-top', className)}
    >
      <Icon icon={ArrowUpIcon} />
      <span>{backToTop}</span>
    </a>
  );
}
