import { cva } from 'class-variance-authority';
import type { MouseEventHandler, ReactNode } from 'react';
import { Container } from '../container/container';
import { Icon } from '../icon/icon';
import { ChevronDownIcon, CloseIcon } from '../icon/icons';
import { useLabels } from '../labels/labels-provider';
import { type NoticeTone, toneGrounds, toneIcons, toneInks } from './notice-tone';

const bar = cva('border-b', { variants: { tone: toneGrounds } });

export interface NoticeBarProps {
  tone?: NoticeTone;
  /** Says it all in one line or two. */
  title: string;
  /** What is to be known besides; folded away until it is asked for. */
  children?: ReactNode;
  defaultOpen?: boolean;
  /** At the end of the line, such as a `NoticeCross`. */
  action?: ReactNode;
  className?: string;
}

/** A notice above a page, as low as its title is long; the rest unfolds without JavaScript too. */
export function NoticeBar({
  tone = 'info',
  title,
  children,
  defaultOpen = false,
  action,
  className,
}: NoticeBarProps) {
  const labels = useLabels();
  const headline = (
    <>
      <Icon icon={toneIcons[tone]} label={labels.notice[tone]} className={`mt-[0.3em] ${toneInks[tone]}`} />
      <span className="min-w-0 font-semibold text-ink">{title}</span>
    </>
  );
  return (
    <div className={bar({ tone, className })}>
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

export interface NoticeCrossProps {
  /** Names the notice that it closes. */
  label: string;
  onClick: MouseEventHandler<HTMLButtonElement>;
}

/** Closes a notice; what is closed the caller remembers. */
export function NoticeCross({ label, onClick }: NoticeCrossProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-sm text-ink-muted hover:text-ink"
    >
      <Icon icon={CloseIcon} />
    </button>
  );
}
