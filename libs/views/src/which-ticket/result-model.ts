import { msg } from '@lingui/core/macro';
import type { LineId, TicketOption } from '@raang/domain';
import { categoryOfView } from '../shared/words/category-of-view';
import { type FarePartModel, toFareParts } from '../shared/fares/fare-parts-model';
import { bahtWords, fareWords, type FareRuleModel, toFareRules } from '../shared/fares/fare-words';
import { toPeriod } from '../shared/words/item-period';
import type { ModelContext } from '../shared/page/model-context';
import { indexStations } from '../shared/words/station-words';
import { type TariffChangeModel, toTariffChanges } from './tariff-changes-model';
import type { Advice } from './advice';
import { type DayFormModel, toDayForm } from './day-form-model';
import { toReasons } from './reasons-model';
import { toTicketQuery, wayOf } from './ticket-question';
import { amountWords, mediumName } from './ticket-words';
import { ticketPage, toUses, type UseModel } from './uses-model';
import type { TicketAnswer, WhichTicketData } from './which-ticket-data';
import { type Sourced, type SourceNoteModel, toSourceNote } from '../shared/words/source-note-model';
import { certaintyWord } from '../shared/words/certainty-words';

/** A ticket option in the table. */
export interface OptionRowModel {
  id: string;
  uses: Pick<UseModel, 'name' | 'href' | 'lines'>[];
  amount: string;
  /** Both ways on one day; absent for a line without stations. */
  thereAndBack?: string | undefined;
  doubt?: string | undefined;
  remarks: string[];
  isAdvised: boolean;
  isHeld: boolean;
}

export interface ResultModel {
  kind: 'result';
  /** How certain it is; absent for official data. */
  doubt?: string | undefined;
  amount: string;
  /** What the amount is for. */
  amountFor: string;
  thereAndBack?: string | undefined;
  reasons: string[];
  /** Link to the card in hand if it is not recommended, for example about its refund. */
  held?: { label: string; href: string } | undefined;
  /** A cheaper option that the passenger does not have in hand. */
  cheaper?: { text: string; href?: string | undefined } | undefined;
  parts: FarePartModel[];
  /** Empty for free travel. */
  uses: UseModel[];
  /** First and last day of the price. */
  period?: string | undefined;
  /** All ticket options, the cheapest first; empty if there is only one. */
  options: OptionRowModel[];
  changes: TariffChangeModel[];
  rules: FareRuleModel[];
  sourceNote?: SourceNoteModel | undefined;
  dayForm: DayFormModel;
  links: { fares?: string | undefined; journeys: string; tickets?: string | undefined };
}

export function toResult({ data, answer, option, isFree }: Advice, context: ModelContext): ResultModel {
  const { i18n } = context;
  const advice = { data, answer, option, isFree };
  const stations = indexStations(data.stations);
  const general = data.tariff.riderCategories.find(({ isDefault }) => isDefault)?.id;
  const options = isFree ? [] : answer.options;
  const rules = rulesBeside(option, answer);
  return {
    kind: 'result',
    doubt: certaintyWord(option.status, context),
    amount: amountWords(option, context),
    amountFor:
      option.lowestSatang === option.highestSatang || option.parts.length > 0
        ? i18n._(msg`for one journey`)
        : i18n._(msg`for one journey, by its length`),
    thereAndBack: isFree ? undefined : bothWays(option, context),
    reasons: toReasons(advice, context),
    held: toHeld(advice, context),
    cheaper: toCheaper(advice, context),
    parts: isFree
      ? []
      : toFareParts(option.parts, { isReduced: answer.riderCategory !== general, stations }, context),
    uses: isFree ? [] : toUses(option, data, context),
    period: isFree ? undefined : toPeriod(option, context),
    options: options.length > 1 ? options.map((one) => toRow(one, advice, context)) : [],
    changes: toTariffChanges(answer, { media: data.tariff.fareMedia, isFree }, context),
    rules: toFareRules(rules, answer.date, context),
    sourceNote: toSourceNote([...(isFree ? [option] : options).flatMap(recordsOf), ...rules], context),
    dayForm: toDayForm(data, context),
    links: toLinks(data, context),
  };
}

/** Provenance of a ticket option's price. */
function recordsOf({ status, parts }: TicketOption): Sourced[] {
  return [{ certainty: status }, ...parts.map(({ source }) => ({ source }))];
}

