import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { NativeProps } from '../native';

export interface PageHeadingProps extends Omit<NativeProps<'div'>, 'children'> {
  title: string;
  /** Short line above the title, such as a category or station code. */
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /** Facts below the lead, such as a date, badges or a like button. */
  meta?: ReactNode;
  /** Colours the rail next to the title. Defaults to the accent. */
  lineId?: string;
}

/** The page's h1 with its rail and stop. One per page. */
export function PageHeading({ title, eyebrow, lead, meta, lineId, className, ...props }: PageHeadingProps) {
  return (
    <div {...props} data-line={lineId} className={cx('rail', className)}>
      {eyebrow && <div className="mb-1 text-sm font-semibold text-ink-muted">{eyebrow}</div>}
      <h1 className="rail-stop text-4xl font-semibold">{title}</h1>
      {lead && <div className="mt-2 max-w-text text-lg text-ink-muted">{lead}</div>}
      {meta && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-muted">{meta}</div>
      )}
    </div>
  );
}
