import { cx } from 'class-variance-authority';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { Container } from '../container/container';
import { Icon } from '../icon/icon';
import { CloseIcon, type Glyph } from '../icon/icons';
import type { NativeProps } from '../native/native-props';

export interface HeaderPanelProps extends Omit<
  NativeProps<'details'>,
  'onKeyDown' | 'onBlur' | 'onClick' | 'name'
> {
  /** Name of the button; hidden visually with `iconOnly`. */
  label: string;
  icon: Glyph;
  /** @default false */
  iconOnly?: boolean;
}

/** Of all panels of a header, only one is open. */
const name = 'header-panel';

/**
 * A button of a header and the panel that it opens: a native disclosure, which works without JavaScript. Escape, a
 * followed link, a pressed button with `data-closes-panel` and a lost focus close it. The panel spans the nearest
 * positioned ancestor, below it. If it contains a search field, that gets the focus.
 */
export function HeaderPanel({
  label,
  icon,
  iconOnly = false,
  className,
  children,
  ...props
}: HeaderPanelProps) {
  return (
    // The handlers only add shortcuts to the native behaviour.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details
      {...props}
      name={name}
      className={cx('group/panel shrink-0', className)}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeaving}
      onClick={onClick}
    >
      <summary className="flex min-h-11 min-w-11 cursor-pointer list-none items-center justify-center gap-2 rounded-md px-2 font-semibold hover:text-accent group-open/panel:bg-accent-soft group-open/panel:text-accent-soft-ink">
        <span className="flex group-open/panel:hidden">
          <Icon icon={icon} />
        </span>
        <span className="hidden group-open/panel:flex">
          <Icon icon={CloseIcon} />
        </span>
        <span className={iconOnly ? 'sr-only' : undefined}>{label}</span>
      </summary>
      <div className="absolute inset-x-0 top-full z-40 border-y border-line bg-surface-raised pb-4 shadow-lg">
        <Container>{children}</Container>
      </div>
    </details>
  );
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

/** The panel must not cover the focused element. */
function closeOnLeaving({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
}

function onClick(event: MouseEvent<HTMLDetailsElement>) {
  const { target, currentTarget } = event;
  if (!(target instanceof Element)) return;
  // the router follows links without reloading the page
  if (target.closest('a, [data-closes-panel]')) currentTarget.open = false;
  const field = currentTarget.querySelector<HTMLInputElement>('input[type=search]');
  if (!field || currentTarget.open || !currentTarget.firstElementChild?.contains(target)) return;
  // opens it now rather than after this event: phones show their keyboard only for a focus during the tap
  event.preventDefault();
  currentTarget.open = true;
  field.focus();
}
