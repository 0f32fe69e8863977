import { AlertIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icon/icons';

/** Severity of a notice. The icon shows it without colour. */
export type NoticeTone = keyof typeof toneIcons;

export const toneIcons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, danger: AlertIcon };

export const toneInks: Record<NoticeTone, string> = {
  info: 'text-info',
  success: 'text-success',
  warning: 'text-warning',
  danger: 'text-danger',
};

/** Border and background. */
export const toneGrounds: Record<NoticeTone, string> = {
  info: 'border-info bg-info-soft',
  success: 'border-success bg-success-soft',
  warning: 'border-warning bg-warning-soft',
  danger: 'border-danger bg-danger-soft',
};
