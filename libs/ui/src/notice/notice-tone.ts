import { AlertIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icon/icons';

/** How grave a notice is; its mark says so without colour. */
export type NoticeTone = keyof typeof toneIcons;

export const toneIcons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, danger: AlertIcon };

export const toneInks: Record<NoticeTone, string> = {
  info: 'text-info',
  success: 'text-success',
  warning: 'text-warning',
  danger: 'text-danger',
};

/** Edge and ground. */
export const toneGrounds: Record<NoticeTone, string> = {
  info: 'border-info bg-info-soft',
  success: 'border-success bg-success-soft',
  warning: 'border-warning bg-warning-soft',
  danger: 'border-danger bg-danger-soft',
};
