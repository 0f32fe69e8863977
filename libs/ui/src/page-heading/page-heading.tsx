import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { type BreadcrumbItem, Breadcrumbs } from '../breadcrumbs/breadcrumbs';
import type { NativeProps } from '../native/native-props';

export interface PageHeadingProps extends Omit<NativeProps<'div'>, 'children'> {
  title: string;
  /** The way to the page, above the heading. */
  crumbs?: readonly BreadcrumbItem[];
  /** Short line above the title, such as a category or station code. */
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /** Facts below the lead, such as a date, badges or a like button. */
  meta?: ReactNode;
  /** The one line that the page is about: its rail stands next to the title. */
  lineId?: string;
}

/** The head of a page: the way to it, and its h1. One per page. Only a page about one line has a rail with a stop. */
export function PageHeading({ crumbs, ...heading }: PageHeadingProps) {
  if (!crumbs) return <Head {...heading} />;
  return (
    <div className="space-y-2">
      <Breadcrumbs items={crumbs} />
      <Head {...heading} />
    </div>
  );
}

function Head({ title, eyebrow, lead, meta, lineId, className, ...props }: Omit<PageHeadingProps, 'crumbs'>) {
  return (
    <div {...props} data-line={lineId} className={cx(lineId && 'rail', className)}>
      {eyebrow && <div className="mb-1 text-sm font-semibold text-ink-muted">{eyebrow}</div>}
      <h1 className={cx('text-4xl font-semibold', lineId && 'rail-stop')}>{title}</h1>
      {lead && <div className="mt-2 max-w-[44rem] text-ink-muted sm:text-lg">{lead}</div>}
      {meta && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-muted">{meta}</div>
      )}
    </div>
  );
}
