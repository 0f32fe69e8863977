import type { FareRange, LineId, RiderCategoryId } from '@raang/domain';
import { covers, type FareContext, holdsOn } from './fare-context';
import { ownOrGeneral, tableFor } from './prices';
import { isChangeInside, type Ride } from './rides-between';

/** Rides that are paid together: one by a fare table, or one or more by a range. */
export interface PaidRides {
  first: Ride;
  last: Ride;
  lineIds: LineId[];
  range?: FareRange | undefined;
}

/**
 * Joins consecutive rides of one range, in order. A passenger who taps out pays anew, even if the same range covers
 * the next ride.
 */
export function paidRides(rides: readonly Ride[], rider: RiderCategoryId, context: FareContext): PaidRides[] {
  const paid: PaidRides[] = [];
  let together: Ride[] = [];
  for (const ride of rides) {
    const before = together.at(-1);
    const joined = before && isChangeInside(before, ride, context.network) && [...together, ride];
    const range = joined && rangeFor(joined, rider, context);
    if (range) {
      together = joined;
      paid.pop();
    } else {
      together = [ride];
    }
    paid.push({
      first: together[0] as Ride,
      last: ride,
      lineIds: [...new Set(together.map(({ lineId }) => lineId))],
      range: range || rangeFor(together, rider, context),
    });
  }
  return paid;
}

/** The narrowest range of the day that covers all rides: the rider's own, else the general one. */
function rangeFor(
  rides: readonly Ride[],
  rider: RiderCategoryId,
  context: FareContext,
): FareRange | undefined {
  if (rides.some(({ lineId }) => tableFor(context, lineId, rider))) return undefined;
  const isCovered = ({ lineIds, stations }: FareRange) =>
    rides.every(
      ({ lineId, from, to }) =>
        from !== to && lineIds.includes(lineId) && covers(stations, from) && covers(stations, to),
    );
  return ownOrGeneral(context, rider, (category) => {
    const [narrowest] = rangesOf(category, context)
      .filter(isCovered)
      .sort((one, other) => extentOf(one) - extentOf(other));
    return narrowest;
  });
}

const extentOf = ({ stations }: FareRange) => stations.length || Number.POSITIVE_INFINITY;

/** All ranges of a line on the day: the rider's own, else the general ones; undefined without one. */
export function rangesOn(
  lineId: LineId,
  rider: RiderCategoryId,
  context: FareContext,
): FareRange[] | undefined {
  return ownOrGeneral(context, rider, (category) => {
    const ranges = rangesOf(category, context).filter(({ lineIds }) => lineIds.includes(lineId));
    return ranges.length > 0 ? ranges : undefined;
  });
}

function rangesOf(rider: RiderCategoryId, { fareRanges, date }: FareContext): FareRange[] {
  return fareRanges.filter((range) => range.riderCategory === rider && holdsOn(range, date));
}
