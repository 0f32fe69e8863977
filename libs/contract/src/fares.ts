import {
  calendarDate,
  fare,
  fareMatrix,
  fareMedia,
  fareRule,
  fareMediaId,
  fareRuleId,
  fareRange,
  fareTable,
  lineFareRange,
  lineId,
  riderCategory,
  riderCategoryId,
  stationCode,
  tariffChange,
  ticketOption,
} from '@raang/domain';
import { z } from 'zod';
import { invalid, notFound } from './parameters';
import { procedure } from './procedure';

const date = calendarDate.optional().describe('Day of travel. Defaults to today.');

/** Fares, from dated tables and rules. */
export const faresContract = {
  between: procedure({ public: true })
    .route({
      method: 'GET',
      path: '/fares',
      tags: ['Fares'],
      summary: 'Fares of every rider category between two stations',
      description:
        'Amounts are in satang, and each is the sum of its parts. Where only a range of a part is known, `amountSatang` is the lowest and `highestSatang` the highest amount. `status` is the certainty of the least certain part. The fare is that of the way with the fewest trains; between two stations of this authority, or of another agency, it stays on its lines. The list is empty if no price is known for the day.',
    })
    .errors({ ...notFound('Unknown station.'), ...invalid })
    .input(z.object({ from: stationCode, to: stationCode, date }))
    .output(
      z.object({
        from: stationCode,
        to: stationCode,
        date: calendarDate,
        fares: z.array(fare),
        riderCategories: z.array(riderCategory),
        fareMedia: z.array(fareMedia).describe('Fare media that the fares refer to.'),
        rules: z
          .array(fareRule)
          .describe('Rules that the fares refer to; also those that ended in the week before the day.'),
      }),
    ),
  from: procedure({ public: true })
    .route({
      method: 'GET',
      path: '/fares/from/{code}',
      tags: ['Fares'],
      summary: 'Fares of one rider category from a station to every other station',
      description:
        'The ordinary fare of the rider category, without special fares of single media; with `highestSatang` if only a range is known. Stations without a known price for the day are omitted.',
    })
    .errors({ ...notFound('Unknown station or rider category.'), ...invalid })
    .input(
      z.object({
        code: stationCode,
        date,
        riderCategory: riderCategoryId
          .optional()
          .describe('Defaults to the default rider category of the tariff.'),
      }),
    )
    .output(
      z.object({
        from: stationCode,
        date: calendarDate,
        riderCategory: riderCategoryId,
        fares: z
          .array(
            z.object({
              to: stationCode,
              ...fare.pick({ amountSatang: true, highestSatang: true, status: true }).shape,
            }),
          )
          .describe('In network order of the stations.'),
      }),
    ),
  matrix: procedure({ public: true })
    .route({
      method: 'GET',
      path: '/fares/{line}/matrix',
      tags: ['Fares'],
      summary: 'Fares between all stations of a line',
      description: 'Only for lines whose exact prices are known. See `/fares/ranges` for the others.',
    })
    .errors({ ...notFound('Unknown line or rider category, or no exact prices for the day.'), ...invalid })
    .input(
      z.object({
        line: lineId,
        date,
        riderCategory: riderCategoryId
          .optional()
          .describe('Defaults to the default rider category of the tariff.'),
      }),
    )
    .output(
      fareMatrix.extend({
        riderCategories: z.array(riderCategory).describe('All valid values of `riderCategory`.'),
        rules: z.array(fareRule).describe('Rules that apply to the matrix.'),
      }),
    ),
  tariff: procedure({ public: true })
    .route({
      method: 'GET',
      path: '/fares/tariff',
      tags: ['Fares'],
      summary: 'Rider categories, fare media and dated rules, with the fare ranges of all lines on a day',
      description:
        'Includes past and future media and rules, each with its first and last day. A fare range goes from the cheapest to the most expensive journey on a line, with the days on which it is valid.',
    })
    .errors(invalid)
    .input(z.object({ date }))
    .output(
      z.object({
        date: calendarDate,
        riderCategories: z.array(riderCategory),
        fareMedia: z.array(fareMedia),
        rules: z.array(fareRule),
        lines: z
          .array(lineFareRange)
          .describe('One entry per line and rider category, if a price is known for the day.'),
      }),
    ),
  tables: procedure({ public: true })
    .route({
      method: 'GET',
      path: '/fares/tables',
      tags: ['Fares'],
      summary: 'Fare tables of the lines by stations travelled, with their first and last day',
      description:
        'Past, present and future tables. The index of an amount is the number of stations travelled; the last amount also covers longer rides.',
    })
    .output(z.array(fareTable)),
  ranges: procedure({ public: true })
    .route({
      method: 'GET',
      path: '/fares/ranges',
      tags: ['Fares'],
      summary: 'Lowest and highest prices of lines whose exact prices are unknown',
      description:
        'Past, present and future ranges. A range covers consecutive rides on its lines together, until the passenger leaves the paid area. `stations` restricts it to rides between these stations; the range with the fewest stations applies.',
    })
    .output(z.array(fareRange)),
  tickets: procedure({ public: true })
    .route({
      method: 'GET',
      path: '/fares/tickets',
      tags: ['Fares'],
      summary: 'Recommended ticket for a journey or a line, with prices and coming changes',
      description:
        'Pass `from` and `to` for a journey, `line` for one line, or none of them for all lines of this authority. `options` is empty if no price is known for the day, and for a journey on foot, where `lineIds` is empty too. Options include the price of `lineIdsWithoutMedia`, but no fare medium for them.',
    })
    .errors({ ...notFound('Unknown station, line, rider category or fare medium.'), ...invalid })
    .input(
      z
        .object({
          from: stationCode.optional(),
          to: stationCode.optional(),
          line: lineId.optional(),
          riderCategory: riderCategoryId
            .optional()
            .describe('Defaults to the default rider category of the tariff.'),
          held: fareMediaId
            .optional()
            .describe(
              'Fare medium that the rider already has; `none` for cash only. Without it, any medium may be recommended.',
            ),
          date,
        })
        .refine(({ from, to }) => (from === undefined) === (to === undefined), {
          path: ['to'],
          message: 'pass both from and to, or neither',
        }),
    )
    .output(
      z.object({
        date: calendarDate,
        riderCategory: riderCategoryId,
        lineIds: z.array(lineId).describe('Lines of the journey, in order.'),
        lineIdsWithoutMedia: z
          .array(lineId)
          .describe('Lines of the journey for which no fare medium is recorded.'),
        options: z.array(ticketOption).describe('All ways to pay, cheapest first.'),
        recommended: z
          .int()
          .optional()
          .describe('Index of the best option with the medium in hand or one sold at stations.'),
        cheaper: z
          .int()
          .optional()
          .describe('Index of an option with another medium that costs less, one way or return.'),
        changes: z.array(tariffChange).describe('Coming changes, earliest first.'),
        noticeIds: z
          .array(fareRuleId)
          .describe('Rules that passengers on these lines should know, whichever ticket they use.'),
        rules: z.array(fareRule).describe('Rules that options, changes and notices refer to.'),
      }),
    ),
};
