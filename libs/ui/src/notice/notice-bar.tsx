import { cva, cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Container } from '../container/container';
import { Icon } from '../icon/icon';
import { ChevronDownIcon, CloseIcon } from '../icon/icons';
import { useLabels } from '../labels/labels-provider';
import type { NativeProps } from '../native/native-props';
import { type NoticeTone, toneGrounds, toneIcons, toneInks } from './notice-tone';

const bar = cva('border-b', { variants: { tone: toneGrounds } });

export interface NoticeBarProps extends Omit<NativeProps<'div'>, 'title'> {
  /** @default 'info' */
  tone?: NoticeTone;
  /** The message in one or two lines. */
  title: ReactNode;
  /** Details, closed by default. */
  children?: ReactNode;
  /** @default false */
  defaultOpen?: boolean;
  /** At the end of the bar, such as a `NoticeCross`. */
  action?: ReactNode;
}

/** A compact notice above a page. Its details open without JavaScript too. */
export function NoticeBar({
  tone = 'info',
  title,
  children,
  defaultOpen = false,
  action,
  className,
  ...props
}: NoticeBarProps) {
  const labels = useLabels();
  const headline = (
    <>
      <Icon icon={toneIcons[tone]} label={labels.notice[tone]} className={`mt-[0.3em] ${toneInks[tone]}`} />
      <span className="min-w-0 font-semibold text-ink">{title}</span>
    </>
  );
  return (
    <div {...props} data-tone={tone} className={bar({ tone, className })}>
      <Container className="flex items-start gap-2">
        {children ? (
          <details open={defaultOpen} className="group min-w-0 grow">
            <summary className="flex cursor-pointer list-none items-start gap-2 rounded-sm py-2 hover:underline">
              {headline}
              <Icon
                icon={ChevronDownIcon}
                className="mt-[0.3em] transition-transform group-open:rotate-180"
              />
            </summary>
            <div className="max-w-text ps-7 pb-3 text-ink">{children}</div>
          </details>
        ) : (
          <p className="flex min-w-0 grow items-start gap-2 py-2">{headline}</p>
        )}
        {action}
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