function bothWays(option: TicketOption, context: ModelContext): string | undefined {
  const { thereAndBackSatang: amountSatang, thereAndBackHighestSatang: highestSatang } = option;
  return amountSatang === undefined ? undefined : fareWords({ amountSatang, highestSatang }, context);
}

function toHeld({ data, option }: Advice, context: ModelContext): ResultModel['held'] {
  const { hrefs, i18n, locale } = context;
  const { card = '', rider } = data.question;
  const page = ticketPage(card, rider, data.tickets);
  if (!page || option.uses.some(({ fareMedia }) => fareMedia === card)) return undefined;
  const name = mediumName(card, data.tariff.fareMedia, context);
  return { label: i18n._(msg`About your ${name}`), href: hrefs.item(locale, page) };
}

/** Links to the result for passengers with that card. */
function toCheaper({ answer, data, option }: Advice, context: ModelContext): ResultModel['cheaper'] {
  const { hrefs, locale } = context;
  const cheaper = answer.cheaper === undefined ? undefined : answer.options[answer.cheaper];
  if (!cheaper) return undefined;
  const [use, second] = cheaper.uses;
  const query = { ...toTicketQuery(data.question), card: use?.fareMedia ?? '' };
  return {
    text: cheaperWords(cheaper, { option, data }, context),
    href: second ? undefined : hrefs.whichTicket(locale, query),
  };
}

function cheaperWords(
  cheaper: TicketOption,
  { option, data }: Pick<Advice, 'option' | 'data'>,
  context: ModelContext,
): string {
  const { i18n } = context;
  const names = toUses(cheaper, data, context)
    .map(({ name }) => name)
    .join(' + ');
  if (cheaper.highestSatang < option.highestSatang) {
    const amount = amountWords(cheaper, context);
    return i18n._(msg`Cheaper with ${names}: ${amount}.`);
  }
  const amount = bothWays(cheaper, context) ?? '';
  return i18n._(msg`A return within one day is cheaper with ${names}: ${amount}.`);
}

function toRow(option: TicketOption, { data, answer }: Advice, context: ModelContext): OptionRowModel {
  const uses = toUses(option, data, context);
  return {
    id: option.uses.map(({ fareMedia }) => fareMedia).join(' '),
    uses: uses.map(({ name, href, lines }) => ({ name, href, lines: uses.length > 1 ? lines : [] })),
    amount: amountWords(option, context),
    thereAndBack: bothWays(option, context),
    doubt: certaintyWord(option.status, context),
    remarks: remarksOn(option, answer, context),
    isAdvised: option === answer.options[answer.recommended ?? -1],
    isHeld: option.uses.some(({ fareMedia }) => fareMedia === data.question.card),
  };
}

function remarksOn(
  option: TicketOption,
  { riderCategory, rules }: TicketAnswer,
  context: ModelContext,
): string[] {
  const { i18n } = context;
  const isGeneral = option.uses.some((use) => use.riderCategory !== riderCategory);
  const own = rules.filter(({ id }) => option.ruleIds.includes(id));
  return [
    ...(isGeneral
      ? [i18n._(msg`General fare: we have no information about a reduction with this card`)]
      : []),
    ...own.flatMap(({ kind, amountSatang = 0 }) => {
      const amount = bahtWords(amountSatang, context);
      if (kind === 'day-cap') return [i18n._(msg`No more than ${amount} a day`)];
      return kind === 'transfer-discount' ? [i18n._(msg`Discount for changing with the same card`)] : [];
    }),
  ];
}

/** Rules of the recommended option, and rules for all options. */
function rulesBeside({ ruleIds }: TicketOption, { noticeIds, rules }: TicketAnswer) {
  return rules.filter(({ id }) => ruleIds.includes(id) || noticeIds.includes(id));
}

function toLinks({ groups, question }: WhichTicketData, context: ModelContext): ResultModel['links'] {
  const { hrefs, locale, lines } = context;
  const { from, to, line, rider, date } = toTicketQuery(question);
  const fares = categoryOfView('FareRatesTicketTable', groups, context);
  const tickets = categoryOfView('TicketTable', groups, context);
  const way = { ...(from && { from }), ...(to && { to }), ...(date && { date }) };
  const ofLine = lines.some(({ id }) => id === line) && { line: line as LineId };
  return {
    fares: fares && hrefs.listing(locale, fares, { ...way, ...ofLine, ...(rider && { rider }) }),
    journeys: hrefs.searchDeparture(locale, wayOf(question) ? way : {}),
    tickets: tickets && hrefs.listing(locale, tickets),
  };
}
