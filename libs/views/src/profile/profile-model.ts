import { msg } from '@lingui/core/macro';
import type { CrumbModel } from '../shared/page/crumb-model';
import type { ModelContext } from '../shared/page/model-context';
import { roleHref } from '../shared/page/role-href';
import { type PrivateHeadModel, toPrivateHead } from '../shared/page/private-head';
import { type OwnCaseModel, toOwnCases } from './own-cases-model';
import { toWish, type WishModel } from '../subscription/wish-model';
import type { ProfileData } from './profile-data';
import { profileNotices } from './profile-notices';
import { type OwnSessionModel, toOwnSessions } from './own-sessions-model';

export interface ProfileModel {
  head: PrivateHeadModel;
  crumbs: CrumbModel[];
  title: string;
  name: string;
  email: string;
  notice?: { title: string; text?: string | undefined } | undefined;
  /** Links to the sections of the page. */
  contents: { label: string; href: string }[];
  cases: OwnCaseModel[];
  /** Where to write to the authority, if there are no cases. */
  contactHref: string | undefined;
  sessions: OwnSessionModel[];
  /** Mails about disruptions. */
  subscription: { href: string; wish?: WishModel | undefined };
  /** Signs this device out, by POST. */
  logoutAction: string;
  exportHref: string;
}

/** The sections of the profile, and their ids. */
const profileSections = [
  'my-cases',
  'subscription',
  'details',
  'email',
  'password',
  'sessions',
  'data',
  'deletion',
] as const;
export type ProfileSection = (typeof profileSections)[number];

/** Makes the model of an account's profile. */
export function toProfileModel(
  { account, cases, sessions, subscription, notice }: ProfileData,
  context: ModelContext,
): ProfileModel {
  const { i18n, hrefs, locale } = context;
  const title = i18n._(msg`Your account`);
  const said:
    | { title: (typeof profileNotices)['saved']['title']; text?: typeof profileNotices.welcome.text }
    | undefined = notice && profileNotices[notice];
  const sections: Record<ProfileSection, string> = {
    'my-cases': i18n._(msg`Your cases`),
    subscription: i18n._(msg`E-mails about disruptions`),
    details: i18n._(msg`Details and saved stations`),
    email: i18n._(msg`E-mail address`),
    password: i18n._(msg`Password`),
    sessions: i18n._(msg`Devices`),
    data: i18n._(msg`Download your data`),
    deletion: i18n._(msg`Delete the account`),
  };
  return {
    head: toPrivateHead(title, context),
    crumbs: [{ label: i18n._(msg`Home`), href: hrefs.home(locale) }, { label: title }],
    title,
    name: account.name,
    email: account.email,
    notice: said && { title: i18n._(said.title), text: said.text && i18n._(said.text) },
    contents: profileSections.map((section) => ({ label: sections[section], href: `#${section}` })),
    cases: toOwnCases(cases, context),
    contactHref: roleHref('contact', context),
    sessions: toOwnSessions(sessions, context),
    subscription: subscription
      ? { href: hrefs.subscription(locale, subscription.token), wish: toWish(subscription, context) }
      : { href: hrefs.subscribe(locale) },
    logoutAction: hrefs.account(locale, 'logout'),
    exportHref: hrefs.account(locale, 'export'),
  };
}
