import * as Radix from '@radix-ui/react-alert-dialog';
import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { dialogBody, dialogFoot, dialogPanel, locksPage, scrim } from '../dialog/dialog-look';
import { useReturnFocus } from '../dialog/use-return-focus';
import { Icon } from '../icon/icon';
import { AlertIcon, ClockIcon, InfoIcon, WarningIcon } from '../icon/icons';
import { fillLabel } from '../labels/fill-label';
import { useLabels } from '../labels/labels-provider';
import { Link } from '../link/link';
import type { NativeProps } from '../native/native-props';

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

export interface AlertModalProps extends Omit<NativeProps<'div'>, 'title' | 'role'> {
  open: boolean;
  /** Called with false when the reader closes it. Store that, so that it opens only once. */
  onOpenChange: (open: boolean) => void;
  /** @default 'danger' */
  severity?: keyof typeof iconOf;
  title: ReactNode;
  /** Expected end, as a formatted date and time. Omit it while the end is unknown. */
  until?: string;
  /** The affected lines, as LineBadges. */
  lines?: ReactNode;
  /** @default [] */
  links?: readonly AlertModalLink[];
  /** What happens and what to do instead. */
  children: ReactNode;
}

/** An alert dialog. A click outside does not close it: the reader presses the button or Escape. */
export function AlertModal({
  open,
  onOpenChange,
  severity = 'danger',
  title,
  until,
  lines,
  links = [],
  className,
  children,
  ...panel
}: AlertModalProps) {
  const { alertModal, notice } = useLabels();
  const { remember, giveBack } = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div ref={locksPage} data-locks-page="" className={scrim}>
          <Radix.Content
            {...panel}
            className={dialogPanel({ size: 'md', className })}
            onOpenAutoFocus={remember}
            onCloseAutoFocus={giveBack}
          >
            <div className={band({ severity })}>
              <Icon icon={iconOf[severity]} size="lg" />
              {notice[severity]}
            </div>
            <div className={`${dialogBody} pt-4`}>
              <Radix.Title className="text-2xl font-semibold text-balance">{title}</Radix.Title>
              {(lines || until) && (
                <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                  {lines}
                  {until && (
                    <p className="flex gap-2 font-semibold">
                      <Icon icon={ClockIcon} className="mt-[0.3em] text-ink-muted" />
                      {fillLabel(alertModal.until, { time: until })}
                    </p>
                  )}
                </div>
              )}
              <Radix.Description asChild>
                <div className="grid gap-3">{children}</div>
              </Radix.Description>
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
            <div className={dialogFoot}>
              <Radix.Cancel asChild>
                <Button>{alertModal.understood}</Button>
              </Radix.Cancel>
            </div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
