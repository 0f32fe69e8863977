import type { ReactNode } from 'react';
import { HeaderPanel, type HeaderPanelProps } from '../header-panel/header-panel';
import { MenuIcon } from '../icon/icons';
import { useLabels } from '../labels/labels-provider';
import { MenuLinks, type ResponsiveMenuItem } from './menu-links';

export interface ResponsiveMenuProps extends Omit<
  HeaderPanelProps,
  'label' | 'icon' | 'iconOnly' | 'children'
> {
  /** Links come before groups. */
  items: readonly ResponsiveMenuItem[];
  /** Replaces the items: their `MenuLinks`, as a page has them that renders them once. */
  links?: ReactNode;
  /** Below the items, such as the colour mode. */
  end?: ReactNode;
}

/**
 * The navigation in a panel of the header. On a narrow screen the groups are folded; from lg they stand side by side.
 */
export function ResponsiveMenu({ items, links, end, ...props }: ResponsiveMenuProps) {
  const { header } = useLabels();
  return (
    <HeaderPanel {...props} label={header.menu} icon={MenuIcon}>
      {links ?? <MenuLinks items={items} />}
      {end && (
        <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line pt-2 lg:mt-6">
          {end}
        </div>
      )}
    </HeaderPanel>
  );
}
