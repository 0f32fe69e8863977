import type {
  FareMediaId,
  FareRule,
  LineId,
  RiderCategoryId,
  TariffChange,
  TicketOption,
} from '@raang/domain';
import { addDays } from '@raang/text-time';
import { covers, type FareContext } from './fare-context';

import { type TicketScope, ticketOptions } from './ticket-options';

/** Maximum number of changes to return. */
const maximumChanges = 4;

/** Rules that change a price. */
const payingKinds: FareRule['kind'][] = [
  'percent-discount',
  'free-travel',
  'entry-fee-once',
  'transfer-discount',
  'fare-cap',
  'day-cap',
];

/** Upcoming changes after the context's day, soonest first. */
export function tariffChanges(
  scope: TicketScope,
  rider: RiderCategoryId,
  context: FareContext,
): TariffChange[] {
  const changes: TariffChange[] = [];
  let before = ticketOptions(scope, rider, context);
  for (const date of daysOfChange(scope, rider, context)) {
    const after = ticketOptions(scope, rider, { ...context, date });
    const change = compare(date, before, after);
    if (change) changes.push(change);
    if (changes.length === maximumChanges) break;
    before = after;
  }
  return changes;
}

/** Days after the context's on which a part of the tariff begins, or the day after one ends. */
function daysOfChange(scope: TicketScope, rider: RiderCategoryId, context: FareContext): string[] {
  const { date, fareTables, fareRanges, fareMedia, rules } = context;
  const lineIds = 'rides' in scope ? scope.rides.map(({ lineId }) => lineId) : scope.lineIds;
  const isHere = (lines: readonly LineId[]) => lineIds.some((lineId) => covers(lines, lineId));
  const dated = [
    ...[...fareTables, ...fareRanges].filter((record) => isHere(record.lineIds)),
    ...fareMedia.filter((medium) => isHere(medium.lineIds)),
    ...rules.filter(
      ({ kind, lineIds: lines, riderCategories }) =>
        payingKinds.includes(kind) && isHere(lines) && covers(riderCategories, rider),
    ),
  ];
  const days = dated.flatMap(({ validFrom, validTo }) => [
    ...(validFrom ? [validFrom] : []),
    ...(validTo ? [addDays(validTo, 1)] : []),
  ]);
  return [...new Set(days)].filter((day) => day > date).sort();
}

/** Undefined if nothing changes for this rider. */
function compare(
  date: string,
  before: readonly TicketOption[],
  after: readonly TicketOption[],
): TariffChange | undefined {
  const [media, mediaAfter] = [mediaOf(before), mediaOf(after)];
  const [ruleIds, ruleIdsAfter] = [rulesOf(before), rulesOf(after)];
  const change: TariffChange = {
    date,
    mediaBegun: without(mediaAfter, media),
    mediaEnded: without(media, mediaAfter),
    ruleIdsBegun: without(ruleIdsAfter, ruleIds),
    ruleIdsEnded: without(ruleIds, ruleIdsAfter),
    prices: after.flatMap((option) => {
      const was = before.find((other) => keyOf(other) === keyOf(option));
      const isSame =
        !was || (was.lowestSatang === option.lowestSatang && was.highestSatang === option.highestSatang);
      return isSame
        ? []
        : [
            {
              fareMedia: option.uses.map(({ fareMedia }) => fareMedia),
              before: amountsOf(was),
              after: amountsOf(option),
            },
          ];
    }),
  };
  const { date: _, ...lists } = change;
  return Object.values(lists).some((list) => list.length > 0) ? change : undefined;
}

const mediaOf = (options: readonly TicketOption[]) => [
  ...new Set(options.flatMap(({ uses }) => uses.map(({ fareMedia }) => fareMedia))),
];

const rulesOf = (options: readonly TicketOption[]) => [...new Set(options.flatMap(({ ruleIds }) => ruleIds))];

const without = <T>(list: readonly T[], others: readonly T[]) => list.filter((one) => !others.includes(one));

const keyOf = ({ uses }: TicketOption): string =>
  uses.map(({ fareMedia }): FareMediaId => fareMedia).join(' ');

const amountsOf = ({ lowestSatang, highestSatang }: TicketOption) => ({ lowestSatang, highestSatang });
