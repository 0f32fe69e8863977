import type { ReactNode } from 'react';
import { Heading } from '../heading/heading';
import { Icon } from '../icon/icon';
import { type Glyph, NoResultsIcon } from '../icon/icons';
import type { HeadingLevel } from '../native/native-props';

export interface EmptyStateProps {
  title: string;
  headingLevel?: HeadingLevel;
  icon?: Glyph;
  /** Why it is empty and what to try. */
  children?: ReactNode;
  actions?: ReactNode;
}

export function EmptyState({
  title,
  headingLevel = 2,
  icon = NoResultsIcon,
  children,
  actions,
}: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-md border border-dashed border-line-strong px-4 py-12 text-center">
      <Icon icon={icon} size="xl" className="text-ink-muted" />
      <Heading level={headingLevel} className="text-xl font-semibold">
        {title}
      </Heading>
      {children && <div className="max-w-text text-ink-muted">{children}</div>}
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
