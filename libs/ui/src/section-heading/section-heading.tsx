import type { ReactNode } from 'react';
import { Heading } from '../heading/heading';
import { Icon } from '../icon/icon';
import { ArrowRightIcon } from '../icon/icons';
import type { HeadingLevel } from '../native/native-props';

export interface SectionHeadingProps {
  title: string;
  headingLevel?: HeadingLevel;
  /** Of the heading element, for aria-labelledby and for links into the page. */
  id?: string;
  lead?: ReactNode;
  /** The way to the full list; its label must make sense read alone. */
  more?: { href: string; label: string };
}

export function SectionHeading({ title, headingLevel = 2, id, lead, more }: SectionHeadingProps) {
  return (
    <div className="track flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pt-4">
      <div className="min-w-0">
        <Heading level={headingLevel} id={id} className="text-2xl font-semibold">
          {title}
        </Heading>
        {lead && <div className="max-w-text text-ink-muted">{lead}</div>}
      </div>
      {more && (
        <a
          href={more.href}
          className="group inline-flex items-center gap-1.5 rounded-sm py-1 font-semibold text-accent no-underline hover:text-accent-hover hover:underline"
        >
          {more.label}
          <Icon
            icon={ArrowRightIcon}
            className="transition-transform motion-safe:group-hover:translate-x-1"
          />
        </a>
      )}
    </div>
  );
}
