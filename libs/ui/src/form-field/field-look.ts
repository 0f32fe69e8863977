import { cva } from 'class-variance-authority';

/** Frame of a field or fieldset. An invalid one has a border at its start, visible without colour too. */
export const fieldShell = cva('max-w-text min-w-0', {
  variants: { invalid: { true: 'border-s-4 border-danger ps-4' } },
});

/** The width suggests the length of the answer. */
const width = { xs: 'max-w-28', sm: 'max-w-56', md: 'max-w-96', full: '' };

const edge = 'rounded-md border-2 border-line-strong bg-surface-raised text-ink';

/** A control with its own box, such as a select or textarea. */
export const controlLook = cva(
  [
    edge,
    'w-full min-w-0 px-3 py-1.5 placeholder:text-ink-muted not-disabled:not-aria-invalid:hover:border-accent aria-invalid:border-danger',
    'disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-sunken disabled:text-ink-muted disabled:opacity-100 [&[readonly]]:bg-surface-sunken',
  ],
  {
    variants: { width },
    defaultVariants: { width: 'full' },
  },
);

/** The box around an input with a prefix or suffix. The input inside has no box. */
export const controlBox = cva(
  [
    edge,
    'flex min-h-12 w-full min-w-0 items-stretch not-has-disabled:not-has-aria-invalid:hover:border-accent has-aria-invalid:border-danger has-[input:focus-visible]:focus-ring',
    'has-[input:disabled]:cursor-not-allowed has-[input:disabled]:border-line has-[input:disabled]:bg-surface-sunken has-[input:disabled]:text-ink-muted forced-colors:has-[input:disabled]:border-[GrayText] has-[input[readonly]]:bg-surface-sunken',
  ],
  {
    variants: { width },
    defaultVariants: { width: 'full' },
  },
);
