import type { Fare, FareMediaId, FareRule, RiderCategoryId, StationCode } from '@raang/domain';
import { addDays } from '@raang/text-time';
import { type FareContext, holdsOn, leastCertain, rulesFor, sharedValidity } from './fare-context';
import { paidRides } from './paid-rides';
import { capRides, priceChange, type PricedPart, priceRides, sumOf, toAmounts } from './price-ride';
import type { Payer } from './prices';
import { type Ride, ridesBetween } from './rides-between';

/** Rules that can change the amount of one journey. */
const pricingKinds: FareRule['kind'][] = [
  'percent-discount',
  'free-travel',
  'entry-fee-once',
  'transfer-discount',
  'fare-cap',
];

/** Rules shown next to a fare, in this order. */
const saidKinds: FareRule['kind'][][] = [['day-cap', 'notice'], ['percent-discount']];

/** A rule that has ended is shown for this many days: passengers still reckon with it. */
const daysSaidAfterwards = 7;

/**
 * Fares of every rider category between two stations on a day, in the tariff's order; a rider's ordinary fare is
 * followed by those of media with other prices. Empty if there is no connection, no price for the day, or a station
 * is unknown.
 */
export function faresBetween(from: StationCode, to: StationCode, context: FareContext): Fare[] {
  const rides = chargedRides(from, to, context);
  return rides ? faresOfRides(rides, context) : [];
}

/** The rides to pay between two stations; empty for a walk, undefined without a connection. */
export function chargedRides(from: StationCode, to: StationCode, context: FareContext): Ride[] | undefined {
  const rides = ridesBetween(context.network, from, to);
  if (rides?.length !== 0) return rides;
  const [lineId] = context.network.stations.get(from)?.lineIds ?? [];
  // a walk inside one paid area is charged as entering and leaving at the same station
  const isInPaidArea = context.rules.some(
    ({ kind, between }) => kind === 'entry-fee-once' && between?.includes(from) && between.includes(to),
  );
  return isInPaidArea && lineId ? [{ lineId, from, to: from }] : rides;
}

/** The same for known rides: those of a journey, in order. */
export function faresOfRides(rides: readonly Ride[], context: FareContext): Fare[] {
  return context.riderCategories.flatMap(({ id: rider }) => {
    const ordinary = fareOf(rides, { rider }, context);
    if (!ordinary) return [];
    const withMedia: Fare[] = [];
    for (const medium of mediaWithRules(rides, rider, context)) {
      const fare = fareOf(rides, { rider, medium }, context);
      if (!fare || costAlike(fare, ordinary)) continue;
      const alike = withMedia.find((other) => costAlike(other, fare));
      if (alike) alike.fareMedia.push(medium);
      else withMedia.push(fare);
    }
    return [ordinary, ...withMedia];
  });
}

const costAlike = (one: Fare, other: Fare) =>
  one.amountSatang === other.amountSatang && one.highestSatang === other.highestSatang;

/** Media in the day's rules for these lines and this rider. */
function mediaWithRules(
  rides: readonly Ride[],
  rider: RiderCategoryId,
  context: FareContext,
): Set<FareMediaId> {
  const media = new Set<FareMediaId>();
  for (const { lineId } of rides) {
    for (const rule of rulesFor(context, pricingKinds, lineId, rider)) {
      if (rule.fareMedia.length === 0 || !holdsOn(rule, context.date)) continue;
      for (const medium of rule.fareMedia) media.add(medium);
    }
  }
  return media;
}

/** What one payer pays for these rides; undefined if the tariff has no price for the day. */
export function fareOf(rides: readonly Ride[], payer: Payer, context: FareContext): Fare | undefined {
  return fareOfPayers(payer.rider, rides, () => payer, context);
}

/** The same for a rider with a different payer per line. */
export function fareOfPayers(
  rider: RiderCategoryId,
  rides: readonly Ride[],
  payerOn: (ride: Ride) => Payer,
  context: FareContext,
): Fare | undefined {
  const priced: PricedPart[] = [];
  const payers = new Set<Payer>();
  let before: Ride | undefined;
  for (const paid of paidRides(rides, rider, context)) {
    const payer = payerOn(paid.first);
    payers.add(payer);
    const price = priceRides(context, paid, payer);
    if (!price) return undefined;
    const cap = capRides(context, paid, payer, sumOf([price.part]));
    const cost = sumOf([price, cap].flatMap((one) => (one ? [one.part] : [])));
    const change =
      before && priceChange(context, before, paid.first, payerOfChange(payerOn(before), payer), cost);
    priced.push(...[price, cap, change].filter((one) => one !== undefined));
    before = paid.last;
  }
  const parts = priced.map(({ part }) => part);
  const records = priced.flatMap(({ record }) => record ?? []);
  const used = priced.flatMap(({ rule }) => rule ?? []);
  const ruleIds = new Set(used.map(({ id }) => id));
  const related: FareRule[] = [];
  const fareMedia = new Set<FareMediaId>();
  for (const payer of payers) {
    for (const { id } of saidRules(rides, payer, context)) ruleIds.add(id);
    related.push(...relatedRules(rides, payer, context));
    if (payer.medium) fareMedia.add(payer.medium);
  }
  return {
    riderCategory: rider,
    fareMedia: [...fareMedia],
    ...toAmounts(sumOf(parts)),
    parts,
    status: leastCertain(...parts.map((part) => part.certainty)),
    ...sharedValidity([...records, ...related], context.date),
    sources: distinctSources([...records, ...used]),
    ruleIds: [...ruleIds],
  };
}

/** A second medium has no record of the previous ride. */
function payerOfChange(before: Payer, after: Payer): Payer {
  return before.medium === after.medium ? after : { rider: after.rider };
}

/**
 * The day's rules to show next to the fare, and those that have just ended: rules of a place on the journey, and the rule
 * behind the rider's reduction, even if the reduced prices are in a table.
 */
function saidRules(rides: readonly Ride[], { rider }: Payer, context: FareContext): FareRule[] {
  const said: FareRule[] = [];
  for (const { lineId } of rides) {
    for (const kinds of saidKinds) {
      for (const rule of rulesFor(context, kinds, lineId, rider)) {
        if (isSaidOn(rule, context.date) && touches(rule, rides)) said.push(rule);
      }
    }
  }
  return said;
}

const isSaidOn = (rule: FareRule, date: string): boolean =>
  holdsOn(rule, date) || holdsOn(rule, addDays(date, -daysSaidAfterwards));

function touches({ between }: FareRule, rides: readonly Ride[]): boolean {
  return !between || rides.some(({ from, to }) => between.includes(from) || between.includes(to));
}

/** Rules of any date that affect this amount: it may change on their first day and after their last. */
function relatedRules(rides: readonly Ride[], { rider, medium }: Payer, context: FareContext): FareRule[] {
  const related: FareRule[] = [];
  for (const { lineId } of rides) {
    for (const rule of rulesFor(context, pricingKinds, lineId, rider)) {
      const { fareMedia } = rule;
      const isUsed = fareMedia.length === 0 || (medium !== undefined && fareMedia.includes(medium));
      if (isUsed && isAtChange(rule, rides)) related.push(rule);
    }
  }
  return related;
}

function isAtChange({ between }: FareRule, rides: readonly Ride[]): boolean {
  if (!between) return true;
  return rides.some((ride, index) => {
    const before = rides[index - 1];
    return before !== undefined && between.includes(before.to) && between.includes(ride.from);
  });
}

export function distinctSources(records: readonly { source: Fare['sources'][number] }[]): Fare['sources'] {
  return [...new Map(records.map(({ source }) => [source.en, source])).values()];
}
