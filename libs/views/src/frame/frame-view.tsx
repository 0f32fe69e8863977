import {
  Brand,
  Container,
  Header,
  HeaderPanel,
  type LocaleOption,
  Link,
  LocaleSelect,
  SearchIcon,
  SkipLink,
  useLabels,
} from '@raang/ui';
import type { ReactNode } from 'react';
import { SiteSearch } from '../shared/search/site-search';
import { AccountLinks } from './account-links';
import { isCurrentLink } from './frame-menu';
import { SignOutForm } from './sign-out-form';
import type { FrameLink, FrameModel } from './frame-model';
import { FrameStrip } from './frame-strip';
import { LoadingBarPlace } from './loading-bar-place';

/** What the layouts of pages differ in. */
export interface FrameLayout {
  /** Whether the frame's notices stand above the page. */
  hasNotices: boolean;
  /** Begins the page, over its whole width. */
  banner?: ReactNode;
}

export interface FrameProps {
  model: FrameModel;
  layout: FrameLayout;
  /** Ids of the alerts that the page itself shows, separated by spaces. */
  shownAlertIds?: string;
  /** On a demonstration: the URL of the official website, for the line below the header. */
  officialWebsite?: string | undefined;
  /** The current path, to mark its link in the navigation. */
  currentPath: string;
  /** This page in each language. */
  locales: { current: string; options: readonly LocaleOption[] };
  /** Replaces the links to sign in once the visitor is known to be signed in. */
  accountMenu?: ReactNode;
  /** A control of the header that opens the assistant. */
  assistant?: ReactNode;
  /** After the content of every page, above the footer: a landmark of its own. */
  end?: ReactNode;
  /** The links of the menu: a `FrameMenu`, or its HTML. */
  menu: ReactNode;
  /** A `FrameFooter`, or its HTML. */
  footer: ReactNode;
  /** Controls that depend on the visitor's browser, at the end of the menu. */
  menuTools?: ReactNode;
  children: ReactNode;
}

/** The frame of every page: skip link, header, content, footer. Menu and footer come rendered: they never change. */
export function FrameView(props: FrameProps) {
  const {
    model,
    layout,
    shownAlertIds = '',
    officialWebsite,
    currentPath,
    locales,
    accountMenu,
    assistant,
    end,
    menu,
    menuTools,
    footer,
    children,
  } = props;
  const { searchBox } = useLabels();
  const { account, print } = model;
  // the search page has a larger form
  const hasSearch = currentPath !== model.search;
  const here = locales.options.find(({ locale }) => locale === locales.current)?.href ?? currentPath;
  const withCurrent = (link: FrameLink) => ({
    ...link,
    current: isCurrentLink(link, currentPath),
  });
  const shown = new Set(shownAlertIds.split(' '));
  const notices = model.notices.filter(({ alertId }) => alertId === undefined || !shown.has(alertId));
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header
        brand={<Brand {...model.brand} oneLine />}
        navigation={model.navigation.map(withCurrent)}
        menuLinks={menu}
        menuEnd={
          <>
            {account && (
              <ul className="flex flex-wrap gap-x-6">
                {account[accountMenu ? 'signedIn' : 'signedOut'].map(({ label, href }) => (
                  <li key={href}>
                    <Link href={href} className="flex min-h-11 items-center text-sm">
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
            {account && accountMenu && <SignOutForm action={account.logoutAction} />}
            {menuTools}
          </>
        }
        tools={
          <>
            {hasSearch && (
              <>
                {/* another page starts with a closed panel and an empty field */}
                <HeaderPanel
                  key={`panel ${currentPath}`}
                  label={searchBox.submit}
                  icon={SearchIcon}
                  iconOnly
                  className="lg:hidden"
                >
                  <SiteSearch action={model.search} className="pt-4" />
                </HeaderPanel>
                <SiteSearch
                  key={currentPath}
                  action={model.search}
                  size="sm"
                  className="w-64 max-lg:hidden xl:w-40 xl:max-w-88 xl:grow"
                />
              </>
            )}
            {assistant}
            {/* a phone has no room for it; the menu has it */}
            <div className="max-sm:hidden">
              {accountMenu ?? (account && <AccountLinks model={account} />)}
            </div>
            <LocaleSelect {...locales} othersOnly />
          </>
        }
        lines={model.lines}
      />
      <LoadingBarPlace />
      <FrameStrip notices={layout.hasNotices ? notices : []} officialWebsite={officialWebsite} />
      <main
        id="main"
        tabIndex={-1}
        // how much of the window header and strip take, for a page that fills the rest
        className="grow outline-none [--frame-head:3.25rem] lg:[--frame-head:3.75rem] [section:not([hidden])~&]:[--frame-head:5.5rem] lg:[section:not([hidden])~&]:[--frame-head:6.25rem]"
      >
        {layout.banner}
        {children}
      </main>
      {end}
      {footer}
      <Container className="hidden text-sm text-ink-muted print:block">
        <p className="border-t border-line pt-2 wrap-anywhere">{`${print.origin}${here} · ${print.date}`}</p>
      </Container>
    </div>
  );
}
