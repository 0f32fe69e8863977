import { cva, type VariantProps } from 'class-variance-authority';
import { Children, type ReactNode } from 'react';
import type { NativeProps } from '../native/native-props';

const grid = cva('grid gap-3 sm:gap-6', {
  variants: {
    columns: {
      /* as many as fit: four on the widest page */
      fit: 'grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))]',
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
