import type {
  FareMediaId,
  FareRuleId,
  LineId,
  nothingHeld,
  RiderCategoryId,
  StationCode,
  TariffChange,
  TicketOption,
} from '@raang/domain';
import { covers, type FareContext, holdsOn } from './fare-context';
import { chargedRides } from './fares-between';
import { tariffChanges } from './tariff-changes';
import { stretchesIn, type TicketScope, ticketOptions } from './ticket-options';
import { hasMedia, isSoldForOneJourney } from './ticket-uses';

export interface TicketQuestion {
  /** From one station to another, or lines in general. */
  where: { from: StationCode; to: StationCode } | { lineIds: readonly LineId[] };
  riderCategory: RiderCategoryId;
  /** What the rider already has: a medium, or only money; without it, any option may be recommended. */
  held?: FareMediaId | typeof nothingHeld | undefined;
}

export interface TicketAdvice {
  /** Lines of the journey; empty for a walk. */
  lineIds: LineId[];
  /** Those of them for which no fare medium is recorded; the options state their price only. */
  lineIdsWithoutMedia: LineId[];
  /** Every way to pay, cheapest first; empty without prices for the day. */
  options: TicketOption[];
  /** The recommended option: the best with what the rider has or can buy at a station. */
  recommended?: TicketOption | undefined;
  /** A cheaper option, one way or return, with a medium that the rider does not have. */
  cheaper?: TicketOption | undefined;
  /** Upcoming changes, soonest first. */
  changes: TariffChange[];
  /** Notices of these lines, for any option. */
  noticeIds: FareRuleId[];
}

/** Which ticket to use on a day; undefined without a connection or if a station is unknown. */
export function ticketAdvice(
  { where, riderCategory, held }: TicketQuestion,
  context: FareContext,
): TicketAdvice | undefined {
  const scope = scopeOf(where, context);
  if (!scope) return undefined;
  const lineIds = [...new Set('rides' in scope ? scope.rides.map(({ lineId }) => lineId) : scope.lineIds)];
  if (lineIds.length === 0) {
    return { lineIds, lineIdsWithoutMedia: [], options: [], changes: [], noticeIds: [] };
  }
  const options = ticketOptions(scope, riderCategory, context);
  const recommended = held ? bestWith(held, options, context) : options[0];
  return {
    lineIds,
    lineIdsWithoutMedia: [
      ...new Set(
        stretchesIn(scope, context)
          .filter((stretch) => !hasMedia(stretch, context))
          .flat(),
      ),
    ],
    options,
    recommended,
    cheaper: recommended && options.find((option) => isCheaper(option, recommended)),
    changes: tariffChanges(scope, riderCategory, context),
    noticeIds: noticesOn(lineIds, riderCategory, context),
  };
}

function scopeOf(where: TicketQuestion['where'], context: FareContext): TicketScope | undefined {
  if ('lineIds' in where) return where;
  const rides = chargedRides(where.from, where.to, context);
  return rides && { rides };
}

/**
 * Among equal options prefers the medium in hand; if the rider can neither use it nor buy a ticket, the best of all.
 */
function bestWith(
  held: FareMediaId | typeof nothingHeld,
  options: readonly TicketOption[],
  { fareMedia }: FareContext,
): TicketOption | undefined {
  const sold = new Set(fareMedia.filter(isSoldForOneJourney).map(({ id }) => id));
  const possible = options.filter(({ uses }) =>
    uses.every((use) => use.fareMedia === held || sold.has(use.fareMedia)),
  );
  const [best] = possible;
  if (!best) return options[0];
  const holds = ({ uses }: TicketOption) => uses.some((use) => use.fareMedia === held);
  return possible.find((option) => costsAlike(option, best) && holds(option)) ?? best;
}

const costsAlike = (one: TicketOption, other: TicketOption) =>
  one.highestSatang === other.highestSatang && one.lowestSatang === other.lowestSatang;

function isCheaper(option: TicketOption, than: TicketOption): boolean {
  const oneWay = option.highestSatang - than.highestSatang || option.lowestSatang - than.lowestSatang;
  const bothWays = (option.thereAndBackSatang ?? 0) - (than.thereAndBackSatang ?? 0);
  return oneWay < 0 || (oneWay === 0 && bothWays < 0);
}

function noticesOn(
  lineIds: readonly LineId[],
  rider: RiderCategoryId,
  { rules, date }: FareContext,
): FareRuleId[] {
  return rules
    .filter(
      (rule) =>
        rule.kind === 'notice' &&
        holdsOn(rule, date) &&
        covers(rule.riderCategories, rider) &&
        lineIds.some((lineId) => covers(rule.lineIds, lineId)),
    )
    .map(({ id }) => id);
}
