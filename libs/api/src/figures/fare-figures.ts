import type { LineId, RiderCategoryId } from '@raang/domain';
import { faresBetween, lineFares } from '@raang/journeys';
import { type Figure, type FigureData, FigureError, unknown } from './figure';
import type { Way } from './journey-figures';
import { lineOf, stationOf } from './train-figures';

interface Payer {
  /** The first of the tariff by default: passengers without a reduction. */
  rider?: RiderCategoryId | undefined;
  /** By default the day of the reader. */
  date?: string | undefined;
}

/** The ordinary fare between two stations. */
export function fare({ from, to, ...payer }: Way & Payer, data: FigureData): Figure {
  stationOf('from', from, data);
  stationOf('to', to, data);
  const rider = riderOf(payer, data);
  const found = faresBetween(from, to, contextOf(payer, data)).find(
    ({ riderCategory }) => riderCategory === rider,
  );
  if (!found) throw new FigureError(`the tariff has no fare from ${from} to ${to} for ${rider}`);
  const { amountSatang, highestSatang = amountSatang } = found;
  return { kind: 'baht', lowestSatang: amountSatang, highestSatang };
}

/** From the cheapest to the dearest journey on a line. */
export function fareRange({ line, ...payer }: { line: LineId } & Payer, data: FigureData): Figure {
  lineOf(line, data);
  const rider = riderOf(payer, data);
  const found = lineFares(line, { rider }, contextOf(payer, data));
  if (!found) throw new FigureError(`the tariff has no fares of the line ${line} for ${rider}`);
  return { kind: 'baht', lowestSatang: found.lowestSatang, highestSatang: found.highestSatang };
}

function riderOf({ rider }: Payer, { feed: { tariff } }: FigureData): RiderCategoryId {
  const known = tariff.riderCategories.map(({ id }) => id);
  const id = rider ?? known[0];
  if (!id || !known.includes(id)) throw unknown('rider', String(id), known);
  return id;
}

const contextOf = ({ date }: Payer, { feed, date: today }: FigureData) => ({
  ...feed.tariff,
  network: feed.network,
  date: date ?? today,
});
