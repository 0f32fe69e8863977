import { msg } from '@lingui/core/macro';
import { type FareMedia, nothingHeld } from '@raang/domain';
import { formatDate } from '@raang/i18n';
import type { ModelContext, WhichTicketQuery } from '../shared/page/model-context';
import {
  unknownStationError,
  type StationChoiceModel,
  type StationFieldModel,
  toStationChoice,
  toStationField,
} from '../shared/station-field/station-field-model';
import { typedEnds } from '../shared/station-field/typed-station';
import { everyLine, toTicketQuery } from './ticket-question';
import { amountWords, lineNames, listWords } from './ticket-words';
import type { WhichTicketData } from './which-ticket-data';

/** A choice of a question: a link that sets the answer. */
export interface ChoiceModel {
  href: string;
  title: string;
  text?: string | undefined;
  icon: 'line' | 'person' | 'money' | 'card';
  /** The line whose colour it has. */
  lineId?: string | undefined;
}

export interface WhereStepModel {
  kind: 'where';
  action: string;
  /** Answers to other questions, which the form keeps. */
  hidden: { name: string; value: string }[];
  from: StationFieldModel;
  to: StationFieldModel;
  choice: StationChoiceModel;
  lines: ChoiceModel[];
}

export interface ChoiceStepModel {
  kind: 'choice';
  choices: ChoiceModel[];
}

export function toWhereStep(data: WhichTicketData, context: ModelContext): WhereStepModel {
  const { stations, question, tariff } = data;
  const { hrefs, i18n, locale, lines } = context;
  const { from: _from, to: _to, line: _, ...others } = toTicketQuery(question);
  const way = typedEnds(question);
  const toField = (name: 'from' | 'to') =>
    toStationField(
      name,
      question[name],
      {
        stations,
        error: stationError(name, data, context),
        hrefWith: (value) => hrefs.whichTicket(locale, { ...others, ...way, [name]: value }),
      },
      context,
    );
  const ordinary = tariff.riderCategories.find(({ isDefault }) => isDefault)?.id;
  const fareOf = (id: string) =>
    tariff.lines.find(({ lineId, riderCategory }) => lineId === id && riderCategory === ordinary);
  return {
    kind: 'where',
    action: hrefs.whichTicket(locale),
    hidden: toHidden(others),
    from: toField('from'),
    to: toField('to'),
    choice: toStationChoice(stations, context),
    lines: [
      ...lines.map(({ id, name }): ChoiceModel => {
        const fare = fareOf(id);
        return {
          href: hrefs.whichTicket(locale, { ...others, line: id }),
          title: name[locale],
          text: fare && amountWords(fare, context),
          icon: 'line',
          lineId: id,
        };
      }),
      {
        href: hrefs.whichTicket(locale, { ...others, line: everyLine }),
        title: i18n._(msg`Several lines`),
        text: i18n._(msg`or not sure yet`),
        icon: 'line',
      },
    ],
  };
}

export function toHidden(query: WhichTicketQuery): WhereStepModel['hidden'] {
  return Object.entries(query).map(([name, value]) => ({ name, value }));
}

/** Both stations are required as soon as one is given, and they must differ. */
function stationError(
  name: 'from' | 'to',
  { question }: WhichTicketData,
  context: ModelContext,
): string | undefined {
  const { i18n } = context;
  const [asked, other] = [question[name], question[name === 'from' ? 'to' : 'from']];
  if (asked.typed === '' && other.typed !== '') return i18n._(msg`Please choose a station.`);
  if (name === 'to' && asked.station && asked.station.code === other.station?.code)
    return i18n._(msg`This is where you start. Choose another station.`);
  return unknownStationError(asked, context);
}

export function toWhoStep(
  { question, tariff }: WhichTicketData,
  { hrefs, locale }: ModelContext,
): ChoiceStepModel {
  const query = toTicketQuery(question);
  return {
    kind: 'choice',
    choices: tariff.riderCategories.map(({ id, name, condition }) => ({
      href: hrefs.whichTicket(locale, { ...query, rider: id }),
      title: name[locale],
      text: condition?.[locale],
      icon: 'person',
    })),
  };
}

/** Fare media that passengers carry; single-journey tickets are left out, since nobody has them in advance. */
export function toCardStep(data: WhichTicketData, context: ModelContext): ChoiceStepModel {
  const { question, tariff } = data;
  const { hrefs, i18n, locale } = context;
  const query = toTicketQuery(question);
  const general = tariff.riderCategories.find(({ isDefault }) => isDefault)?.id;
  const isFor = ({ riderCategories }: FareMedia) =>
    riderCategories.length === 0 || riderCategories.some((id) => id === question.rider || id === general);
  const carried = tariff.fareMedia.filter((medium) => medium.kind !== 'paper' && isFor(medium));
  return {
    kind: 'choice',
    choices: [
      {
        href: hrefs.whichTicket(locale, { ...query, card: nothingHeld }),
        title: i18n._(msg`Nothing yet`),
        text: i18n._(msg`I pay in cash or buy a ticket`),
        icon: 'money',
      },
      ...carried.map((medium): ChoiceModel => ({
        href: hrefs.whichTicket(locale, { ...query, card: medium.id }),
        title: medium.name[locale],
        text: mediumFacts(medium, tariff.date, context),
        icon: 'card',
      })),
    ],
  };
}

/** The lines of a medium, or that it has ended or not begun. */
function mediumFacts(
  { validFrom = '', validTo = '9999-12-31', lineIds }: FareMedia,
  day: string,
  context: ModelContext,
): string {
  const { i18n, locale, lines } = context;
  if (validTo < day) {
    const date = formatDate(validTo, locale);
    return i18n._(msg`Ended ${date}`);
  }
  if (validFrom > day) {
    const date = formatDate(validFrom, locale);
    return i18n._(msg`From ${date}`);
  }
  const isEverywhere = lineIds.length === 0 || lines.every(({ id }) => lineIds.some((line) => line === id));
  return isEverywhere ? i18n._(msg`Every line`) : listWords(lineNames(lineIds, context), context);
}
