import {
  Brand,
  Container,
  Footer,
  Header,
  HeaderPanel,
  type LocaleOption,
  LocaleSelect,
  MapPinIcon,
  PhoneIcon,
  ResponsiveMenu,
  SearchIcon,
  SkipLink,
  useLabels,
} from '@raang/ui';
import type { ReactNode } from 'react';
import { SiteSearch } from '../shared/search/site-search';
import { AccountLinks } from './account-links';
import { EditionLine } from './edition-line';
import { SignOutForm } from './sign-out-form';
import type { FrameLink, FrameModel } from './frame-model';
import { FrameNotices } from './frame-notices';

export interface FrameProps {
  model: FrameModel;
  /** Ids of the alerts that the page itself tells, separated by spaces. */
  toldAlerts?: string;
  /** On a demonstration: the URL of the official website, for a line under the header. */
  officialWebsite?: string | undefined;
  /** The current path, to mark its link in the navigation. */
  currentPath: string;
  /** This page in each language. */
  locales: { current: string; options: readonly LocaleOption[] };
  /** Replaces the links to sign in once the visitor is known to be signed in. */
  accountMenu?: ReactNode;
  /** Controls that depend on the visitor's browser. */
  tools?: ReactNode;
  children: ReactNode;
}

/** The frame of every page: skip link, header, content, footer. */
export function FrameView(props: FrameProps) {
  const {
    model,
    toldAlerts = '',
    officialWebsite,
    currentPath,
    locales,
    accountMenu,
    tools,
    children,
  } = props;
  const { searchBox } = useLabels();
  const { account, contact, print } = model;
  // the search page has a larger form
  const hasSearch = currentPath !== model.search;
  const here = locales.options.find(({ locale }) => locale === locales.current)?.href ?? currentPath;
  const withCurrent = (link: FrameLink) => ({
    ...link,
    current: currentPath === link.href || currentPath.startsWith(`${link.href}/`),
  });
  const menu = [
    ...model.pages.map(withCurrent),
    ...model.groups.map(({ title, links }) => ({ label: title, items: links.map(withCurrent) })),
    ...account[accountMenu ? 'signedIn' : 'signedOut'].map(withCurrent),
  ];
  const told = new Set(toldAlerts.split(' '));
  const notices = model.notices.filter(({ alertId }) => alertId === undefined || !told.has(alertId));
  const signOut = accountMenu && <SignOutForm action={account.logoutAction} />;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header
        brand={<Brand {...model.brand} />}
        navigation={model.navigation.map(withCurrent)}
        menu={menu}
        menuEnd={signOut}
        // the header has its own menu on narrow screens only, but its few links are not the whole site
        actions={
          <>
            {hasSearch && (
              <HeaderPanel
                key={currentPath}
                label={searchBox.submit}
                icon={SearchIcon}
                iconOnly
                className="lg:hidden"
              >
                <SiteSearch action={model.search} className="pt-4" />
              </HeaderPanel>
            )}
            <ResponsiveMenu items={menu} end={signOut} className="max-lg:hidden" />
          </>
        }
        tools={
          <>
            {/* first: nothing moves when the menu takes its place. A narrow strip has no room for it; the menu has it */}
            <div className="max-sm:hidden">{accountMenu ?? <AccountLinks model={account} />}</div>
            {hasSearch && (
              // another page starts with an empty field
              <SiteSearch key={currentPath} action={model.search} size="sm" className="w-80 max-lg:hidden" />
            )}
            {tools}
            <LocaleSelect {...locales} />
          </>
        }
        lines={model.lines}
        below={
          officialWebsite && (
            <div className="border-t border-line bg-surface-sunken">
              <EditionLine website={officialWebsite} />
            </div>
          )
        }
      />
      <FrameNotices notices={notices} />
      <main id="main" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <Footer
        // the assistant's button is over the end of the page
        className="pb-16"
        contact={{
          title: contact.title,
          items: [
            { icon: MapPinIcon, text: contact.address },
            { icon: PhoneIcon, ...contact.telephone },
          ],
        }}
        columns={withWebsite(model)}
        smallPrint={
          <>
            <p className="grow">{model.copyright}</p>
            {model.policies.map(({ label, href }) => (
              <a key={href} href={href} className="underline-offset-4 hover:underline">
                {label}
              </a>
            ))}
          </>
        }
        lines={model.lines}
      />
      <Container className="hidden text-sm text-ink-muted print:block">
        <p className="border-t border-line pt-2 wrap-anywhere">{`${print.origin}${here} · ${print.date}`}</p>
      </Container>
    </div>
  );
}

/** Adds the authority's own website to the last column, marked as an external link. */
function withWebsite({ sitemap, contact: { website } }: FrameModel) {
  const link = { label: website.text, href: website.href, external: true };
  return sitemap.map((group, index) =>
    index === sitemap.length - 1 ? { ...group, links: [...group.links, link] } : group,
  );
}
