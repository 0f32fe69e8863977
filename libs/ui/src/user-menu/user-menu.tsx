import * as Radix from '@radix-ui/react-dropdown-menu';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { ChevronDownIcon, SignOutIcon, UserIcon } from '../icon/icons';
import { fillLabel } from '../labels/fill-label';
import { useLabels } from '../labels/labels-provider';
import type { NativeProps } from '../native/native-props';

export interface UserMenuLink {
  label: string;
  href: string;
  current?: boolean;
}

export interface UserMenuProps extends Omit<NativeProps<'div'>, 'children'> {
  /** The signed-in user. Undefined if nobody is signed in, as in every cached page. */
  user?: { name: string; detail?: string };
  /** Signed out: at most two links to sign in or register. Signed in: the user's own pages. */
  links: readonly UserMenuLink[];
  signOut: {
    /** The form posts here. Signing out is not a link, because crawlers and previews follow links. */
    action: string;
    /** Hidden inputs of the form. */
    fields?: ReactNode;
  };
}

const item =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 text-start text-ink no-underline outline-none aria-[current=page]:font-semibold data-highlighted:bg-accent-soft data-highlighted:text-accent-soft-ink data-highlighted:shadow-none data-highlighted:outline-2 data-highlighted:outline-solid data-highlighted:-outline-offset-2 data-highlighted:outline-focus';

/** The menu of an account, or the links to sign in. */
export function UserMenu({ user, links, signOut, className, ...props }: UserMenuProps) {
  return (
    <div {...props} className={cx('min-w-0', className)}>
      {user ? <SignedIn user={user} links={links} signOut={signOut} /> : <SignedOut links={links} />}
    </div>
  );
}

/** Plain links, which work without JavaScript. */
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

/** Not modal: otherwise Radix would lock the page with a style attribute. */
function SignedIn({ user, links, signOut }: Required<Pick<UserMenuProps, 'user' | 'links' | 'signOut'>>) {
  const { userMenu } = useLabels();
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger
        aria-label={fillLabel(userMenu.open, { name: user.name })}
        className="group flex min-h-11 max-w-[min(14rem,100%)] cursor-pointer items-center gap-2 rounded-sm border-2 border-transparent px-2 text-sm text-ink hover:text-accent data-[state=open]:text-accent"
      >
        <Icon icon={UserIcon} />
        <span className="clips truncate">{user.name}</span>
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
          onInteractOutside={keepOpenForDialogs}
          className="z-50 w-max max-w-[min(24rem,calc(100vw-2rem))] min-w-64 rounded-md border border-line bg-surface-raised p-2 text-ink shadow-lg"
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
            {/* The menu stays open: closing would remove the form before the browser sends it. */}
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

/** A dialog that says why the form was not sent needs the form, to send it again. */
function keepOpenForDialogs(event: CustomEvent) {
  if (event.target instanceof Element && event.target.closest('dialog')) event.preventDefault();
}
