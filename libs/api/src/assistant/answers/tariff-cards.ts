import type { FareMedia, FareRule, ItemOf } from '@raang/domain';
import { formatDate } from '../words/format';
import { type Asked, type Card, lineName, ownLines, pageOf } from './answer';
import { fareWords } from './answer-journey';
import type { Dated, Tariff } from './tariff-asked';

export type TicketItem = ItemOf<'ticket-type'>;

const row = (name: string, value: string | undefined) => (value ? [{ name, value }] : []);

const linesOf = ({ lineIds }: Pick<FareMedia, 'lineIds'>, asked: Asked): string =>
  lineIds.map((id) => lineName(id, asked)).join(', ') || asked.words.network;

function periodRow({ validFrom, validTo }: Dated, { words, locale }: Asked): Card['rows'] {
  const day = (date: string | undefined) => date && formatDate(date, locale);
  return row(words.validity, (validFrom ?? validTo) && words.period(day(validFrom), day(validTo)));
}

/** A fare medium, with what the content says about it. */
export function mediumCard(medium: FareMedia, item: TicketItem | undefined, asked: Asked): Card {
  const { words, locale } = asked;
  return {
    title: medium.name[locale],
    rows: [
      ...row(words.acceptedOn, linesOf(medium, asked)),
      ...periodRow(medium, asked),
      ...row(words.howToGet, item?.howToGet),
      ...row(words.refund, item?.refund),
      ...row(words.source, medium.source?.[locale]),
    ],
    lineIds: medium.lineIds,
    ...(item && { target: targetOf(item) }),
  };
}

/** Fare media in short. */
export function mediaCard(media: readonly FareMedia[], asked: Asked): Card {
  const { words, locale } = asked;
  return {
    title: words.ticketsPage,
    rows: media.map((one) => ({
      name: one.name[locale],
      value: [linesOf(one, asked), ...periodRow(one, asked).map(({ value }) => value)].join(' · '),
    })),
    lineIds: [],
    target: pageOf.role('tickets', words.ticketsPage, asked)[0]?.target,
  };
}

export function ruleCard(rule: FareRule, { fareMedia }: Tariff, asked: Asked): Card {
  const { words, locale } = asked;
  const media = fareMedia.filter(({ id }) => rule.fareMedia.includes(id)).map(({ name }) => name[locale]);
  return {
    title: words.ruleKind[rule.kind],
    rows: [
      ...row(words.acceptedOn, linesOf(rule, asked)),
      ...row(words.paidWith, media.join(', ')),
      ...periodRow(rule, asked),
      ...row(words.source, rule.source[locale]),
    ],
    lineIds: rule.lineIds,
    target: pageOf.role('fares', words.faresPage, asked)[0]?.target,
  };
}

/** How each ticket is refunded. */
export function refundCard(items: readonly TicketItem[], { words }: Asked): Card[] {
  const rows = items.flatMap(({ title, refund }) => row(title, refund));
  return rows.length > 0 ? [{ title: words.refund, rows, lineIds: [] }] : [];
}

/** What a journey on one of our lines costs the rider in question, and who that is. */
export function rangesCard(tariff: Tariff, rules: readonly FareRule[], asked: Asked): Card[] {
  const { question, words, locale } = asked;
  const { lines, riderCategories } = tariff;
  const rider =
    riderCategories.find(({ id }) => id === question.rider) ??
    riderCategories.find(({ isDefault }) => isDefault);
  const ofRules = question.rider ? [] : rules.flatMap(({ lineIds }) => lineIds);
  const wanted = ownLines(asked)
    .map(({ id }) => id)
    .filter((id) => (question.line ? id === question.line : ofRules.length === 0 || ofRules.includes(id)));
  const ranges = lines.filter(
    ({ riderCategory, lineId }) => riderCategory === rider?.id && wanted.includes(lineId),
  );
  if (!rider || ranges.length === 0) return [];
  return [
    {
      title: rider.name[locale],
      rows: [
        ...ranges.map(({ lineId, lowestSatang, highestSatang, status }) => ({
          name: lineName(lineId, asked),
          value: fareWords({ amountSatang: lowestSatang, highestSatang, status }, asked),
        })),
        ...row(words.whoFor, rider.condition?.[locale]),
        ...row(words.proof, rider.proof?.[locale]),
      ],
      lineIds: ranges.map(({ lineId }) => lineId),
      target: pageOf.role('fares', words.faresPage, asked)[0]?.target,
    },
  ];
}

export const targetOf = ({ group, category, id }: TicketItem) =>
  ({ type: 'item', group, category, id }) as const;
