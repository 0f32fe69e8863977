import { msg } from '@lingui/core/macro';
import type { TicketOption } from '@raang/domain';
import { formatDate } from '@raang/i18n';
import { type HeadModel, toHeadModel } from '../shared/page/head';
import type { CrumbModel } from '../shared/page/crumb-model';
import type { ModelContext } from '../shared/page/model-context';
import { withStructuredData } from '../shared/structured-data/with-structured-data';
import { type AnswerModel, toAnswers, whereWords } from './answers-model';
import { type DayFormModel, toDayForm } from './day-form-model';
import { type ResultModel, toResult } from './result-model';
import { type ChoiceStepModel, toCardStep, toWhereStep, toWhoStep, type WhereStepModel } from './steps-model';
import { type IgnoredField, toTicketQuery, wayOf } from './ticket-question';
import { listWords } from './ticket-words';
import { toUses } from './uses-model';
import type { TicketAnswer, WhichTicketData } from './which-ticket-data';

/** The journey needs no train, or no price is known. */
interface NoTicketModel {
  kind: 'none';
  text: string;
  dayForm: DayFormModel;
}

export interface WhichTicketModel {
  head: HeadModel;
  crumbs: CrumbModel[];
  /** The question, or the recommendation. */
  title: string;
  lead?: string | undefined;
  /** The number of the question and the total. */
  progress?: string | undefined;
  /** Names the ignored values. */
  notice?: string | undefined;
  answers: AnswerModel[];
  body: WhereStepModel | ChoiceStepModel | ResultModel | NoTicketModel;
}

/** Journey, rider and card in hand; the day defaults to today. */
const questionCount = 3;

/** Makes the model of the ticket question. */
export function toWhichTicketModel(data: WhichTicketData, context: ModelContext): WhichTicketModel {
  const { hrefs, i18n, locale } = context;
  const name = i18n._(msg`Which ticket?`);
  const query = toTicketQuery(data.question);
  const page = toPage(data, context);
  const isFirst = page.body.kind === 'where';
  const title = isFirst ? name : page.title;
  const head = toHeadModel(
    {
      title: isFirst ? name : `${page.title} · ${name}`,
      description: i18n._(
        msg`Answer three short questions to see which ticket or card to use, what it costs, and what will change.`,
      ),
      pathIn: (inLocale) => hrefs.whichTicket(inLocale, query),
    },
    context,
  );
  const crumbs: CrumbModel[] = [
    { label: i18n._(msg`Home`), href: hrefs.home(locale) },
    isFirst ? { label: name } : { label: name, href: hrefs.whichTicket(locale) },
    ...(isFirst ? [] : [{ label: page.title }]),
  ];
  return {
    head: {
      ...withStructuredData(head, crumbs, context),
      // search engines index the question, not everybody's results
      isIndexed: Object.keys(query).length === 0,
    },
    crumbs,
    title,
    lead: page.lead,
    progress: progressWords(page.step, context),
    notice: toNotice(data.question.ignored, context),
    answers: toAnswers(data, context),
    body: page.body,
  };
}

interface Page {
  title: string;
  lead?: string | undefined;
  step?: number | undefined;
  body: WhichTicketModel['body'];
}

function toPage(data: WhichTicketData, context: ModelContext): Page {
  const { question, answer } = data;
  const { i18n } = context;
  if (!wayOf(question) && !toTicketQuery(question).line)
    return {
      title: i18n._(msg`Where are you going?`),
      lead: i18n._(msg`Answer three short questions to see what to use and what it costs.`),
      step: 1,
      body: toWhereStep(data, context),
    };
  if (!question.rider)
    return { title: i18n._(msg`Who is travelling?`), step: 2, body: toWhoStep(data, context) };
  if (!question.card || !answer)
    return {
      title: i18n._(msg`Which card do you have?`),
      lead: i18n._(msg`We will tell you whether it is accepted, and whether something else is cheaper.`),
      step: 3,
      body: toCardStep(data, context),
    };
  return toAnswerPage(data, answer, context);
}

function toAnswerPage(data: WhichTicketData, answer: TicketAnswer, context: ModelContext): Page {
  const { i18n, locale } = context;
  const dayForm = toDayForm(data, context);
  const option = answer.options[answer.recommended ?? -1];
  if (answer.lineIds.length === 0) {
    const way = whereWords(data, context) ?? '';
    return {
      title: i18n._(msg`You do not need a ticket`),
      body: { kind: 'none', text: i18n._(msg`${way} is a short walk outside the gates.`), dayForm },
    };
  }
  if (!option) {
    const date = formatDate(answer.date, locale);
    return {
      title: i18n._(msg`We do not have a fare for this journey on ${date}`),
      body: { kind: 'none', text: i18n._(msg`Please try another day, or ask at the station.`), dayForm },
    };
  }
  const rider = data.tariff.riderCategories.find(({ id }) => id === answer.riderCategory);
  const isFree = option.highestSatang === 0 && rider?.isDefault === false;
  return {
    title: isFree ? i18n._(msg`You travel free`) : adviceWords(option, data, context),
    body: toResult({ data, answer, option, isFree }, context),
  };
}

function adviceWords(option: TicketOption, data: WhichTicketData, context: ModelContext): string {
  if (option.uses.length === 0) return context.i18n._(msg`What your journey costs`);
  const names = listWords(
    toUses(option, data, context).map(({ name }) => name),
    context,
  );
  return option.uses.every(({ fareMedia }) => fareMedia === data.question.card)
    ? context.i18n._(msg`You can use your card: ${names}`)
    : context.i18n._(msg`Your ticket: ${names}`);
}

/** Only questions have a progress. */
function progressWords(step: number | undefined, { i18n }: ModelContext): string | undefined {
  return step === undefined ? undefined : i18n._(msg`Question ${step} of ${questionCount}`);
}

function toNotice(ignored: readonly IgnoredField[], context: ModelContext): string | undefined {
  const { i18n } = context;
  if (ignored.length === 0) return undefined;
  const names: Record<IgnoredField, string> = {
    line: i18n._(msg`Line`),
    rider: i18n._(msg`Passenger`),
    card: i18n._(msg`Your card`),
    date: i18n._(msg`Day`),
  };
  const fields = ignored.map((field) => names[field]).join(', ');
  return i18n._(msg`We ignored these values: ${fields}. Your other answers are still here.`);
}
