import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { NativeProps } from '../native';

const list = cva('', {
  variants: {
    layout: { rows: 'border-b border-line', grid: 'grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3' },
  },
  defaultVariants: { layout: 'rows' },
});

const pair = cva('', {
  variants: {
    layout: {
      rows: 'border-t border-line py-3 sm:grid sm:grid-cols-[minmax(10rem,1fr)_2fr] sm:gap-6',
      grid: '',
    },
  },
  defaultVariants: { layout: 'rows' },
});

export interface DefinitionItem {
  term: string;
  value: ReactNode;
}

export interface DefinitionListProps extends VariantProps<typeof list>, Omit<NativeProps<'dl'>, 'children'> {
  items: readonly DefinitionItem[];
}

/** Terms and their values, in rows or in a grid. */
export function DefinitionList({ items, layout, className, ...props }: DefinitionListProps) {
  return (
    <dl {...props} className={list({ layout, className })}>
      {items.map(({ term, value }) => (
        <div key={term} className={pair({ layout })}>
          <dt className="text-sm text-ink-muted">{term}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
