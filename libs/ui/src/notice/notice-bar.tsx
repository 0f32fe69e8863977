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
  /** Of the element around the title on the bar, such as its language. */
  titleProps?: NativeProps<'span'> & Partial<Record<`data-${string}`, string>>;
  /** Details, shown when the bar is open. */
  children?: ReactNode;
}

export interface NoticeBarProps extends Omit<NativeProps<'div'>, 'title' | 'children'> {
  /** The most urgent first: the bar shows its title, and how many more there are. */
  notices: readonly NoticeBarItem[];
  /** At the end of the bar, such as a `NoticeCross`; on a phone once the bar is open. */
  action?: ReactNode;
}

/**
 * The notices above a page in one line of 44 pixels, however many they are. It opens without JavaScript. A script may
 * hide notices before the first paint (`hidden` on the elements with `data-notice`): the bar shows the first of the
 * others. The script then writes the number of further notices into the element with `data-more-notices`.
 */
export function NoticeBar({ notices, action, className, ...props }: NoticeBarProps) {
  const labels = useLabels();
  const more = notices.length - 1;
  return (
    <div
      {...props}
      data-tone={notices[0]?.tone ?? 'info'}
      className={bar({ tone: notices[0]?.tone ?? 'info', className })}
    >
      <Container className="flex items-start gap-2">
        <details className="group/notices min-w-0 grow">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-sm hover:underline">
            {notices.map(({ key, tone = 'info', title, titleProps }) => (
              <span
                key={key}
                data-notice={key}
                suppressHydrationWarning
                // only the first that is not hidden
                className="flex min-w-0 items-center gap-2 [[data-notice]:not([hidden])~&]:hidden"
              >
                <Icon icon={toneIcons[tone]} label={labels.notice[tone]} className={toneInks[tone]} />
                <span
                  {...titleProps}
                  className={cx('min-w-0 font-semibold text-ink max-sm:text-sm', titleProps?.className)}
                >
                  {/* no elements in a line that is cut: they would lie under what follows it */}
                  <span className="clips block truncate group-open/notices:hidden">
                    {withoutLineMarks(title)}
                  </span>
                  <span className="hidden py-2 text-base group-open/notices:block">{title}</span>
                </span>
              </span>
            ))}
            {more > 0 && (
              <span
                data-more-notices=""
                suppressHydrationWarning
                className="shrink-0 rounded-sm bg-surface-raised group-open/notices:hidden px-1.5 text-sm font-semibold text-ink"
              >
                {`+${more}`}
              </span>
            )}
            <Icon
              icon={ChevronDownIcon}
              className="shrink-0 transition-transform group-open/notices:rotate-180"
            />
          </summary>
          <div className="max-w-text space-y-3 ps-7 pb-4 text-ink">
            {notices.map(({ key, title, titleProps, children }) => (
              <div key={key} data-notice={key} suppressHydrationWarning>
                <p
                  lang={titleProps?.lang}
                  className="hidden font-semibold [[data-notice]:not([hidden])~*>&]:block"
                >
                  {title}
                </p>
                {children}
              </div>
            ))}
          </div>
        </details>
        {action && <span className="max-sm:[details:not([open])+&]:hidden">{action}</span>}
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
        'flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-sm text-ink-muted hover:text-ink',
        className,
      )}
    >
      <Icon icon={CloseIcon} />
    </button>
  );
}
