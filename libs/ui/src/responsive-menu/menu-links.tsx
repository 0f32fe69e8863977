import { cx } from 'class-variance-authority';
import { useLabels } from '../labels/labels-provider';
import { LinkGroup } from '../link-group/link-group';
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

export interface MenuLinksProps extends Omit<NativeProps<'nav'>, 'children'> {
  /** Links come before groups. */
  items: readonly ResponsiveMenuItem[];
}

/** The links of a `ResponsiveMenu`: groups are folded on a narrow screen and stand side by side from lg. */
export function MenuLinks({ items, className, ...props }: MenuLinksProps) {
  const { header } = useLabels();
  const links = items.filter((item): item is ResponsiveMenuLink => !('items' in item));
  const groups = items.filter((item) => 'items' in item);
  return (
    <nav
      aria-label={header.navigation}
      {...props}
      className={cx(
        'menu-links pt-2 lg:grid lg:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] lg:gap-x-6 lg:gap-y-8 lg:pt-6',
        className,
      )}
    >
      {links.length > 0 && (
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-4 lg:col-span-full lg:flex lg:flex-wrap lg:gap-x-8 xl:col-span-1 xl:-mt-0.5 xl:block">
          {links.map(({ label, href, current }) => (
            <li key={href}>
              <a href={href} aria-current={current ? 'true' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
      {groups.map(({ label, items: own }) => (
        <LinkGroup key={label} label={label} links={own} name="menu-group" />
      ))}
    </nav>
  );
}
