import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Container } from '../container/container';
import { useLabels } from '../labels/labels-provider';
import { LineStripe } from '../line-badge/line-stripe';
import type { NativeProps } from '../native/native-props';
import { ResponsiveMenu, type ResponsiveMenuItem } from '../responsive-menu/responsive-menu';

export interface HeaderItem {
  label: string;
  href: string;
  current?: boolean;
}

export interface HeaderProps extends Omit<NativeProps<'header'>, 'children'> {
  brand: ReactNode;
  navigation: readonly HeaderItem[];
  /**
   * Menu of narrow screens, optionally in groups. Defaults to the navigation.
   * @default navigation
   */
  menu?: readonly ResponsiveMenuItem[];
  /** Below the items of that menu. */
  menuEnd?: ReactNode;
  /** Small controls in the strip above, such as language and colour mode. Visible at every width. */
  tools?: ReactNode;
  /** One or two main actions, such as search. Visible at every width. */
  actions?: ReactNode;
  /** A line across the page below everything else, such as what kind of site it is. */
  below?: ReactNode;
  /** Line ids for the colours of the stripe. Defaults to the accent. */
  lines?: readonly string[];
}

/** The site's header. Below lg, the navigation moves into a ResponsiveMenu. */
export function Header({
  brand,
  navigation,
  menu = navigation,
  menuEnd,
  tools,
  actions,
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
      {tools && (
        <div className="bg-surface-sunken print:hidden">
          <Container className="flex flex-wrap items-center justify-end gap-x-4">{tools}</Container>
        </div>
      )}
      <Container className="flex flex-wrap items-center gap-x-3 lg:flex-nowrap lg:items-stretch lg:gap-x-8">
        <div className="flex min-w-0 grow basis-40 items-center py-2 lg:py-3">{brand}</div>
        <nav aria-label={header.navigation} className="-me-3 hidden lg:flex print:hidden">
          <ul className="flex flex-wrap justify-end">
            {navigation.map((item) => (
              <li key={item.href} className="flex">
                <HeaderLink
                  {...item}
                  className="flex items-center px-3 py-2 aria-current:after:inset-x-0 aria-current:after:bottom-0 aria-current:after:border-b-4"
                />
              </li>
            ))}
          </ul>
        </nav>
        <div
          className={`my-2 flex shrink-0 flex-wrap items-center gap-2 print:hidden ${actions ? '' : 'lg:hidden'}`}
        >
          {actions}
          <ResponsiveMenu items={menu} end={menuEnd} className="lg:hidden" />
        </div>
      </Container>
      {below}
    </header>
  );
}

function HeaderLink({ label, href, current, className }: HeaderItem & { className: string }) {
  return (
    <a
      href={href}
      aria-current={current ? 'true' : undefined}
      className={`relative font-semibold text-ink no-underline hover:text-accent hover:underline aria-current:text-accent aria-current:after:absolute aria-current:after:border-accent ${className}`}
    >
      {label}
    </a>
  );
}
