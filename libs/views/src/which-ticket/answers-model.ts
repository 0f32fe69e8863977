import { msg } from '@lingui/core/macro';
import { nothingHeld, type StationSummary } from '@raang/domain';
import { formatDate } from '@raang/i18n';
import type { ModelContext } from '../shared/page/model-context';
import { everyLine, toTicketQuery, wayOf } from './ticket-question';
import { lineNames, mediumName } from './ticket-words';
import type { WhichTicketData } from './which-ticket-data';

/** A given answer, with a link to change it; other answers stay. */
export interface AnswerModel {
  id: 'where' | 'who' | 'card' | 'when';
  term: string;
  text: string;
  changeHref: string;
}

/** The fragment of the form for another day. */
export const dayId = 'day';

export function toAnswers(data: WhichTicketData, context: ModelContext): AnswerModel[] {
  const { question, answer } = data;
  const { hrefs, i18n, locale, today } = context;
  const query = toTicketQuery(question);
  const hrefWithout = (...fields: (keyof typeof query)[]) => {
    const kept = Object.entries(query).filter(([name]) => !fields.some((field) => field === name));
    return hrefs.whichTicket(locale, Object.fromEntries(kept));
  };
  const texts: Partial<Record<AnswerModel['id'], string | undefined>> = {
    where: whereWords(data, context),
    who: data.tariff.riderCategories.find(({ id }) => id === question.rider)?.name[locale],
    card: question.card && cardWords(question.card, data, context),
    when: question.date || answer ? dayWords(question.date ?? today, context) : undefined,
  };
  const rows: AnswerModel[] = [
    { id: 'where', term: i18n._(msg`Journey`), text: '', changeHref: hrefWithout('from', 'to', 'line') },
    { id: 'who', term: i18n._(msg`Passenger`), text: '', changeHref: hrefWithout('rider') },
    { id: 'card', term: i18n._(msg`Your card`), text: '', changeHref: hrefWithout('card') },
    {
      id: 'when',
      term: i18n._(msg`Day`),
      text: '',
      changeHref: answer ? `#${dayId}` : hrefWithout('date'),
    },
  ];
  return rows.flatMap((row) => {
    const text = texts[row.id];
    return text ? [{ ...row, text }] : [];
  });
}

export function whereWords(
  { question }: Pick<WhichTicketData, 'question'>,
  context: ModelContext,
): string | undefined {
  const { i18n, locale } = context;
  const way = wayOf(question);
  if (way) {
    const isOneName = way[0].name[locale] === way[1].name[locale];
    const nameOf = ({ code, name }: StationSummary) =>
      isOneName ? `${name[locale]} (${code})` : name[locale];
    const [from, to] = [nameOf(way[0]), nameOf(way[1])];
    return i18n._(msg`${from} to ${to}`);
  }
  if (question.line === everyLine) return i18n._(msg`Several lines`);
  return question.line && lineNames([question.line], context)[0];
}

function cardWords(card: string, { tariff }: WhichTicketData, context: ModelContext): string {
  return card === nothingHeld
    ? context.i18n._(msg`Nothing yet`)
    : mediumName(card, tariff.fareMedia, context);
}

function dayWords(day: string, { i18n, locale, today }: ModelContext): string {
  const date = formatDate(day, locale);
  return day === today ? i18n._(msg`Today, ${date}`) : date;
}
