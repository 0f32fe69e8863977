// The main facts of each kind of item, in the order that matters to a passenger.
import { msg } from '@lingui/core/macro';
import type { Item, ItemOf, Locale } from '@raang/domain';
import { formatDate } from '@raang/i18n';
import { type BadgeModel, toClosing, toPeriod } from '../shared/words/item-period';
import { foreignLang } from '../shared/words/item-words';
import {
  documentKindName,
  placeKindName,
  riderGroupName,
  spaceKindName,
  ticketKindName,
} from '../shared/words/kind-words';
import type { ModelContext } from '../shared/page/model-context';
import { spaceCounts, structureName } from '../shared/item-card/car-park-words';
import { formatBaht } from '../shared/words/format-baht';
import { toArea, toAvailability, toRent } from '../shared/item-card/space-words';
import { type StationModel, toStation } from '../shared/item-card/item-station';

/** A term with its values. Unknown values have no fact. */
export interface FactModel {
  term: string;
  values: string[];
  /** Set if the values are in the other language. */
  lang?: Locale | undefined;
  /** The link of a single value: a telephone number, a website or a station's page. */
  href?: string | undefined;
  isExternal?: boolean | undefined;
  /** Shown before the values. */
  station?: StationModel | undefined;
  badge?: BadgeModel | undefined;
}

/** The data of the facts besides the item. */
export interface FactSources {
  /** The item's station, if the network has it. */
  station?: { name: { th: string; en: string } } | undefined;
}

export function toFacts(item: Item, sources: FactSources, context: ModelContext): FactModel[] {
  const facts = factsOf(item, sources, context);
  return facts.filter(({ values, badge, station }) => values.length > 0 || badge || station);
}

function factsOf(item: Item, sources: FactSources, context: ModelContext): FactModel[] {
  switch (item.kind) {
    case 'article':
      return articleFacts(item, context);
    case 'car-park':
      return carParkFacts(item, sources, context);
    case 'place':
      return placeFacts(item, sources, context);
    case 'document':
      return documentFacts(item, context);
    case 'ticket-type':
      return ticketFacts(item, context);
    case 'fare-group':
      return fareGroupFacts(item, context);
    case 'space':
      return spaceFacts(item, sources, context);
    case 'contact-point':
      return contactFacts(item, context);
    case 'safety-picture':
      return [];
  }
}

const given = (value: string | undefined) => (value ? [value] : []);

/** A text field of the item as a fact. */
function wordsOf(item: Item, { locale }: ModelContext) {
  const lang = foreignLang(item, locale);
  return (term: string, value: string | undefined): FactModel => ({ term, values: given(value), lang });
}

function stationFact(
  item: ItemOf<'car-park' | 'place' | 'space'>,
  { station }: FactSources,
  { hrefs, i18n, locale }: ModelContext,
): FactModel {
  return {
    term: i18n._(msg`Station`),
    station: toStation(item),
    values: given(station?.name[locale]),
    href: station && hrefs.station(locale, item.station),
  };
}

/** A closing date, unless a badge shows it already. */
function closingFact(term: string, item: ItemOf<'document' | 'space'>, context: ModelContext): FactModel {
  const { closesOn, example } = item;
  const badge = example ? undefined : toClosing(item, context);
  const date = closesOn && formatDate(closesOn, context.locale);
  return { term, values: given(date && badge?.text.includes(date) ? undefined : date), badge };
}

/** An activity has date and venue; an offer has a period. */
function articleFacts(item: ItemOf<'article'>, context: ModelContext): FactModel[] {
  const { i18n } = context;
  const words = wordsOf(item, context);
  return [
    { term: item.venue ? i18n._(msg`When`) : i18n._(msg`Valid`), values: given(toPeriod(item, context)) },
    words(i18n._(msg`Venue`), item.venue),
  ];
}

function carParkFacts(item: ItemOf<'car-park'>, sources: FactSources, context: ModelContext): FactModel[] {
  const { i18n } = context;
  const words = wordsOf(item, context);
  return [
    stationFact(item, sources, context),
    words(i18n._(msg`Open`), item.hours),
    { term: i18n._(msg`Spaces`), values: spaceCounts(item, context) },
    words(i18n._(msg`Fee for train passengers`), item.riderFee),
    words(i18n._(msg`Fee for others`), item.visitorFee),
    words(i18n._(msg`Monthly fee`), item.monthlyFee),
    { term: i18n._(msg`Type`), values: [structureName(item, context)] },
  ];
}

