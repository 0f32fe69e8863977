import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Heading } from '../heading/heading';
import { Icon } from '../icon/icon';
import { ArrowRightIcon } from '../icon/icons';
import type { HeadingLevel } from '../native/native-props';
import type { NativeProps } from '../native/native-props';

export interface SectionHeadingProps extends Omit<NativeProps<'div'>, 'children'> {
  title: string;
  /**
   * The title is a name, as of a line: browsers that translate the page leave it.
   * @default false
   */
  isName?: boolean;
  headingLevel?: HeadingLevel;
  /** Id of the heading element, for aria-labelledby and links. */
  id?: string;
  lead?: ReactNode;
  /** The one line that the section is about: its track stands above the heading. */
  lineId?: string;
  /** Link to the full list. The label must make sense out of context. */
  more?: { href: string; label: string };
}

/** The h2 of a section. Only a section about one line has a track. */
export function SectionHeading(props: SectionHeadingProps) {
  const { title, isName = false, headingLevel = 2, id, lead, lineId, more, className, ...root } = props;
  return (
    <div
      {...root}
      data-line={lineId}
      className={cx(
        'flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1',
        lineId && 'track pt-4',
        className,
      )}
    >
      <div className="min-w-0">
        <Heading
          level={headingLevel}
          id={id}
          translate={isName ? 'no' : undefined}
          className="text-2xl font-semibold"
        >
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
