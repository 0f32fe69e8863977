import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Heading } from '../heading/heading';
import { Icon } from '../icon/icon';
import { type Glyph, NoResultsIcon } from '../icon/icons';
import type { HeadingLevel } from '../native/native-props';
import type { NativeProps } from '../native/native-props';

export interface EmptyStateProps extends Omit<NativeProps<'div'>, 'title'> {
  title: string;
  /** @default 2 */
  headingLevel?: HeadingLevel;
  /** @default NoResultsIcon */
  icon?: Glyph;
  /** The reason, and what to try next. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** Says that there is nothing to show, and what to do instead. */
export function EmptyState({
  title,
  headingLevel = 2,
  icon = NoResultsIcon,
  children,
  actions,
  className,
  ...props
}: EmptyStateProps) {
  return (
    <div
      {...props}
      className={cx(
        'flex flex-col items-center gap-3 rounded-md border border-dashed border-line-strong px-4 py-12 text-center',
        className,
      )}
    >
      <Icon icon={icon} size="xl" className="text-ink-muted" />
      <Heading level={headingLevel} className="text-xl font-semibold">
        {title}
      </Heading>
      {children && <div className="max-w-text text-ink-muted">{children}</div>}
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
