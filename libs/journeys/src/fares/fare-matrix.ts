import type { Fare, FareMatrix, LineId, RiderCategoryId } from '@raang/domain';
import { type FareContext, leastCertain } from './fare-context';
import { distinctSources, fareOf } from './fares-between';

/**
 * What a rider pays between all stations of a line, without media that have their own prices. Undefined if the line
 * is unknown, has no price for the day, or one that is known as a range only.
 */
export function fareMatrix(
  lineId: LineId,
  riderCategory: RiderCategoryId,
  context: FareContext,
): FareMatrix | undefined {
  const line = context.network.lines.get(lineId);
  if (!line || !context.riderCategories.some(({ id }) => id === riderCategory)) return undefined;
  const fares: Fare[][] = [];
  for (const from of line.stations) {
    const row = line.stations.map((to) => fareOf([{ lineId, from, to }], { rider: riderCategory }, context));
    if (row.some((fare) => fare === undefined || fare.highestSatang !== undefined)) return undefined;
    fares.push(row as Fare[]);
  }
  const all = fares.flat();
  const [first] = all;
  if (!first) return undefined;
  return {
    lineId,
    date: context.date,
    riderCategory,
    stations: line.stations,
    amountsSatang: fares.map((row) => row.map(({ amountSatang }) => amountSatang)),
    status: leastCertain(...all.map(({ status }) => status)),
    ...(first.validFrom && { validFrom: first.validFrom }),
    ...(first.validTo && { validTo: first.validTo }),
    sources: distinctSources(all.flatMap(({ sources }) => sources).map((source) => ({ source }))),
    ruleIds: [...new Set(all.flatMap(({ ruleIds }) => ruleIds))],
  };
}
