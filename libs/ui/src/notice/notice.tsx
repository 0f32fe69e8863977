import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Heading } from '../heading/heading';
import { Icon } from '../icon/icon';
import { ChevronDownIcon } from '../icon/icons';
import { useLabels } from '../labels/labels-provider';
import type { HeadingLevel } from '../native/native-props';
import type { NativeProps } from '../native/native-props';
import { type NoticeTone, toneGrounds, toneIcons, toneInks } from './notice-tone';

const notice = cva('flex gap-3 rounded-md border border-s-[6px] p-4', { variants: { tone: toneGrounds } });

export interface NoticeProps extends Omit<NativeProps<'div'>, 'role' | 'title'> {
  /** @default 'info' */
  tone?: NoticeTone;
  title?: ReactNode;
  /** Makes the title a heading. */
  headingLevel?: HeadingLevel;
  /**
   * Shows the title only; a press on it shows the rest. Needs a title.
   * @default false
   */
  folded?: boolean;
  /** Links or buttons below the text. */
  actions?: ReactNode;
  /** Only for a notice that appears after the page has loaded. */
  role?: 'status' | 'alert';
}

/** A message within a page. Its icon names the tone. For the top of a page, use NoticeBar. */
export function Notice({
  tone = 'info',
  title,
  headingLevel,
  folded = false,
  children,
  actions,
  className,
  ...props
}: NoticeProps) {
  const labels = useLabels();
  const heading = title && (
    <Heading
      level={headingLevel}
      as={folded ? 'span' : 'p'}
      className="min-w-0 text-base font-semibold text-ink"
    >
      {title}
    </Heading>
  );
  const rest = (
    <>
      {children && <div className="text-ink">{children}</div>}
      {actions && <div className="mt-3 flex flex-wrap gap-3">{actions}</div>}
    </>
  );
  return (
    <div {...props} data-tone={tone} className={notice({ tone, className })}>
      <Icon
        icon={toneIcons[tone]}
        size="lg"
        label={labels.notice[tone]}
        className={`first-line ${toneInks[tone]}`}
      />
      {folded ? (
        <details className="group min-w-0 grow print:[&::details-content]:[content-visibility:visible]">
          <summary className="-my-4 flex cursor-pointer list-none items-start gap-2 rounded-sm py-4 hover:underline">
            {heading}
            <Icon
              icon={ChevronDownIcon}
              className="ms-auto first-line transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="pt-4">{rest}</div>
        </details>
      ) : (
        <div className="min-w-0 grow">
          {heading}
          {rest}
        </div>
      )}
    </div>
  );
}
