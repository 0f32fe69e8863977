import { cva, type VariantProps } from 'class-variance-authority';
import type { NativeProps } from '../native/native-props';

const container = cva('@container/page mx-auto w-full px-4 sm:px-6 lg:px-8 print:max-w-none print:px-0', {
  variants: { width: { page: 'max-w-page', text: 'max-w-text', full: 'max-w-none' } },
  defaultVariants: { width: 'page' },
});

export interface ContainerProps extends NativeProps<'div'>, VariantProps<typeof container> {}

/** Gives every section of a page the same width and gutter. */
export function Container({ width, className, ...props }: ContainerProps) {
  return <div {...props} className={container({ width, className })} />;
}
