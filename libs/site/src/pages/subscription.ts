import type { FieldRules, WishFieldsProps } from '@raang/forms';
import { formRules } from '@raang/forms/rules';
import type { Line, StationSummary, Subscription } from '@raang/domain';
import type { Locale } from '@raang/domain/locale';
import {
  type ModelContext,
  readStation,
  subscriptionNotices,
  toPlace,
  toSubscribePageModel,
  toSubscriptionPageModel,
  toWatchedLines,
} from '@raang/views';
import { createServerFn } from '@tanstack/react-start';
import { setResponseHeader } from '@tanstack/react-start/server';
import { authority } from 'raang:authority';
import { isGoneToken } from '../server/forms/gone-token';
import { createModelContext } from '../server/models/model-context';
import { type Client, requestClient } from '../server/services/request-client';
import { placesFor } from '../server/models/places';
import { reportIgnored } from './ignored-values';
import { inputOf } from './page-input';

/** What the form of a wish needs. */
interface WishForm extends WishFieldsProps {
  rules: FieldRules;
  defaults: Record<string, string[]>;
  today: string;
}

/**
 * Loads the page that asks for mails about disruptions. The query chooses places, or says what just happened. A typed
 * station that is none of ours stays in its field, as it does in every form.
 */
export const loadSubscribe = createServerFn({ method: 'GET' })
  .validator(inputOf('loadSubscribe'))
  .handler(async ({ data: { locale, search } }) => {
    const client = await requestClient();
    const context = await createModelContext(locale);
    const [network, places] = await Promise.all([networkOf(client), placesFor(client, search.station)]);
    const isSent = search.done === 'sent';
    const line = network.lines.find(({ id, isOwn }) => isOwn && id === search.line);
    const { station } = readStation(search.station ?? '', network.stations, places);
    const chosen = station?.isOwn ? station.code : search.station;
    const isLineUnknown = search.line !== undefined && !line;
    if (isLineUnknown) reportIgnored(['line']);
    return {
      isSent,
      model: toSubscribePageModel(
        { state: isSent ? 'subscribe-sent' : 'subscribe', notice: noticeOf(search.done), isLineUnknown },
        context,
      ),
      form: toForm('subscribe', network, context, {
        lines: line ? [line.id] : [],
        stations: chosen ? [chosen] : [],
        severity: ['INFO'],
      }),
      telephone: authority.telephone,
    };
  });

/** Loads the page of a confirmation mail. It uses nothing up: scanners of mails open links. */
export const loadConfirmSubscription = createServerFn({ method: 'GET' })
  .validator(inputOf('loadConfirmSubscription'))
  .handler(async ({ data: { locale, token } }) => {
    const { client, context } = await openSecretPage(locale);
    const subscription = await unlessGone(client.subscriptions.readRequest({ token }));
    const wish = subscription && { subscription, ...(await networkOf(client)) };
    const state = wish ? 'confirm-subscription' : 'confirm-subscription-gone';
    return { isGone: !wish, model: toSubscriptionPageModel({ state, wish }, context) };
  });

/** Loads the page of a subscription, which each of its mails leads to. */
export const loadSubscription = createServerFn({ method: 'GET' })
  .validator(inputOf('loadSubscription'))
  .handler(async ({ data: { locale, token, search } }) => {
    const { client, context } = await openSecretPage(locale);
    const subscription = await unlessGone(client.subscriptions.read({ token }));
    const state = subscription ? 'subscription' : 'subscription-gone';
    const notice = subscription && noticeOf(search.done);
    return {
      model: toSubscriptionPageModel({ state, notice }, context),
      form: subscription && toForm('subscription', await networkOf(client), context, valuesOf(subscription)),
    };
  });

interface NetworkOfForm {
  lines: readonly Line[];
  stations: readonly StationSummary[];
}

async function networkOf(client: Client): Promise<NetworkOfForm> {
  const [lines, stations] = await Promise.all([client.network.lines({}), client.network.stations({})]);
  return { lines, stations };
}

function toForm(
  name: 'subscribe' | 'subscription',
  network: NetworkOfForm,
  context: ModelContext,
  defaults: WishForm['defaults'],
): WishForm {
  return {
    rules: formRules(name),
    lines: toWatchedLines(network.lines, context),
    place: toPlace(network, context),
    defaults,
    today: context.today,
  };
}

/** A subscription as its form has it. */
const valuesOf = ({ lines, stations, days, from, until, severity, locale }: Subscription) => ({
  lines: [...lines],
  stations: [...stations],
  days: [...days],
  from: from ? [from] : [],
  until: until ? [until] : [],
  severity: [severity],
  locale: [locale],
});

async function openSecretPage(locale: Locale) {
  // scripts and styles are requested before a browser reads the meta element
  setResponseHeader('referrer-policy', 'no-referrer');
  return { client: await requestClient(), context: await createModelContext(locale) };
}

/** @returns undefined for a token that no longer works */
async function unlessGone<Read>(reading: Promise<Read>): Promise<Read | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (isGoneToken(error)) return undefined;
    throw error;
  }
}

const noticeOf = (done: string | undefined) => subscriptionNotices.find((known) => known === done);
