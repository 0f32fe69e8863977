import type { FareMedia, LineId, RiderCategoryId, TicketUse } from '@raang/domain';
import { covers, type FareContext, holdsOn } from './fare-context';
import { defaultRider } from './prices';
import { isChangeInside, type Ride } from './rides-between';

/** Lines between two gates: one medium must open both. */
export type Stretch = readonly LineId[];

/** If a transfer leads through the gates, the medium may change. */
export function stretchesOf(rides: readonly Ride[], { network }: FareContext): Stretch[] {
  const stretches: LineId[][] = [];
  for (const [index, ride] of rides.entries()) {
    const before = rides[index - 1];
    const current = stretches.at(-1);
    if (before && current && isChangeInside(before, ride, network)) current.push(ride.lineId);
    else stretches.push([ride.lineId]);
  }
  return stretches;
}

/**
 * The ways to pay for these stretches on a day, by medium and line: each medium on all lines that accept it, and
 * single-journey tickets on the others. Omits combinations that leave a stretch unpaid. What a stretch without a
 * recorded medium accepts is unknown: no use includes it.
 */
export function ticketUses(
  all: readonly Stretch[],
  rider: RiderCategoryId,
  context: FareContext,
): TicketUse[][] {
  const stretches = all.filter((stretch) => hasMedia(stretch, context));
  if (stretches.length === 0) return [[]];
  const usable = context.fareMedia.filter(
    (medium) => holdsOn(medium, context.date) && chargedRider(medium, rider, context),
  );
  const sold = usable.filter(isSoldForOneJourney);
  const ways = usable.map((medium) =>
    stretches.map((stretch) => [medium, ...sold].find((one) => isTakenOn(one, stretch))),
  );
  return distinctWays(ways.filter((way, index) => way.includes(usable[index]))).map((way) =>
    toUses(way, stretches, rider, context),
  );
}

/** A medium, of any date and rider, is recorded for every line of a stretch. */
export function hasMedia(stretch: Stretch, { fareMedia }: FareContext): boolean {
  return stretch.every((lineId) => fareMedia.some(({ lineIds }) => covers(lineIds, lineId)));
}

export const isSoldForOneJourney = ({ kind }: FareMedia) => kind === 'paper';

const isTakenOn = ({ lineIds }: FareMedia, stretch: Stretch) =>
  stretch.every((lineId) => covers(lineIds, lineId));

/** The rider category whose fare applies with a medium; undefined if the rider cannot use it. */
function chargedRider(
  { riderCategories }: FareMedia,
  rider: RiderCategoryId,
  context: FareContext,
): RiderCategoryId | undefined {
  if (covers(riderCategories, rider)) return rider;
  const general = defaultRider(context);
  return general && riderCategories.includes(general) ? general : undefined;
}

/** Removes duplicates. */
function distinctWays(ways: (FareMedia | undefined)[][]): FareMedia[][] {
  const whole = ways.filter((way): way is FareMedia[] => !way.includes(undefined));
  return [...new Map(whole.map((way) => [way.map(({ id }) => id).join(' '), way])).values()];
}

function toUses(
  way: readonly FareMedia[],
  stretches: readonly Stretch[],
  rider: RiderCategoryId,
  context: FareContext,
): TicketUse[] {
  return [...new Set(way)].map((medium) => ({
    fareMedia: medium.id,
    lineIds: [...new Set(stretches.filter((_, index) => way[index] === medium).flat())],
    riderCategory: chargedRider(medium, rider, context) ?? rider,
  }));
}
