import type { Fare, FareRule, LineId, RiderCategoryId, TicketOption, TicketUse } from '@raang/domain';
import { certainty } from '@raang/domain';
import { covers, type FareContext, holdsOn, leastCertain, rulesFor, sharedValidity } from './fare-context';
import { cappedRange, dayCaps, isCounted, largestRefund, toRefundPart } from './day-caps';
import { fareOfPayers } from './fares-between';
import { lineFares } from './line-fares';
import { sumOf } from './price-ride';
import type { Amounts, Payer } from './prices';
import type { Ride } from './rides-between';
import { type Stretch, stretchesOf, ticketUses } from './ticket-uses';

/** What a ticket is for: the rides of a journey, or lines in general. */
export type TicketScope = { rides: readonly Ride[] } | { lineIds: readonly LineId[] };

/** Every way to pay on the context's day, cheapest first; empty if nothing is accepted or no price is known. */
export function ticketOptions(
  scope: TicketScope,
  rider: RiderCategoryId,
  context: FareContext,
): TicketOption[] {
  const price = (uses: TicketUse[]) =>
    'rides' in scope
      ? priceWay(scope.rides, uses, rider, context)
      : priceLines(scope.lineIds, uses, rider, context);
  const options = ticketUses(stretchesIn(scope, context), rider, context)
    .map(price)
    .filter((option) => option !== undefined)
    .sort(byPrice);
  return options.filter((option) => !options.some((other) => isCheaperPartOf(other, option)));
}

/** Lines between two gates. */
export function stretchesIn(scope: TicketScope, context: FareContext): Stretch[] {
  return 'rides' in scope ? stretchesOf(scope.rides, context) : scope.lineIds.map((lineId) => [lineId]);
}

/** A subset of the same media costs the same or less. */
function isCheaperPartOf(one: TicketOption, other: TicketOption): boolean {
  return (
    one.uses.length < other.uses.length &&
    byPrice(one, other) <= 0 &&
    one.uses.every(({ fareMedia }) => other.uses.some((use) => use.fareMedia === fareMedia))
  );
}

/** Cheaper first, then more certain, then fewer media; else in the tariff's order. */
function byPrice(one: TicketOption, other: TicketOption): number {
  return (
    one.highestSatang - other.highestSatang ||
    one.lowestSatang - other.lowestSatang ||
    (one.thereAndBackSatang ?? 0) - (other.thereAndBackSatang ?? 0) ||
    certainty.options.indexOf(one.status) - certainty.options.indexOf(other.status) ||
    one.uses.length - other.uses.length
  );
}

function priceWay(
  rides: readonly Ride[],
  uses: TicketUse[],
  rider: RiderCategoryId,
  context: FareContext,
): TicketOption | undefined {
  const payers = payersOf(uses);
  const payerOn = ({ lineId }: Ride) => payers.get(lineId) ?? { rider };
  const way = fareOfPayers(rider, rides, payerOn, context);
  const back = rides.toReversed().map(({ lineId, from, to }) => ({ lineId, from: to, to: from }));
  const wayBack = fareOfPayers(rider, back, payerOn, context);
  if (!way || !wayBack) return undefined;
  const caps = dayCaps(uses, rider, context);
  const refund = (fares: readonly Fare[]) => largestRefund(caps, fares, payers);
  const [oneWay, bothWays] = [refund([way]), refund([way, wayBack])];
  const both = less(sumOf([way, wayBack]), bothWays);
  return {
    uses,
    ...less(sumOf([way]), oneWay),
    thereAndBackSatang: both.lowestSatang,
    ...(both.highestSatang !== both.lowestSatang && { thereAndBackHighestSatang: both.highestSatang }),
    parts: [...way.parts, ...(oneWay ? [toRefundPart(oneWay, rides)] : [])],
    status: leastCertain(way.status, ...(oneWay ? [oneWay.cap.certainty] : [])),
    ...validityWith(way, uses, oneWay ? [oneWay.cap] : [], context),
    ruleIds: ruleIdsOf(uses, way.ruleIds, caps, context),
  };
}

function less(paid: Amounts, refund: Amounts = { lowestSatang: 0, highestSatang: 0 }): Amounts {
  return {
    lowestSatang: paid.lowestSatang - refund.lowestSatang,
    highestSatang: paid.highestSatang - refund.highestSatang,
  };
}

function priceLines(
  lineIds: readonly LineId[],
  uses: TicketUse[],
  rider: RiderCategoryId,
  context: FareContext,
): TicketOption | undefined {
  const caps = dayCaps(uses, rider, context);
  const payers = payersOf(uses);
  const ranges = lineIds.map((lineId) => {
    const payer = payers.get(lineId) ?? { rider };
    const range = lineFares(lineId, payer, context);
    const cap = caps.find((rule) => isCounted(rule, lineId, payer));
    return range && cap ? cappedRange(range, cap, context) : range;
  });
  if (ranges.length === 0 || ranges.includes(undefined)) return undefined;
  const known = ranges.filter((range) => range !== undefined);
  const ownRules = uses.flatMap(({ lineIds: used, fareMedia, riderCategory }) =>
    used
      .flatMap((lineId) => rulesFor(context, ['percent-discount', 'free-travel'], lineId, riderCategory))
      .filter((rule) => holdsOn(rule, context.date) && covers(rule.fareMedia, fareMedia)),
  );
  return {
    uses,
    lowestSatang: Math.min(...known.map(({ lowestSatang }) => lowestSatang)),
    highestSatang: Math.max(...known.map(({ highestSatang }) => highestSatang)),
    parts: [],
    status: leastCertain(...known.map(({ status }) => status)),
    ...validityWith(sharedValidity(known, context.date), uses, [], context),
    ruleIds: ruleIdsOf(
      uses,
      ownRules.map(({ id }) => id),
      caps,
      context,
    ),
  };
}

/** By line; one object per medium. */
function payersOf(uses: readonly TicketUse[]): Map<LineId, Payer> {
  return new Map(
    uses.flatMap(({ fareMedia, lineIds, riderCategory }) => {
      const payer: Payer = { rider: riderCategory, medium: fareMedia };
      return lineIds.map((lineId) => [lineId, payer] as const);
    }),
  );
}

type Validity = Pick<TicketOption, 'validFrom' | 'validTo'>;

/** The period in which the price, the acceptance of its media and the refund are all valid. */
function validityWith(
  price: Validity,
  uses: readonly TicketUse[],
  caps: readonly FareRule[],
  context: FareContext,
): Validity {
  const media = context.fareMedia.filter(({ id }) => uses.some(({ fareMedia }) => fareMedia === id));
  return sharedValidity([price, ...media, ...caps], context.date);
}

/** Rules of these media, except those shown next to every fare of a line. */
function ruleIdsOf(
  uses: readonly TicketUse[],
  ids: readonly FareRule['id'][],
  caps: readonly FareRule[],
  context: FareContext,
): FareRule['id'][] {
  const made = context.rules.filter(
    ({ id, kind, fareMedia }) =>
      ids.includes(id) &&
      kind !== 'notice' &&
      kind !== 'day-cap' &&
      (fareMedia.length === 0 || uses.some((use) => fareMedia.includes(use.fareMedia))),
  );
  return [...new Set([...made, ...caps].map(({ id }) => id))];
}
