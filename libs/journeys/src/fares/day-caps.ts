import type {
  Fare,
  FarePart,
  FareRule,
  LineFareRange,
  LineId,
  RiderCategoryId,
  TicketUse,
} from '@raang/domain';
import { covers, type FareContext, holdsOn, leastCertain, rulesFor, sharedValidity } from './fare-context';
import { byRule, sumOf } from './price-ride';
import type { Amounts, Payer } from './prices';
import type { Ride } from './rides-between';

/** A cap applies to the person, even if the medium first charges the general fare. */
export function dayCaps(
  uses: readonly TicketUse[],
  rider: RiderCategoryId,
  context: FareContext,
): FareRule[] {
  const caps = uses.flatMap(({ fareMedia, lineIds }) =>
    lineIds
      .flatMap((lineId) => rulesFor(context, ['day-cap'], lineId, rider))
      .filter((rule) => holdsOn(rule, context.date) && covers(rule.fareMedia, fareMedia)),
  );
  const lowest = Math.min(...caps.map(({ amountSatang }) => amountSatang ?? Number.POSITIVE_INFINITY));
  return [...new Set(caps)].filter(({ amountSatang }) => amountSatang === lowest);
}

/** A refund of a day's fares at their lowest and at their highest, and its rule. */
interface Refund extends Amounts {
  cap: FareRule;
}

export function largestRefund(
  caps: readonly FareRule[],
  fares: readonly Fare[],
  payers: ReadonlyMap<LineId, Payer>,
): Refund | undefined {
  const [largest] = caps
    .map((cap) => ({ cap, ...beyondCap(cap, fares, payers) }))
    .filter(({ highestSatang }) => highestSatang > 0)
    .sort((one, other) => other.highestSatang - one.highestSatang);
  return largest;
}

/** How much a day's fares exceed a cap, which counts only the rides of its own lines and media. */
function beyondCap(cap: FareRule, fares: readonly Fare[], payers: ReadonlyMap<LineId, Payer>): Amounts {
  const { lowestSatang, highestSatang } = sumOf(
    fares
      .flatMap(({ parts }) => parts)
      .filter(({ lineIds }) => {
        // a transfer discount applies to the second line
        const lineId = lineIds.at(-1) as LineId;
        return isCounted(cap, lineId, payers.get(lineId));
      }),
  );
  const beyond = (paid: number) => Math.max(0, paid - (cap.amountSatang ?? Number.POSITIVE_INFINITY));
  return { lowestSatang: beyond(lowestSatang), highestSatang: beyond(highestSatang) };
}

export function isCounted(
  { lineIds, fareMedia }: FareRule,
  lineId: LineId,
  payer: Payer | undefined,
): boolean {
  return covers(lineIds, lineId) && payer?.medium !== undefined && covers(fareMedia, payer.medium);
}

export function toRefundPart({ cap, lowestSatang, highestSatang }: Refund, rides: readonly Ride[]): FarePart {
  const counted = rides.filter(({ lineId }) => covers(cap.lineIds, lineId));
  const [first, last] = [counted[0] as Ride, counted.at(-1) as Ride];
  const refund = { lowestSatang: 0 - lowestSatang, highestSatang: 0 - highestSatang };
  return byRule('day-cap', cap, refund, {
    lineIds: [...new Set(counted.map(({ lineId }) => lineId))],
    from: first.from,
    to: last.to,
  }).part;
}

/** Limits one journey of a day to the day cap. */
export function cappedRange(range: LineFareRange, cap: FareRule, context: FareContext): LineFareRange {
  const { amountSatang: most = Number.POSITIVE_INFINITY } = cap;
  if (range.highestSatang <= most) return range;
  return {
    ...range,
    lowestSatang: Math.min(range.lowestSatang, most),
    highestSatang: most,
    status: leastCertain(range.status, cap.certainty),
    ...sharedValidity([range, cap], context.date),
  };
}
