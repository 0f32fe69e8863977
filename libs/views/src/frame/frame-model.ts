import { msg } from '@lingui/core/macro';
import type { Category, CategoryGroup } from '@raang/domain';
import { formatDate, eraOf } from '@raang/i18n';
import { yearIn } from '@raang/text-time';
import type { AuthorityWords } from '../shared/page/authority-words';
import type { ModelContext } from '../shared/page/model-context';
import { toPageLink } from '../shared/page/page-links';
import {
  type FrameNoticeModel,
  type NoticeDialogModel,
  type NoticesData,
  toFrameNotices,
  toNoticeDialogs,
} from './notices-model';

export interface FrameModel {
  brand: { href: string; name: string; tagline: string };
  /** The few links beside the logo on a wide screen. */
  navigation: FrameLink[];
  /** Absent if the site has no accounts. */
  account?: FrameAccount | undefined;
  /** Path of the search page. */
  search: string;
  /** Ids of the network's lines, for the line stripe. */
  lines: string[];
  /** Notices above the page, the most urgent first. */
  notices: FrameNoticeModel[];
  /** Severe alerts, for dialogs. */
  dialogs: NoticeDialogModel[];
  /** Origin and date for printed pages; the path goes between them. */
  print: { origin: string; date: string };
}

/** The menu and the footer: the same on every page of a language, so the site renders them once. */
export interface FrameLinksModel {
  /** The links of the header and the other pages for the main tasks of visitors: the first in the menu. */
  menuPages: FrameLink[];
  /** Every category, in the groups of the routes. */
  groups: FrameGroup[];
  /** The same groups with their pages, for the footer. */
  sitemap: FrameGroup[];
  contact: {
    title: string;
    address: string;
    telephone: { text: string; href: string };
    website: { text: string; href: string };
  };
  copyright: string;
  policies: FrameLink[];
  /** Ids of the network's lines, for the line stripe. */
  lines: string[];
}

/** Links of accounts. The page is the same for everybody, so it has those of both cases. */
export interface FrameAccount {
  signedOut: FrameLink[];
  signedIn: FrameLink[];
  logoutAction: string;
}

interface FrameGroup {
  title: string;
  links: FrameLink[];
}

export interface FrameLink {
  label: string;
  href: string;
}

export interface FrameData extends NoticesData {
  groups: readonly CategoryGroup[];
  authority: AuthorityWords;
}

/** Makes the model of the frame around every page. */
export function toFrameModel(
  { groups, authority, ...notices }: FrameData,
  context: ModelContext,
): FrameModel {
  const { hrefs, i18n, locale, lines, today, publicUrl } = context;
  const date = formatDate(today, locale);
  return {
    brand: { href: hrefs.home(locale), name: authority.shortName[locale], tagline: authority.name[locale] },
    navigation: toNavigation({ groups, authority }, context),
    account: authority.accounts === false ? undefined : toFrameAccount(context),
    search: hrefs.search(locale),
    lines: lines.map(({ id }) => id),
    notices: toFrameNotices(notices, context),
    dialogs: toNoticeDialogs(notices, context),
    print: { origin: new URL(publicUrl).host, date: i18n._(msg`As of ${date}`) },
  };
}

type FrameLinksData = Pick<FrameData, 'groups' | 'authority'>;

/** Makes the links of menu and footer, which are the same on all pages of a language. */
export function toFrameLinksModel(data: FrameLinksData, context: ModelContext): FrameLinksModel {
  const { groups, authority } = data;
  const { hrefs, i18n, locale, lines, today } = context;
  const year = yearIn(eraOf(locale), Number(today.slice(0, 4)));
  const name = authority.name[locale];
  const toGroup = (group: CategoryGroup, pages: AuthorityWords['menuPages']): FrameGroup => ({
    title: group.name[locale],
    links: [
      ...pages.map(({ page }) => toPageLink(page, context)),
      ...group.categories.map((category) => toCategoryLink(group.slug, category, context)),
    ],
  });
  const navigation = toNavigation(data, context);
  const pages = authority.menuPages
    .filter(({ isInFooterOnly }) => !isInFooterOnly)
    .map(({ page }) => toPageLink(page, context));
  return {
    menuPages: [...navigation, ...pages.filter(({ href }) => navigation.every((link) => link.href !== href))],
    groups: groups.map((group) => toGroup(group, [])),
    sitemap: groups.map((group) =>
      toGroup(
        group,
        authority.menuPages.filter((place) => place.group === group.slug),
      ),
    ),
    contact: {
      title: name,
      address: authority.address[locale],
      telephone: { text: authority.telephone, href: `tel:${authority.telephone.replaceAll(' ', '')}` },
      website: { text: new URL(authority.website).host, href: authority.website },
    },
    copyright: i18n._(msg`© ${year} ${name}`),
    policies: [
      { label: i18n._(msg`Cookie policy`), href: hrefs.policy(locale, 'cookie-policy') },
      { label: i18n._(msg`Privacy notice`), href: hrefs.policy(locale, 'privacy-notice') },
      { label: i18n._(msg`Privacy policy`), href: hrefs.policy(locale, 'privacy-policy') },
      { label: i18n._(msg`Accessibility statement`), href: hrefs.policy(locale, 'accessibility-statement') },
    ],
    lines: lines.map(({ id }) => id),
  };
}

function toNavigation({ groups, authority }: FrameLinksData, context: ModelContext): FrameLink[] {
  return authority.navigation.flatMap((place) => {
    if ('page' in place) return [toPageLink(place.page, context)];
    const group = groups.find(({ slug }) => slug === place.group);
    return (group?.categories ?? [])
      .filter(({ slug }) => slug === place.category)
      .map((category) => toCategoryLink(place.group, category, context));
  });
}

function toCategoryLink(group: string, category: Category, { hrefs, locale }: ModelContext): FrameLink {
  return { label: category.name[locale], href: hrefs.listing(locale, { group, category: category.slug }) };
}

function toFrameAccount({ hrefs, i18n, locale }: ModelContext): FrameAccount {
  const profile = hrefs.account(locale, 'profile');
  return {
    signedOut: [
      { label: i18n._(msg`Sign in`), href: hrefs.account(locale, 'login') },
      { label: i18n._(msg`Create an account`), href: hrefs.account(locale, 'register') },
    ],
    signedIn: [
      { label: i18n._(msg`Your account`), href: profile },
      { label: i18n._(msg`Your cases`), href: `${profile}#my-cases` },
    ],
    logoutAction: hrefs.account(locale, 'logout'),
  };
}
