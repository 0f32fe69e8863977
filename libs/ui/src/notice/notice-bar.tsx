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

const chipLook = 'shrink-0 rounded-sm px-1.5 text-xs font-semibold text-ink group-open/notices:hidden';

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
        <details className="group/notices">
          <summary
            className={cx(
              'flex min-h-9 cursor-pointer list-none items-center gap-x-2 rounded-sm text-sm font-semibold text-ink hover:underline max-sm:group-open/notices:min-h-11 lg:min-h-10 @max-[17rem]/page:flex-wrap',
              action && 'group-open/notices:pe-9 sm:pe-9',
            )}
          >
            <span className="hidden grow group-open/notices:block">{label}</span>
            {notices.map(({ key, tone = 'info', title, titleProps }) => (
              <span
                key={key}
                data-notice={key}
                suppressHydrationWarning
                // only the first that is not hidden
                className="flex min-w-0 items-center gap-2 group-open/notices:hidden [[data-notice]:not([hidden])~&]:hidden"
              >
                <Icon icon={toneIcons[tone]} label={labels.notice[tone]} className={toneInks[tone]} />
                {/* no elements in a line that is cut: they would lie under what follows it */}
                <span {...titleProps} className={cx('-my-1 truncate py-1', titleProps?.className)}>
                  {withoutLineMarks(title)}
                </span>
              </span>
            ))}
            {more > 0 && (
              <span
                data-more-notices=""
                suppressHydrationWarning
                className={cx(chipLook, 'bg-surface-raised')}
              >
                {`+${more}`}
              </span>
            )}
            <span className="ms-auto flex shrink-0 items-center gap-2">
              {chip && <span className={cx(chipLook, 'border border-line-strong')}>{chip}</span>}
              <Icon
                icon={ChevronDownIcon}
                className="shrink-0 transition-transform group-open/notices:rotate-180"
              />
            </span>
          </summary>
          <div className="max-w-text space-y-3 pb-4 text-ink">
            {intro}
            {notices.map(({ key, tone = 'info', title, titleProps, children }) => (
              <div key={key} data-notice={key} suppressHydrationWarning className="flex gap-2">
                <Icon
                  icon={toneIcons[tone]}
                  label={labels.notice[tone]}
                  className={cx('mt-[0.3em]', toneInks[tone])}
                />
                <div className="min-w-0 space-y-1">
                  <p lang={titleProps?.lang} className="font-semibold">
                    {title}
                  </p>
                  {children}
                </div>
              </div>
            ))}
          </div>
        </details>
        {/* its own space is part of the gutter */}
        {action && (
          <span className="absolute end-1 top-0 sm:end-3 lg:end-5 max-sm:[details:not([open])+&]:hidden">
            {action}
          </span>
        )}
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
