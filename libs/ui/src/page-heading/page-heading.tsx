import type { ReactNode } from 'react';

export interface PageHeadingProps {
  title: string;
  /** Short line above the title: category, station code. */
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /** Facts under the lead: date, badges, like button. */
  meta?: ReactNode;
  /** Colours the rail beside the title; the accent without it. */
  lineId?: string;
  /** The text's own language, when it is not the page's. */
  lang?: string;
}

/** The page's h1 with its rail and stop. One per page. */
export function PageHeading({ title, eyebrow, lead, meta, lineId, lang }: PageHeadingProps) {
  return (
    <div lang={lang} data-line={lineId} className="rail">
      {eyebrow && <div className="mb-1 text-sm font-semibold text-ink-muted">{eyebrow}</div>}
      <h1 className="rail-stop text-4xl font-semibold">{title}</h1>
      {lead && <div className="mt-2 max-w-text text-lg text-ink-muted">{lead}</div>}
      {meta && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-muted">{meta}</div>
      )}
    </div>
  );
}
