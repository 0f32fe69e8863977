import type { FareMedia, FareRule } from '@raang/domain';
import { formatDate } from '../words/format';
import { type Asked, lineName, pageOf, paragraphs, type AnswerParts, type Source } from './answer';
import { bestPage } from './answer-talk';
import { itemsOf } from './items-of';
import { systemName } from './systems';
import { type Dated, isAccepted, mediaAsked, rulesAsked, standingOf, type Tariff } from './tariff-asked';
import {
  mediaCard,
  mediumCard,
  rangesCard,
  refundCard,
  ruleCard,
  targetOf,
  type TicketItem,
} from './tariff-cards';

/** More fare media than this are a list. */
const mostExplained = 2;

/** What the tariff says besides the fare of a journey: media and rules with their dates, and the fares of lines. */
export async function answerTariff(asked: Asked): Promise<AnswerParts> {
  const { question, words, services, pages } = asked;
  const tariff = await services.fares.tariff(question.date ? { date: question.date } : {});
  const items = (await itemsOf(pages.tickets, asked)).filter((item) => item.kind === 'ticket-type');
  const media = mediaAsked(tariff, asked);
  const isList = media.length > mostExplained;
  const explained = isList ? [] : media.map((medium) => ({ medium, item: itemFor(medium, items, asked) }));
  const rules = media.length > 0 ? [] : rulesAsked(tariff, asked);
  const isRefund = question.topic === 'refund' && media.length === 0;
  const isInForce = rules.some((rule) => standingOf(rule, asked) !== 'ended');
  const isAnswered = explained.length > 0 || isRefund || isInForce;
  const ranges = isAnswered && !question.rider ? [] : rangesCard(tariff, rules, asked);
  return {
    text: paragraphs(
      otherSystem(asked),
      isList ? words.ticketsNow : undefined,
      ...explained.map(({ medium }) => mediumText(medium, tariff, asked)),
      ...rules.map((rule) => ruleText(rule, asked)),
      question.topic === 'cap' && rules.length === 0
        ? words.noCap(question.line && lineName(question.line, asked))
        : undefined,
      isRefund ? words.refundOf : undefined,
      ranges.length > 0 ? words.faresByLine : undefined,
      isAnswered ? undefined : words.fareAsk,
    ),
    cards: [
      ...(isList ? [mediaCard(media, asked)] : []),
      ...explained.map(({ medium, item }) => mediumCard(medium, item, asked)),
      ...rules.map((rule) => ruleCard(rule, tariff, asked)),
      ...(isRefund ? refundCard(items, asked) : []),
      ...ranges,
    ],
    sources: [
      ...explained.flatMap(({ item }): Source[] =>
        item ? [{ title: item.title, target: targetOf(item) }] : [],
      ),
      // what is written about a reduction is often about one card of many
      ...(rules.length > 0 && !question.rider ? await bestPage(asked) : []),
      pageOf.page('which-ticket', words.whichTicketPage),
      ...pageOf.role('fares', words.faresPage, asked),
      ...pageOf.role('tickets', words.ticketsPage, asked),
    ],
    ...(!isAnswered && { asked: 'from' as const }),
  };
}

/** Our tariff says nothing about a system that the question names besides a card. */
function otherSystem(asked: Asked): string | undefined {
  const agency = asked.lines.find((line) => line.agency.id === asked.question.agency)?.agency;
  if (!agency) return undefined;
  return asked.words.systemOf({ name: systemName(agency, asked), agency: agency.name[asked.locale] });
}

/** The page of a medium for the rider in question. */
function itemFor(
  { id }: FareMedia,
  items: readonly TicketItem[],
  { question }: Asked,
): TicketItem | undefined {
  const ofMedium = items.filter(({ fareMedia }) => fareMedia.includes(id));
  return (
    ofMedium.find(({ riderCategories }) => riderCategories.some((rider) => rider === question.rider)) ??
    ofMedium.find(({ riderCategories }) => riderCategories.length === 0)
  );
}

/** Whether a medium can be used, until when, and what to use if it has ended or ends. */
function mediumText(medium: FareMedia, { fareMedia, riderCategories }: Tariff, asked: Asked): string {
  const { words, question, locale } = asked;
  const standing = standingOf(medium, asked);
  const name = medium.name[locale];
  const isRefused = question.line && standing !== 'ended' && !isAccepted(medium, [question.line]);
  const rider = question.rider ?? riderCategories.find(({ isDefault }) => isDefault)?.id;
  const others = fareMedia.filter(
    (one) =>
      one !== medium &&
      isAccepted(one, medium.lineIds) &&
      (one.riderCategories.length === 0 || one.riderCategories.some((id) => id === rider)),
  );
  const standIn = (...standings: string[]) =>
    others.filter((one) => standings.includes(standingOf(one, asked)));
  const inForce = standIn('valid', 'ending').map((one) => one.name[locale]);
  return paragraphs(
    isRefused ? words.notAccepted(name, lineName(question.line!, asked)) : undefined,
    mediumWords(medium, asked),
    standing === 'ended' && question.topic === 'top-up' ? words.noTopUp : undefined,
    standing === 'ended' && inForce.length > 0 ? words.useInstead(inForce.join(', ')) : undefined,
    ...(standing === 'ending' ? standIn('upcoming').map((one) => mediumWords(one, asked)) : []),
  );
}

function mediumWords(medium: FareMedia, asked: Asked): string {
  const { words, locale } = asked;
  const lines = medium.lineIds.map((id) => lineName(id, asked));
  const said = words.medium[standingOf(medium, asked)]({
    name: medium.name[locale],
    lines: lines.length > 0 ? new Intl.ListFormat(locale).format(lines) : words.network,
    date: decisiveDay(medium, asked),
  });
  return withDoubt(said, medium, asked);
}

function ruleText(rule: FareRule, asked: Asked): string {
  const say = asked.words.rule[standingOf(rule, asked)];
  return withDoubt(say(rule.description[asked.locale], decisiveDay(rule, asked)), rule, asked);
}

/** The day that matters to passengers: the end of a period, or its beginning before that. */
function decisiveDay(dated: Dated, asked: Asked): string {
  const day = standingOf(dated, asked) === 'upcoming' ? dated.validFrom : dated.validTo;
  return day ? formatDate(day, asked.locale) : '';
}

function withDoubt(text: string, { certainty }: Pick<FareMedia, 'certainty'>, { words }: Asked): string {
  const doubt = certainty && words.certainty(certainty);
  return doubt ? text.replace(/\.?$/, (end) => ` (${doubt})${end}`) : text;
}
