import { cva } from 'class-variance-authority';

/** Overlay between the page and a dialog, with the ref `locksPage`. */
export const scrim =
  'fixed inset-0 z-50 grid place-items-end bg-deep/70 pt-4 transition-opacity duration-200 starting:opacity-0 sm:place-items-center sm:p-6 print:hidden';

/**
 * The panel scrolls as a whole, so that the arrow keys scroll it from any focused element inside. Its place and its
 * maximum height are the caller's.
 */
export const dialogPanel = cva(
  'w-full flex-col overflow-y-auto overscroll-contain rounded-t-md border border-line bg-surface-raised text-ink shadow-lg transition-[translate] duration-200 outline-none focus-visible:shadow-lg sm:rounded-md starting:translate-y-4 [@media(min-height:30rem)]:scroll-py-24',
  {
    variants: {
      size: { sm: 'sm:max-w-112', md: 'sm:max-w-144', lg: 'sm:max-w-192', xl: 'sm:max-w-256' },
    },
    defaultVariants: { size: 'md' },
  },
);

/** Head and footer are sticky, unless the window is too low for text between them. */
export const dialogHead =
  'top-0 z-10 flex items-start gap-3 bg-surface-raised ps-5 pe-3 pt-3 pb-2 sm:ps-7 sm:pe-4 sm:pt-4 [@media(min-height:30rem)]:sticky';
export const dialogTitle = 'min-w-0 grow py-1.5 text-xl font-semibold text-balance';
export const dialogBody = 'grid gap-4 px-5 pb-6 sm:px-7';
export const dialogFoot =
  'bottom-0 z-10 mt-auto flex flex-wrap gap-3 border-t border-line bg-surface-raised px-5 py-4 max-sm:*:grow sm:px-7 [@media(min-height:30rem)]:sticky';
