import { cva, type VariantProps } from 'class-variance-authority';
import { Icon } from '../icon/icon';
import type { Glyph } from '../icon/icons';
import type { NativeProps } from '../native/native-props';

const badge = cva('badge', {
  variants: {
    tone: {
      neutral: 'bg-surface-sunken text-ink',
      accent: 'bg-accent-soft text-accent-soft-ink',
      info: 'bg-info-soft text-info',
      success: 'bg-success-soft text-success',
      warning: 'bg-warning-soft text-warning',
      danger: 'bg-danger-soft text-danger',
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export interface BadgeProps extends NativeProps<'span'> {
  /** @default 'neutral' */
  tone?: VariantProps<typeof badge>['tone'];
  icon?: Glyph;
}

/** A short fact about the content next to it. Not a control. */
export function Badge({ tone = 'neutral', icon, className, children, ...props }: BadgeProps) {
  return (
    <span {...props} data-tone={tone} className={badge({ tone, className })}>
      {icon && <Icon icon={icon} size="sm" />}
      {children}
    </span>
  );
}
