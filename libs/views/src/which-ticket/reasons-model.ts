import { msg } from '@lingui/core/macro';
import { type FareMedia, nothingHeld } from '@raang/domain';
import { formatDate } from '@raang/i18n';
import type { ModelContext } from '../shared/page/model-context';
import type { Advice } from './advice';
import { lineLabel } from '../shared/words/station-words';
import { amountWords, listWords } from './ticket-words';

/** The reasons for the recommendation, the most important first. */
export function toReasons(advice: Advice, context: ModelContext): string[] {
  return [
    ...(advice.isFree ? [] : reasonsForTicket(advice, context)),
    ...aboutHeld(advice, context),
    ...aboutRider(advice, context),
  ];
}

function reasonsForTicket({ data, answer, option }: Advice, context: ModelContext): string[] {
  const { i18n } = context;
  const { question, tariff } = data;
  const [first, second] = option.uses;
  const unknown = answer.lineIdsWithoutMedia;
  if (unknown.length > 0) {
    const lines = listWords(
      unknown.map((id) => lineLabel(id, context)),
      context,
    );
    return [
      i18n._(msg`Please ask the operator which tickets are accepted on the ${lines}.`),
      ...(first ? [i18n._(msg`The price includes this part of the journey.`)] : []),
    ];
  }
  if (second) return [i18n._(msg`No single ticket is accepted all the way, so you need both.`)];
  if (first?.fareMedia === question.card)
    return [
      answer.cheaper === undefined
        ? i18n._(msg`It is accepted all the way, and nothing else is cheaper.`)
        : i18n._(msg`It is accepted all the way.`),
    ];
  const isSold = tariff.fareMedia.find(({ id }) => id === first?.fareMedia)?.kind === 'paper';
  if (!isSold) return answer.lineIds.length > 1 ? [i18n._(msg`It is accepted all the way.`)] : [];
  return [
    answer.cheaper === undefined
      ? i18n._(msg`You can buy it at the station for one journey, and nothing else is cheaper.`)
      : i18n._(msg`You can buy it at the station for one journey.`),
  ];
}

/** What applies to a card in hand that is not recommended. */
function aboutHeld({ data, answer, option }: Advice, context: ModelContext): string[] {
  const { i18n, locale } = context;
  const { question, tariff } = data;
  const isHeld = ({ fareMedia }: { fareMedia: string }) => fareMedia === question.card;
  const medium = tariff.fareMedia.find(({ id }) => id === question.card);
  // without a recorded ticket, nothing is known about the card either
  if (question.card === nothingHeld || !medium || option.uses.length === 0 || option.uses.some(isHeld)) {
    return [];
  }
  const name = medium.name[locale];
  const when = outsideItsDays(medium, answer.date, context);
  if (when) return [when];
  const own = answer.options.find(({ uses }) => uses.some(isHeld));
  if (!own) {
    const known = answer.lineIds.filter((id) => !answer.lineIdsWithoutMedia.includes(id));
    const lines = listWords(
      known.map((id) => lineLabel(id, context)),
      context,
    );
    return known.length < answer.lineIds.length
      ? [i18n._(msg`Your ${name} is not accepted on the ${lines}.`)]
      : [i18n._(msg`Your ${name} is not accepted here.`)];
  }
  const amount = amountWords(own, context);
  return own.uses.some(({ riderCategory }) => riderCategory !== answer.riderCategory)
    ? [
        i18n._(
          msg`With your ${name} you would pay ${amount}, because we have no information about a reduction with it.`,
        ),
      ]
    : [i18n._(msg`With your ${name} you would pay ${amount}.`)];
}

function outsideItsDays(
  { name: names, validFrom = '', validTo = '9999-12-31' }: FareMedia,
  day: string,
  { i18n, locale }: ModelContext,
): string | undefined {
  const name = names[locale];
  const [first, last] = [formatDate(validFrom, locale), formatDate(validTo, locale)];
  if (validTo < day) return i18n._(msg`Your ${name} was valid until ${last}. It no longer opens the gates.`);
  if (validFrom > day) return i18n._(msg`Your ${name} is accepted from ${first}.`);
  return undefined;
}

/** Reduced fares are sold by staff, not by machines. */
function aboutRider({ data, answer, option, isFree }: Advice, { i18n, locale }: ModelContext): string[] {
  const rider = data.tariff.riderCategories.find(({ id }) => id === answer.riderCategory);
  if (!rider || rider.isDefault) return [];
  const isReduced = option.uses.some(({ riderCategory }) => riderCategory === rider.id);
  if (!isReduced)
    return [i18n._(msg`We have no information about a reduction here, so we show the general fare.`)];
  const proof = rider.proof?.[locale];
  return [
    isFree
      ? i18n._(msg`You do not need a ticket. Please speak to the staff before you go through the gate.`)
      : i18n._(msg`Please ask for the reduced fare at the ticket office before you go through the gate.`),
    ...(proof ? [proof] : []),
  ];
}
