import type { LineFareRange, LineId } from '@raang/domain';
import { type FareContext, leastCertain, rulesFor, sharedValidity } from './fare-context';
import { rangesOn } from './paid-rides';
import { capOn, type Payer, type Price, priceByRange, priceByTable, tableFor, upTo } from './prices';

/** What one payer pays on a line, from the shortest to the longest journey; undefined without a price. */
export function lineFares(lineId: LineId, payer: Payer, context: FareContext): LineFareRange | undefined {
  const prices = pricesOn(lineId, payer, context);
  if (prices.length === 0) return undefined;
  const rules = rulesFor(
    context,
    ['percent-discount', 'free-travel', 'fare-cap'],
    lineId,
    payer.rider,
  ).filter(({ fareMedia }) => fareMedia.length === 0 || (payer.medium && fareMedia.includes(payer.medium)));
  const capped = prices.map((price) => underCap(price, lineId, payer, context));
  return {
    lineId,
    riderCategory: payer.rider,
    lowestSatang: Math.min(...capped.map(({ lowestSatang }) => lowestSatang)),
    highestSatang: Math.max(...capped.map(({ highestSatang }) => highestSatang)),
    status: leastCertain(...capped.map(({ certainty }) => certainty)),
    ...sharedValidity([...new Set(prices.map(({ record }) => record)), ...rules], context.date),
  };
}

/** Every price of a line; empty without one for the day. */
function pricesOn(lineId: LineId, payer: Payer, context: FareContext): Price[] {
  const table = tableFor(context, lineId, payer.rider);
  if (table) {
    return table.amountsSatang
      .map((_, stations) => priceByTable(context, lineId, stations, payer))
      .filter((price) => price !== undefined);
  }
  const ranges = rangesOn(lineId, payer.rider, context) ?? [];
  return ranges.map((range) => priceByRange(context, lineId, range, payer));
}

function underCap(price: Price, lineId: LineId, payer: Payer, context: FareContext) {
  const cap = capOn(context, lineId, payer, price);
  if (!cap) return price;
  return { ...upTo(cap.amountSatang, price), certainty: leastCertain(price.certainty, cap.certainty) };
}
