import type { Locale } from '@raang/domain/locale';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { FrameModel } from '@raang/views';
import { hasSignedInHint } from '../../device/signed-in-hint';
import type { SignedInMenuProps } from './signed-in-menu-props';
import { whenIdle } from '../../device/when-idle';

/**
 * The menu of the signed-in visitor. Every page is rendered signed out, the same for everybody; the account is asked for
 * when the page is idle, and only by browsers with a hint that there is a session.
 */
export function useAccountMenu({
  locale,
  links,
  currentPath,
}: {
  locale: Locale;
  links: FrameModel['account'];
  currentPath: string;
}): ReactNode {
  const hasAccounts = links !== undefined;
  const [Menu, setMenu] = useState<ComponentType<SignedInMenuProps>>();
  useEffect(() => {
    if (!hasAccounts || !hasSignedInHint()) return undefined;
    return whenIdle(
      () =>
        void import('./signed-in-menu')
          .then((module) => module.loadSignedInMenu(locale))
          .then(
            (loaded) => setMenu(() => loaded),
            // offline: the link to the profile stays
            () => undefined,
          ),
    );
  }, [locale, hasAccounts]);
  return Menu && links ? <Menu links={links} currentPath={currentPath} /> : undefined;
}
