import type { ReactNode } from 'react';
import { HeaderPanel, type HeaderPanelProps } from '../header-panel/header-panel';
import { Icon } from '../icon/icon';
import { ChevronDownIcon, MenuIcon } from '../icon/icons';
import { useLabels } from '../labels/labels-provider';

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
  HeaderPanelProps,
  'label' | 'icon' | 'iconOnly' | 'children'
> {
  items: readonly ResponsiveMenuItem[];
  /** Below the items, such as a form that signs out. */
  end?: ReactNode;
}

/** The navigation of narrow screens in a panel of the header. */
export function ResponsiveMenu({ items, end, ...props }: ResponsiveMenuProps) {
  const { header } = useLabels();
  return (
    <HeaderPanel {...props} label={header.menu} icon={MenuIcon}>
      <nav aria-label={header.navigation}>
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
      </nav>
    </HeaderPanel>
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
