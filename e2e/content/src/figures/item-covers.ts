import { type Cover, keyOf, type Place } from './cover';
import { isFare, isParking, isRuleAmount, isThroughFare, tablesOf } from './fare-covers';
import { figuresIn, type ShownFigure } from './shown-figures';
import { plainStatement } from './shown-statements';
import { dayAfter, dayBefore } from './days';
import { carParks } from './source-car-parks';
import type { SourceItem } from './source-items';
import { bandEnds, holidays, networkDays } from './source-tables';

/** On the page of an item: its facts and directives, the network's tables, and last what the item itself declares sources for. */
export const ofOwnItem: Cover = (figure, place) =>
  place.item &&
  (factOf(figure, place.item, place) ??
    ofTables(figure, place.item, place) ??
    ofItself(figure, place.item, place));

/** In a list, on a card or in a box: the words of another item, which its own page is checked for. */
export const ofLinkedItem: Cover = (figure, place) => {
  // the tables on the page of an item are its own
  if (place.item && figure.statement.row !== '') return undefined;
  for (const item of place.linked)
    if (factOf(figure, item, place) ?? isSaidBy(item, figure, place)) return `item ${item.path}`;
  return undefined;
};

/** Fields of an item that have its figures: in satang or as a day, or in words. */
function factOf(figure: ShownFigure, { path, facts }: SourceItem, { locale, directives }: Place) {
  const { kind, value } = figure;
  if (directives.get(path)?.has(keyOf(figure))) return 'directive';
  const { rentSatang, validFrom, validTo, closesOn } = facts[locale];
  if (kind === 'baht' && rentSatang === Number(value) * 100) return 'fact';
  const days = [validFrom, validTo, closesOn].flatMap((day) => (day ? String(day) : []));
  if (kind === 'validity' && days.some((day) => [dayBefore(day), day, dayAfter(day)].includes(value)))
    return 'fact';
  return fieldsWithFigures.some((field) =>
    figuresIn(plainStatement(String(facts[locale][field] ?? '')), locale).some(
      (one) => keyOf(one) === keyOf(figure),
    ),
  )
    ? 'field'
    : undefined;
}

/** Fields of the front matter that exist for a figure. */
const fieldsWithFigures = ['hours', 'admission', 'riderFee', 'visitorFee', 'monthlyFee'];

/** What the tables of the network have about the item's lines. */
function ofTables({ kind, value, statement }: ShownFigure, item: SourceItem, { locale, today }: Place) {
  const { lines, title } = item.facts[locale];
  const about = `${title} ${statement.head} ${statement.text}`;
  if (kind === 'baht') {
    if (isParking(about)) return carParks[locale].has(`baht ${value}`) ? 'fee of a car park' : undefined;
    const tables = tablesOf(item, statement, today);
    if (isFare(value, tables, statement)) return 'fare table';
    if (isThroughFare(value, tables)) return 'through fare';
    return isRuleAmount(value, item) ? 'fare rule' : undefined;
  }
  if (kind === 'time') {
    if (isParking(about) && carParks[locale].has(`time ${value}`)) return 'hours of a car park';
    if (item.directives.some((written) => written.includes(`at=${value}`))) return 'directive';
    return lines.some((line) => bandEnds.get(line)?.has(value)) ? 'headways of the line' : undefined;
  }
  const isKnown = [dayBefore(value), value, dayAfter(value)].some(
    (day) => networkDays.has(day) || holidays.has(day),
  );
  return isKnown ? 'day of the network' : undefined;
}

const rides = /\bfares?\b|\bby (?:distance|the number of stations)\b|ค่าโดยสาร|ตามระยะทาง|ตามจำนวนสถานี/i;
const trains = /\b(?:first|last) trains?\b|(?:ขบวน|เที่ยว|รถไฟฟ้า|รถ)(?:แรก|สุดท้าย)/i;

/**
 * Figures that no table has: a law's, an event's, a visit's, a price of the past. The item types them in this language, and
 * names the publications that it has them from, or says that it is general advice. It never has a price of a ride of its own,
 * nor a train's time, unless on a day or in a year that it names.
 */
function ofItself(figure: ShownFigure, item: SourceItem, place: Place): string | undefined {
  const { kind, statement } = figure;
  const { sources, advice, title } = item.facts[place.locale];
  if (!sources && !advice) return undefined;
  const about = `${title} ${statement.head} ${statement.text}`;
  if (kind === 'baht' && rides.test(about)) return undefined;
  if (kind === 'time' && trains.test(statement.text) && !/(?:20|25)\d\d/.test(about)) return undefined;
  if (!isSaidBy(item, figure, place)) return undefined;
  return sources ? `the item's sources: ${String(sources)}` : 'general advice';
}

/** A sentence or a field of the item has the figure, and the page shows some of its words. */
function isSaidBy(
  item: SourceItem,
  { kind, value, statement }: ShownFigure,
  { locale }: Place,
): true | undefined {
  const shown = compact(statement.text);
  return item.typed[locale].some(
    (typed) =>
      typed.kind === kind && typed.value === value && haveWordsInCommon(shown, compact(typed.statement.text)),
  )
    ? true
    : undefined;
}

/** As long as a figure with its unit. */
const common = 8;

function haveWordsInCommon(shown: string, typed: string): boolean {
  if (shown.length <= common || typed.length <= common) return typed === shown;
  for (let start = 0; start + common <= shown.length; start += 1)
    if (typed.includes(shown.slice(start, start + common))) return true;
  return false;
}

const compact = (text: string) => text.replaceAll(/[\s…“”"'’·]/g, '');
