import { cva, type VariantProps } from 'class-variance-authority';
import { useEffect } from 'react';
import { Icon } from '../icon/icon';
import { ArrowUpIcon } from '../icon/icons';
import { useLabels } from '../labels/labels-provider';
import type { NativeProps } from '../native/native-props';
import { watchScrolled } from './watch-scrolled';

const look = cva(
  'invisible flex size-11 items-center justify-center rounded-full border-2 border-line-strong bg-surface-raised text-ink opacity-0 shadow-lg transition-[opacity,visibility] duration-200 hover:border-accent hover:text-accent focus-visible:focus-ring data-shown:visible data-shown:opacity-100 noscript:visible noscript:opacity-100 sm:size-12 print:hidden',
  {
    variants: {
      placement: {
        /** In the corner of the window. */
        window: 'fixed end-4 bottom-4 z-30 sm:end-6 sm:bottom-6',
        /** Where the page puts it, next to other buttons. */
        inline: '',
      },
    },
    defaultVariants: { placement: 'window' },
  },
);

export interface BackToTopProps extends VariantProps<typeof look>, Omit<NativeProps<'a'>, 'children'> {
  /**
   * Id, with #, of the element to focus at the top. Without JavaScript, the link jumps to it.
   * @default '#main'
   */
  href?: string;
  /**
   * How many windows the page must be scrolled; at least the specification's offset.
   * @default 0
   */
  screens?: number;
}

/** Appears when the page is scrolled that far. Always visible without JavaScript. */
export function BackToTop({ href = '#main', screens = 0, placement, className, ...props }: BackToTopProps) {
  const { backToTop } = useLabels();
  useEffect(watchScrolled, []);
  return (
    <a
      {...props}
      href={href}
      data-back-to-top=""
      data-from-screens={screens}
      // a visitor may have scrolled before hydration
      suppressHydrationWarning
      className={look({ placement, className })}
    >
      <Icon icon={ArrowUpIcon} size="lg" label={backToTop} />
    </a>
  );
}
