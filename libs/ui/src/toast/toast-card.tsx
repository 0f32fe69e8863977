import { cva } from 'class-variance-authority';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { AlertIcon, CloseIcon, InfoIcon, MessageIcon, SuccessIcon, WarningIcon } from '../icon/icons';
import { useLabels } from '../labels/labels-provider';
import type { Toast, ToastEnd } from './toast-model';
import { useCountdown } from './use-countdown';

/** Gaps are in pixels: they must not grow with the text size, which needs the space on a narrow screen. */
const card = cva(
  'pointer-events-auto relative mt-3 flex gap-[12px] overflow-hidden rounded-md border border-s-[6px] bg-surface-raised p-[8px] ps-[16px] shadow-lg transition-[translate,opacity] duration-200 starting:translate-y-3 starting:opacity-0',
  {
    variants: {
      colour: {
        neutral: 'border-line-strong text-ink-muted',
        info: 'border-info text-info',
        success: 'border-success text-success',
        warning: 'border-warning text-warning',
        danger: 'border-danger text-danger',
      },
    },
  },
);

const barLook =
  'absolute inset-x-0 bottom-0 h-1 w-full appearance-none border-0 bg-transparent [&::-moz-progress-bar]:bg-current [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-current forced-colors:[&::-moz-progress-bar]:bg-[Highlight] forced-colors:[&::-webkit-progress-value]:bg-[Highlight]';

const iconOf = {
  neutral: MessageIcon,
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: AlertIcon,
} as const;

export interface ToastCardProps {
  toast: Toast;
  /** Pauses the countdown: the focus is on the toasts or cannot reach them. */
  held: boolean;
  now: () => number;
  onEnd: (end: ToastEnd) => void;
}

/** A toast. The pointer pauses its countdown. */
export function ToastCard({ toast, held, now, onEnd }: ToastCardProps) {
  const { title, description, icon, avatar, closeButton, timeout, actions, colour } = toast;
  const { toasts: labels, notice } = useLabels();
  const [isPointedAt, setPointedAt] = useState(false);
  const bar = useCountdown({
    timeoutMs: timeout,
    held: held || isPointedAt,
    now,
    onEnd: () => onEnd('timeout'),
  });
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !closeButton) return;
    event.stopPropagation();
    onEnd('close');
  };
  return (
    // The handlers only add shortcuts to its buttons.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={card({ colour })}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onKeyDown={closeOnEscape}
    >
      {avatar ? (
        <img
          src={avatar}
          alt=""
          width={40}
          height={40}
          className="mt-0.5 size-10 shrink-0 rounded-full object-cover"
        />
      ) : (
        <Icon
          icon={icon ?? iconOf[colour]}
          size="lg"
          label={colour === 'neutral' ? undefined : notice[colour]}
          className="mt-2.5"
        />
      )}
      <div className="min-w-0 grow py-1.5 text-ink">
        <p className="font-semibold">{title}</p>
        {description && <p className="text-ink-muted">{description}</p>}
        {actions.length > 0 && (
          <div className="mt-2 flex flex-wrap gap-2 pb-1">
            {actions.map(({ label, onClick }) => (
              <Button
                key={label}
                size="sm"
                variant="secondary"
                onClick={() => {
                  onClick?.();
                  onEnd('action');
                }}
              >
                {label}
              </Button>
            ))}
          </div>
        )}
      </div>
      {closeButton && (
        <button
          type="button"
          aria-label={labels.close}
          className="flex size-[44px] shrink-0 cursor-pointer items-center justify-center self-start rounded-sm border-2 border-transparent text-ink-muted hover:bg-surface-sunken hover:text-ink"
          onClick={() => onEnd('close')}
        >
          <Icon icon={CloseIcon} />
        </button>
      )}
      {timeout > 0 && <progress ref={bar} aria-hidden="true" max={1} value={1} className={barLook} />}
    </li>
  );
}
