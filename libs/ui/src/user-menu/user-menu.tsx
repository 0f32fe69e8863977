import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { ChevronDownIcon, SignOutIcon, UserIcon } from '../icon/icons';
import { fillLabel } from '../labels/fill-label';
import { useLabels } from '../labels/labels-provider';

export interface UserMenuLink {
  label: string;
  href: string;
  current?: boolean;
}

export interface UserMenuProps {
  /** Who is signed in; nobody while undefined, as in every page that comes from the cache. */
  user?: { name: string; detail?: string };
  /** Signed out: the ways in, at most two. Signed in: the person's own pages. */
  links: readonly UserMenuLink[];
  signOut: {
    /** Signing out is a POST: a link could be followed by a crawler or a preview. */
    action: string;
    /** Hidden inputs of that form. */
    fields?: ReactNode;
  };
}

const item =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 text-start text-ink no-underline outline-none aria-[current=page]:font-semibold data-highlighted:bg-accent-soft data-highlighted:text-accent-soft-ink data-highlighted:shadow-none data-highlighted:outline-2 data-highlighted:outline-solid data-highlighted:-outline-offset-2 data-highlighted:outline-focus';

export function UserMenu({ user, links, signOut }: UserMenuProps) {
  return user ? <SignedIn user={user} links={links} signOut={signOut} /> : <SignedOut links={links} />;
}

/** Plain links, so that the way in works without JavaScript. */
function SignedOut({ links }: Pick<UserMenuProps, 'links'>) {
  const { userMenu } = useLabels();
  return (
    <nav aria-label={userMenu.navigation}>
      <ul className="flex flex-wrap">
        {links.map(({ label, href, current }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={current ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-sm px-2.5 text-sm text-ink no-underline hover:text-accent hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-accent"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Not modal: the page stays alive behind it, and Radix has no reason to lock the page with a style of its own. */
function SignedIn({ user, links, signOut }: UserMenuProps & { user: { name: string; detail?: string } }) {
  const { userMenu } = useLabels();
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger
        aria-label={fillLabel(userMenu.open, { name: user.name })}
        className="group flex min-h-11 max-w-[min(14rem,100%)] cursor-pointer items-center gap-2 rounded-sm border-2 border-transparent px-2 text-sm text-ink hover:text-accent data-[state=open]:text-accent"
      >
        <Icon icon={UserIcon} />
        <span className="truncate">{user.name}</span>
        <Icon
          icon={ChevronDownIcon}
          size="sm"
          className="transition-transform group-data-[state=open]:rotate-180"
        />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={4}
          collisionPadding={16}
          className="z-50 w-72 max-w-[calc(100vw-2rem)] rounded-md border border-line bg-surface-raised p-2 text-ink shadow-lg"
        >
          <Radix.Label className="border-b border-line px-3 pt-1 pb-3">
            <span className="block font-semibold">{user.name}</span>
            {user.detail && <span className="block text-sm break-words text-ink-muted">{user.detail}</span>}
          </Radix.Label>
          <Radix.Group className="border-b border-line py-2">
            {links.map(({ label, href, current }) => (
              <Radix.Item key={href} asChild>
                <a href={href} aria-current={current ? 'page' : undefined} className={item}>
                  {label}
                </a>
              </Radix.Item>
            ))}
          </Radix.Group>
          <form method="post" action={signOut.action} className="pt-2">
            {signOut.fields}
            {/* Stays open: closed at once, the menu would take its form away before the browser sends it. */}
            <Radix.Item asChild onSelect={(event) => event.preventDefault()}>
              <button type="submit" className={item}>
                <Icon icon={SignOutIcon} />
                {userMenu.signOut}
              </button>
            </Radix.Item>
          </form>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
