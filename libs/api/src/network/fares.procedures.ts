import { implement } from '@orpc/server';
import { contract } from '@raang/contract';
import { nothingHeld, type RiderCategory, type RiderCategoryId } from '@raang/domain';
import { networkTime } from '@raang/text-time';
import { fareMatrix, faresBetween, lineFares, type Tariff, ticketAdvice } from '@raang/journeys';
import type { FeedContext } from './feed-source';
import { rulesNamed, tariffNamedBy } from './tariff-words';

const fares = implement(contract.fares).$context<FeedContext>();

export const faresProcedures = fares.router({
  between: fares.between.handler(async ({ context: { db, now, feedSource }, input, errors }) => {
    const { from, to, date = networkTime.dayOf(now()) } = input;
    const feed = await feedSource(db);
    if (!feed?.network.stations.has(from) || !feed.network.stations.has(to)) throw errors.NOT_FOUND();
    const { network, tariff } = feed;
    const found = faresBetween(from, to, { ...tariff, network, date });
    return { from, to, date, fares: found, ...tariffNamedBy(found, tariff) };
  }),

  from: fares.from.handler(async ({ context: { db, now, feedSource }, input, errors }) => {
    const feed = await feedSource(db);
    if (!feed?.network.stations.has(input.code)) throw errors.NOT_FOUND();
    const { network, tariff } = feed;
    const rider = riderOf(tariff, input.riderCategory);
    if (!rider) throw errors.NOT_FOUND();
    const date = input.date ?? networkTime.dayOf(now());
    const context = { ...tariff, network, date };
    return {
      from: input.code,
      date,
      riderCategory: rider.id,
      fares: [...network.stations.keys()].flatMap((to) => {
        // the ordinary fare comes before the fares of single media
        const fare = faresBetween(input.code, to, context).find(
          ({ riderCategory }) => riderCategory === rider.id,
        );
        if (!fare) return [];
        const { amountSatang, highestSatang, status } = fare;
        return [{ to, amountSatang, ...(highestSatang !== undefined && { highestSatang }), status }];
      }),
    };
  }),

  matrix: fares.matrix.handler(async ({ context: { db, now, feedSource }, input, errors }) => {
    const feed = await feedSource(db);
    if (!feed) throw errors.NOT_FOUND();
    const { network, tariff } = feed;
    const rider = riderOf(tariff, input.riderCategory);
    const date = input.date ?? networkTime.dayOf(now());
    const matrix = rider && fareMatrix(input.line, rider.id, { ...tariff, network, date });
    if (!matrix) throw errors.NOT_FOUND();
    return {
      ...matrix,
      riderCategories: [...tariff.riderCategories],
      rules: rulesNamed(matrix.ruleIds, tariff),
    };
  }),

  tariff: fares.tariff.handler(async ({ context: { db, now, feedSource }, input }) => {
    const feed = await feedSource(db);
    const date = input.date ?? networkTime.dayOf(now());
    if (!feed) return { date, riderCategories: [], fareMedia: [], rules: [], lines: [] };
    const { network, tariff } = feed;
    const context = { ...tariff, network, date };
    return {
      date,
      riderCategories: [...tariff.riderCategories],
      fareMedia: [...tariff.fareMedia],
      rules: [...tariff.rules],
      lines: [...network.lines.keys()]
        .flatMap((line) => tariff.riderCategories.map(({ id: rider }) => lineFares(line, { rider }, context)))
        .filter((range) => range !== undefined),
    };
  }),

  tables: fares.tables.handler(async ({ context: { db, feedSource } }) => [
    ...((await feedSource(db))?.tariff.fareTables ?? []),
  ]),

  ranges: fares.ranges.handler(async ({ context: { db, feedSource } }) => [
    ...((await feedSource(db))?.tariff.fareRanges ?? []),
  ]),

  tickets: fares.tickets.handler(async ({ context: { db, now, feedSource }, input, errors }) => {
    const { from, to, line, held, date = networkTime.dayOf(now()) } = input;
    const feed = await feedSource(db);
    if (!feed) throw errors.NOT_FOUND();
    const { network, tariff } = feed;
    const rider = tariff.riderCategories.find(({ id, isDefault }) =>
      input.riderCategory ? id === input.riderCategory : isDefault,
    );
    const isHeldKnown =
      held === undefined || held === nothingHeld || tariff.fareMedia.some(({ id }) => id === held);
    if (!rider || !isHeldKnown || (line && !network.lines.has(line))) throw errors.NOT_FOUND();
    const ownLines = [...network.lines.values()].filter(({ isOwn }) => isOwn).map(({ id }) => id);
    const where = from && to ? { from, to } : { lineIds: line ? [line] : ownLines };
    const advice = ticketAdvice({ where, riderCategory: rider.id, held }, { ...tariff, network, date });
    if (!advice) throw errors.NOT_FOUND();
    const { lineIds, lineIdsWithoutMedia, options, recommended, cheaper, changes, noticeIds } = advice;
    return {
      date,
      riderCategory: rider.id,
      lineIds,
      lineIdsWithoutMedia,
      options,
      ...(recommended && { recommended: options.indexOf(recommended) }),
      ...(cheaper && { cheaper: options.indexOf(cheaper) }),
      changes,
      noticeIds,
      rules: rulesNamed(
        [
          ...options.flatMap(({ ruleIds }) => ruleIds),
          ...changes.flatMap(({ ruleIdsBegun, ruleIdsEnded }) => [...ruleIdsBegun, ...ruleIdsEnded]),
          ...noticeIds,
        ],
        tariff,
      ),
    };
  }),
});

/** Finds a rider category by id. Defaults to the tariff's default rider. */
function riderOf({ riderCategories }: Tariff, asked: RiderCategoryId | undefined): RiderCategory | undefined {
  return riderCategories.find(({ id, isDefault }) => (asked ? id === asked : isDefault));
}
