import { cva, cx } from 'class-variance-authority';
import { type ReactNode, type Ref, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { Button } from '../button/button';
import { dialogBody, dialogFoot, dialogPanel } from '../dialog/dialog-look';
import { openModal } from '../dialog/open-modal';
import { Icon } from '../icon/icon';
import { AlertIcon, ClockIcon, InfoIcon, WarningIcon } from '../icon/icons';
import { fillLabel } from '../labels/fill-label';
import { useLabels } from '../labels/labels-provider';
import { Link } from '../link/link';
import type { NativeProps } from '../native/native-props';

/** At the bottom of a phone, in the middle of a wider window. */
const place =
  'fixed mx-auto mt-auto mb-0 hidden max-h-[calc(100dvh-1rem)] max-w-none p-0 open:flex sm:my-auto sm:max-h-[calc(100dvh-3rem)] backdrop:bg-deep/70 backdrop:transition-opacity backdrop:duration-200 starting:backdrop:opacity-0 print:hidden';

const band = cva('flex flex-wrap items-center gap-x-3 border-t-8 px-5 py-3 font-semibold sm:px-7', {
  variants: {
    severity: {
      info: 'border-info bg-info-soft text-info',
      warning: 'border-warning bg-warning-soft text-warning',
      danger: 'border-danger bg-danger-soft text-danger',
    },
  },
});

const iconOf = { info: InfoIcon, warning: WarningIcon, danger: AlertIcon } as const;

export interface AlertModalLink {
  label: string;
  href: string;
  external?: boolean;
}

export interface AlertModalProps extends Omit<NativeProps<'dialog'>, 'title' | 'role' | 'open'> {
  ref?: Ref<HTMLDialogElement>;
  /**
   * Without it, a script outside React opens the dialog of the server's HTML with `openModal`.
   * @default false
   */
  open?: boolean;
  /** Called with false when the reader closes it. Store that, so that it opens only once. */
  onOpenChange?: (open: boolean) => void;
  /** @default 'danger' */
  severity?: keyof typeof iconOf;
  title: ReactNode;
  /** Expected end, as a formatted date and time. Omit it while the end is unknown. */
  until?: string;
  /** The affected lines, as LineBadges. */
  lines?: ReactNode;
  /** @default [] */
  links?: readonly AlertModalLink[];
  /** Further buttons, before the one that closes it. They close it too: the dialog's `returnValue` is their `value`. */
  actions?: ReactNode;
  /** What happens and what to do instead. */
  children: ReactNode;
}

/** An alert dialog, a native one. The button, Escape and a press outside close it. */
export function AlertModal({
  ref,
  open = false,
  onOpenChange,
  severity = 'danger',
  title,
  until,
  lines,
  links = [],
  actions,
  className,
  children,
  ...panel
}: AlertModalProps) {
  const { alertModal, notice } = useLabels();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useImperativeHandle(ref, () => dialog.current!);
  useEffect(() => (open && dialog.current ? openModal(dialog.current) : undefined), [open]);
  return (
    <dialog
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      {...panel}
      ref={dialog}
      role="alertdialog"
      tabIndex={-1}
      className={cx(dialogPanel({ size: 'md' }), place, className)}
      onClose={({ currentTarget }) => {
        if (open && !currentTarget.open) onOpenChange?.(false);
      }}
    >
      <div className={band({ severity })}>
        <Icon icon={iconOf[severity]} size="lg" />
        {notice[severity]}
      </div>
      <div className={`${dialogBody} pt-4`}>
        <h2 id={`${id}-title`} className="text-2xl font-semibold text-balance">
          {title}
        </h2>
        {(lines || until) && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {lines}
            {until && (
              <p className="flex gap-2 font-semibold">
                <Icon icon={ClockIcon} className="first-line text-ink-muted" />
                {fillLabel(alertModal.until, { time: until })}
              </p>
            )}
          </div>
        )}
        <div id={`${id}-text`} className="grid gap-3">
          {children}
        </div>
        {links.length > 0 && (
          <ul className="grid gap-1">
            {links.map(({ label, href, external }) => (
              <li key={href}>
                <Link href={href} external={external} className="inline-block py-1 font-semibold">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      <form method="dialog" className={dialogFoot}>
        {actions}
        <Button
          type="submit"
          variant={actions ? 'secondary' : 'primary'}
          data-initial-focus={actions ? undefined : ''}
        >
          {alertModal.understood}
        </Button>
      </form>
    </dialog>
  );
}
