import type { LineFareRange, LineId } from '@raang/domain';
import { type FareContext, leastCertain, rulesFor, sharedValidity } from './fare-context';
import { capOn, type Payer, type Price, priceOf } from './price-ride';

/** What one payer pays on a line, from the shortest to the longest journey; undefined without a price. */
export function lineFares(lineId: LineId, payer: Payer, context: FareContext): LineFareRange | undefined {
  const shortest = priceOf(context, lineId, 0, payer);
  if (!shortest) return undefined;
  const prices = shortest.table.amountsSatang
    .map((_, stations) => priceOf(context, lineId, stations, payer))
    .filter((price) => price !== undefined)
    .map((price) => capped(price, lineId, payer, context));
  const amounts = prices.map(({ amountSatang }) => amountSatang);
  const rules = rulesFor(
    context,
    ['percent-discount', 'free-travel', 'fare-cap'],
    lineId,
    payer.rider,
  ).filter(({ fareMedia }) => fareMedia.length === 0 || (payer.medium && fareMedia.includes(payer.medium)));
  return {
    lineId,
    riderCategory: payer.rider,
    lowestSatang: Math.min(...amounts),
    highestSatang: Math.max(...amounts),
    status: leastCertain(...prices.map(({ certainty }) => certainty)),
    ...sharedValidity([shortest.table, ...rules], context.date),
  };
}

function capped(price: Price, lineId: LineId, payer: Payer, context: FareContext) {
  const cap = capOn(context, lineId, payer, price.amountSatang);
  if (cap?.amountSatang === undefined) return price;
  return { amountSatang: cap.amountSatang, certainty: leastCertain(price.certainty, cap.certainty) };
}
