import { cx } from 'class-variance-authority';
import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Container } from '../container/container';
import { Icon } from '../icon/icon';
import { ChevronDownIcon, CloseIcon, MenuIcon } from '../icon/icons';
import { useLabels } from '../labels/labels-provider';
import type { NativeProps } from '../native/native-props';

export interface ResponsiveMenuLink {
  label: string;
  href: string;
  current?: boolean;
}

/** A submenu. Its label is not a link: put an overview page first in `items`. */
export interface ResponsiveMenuGroup {
  label: string;
  items: readonly ResponsiveMenuLink[];
}

export type ResponsiveMenuItem = ResponsiveMenuLink | ResponsiveMenuGroup;

export interface ResponsiveMenuProps extends Omit<
  NativeProps<'details'>,
  'onKeyDown' | 'onBlur' | 'onClick' | 'children'
> {
  items: readonly ResponsiveMenuItem[];
  /** Below the items, such as a form that signs out. */
  end?: ReactNode;
}

/**
 * A native disclosure, which opens without JavaScript. Escape, a followed link and a lost focus close it. The panel spans
 * the nearest positioned ancestor, below it.
 */
export function ResponsiveMenu({ items, end, className, ...props }: ResponsiveMenuProps) {
  const { header } = useLabels();
  return (
    // The handlers only add shortcuts to the native behaviour.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details
      {...props}
      className={cx('group/menu shrink-0', className)}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeaving}
      onClick={closeOnLink}
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 rounded-md border-2 border-line-strong px-3 font-semibold group-open/menu:border-accent group-open/menu:text-accent">
        <span className="flex group-open/menu:hidden">
          <Icon icon={MenuIcon} />
        </span>
        <span className="hidden group-open/menu:flex">
          <Icon icon={CloseIcon} />
        </span>
        {header.menu}
      </summary>
      <nav
        aria-label={header.navigation}
        className="absolute inset-x-0 top-full z-40 border-y border-line bg-surface-raised pb-4 shadow-lg"
      >
        <Container>
          <ul>
            {items.map((item) => (
              <li key={item.label} className="border-b border-line last:border-0">
                {'items' in item ? (
                  <MenuGroup {...item} />
                ) : (
                  <MenuLink {...item} className="px-4 font-semibold" />
                )}
              </li>
            ))}
          </ul>
          {end}
        </Container>
      </nav>
    </details>
  );
}

function MenuGroup({ label, items }: ResponsiveMenuGroup) {
  return (
    <details open={items.some(({ current }) => current)}>
      <summary className="flex cursor-pointer list-none items-center justify-between gap-3 px-4 py-2 font-semibold hover:text-accent">
        {label}
        <Icon
          icon={ChevronDownIcon}
          className="text-ink-muted transition-transform in-[details[open]>summary]:rotate-180"
        />
      </summary>
      <ul className="pb-3">
        {items.map((item) => (
          <li key={item.href}>
            <MenuLink {...item} className="ps-8 pe-4 aria-current:font-semibold" />
          </li>
        ))}
      </ul>
    </details>
  );
}

function MenuLink({ label, href, current, className }: ResponsiveMenuLink & { className: string }) {
  return (
    <a
      href={href}
      aria-current={current ? 'true' : undefined}
      className={`relative block py-2 text-ink no-underline hover:text-accent hover:underline aria-current:text-accent aria-current:after:absolute aria-current:after:inset-y-0 aria-current:after:start-0 aria-current:after:border-s-4 aria-current:after:border-accent ${className}`}
    >
      {label}
    </a>
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

/** The router follows links without reloading the page. */
function closeOnLink({ target, currentTarget }: MouseEvent<HTMLDetailsElement>) {
  if (target instanceof Element && target.closest('a')) currentTarget.open = false;
}
