import { cva, type VariantProps } from 'class-variance-authority';
import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { type Glyph, SpinnerIcon } from '../icon/icons';
import { useLabels } from '../labels/labels-provider';
import { ExternalMark } from '../link/link';
import type { NativeProps } from '../native/native-props';

/** The look of a button for another element, such as `<summary>`. */
export const buttonVariants = cva('button', {
  variants: {
    variant: {
      primary: 'button-primary',
      secondary: 'button-secondary',
      quiet: 'button-quiet',
      danger: 'button-danger',
    },
    size: {
      sm: 'button-sm',
      md: '',
      lg: 'button-lg',
    },
    block: { true: 'w-full' },
  },
  defaultVariants: { variant: 'primary', size: 'md' },
});

type ButtonVariants = VariantProps<typeof buttonVariants>;

interface ButtonLook {
  /**
   * How much the button stands out. `danger` is for actions such as deleting.
   * @default 'primary'
   */
  variant?: ButtonVariants['variant'];
  /** @default 'md' */
  size?: ButtonVariants['size'];
  /** As wide as its container. */
  block?: ButtonVariants['block'];
  /** A button with an icon and no text needs an aria-label. */
  iconStart?: Glyph;
  iconEnd?: Glyph;
}

export interface ButtonProps extends ButtonLook, NativeProps<'button'> {
  /**
   * Shows and announces that work is in progress. The button keeps the focus and ignores clicks, so that nothing is sent twice.
   * @default false
   */
  busy?: boolean;
}

/** A button for an action. For an address, use ButtonLink. */
export function Button({
  variant = 'primary',
  size = 'md',
  block,
  iconStart,
  iconEnd,
  busy = false,
  type = 'button',
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const labels = useLabels();
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...props}
      type={type}
      aria-disabled={busy || undefined}
      data-variant={variant}
      data-size={size}
      className={buttonVariants({ variant, size, block, className })}
      onClick={handleClick}
    >
      <Content iconStart={iconStart} iconEnd={iconEnd} isBusy={busy}>
        {children}
        {busy && <Icon icon={SpinnerIcon} className="order-first motion-safe:animate-spin" />}
        {busy && <span className="sr-only">{labels.button.busy}</span>}
      </Content>
    </button>
  );
}

export interface ButtonLinkProps extends ButtonLook, NativeProps<'a'> {
  href: string;
  /** @default false */
  external?: boolean;
}

/** A link that looks like a button. For an action, use Button. */
export function ButtonLink({
  variant = 'primary',
  size = 'md',
  block,
  iconStart,
  iconEnd,
  external = false,
  rel,
  className,
  children,
  ...props
}: ButtonLinkProps) {
  return (
    <a
      {...props}
      rel={external ? (rel ?? 'noopener') : rel}
      data-variant={variant}
      data-size={size}
      className={buttonVariants({ variant, size, block, className })}
    >
      <Content iconStart={iconStart} iconEnd={iconEnd}>
        {children}
        {external && <ExternalMark />}
      </Content>
    </a>
  );
}

interface ContentProps extends ButtonLook {
  isBusy?: boolean;
  children: ReactNode;
}

/** A browser that translates the page replaces the text, and React can insert nothing before one that is gone. */
function Content({ iconStart, iconEnd, isBusy, children }: ContentProps) {
  return (
    <>
      {iconStart && <Icon icon={iconStart} {...(isBusy && { className: 'hidden' })} />}
      {children}
      {iconEnd && <Icon icon={iconEnd} />}
    </>
  );
}
