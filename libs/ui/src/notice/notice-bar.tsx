import { withoutLineMarks } from '@raang/text-time';
import { cva, cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Container } from '../container/container';
import { Icon } from '../icon/icon';
import { ChevronDownIcon, CloseIcon } from '../icon/icons';
import { useLabels } from '../labels/labels-provider';
import type { NativeProps } from '../native/native-props';
import { type NoticeTone, toneGrounds, toneIcons, toneInks } from './notice-tone';

const bar = cva('forced-colors:border-b', { variants: { tone: toneGrounds } });

export interface NoticeBarItem {
  /** Identifies the notice; `data-notice` of its two elements. */
  key: string;
  /** @default 'info' */
  tone?: NoticeTone;
  /** On the bar, cut to one line; whole when the bar is open. */
  title: string;
  /** Of the elements around the title, such as its language. */
  titleProps?: NativeProps<'span'> & Partial<Record<`data-${string}`, string>>;
  /** Details, shown when the bar is open. */
  children?: ReactNode;
}

export interface NoticeBarProps extends Omit<NativeProps<'div'>, 'title' | 'children'> {
  /** What the notices are, such as "Announcements": takes the place of the title once the bar is open. */
  label: string;
  /** The most urgent first: the bar shows its title, and how many more there are. */
  notices: readonly NoticeBarItem[];
  /** On the closed bar, after the title: a word on what `intro` says. */
  chip?: ReactNode;
  /** Above the notices once the bar is open: what the reader should know before any of them. */
  intro?: ReactNode;
  /** At the end of the bar, such as a `NoticeCross`; on a phone once the bar is open. */
  action?: ReactNode;
}

/**
 * The notices above a page in one line of 36 pixels, 40 on a wide screen, however many they are. It opens without
 * JavaScript. A script may hide notices before the first paint (`hidden` on the elements with `data-notice`): the bar shows
 * the first of the others. The script then writes the number of further notices into the element with `data-more-notices`.
 */
export function NoticeBar({ label, notices, chip, intro, action, className, ...props }: NoticeBarProps) {
  const labels = useLabels();
  const more = notices.length - 1;
  return (
    <div
      {...props}
      data-tone={notices[0]?.tone ?? 'info'}
      className={bar({ tone: notices[0]?.tone ?? 'info', className })}
    >
      <Container className="relative">
        <details>
          <summary className="notice-line">
            <span>{label}</span>
            {notices.map(({ key, tone = 'info', title, titleProps }) => (
              <span key={key} data-notice={key} suppressHydrationWarning>
                <Icon icon={toneIcons[tone]} label={labels.notice[tone]} className={toneInks[tone]} />
                {/* no elements in a line that is cut: they would lie under what follows it */}
                <span {...titleProps}>{withoutLineMarks(title)}</span>
              </span>
            ))}
            {more > 0 && (
              <span data-more-notices="" suppressHydrationWarning className="notice-chip">
                {`+${more}`}
              </span>
            )}
            <span>
              {chip && <span className="notice-chip">{chip}</span>}
              <Icon icon={ChevronDownIcon} />
            </span>
          </summary>
          <div className="notice-details">
            {intro}
            {notices.map(({ key, tone = 'info', title, titleProps, children }) => (
              <div key={key} data-notice={key} suppressHydrationWarning>
                <Icon icon={toneIcons[tone]} label={labels.notice[tone]} className={toneInks[tone]} />
                <div>
                  <p lang={titleProps?.lang} className="font-semibold">
                    {title}
                  </p>
                  {children}
                </div>
              </div>
            ))}
          </div>
        </details>
        {action && <span className="notice-action">{action}</span>}
      </Container>
    </div>
  );
}

export interface NoticeCrossProps extends Omit<NativeProps<'button'>, 'type' | 'children'> {
  /** Must name the notice that it closes. */
  label: string;
}

/** Close button of a notice. The caller stores which notices are closed. */
export function NoticeCross({ label, className, ...props }: NoticeCrossProps) {
  return (
    <button
      {...props}
      type="button"
      aria-label={label}
      className={cx(
        'flex h-11 w-11 shrink-0 cursor-pointer items-center justify-center rounded-sm text-ink-muted hover:text-ink sm:h-9 lg:h-10',
        className,
      )}
    >
      <Icon icon={CloseIcon} />
    </button>
  );
}
