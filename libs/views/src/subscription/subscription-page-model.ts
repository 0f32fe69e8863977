import { msg } from '@lingui/core/macro';
import type { CrumbModel } from '../shared/page/crumb-model';
import { type HeadModel, toHeadModel } from '../shared/page/head';
import type { ModelContext } from '../shared/page/model-context';
import { type PrivateHeadModel, toPrivateHead } from '../shared/page/private-head';
import type { SubscriptionNotice, SubscriptionPageState } from './subscription-page-state';
import { toWish, type WishData, type WishModel } from './wish-model';

export interface SubscriptionPageModel {
  crumbs: CrumbModel[];
  title: string;
  lead: string;
  /** What just happened; above the form. */
  notice?: { title: string; text: string } | undefined;
  /** Set if the query names no line of ours. */
  unknownLine?: string | undefined;
  /** What the visitor does next, in order, in place of a form. */
  steps: string[];
  /** What is about to be confirmed. */
  wish?: WishModel | undefined;
  /** On a page without a form. */
  ways: { href: string; label: string }[];
  privacyHref: string;
}

export interface SubscriptionPageData {
  state: SubscriptionPageState;
  notice?: SubscriptionNotice | undefined;
  /** Of the request that the page confirms. */
  wish?: WishData | undefined;
  /** The query names no line of ours. */
  isLineUnknown?: boolean | undefined;
}

/** The page that asks for mails about disruptions. Everybody gets the same one. */
export function toSubscribePageModel(
  data: SubscriptionPageData,
  context: ModelContext,
): SubscriptionPageModel & { head: HeadModel } {
  const model = toPage(data, context);
  const head = toHeadModel(
    { title: model.title, description: model.lead, pathIn: (locale) => context.hrefs.subscribe(locale) },
    context,
  );
  return { ...model, head };
}

/** The page of a mail's link. Its address is a secret. */
export function toSubscriptionPageModel(
  data: SubscriptionPageData,
  context: ModelContext,
): SubscriptionPageModel & { head: PrivateHeadModel } {
  const model = toPage(data, context);
  return { ...model, head: toPrivateHead(model.title, context, { hasSecretUrl: true }) };
}

function toPage(
  { state, notice, wish, isLineUnknown }: SubscriptionPageData,
  context: ModelContext,
): SubscriptionPageModel {
  const { i18n, hrefs, locale } = context;
  const { title, lead } = wordsOf(state, context);
  const status = { href: hrefs.serviceStatus(locale), label: i18n._(msg`Service status`) };
  const again = { href: hrefs.subscribe(locale), label: i18n._(msg`Tell me about disruptions`) };
  return {
    crumbs: [{ label: i18n._(msg`Home`), href: hrefs.home(locale) }, status, { label: title }],
    title,
    lead,
    notice: notice && noticeOf(notice, context),
    unknownLine: isLineUnknown ? i18n._(msg`We do not know this line. Choose one below.`) : undefined,
    steps: state === 'subscribe-sent' ? steps.map((step) => i18n._(step)) : [],
    wish: wish && toWish(wish, context),
    ways: state.endsWith('-gone') ? [again, status] : state === 'subscribe-sent' ? [status] : [],
    privacyHref: hrefs.policy(locale, 'privacy-notice'),
  };
}

function wordsOf(state: SubscriptionPageState, { i18n }: ModelContext): { title: string; lead: string } {
  switch (state) {
    case 'subscribe':
      return {
        title: i18n._(msg`Tell me about disruptions`),
        lead: i18n._(
          msg`Choose lines or stations, and we will e-mail you when service there is disrupted or works are planned. You need no account.`,
        ),
      };
    case 'subscribe-sent':
      return {
        title: i18n._(msg`Check your e-mail`),
        lead: i18n._(msg`An e-mail with a link is on its way. Your e-mails begin once you confirm it.`),
      };
    case 'confirm-subscription':
      return {
        title: i18n._(msg`Confirm e-mails about disruptions`),
        lead: i18n._(msg`One more step: press the button. If you did not ask for this, close this page.`),
      };
    case 'subscription':
      return {
        title: i18n._(msg`Your e-mails about disruptions`),
        lead: i18n._(msg`Change what we tell you about, or end these e-mails.`),
      };
    case 'confirm-subscription-gone':
    case 'subscription-gone':
      return {
        title: i18n._(msg`This link no longer works`),
        lead: i18n._(msg`It has expired or was used, or you have ended these e-mails.`),
      };
  }
}

const steps = [
  msg`Open the e-mail. It can take a few minutes to arrive.`,
  msg`Follow the link, and confirm on the page that opens. The link works for 24 hours.`,
  msg`If no e-mail arrives, look in your spam folder. We send an address at most one of these e-mails an hour.`,
];

function noticeOf(notice: SubscriptionNotice, { i18n }: ModelContext): { title: string; text: string } {
  switch (notice) {
    case 'confirmed':
      return {
        title: i18n._(msg`Your e-mails are confirmed`),
        text: i18n._(
          msg`We will tell you about disruptions that begin from now on, at most six times a day.`,
        ),
      };
    case 'saved':
      return {
        title: i18n._(msg`Your changes were saved`),
        text: i18n._(msg`They apply to disruptions that begin from now on.`),
      };
    case 'ended':
      return {
        title: i18n._(msg`You will get no more e-mails about disruptions`),
        text: i18n._(msg`We have deleted your e-mail address and your choices.`),
      };
  }
}
