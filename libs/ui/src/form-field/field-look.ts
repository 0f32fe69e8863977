import { cva } from 'class-variance-authority';

/** Frame of a field or fieldset. An invalid one has a border at its start, visible without colour too. */
export const fieldShell = cva('max-w-text min-w-0', {
  variants: { invalid: { true: 'border-s-4 border-danger ps-4' } },
});

/** The width suggests the length of the answer. */
const width = { xs: 'max-w-28', sm: 'max-w-56', md: 'max-w-96', full: '' };

/** A control with its own box, such as a select or textarea. */
export const controlLook = cva('control', {
  variants: { width },
  defaultVariants: { width: 'full' },
});

/** The box around an input with a prefix or suffix. The input inside has no box. */
export const controlBox = cva('control-box', {
  variants: { width },
  defaultVariants: { width: 'full' },
});
