import { cva, type VariantProps } from 'class-variance-authority';
import { Children, type ReactNode } from 'react';
import type { NativeProps } from '../native';

const grid = cva('grid gap-4 sm:gap-6', {
  variants: {
    columns: {
      1: '',
      2: 'sm:grid-cols-2',
      3: 'sm:grid-cols-2 lg:grid-cols-3',
      4: 'sm:grid-cols-2 lg:grid-cols-4',
    },
  },
  defaultVariants: { columns: 3 },
});

export interface CardGridProps extends NativeProps<'ul'>, VariantProps<typeof grid> {
  /** Cards or tiles with keys. Each becomes a list item. */
  children: ReactNode;
}

export function CardGrid({ columns, className, children, ...props }: CardGridProps) {
  return (
    <ul {...props} className={grid({ columns, className })}>
      {Children.map(children, (child) => (
        <li className="min-w-0">{child}</li>
      ))}
    </ul>
  );
}
