import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Container } from '../container/container';
import { useLabels } from '../labels/labels-provider';
import { LineStripe } from '../line-badge/line-stripe';
import type { NativeProps } from '../native/native-props';
import type { ResponsiveMenuItem } from '../responsive-menu/menu-links';
import { ResponsiveMenu } from '../responsive-menu/responsive-menu';

export interface HeaderItem {
  label: string;
  href: string;
  current?: boolean;
}

export interface HeaderProps extends Omit<NativeProps<'header'>, 'children'> {
  brand: ReactNode;
  /** The few links for the main tasks. Beside the brand from xl; repeat them in the menu. */
  navigation: readonly HeaderItem[];
  /**
   * The menu at every width, optionally in groups. Defaults to the navigation.
   * @default navigation
   */
  menu?: readonly ResponsiveMenuItem[];
  /** Replaces the items of the menu: their `MenuLinks`. */
  menuLinks?: ReactNode;
  /** Below the items of the menu, such as the colour mode. */
  menuEnd?: ReactNode;
  /** Small controls before the menu, such as search and language; at most three on a phone. */
  tools?: ReactNode;
  /** A line across the page below everything else, such as what kind of site it is. */
  below?: ReactNode;
  /** Line ids for the colours of the stripe. Defaults to the accent. */
  lines?: readonly string[];
}

/** The site's header: one line, 52 pixels high on a phone and 60 on a wide screen. */
export function Header({
  brand,
  navigation,
  menu = navigation,
  menuLinks,
  menuEnd,
  tools,
  below,
  lines,
  className,
  ...props
}: HeaderProps) {
  const { header } = useLabels();
  return (
    <header
      {...props}
      className={cx('relative border-b border-line bg-surface-raised print:border-0', className)}
    >
      <LineStripe lines={lines} />
      <Container className="flex flex-wrap items-center gap-x-1 pt-0.5 pb-px lg:gap-x-4 lg:pt-1.5 lg:pb-1.25">
        <div className="flex min-w-0 grow items-center xl:grow-0">{brand}</div>
        <nav aria-label={header.navigation} className="hidden xl:block print:hidden">
          <ul className="header-links flex">
            {navigation.map(({ label, href, current }) => (
              <li key={href}>
                <a href={href} aria-current={current ? 'true' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="-me-2 ms-auto flex flex-wrap items-center justify-end gap-x-1 xl:grow lg:gap-x-2 print:hidden">
          {tools}
          <ResponsiveMenu items={menu} links={menuLinks} end={menuEnd} />
        </div>
      </Container>
      {below}
    </header>
  );
}
