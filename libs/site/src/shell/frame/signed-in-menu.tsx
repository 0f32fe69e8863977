import type { Locale } from '@raang/domain/locale';
import { discardDrafts } from '@raang/forms';
import { UserMenu } from '@raang/ui';
import type { ComponentType } from 'react';
import { signedInAccount } from '../../device/signed-in-account';
import { clearSignedInHint, hasSignedInHint } from '../../device/signed-in-hint';
import { loadAccountMenu } from '../../pages/load-account-menu';
import type { SignedInMenuProps } from './signed-in-menu-props';

/** Loads the account, and returns its menu; undefined if the session has ended. */
export async function loadSignedInMenu(
  locale: Locale,
): Promise<ComponentType<SignedInMenuProps> | undefined> {
  const account = await loadAccountMenu({ data: { locale } });
  signedInAccount.set(account ?? undefined);
  if (!account) {
    clearSignedInHint();
    return undefined;
  }
  reloadAfterSignOut();
  discardDraftsAtSignOut();
  const { name, email } = account;
  return function SignedInMenu({ links, currentPath }) {
    return (
      <UserMenu
        user={{ name, detail: email }}
        links={links.signedIn.map((link) => ({ ...link, current: link.href === currentPath }))}
        signOut={{ action: links.logoutAction }}
      />
    );
  };
}

/** The browser's history may hold this page with the menu, and with what only the account may see. */
function reloadAfterSignOut(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !hasSignedInHint()) location.reload();
  });
}

/** The next person at this device must not find what this one typed. A session that expires leaves it here. */
function discardDraftsAtSignOut(): void {
  // on the window: after the listener that keeps a form while the site does not respond
  addEventListener('submit', ({ defaultPrevented, target }) => {
    if (!defaultPrevented && target instanceof HTMLFormElement && isSignOut(target)) discardDrafts();
  });
}

const isSignOut = (form: HTMLFormElement) =>
  new URL(form.action).pathname.endsWith('/logout') ||
  new FormData(form).get('form') === 'sign-out-everywhere';
