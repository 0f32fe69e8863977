import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Heading } from '../heading/heading';
import { Icon } from '../icon/icon';
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
  children,
  actions,
  className,
  ...props
}: NoticeProps) {
  const labels = useLabels();
  return (
    <div {...props} data-tone={tone} className={notice({ tone, className })}>
      <Icon
        icon={toneIcons[tone]}
        size="lg"
        label={labels.notice[tone]}
        className={`mt-[0.3em] ${toneInks[tone]}`}
      />
      <div className="min-w-0 grow">
        {title && (
          <Heading level={headingLevel} className="text-base font-semibold text-ink">
            {title}
          </Heading>
        )}
        {children && <div className="text-ink">{children}</div>}
        {actions && <div className="mt-3 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </div>
  );
}