function placeFacts(item: ItemOf<'place'>, sources: FactSources, context: ModelContext): FactModel[] {
  const { i18n } = context;
  const words = wordsOf(item, context);
  const { exit, walkMinutes } = item;
  return [
    stationFact(item, sources, context),
    { term: i18n._(msg`Exit`), values: given(exit) },
    {
      term: i18n._(msg`Walk from the station`),
      values: given(walkMinutes ? i18n._(msg`About ${walkMinutes} min`) : undefined),
    },
    words(i18n._(msg`Open`), item.hours),
    words(i18n._(msg`Admission`), item.admission),
    { term: i18n._(msg`Type`), values: [placeKindName(item.placeKind, i18n)] },
  ];
}

function documentFacts(item: ItemOf<'document'>, context: ModelContext): FactModel[] {
  const { i18n } = context;
  return [
    closingFact(i18n._(msg`Closing date`), item, context),
    { term: i18n._(msg`In force`), values: given(toPeriod(item, context)) },
    { term: i18n._(msg`Type`), values: [documentKindName(item.documentKind, i18n)] },
    { term: i18n._(msg`Reference number`), values: given(item.referenceNumber) },
    wordsOf(item, context)(i18n._(msg`Contact`), item.contact),
  ];
}

function ticketFacts(item: ItemOf<'ticket-type'>, context: ModelContext): FactModel[] {
  const { i18n } = context;
  const words = wordsOf(item, context);
  return [
    words(i18n._(msg`Who it is for`), item.whoFor),
    words(i18n._(msg`Price`), item.price),
    words(i18n._(msg`How to get it`), item.howToGet),
    words(i18n._(msg`Refund`), item.refund),
    { term: i18n._(msg`Valid`), values: given(toPeriod(item, context)) },
    { term: i18n._(msg`Type`), values: [ticketKindName(item.ticketKind, i18n)] },
  ];
}

function fareGroupFacts(item: ItemOf<'fare-group'>, context: ModelContext): FactModel[] {
  const { i18n } = context;
  const words = wordsOf(item, context);
  const [lowest, highest] = [formatBaht(item.minimumSatang), formatBaht(item.maximumSatang)];
  return [
    { term: i18n._(msg`Fare`), values: [i18n._(msg`${lowest}–${highest} baht`)] },
    { term: i18n._(msg`Passengers`), values: [riderGroupName(item.riderGroup, i18n)] },
    words(i18n._(msg`Who it is for`), item.whoFor),
    words(i18n._(msg`What to show`), item.proof),
    { term: i18n._(msg`In force`), values: given(toPeriod(item, context)) },
  ];
}

function spaceFacts(item: ItemOf<'space'>, sources: FactSources, context: ModelContext): FactModel[] {
  const { i18n, locale } = context;
  const words = wordsOf(item, context);
  const { availableFrom } = item;
  return [
    { term: i18n._(msg`State`), values: [], badge: toAvailability(item, context) },
    stationFact(item, sources, context),
    words(i18n._(msg`Where in the station`), item.location),
    { term: i18n._(msg`Type`), values: [spaceKindName(item.spaceKind, i18n)] },
    { term: i18n._(msg`Area`), values: given(toArea(item, context)) },
    { term: i18n._(msg`Rent`), values: given(toRent(item, context)) },
    { term: i18n._(msg`Available from`), values: given(availableFrom && formatDate(availableFrom, locale)) },
    closingFact(i18n._(msg`Apply by`), item, context),
    words(i18n._(msg`Terms`), item.terms),
  ];
}

function contactFacts(item: ItemOf<'contact-point'>, context: ModelContext): FactModel[] {
  const { i18n } = context;
  const words = wordsOf(item, context);
  const { telephone, email, url } = item;
  return [
    {
      term: i18n._(msg`Telephone`),
      values: given(telephone),
      href: telephone && `tel:${telephone.replaceAll(' ', '')}`,
    },
    { term: i18n._(msg`E-mail`), values: given(email), href: email && `mailto:${email}` },
    {
      term: i18n._(msg`Website`),
      values: given(url?.replace(/^https:\/\/|\/$/g, '')),
      href: url,
      isExternal: true,
    },
    words(i18n._(msg`Open`), item.hours),
    words(i18n._(msg`Address`), item.address),
    words(i18n._(msg`Organisation`), item.organisation),
  ];
}
