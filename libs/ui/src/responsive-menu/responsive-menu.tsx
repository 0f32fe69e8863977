import type { ReactNode } from 'react';
import { HeaderPanel, type HeaderPanelProps } from '../header-panel/header-panel';
import { MenuIcon } from '../icon/icons';
import { useLabels } from '../labels/labels-provider';
import { LinkGroup } from '../link-group/link-group';

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
  /** Links come before groups. */
  items: readonly ResponsiveMenuItem[];
  /** Below the items, such as the colour mode. */
  end?: ReactNode;
}

const link =
  'text-ink hover:text-accent aria-current:text-accent aria-current:underline aria-current:decoration-2';

/**
 * The navigation in a panel of the header. On a narrow screen the groups are folded; from lg they stand side by side.
 */
export function ResponsiveMenu({ items, end, ...props }: ResponsiveMenuProps) {
  const { header } = useLabels();
  const links = items.filter((item): item is ResponsiveMenuLink => !('items' in item));
  const groups = items.filter((item) => 'items' in item);
  return (
    <HeaderPanel {...props} label={header.menu} icon={MenuIcon}>
      <nav
        aria-label={header.navigation}
        className="pt-2 lg:grid lg:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] lg:gap-x-6 lg:gap-y-8 lg:pt-6"
      >
        {links.length > 0 && (
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-4 lg:col-span-full lg:flex lg:flex-wrap lg:gap-x-8 xl:col-span-1 xl:-mt-0.5 xl:block">
            {links.map(({ label, href, current }) => (
              <li key={href}>
                <a
                  href={href}
                  aria-current={current ? 'true' : undefined}
                  className={`flex min-h-11 items-center py-1 font-semibold lg:min-h-9 no-underline underline-offset-4 hover:underline ${link}`}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
        {groups.map(({ label, items: own }) => (
          <LinkGroup
            key={label}
            label={label}
            links={own}
            name="menu-group"
            className="border-t border-line lg:border-0"
            linkClassName={link}
          />
        ))}
      </nav>
      {end && (
        <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line pt-2 lg:mt-6">
          {end}
        </div>
      )}
    </HeaderPanel>
  );
}
