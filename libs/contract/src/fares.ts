import {
  calendarDate,
  fare,
  fareMatrix,
  fareMedia,
  fareRule,
  fareMediaId,
  fareRuleId,
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

const date = calendarDate.optional().describe('The day of travel; today without it.');

/** What a journey costs, by dated tables and rules. */
export const faresContract = {
  between: procedure({ public: true })
    .route({
      method: 'GET',
      path: '/fares',
      tags: ['Fares'],
      summary: 'What every kind of rider pays from one station to another',
      description:
        'Amounts are in satang and add up from their parts. `status` says how sure the least sure part is. The list is empty when no price is known for the day.',
    })
    .errors({ ...notFound('There is no such station.'), ...invalid })
    .input(z.object({ from: stationCode, to: stationCode, date }))
    .output(
      z.object({
        from: stationCode,
        to: stationCode,
        date: calendarDate,
        fares: z.array(fare),
        riderCategories: z.array(riderCategory),
        fareMedia: z.array(fareMedia).describe('Those that the fares name.'),
        rules: z.array(fareRule).describe('Those that the fares name.'),
      }),
    ),
  from: procedure({ public: true })
    .route({
      method: 'GET',
      path: '/fares/from/{code}',
      tags: ['Fares'],
      summary: 'What one kind of rider pays from a station to every other',
      description:
        'The ordinary price of the rider, without those of single media. Stations to which no price is known for the day are left out.',
    })
    .errors({ ...notFound('There is no such station or rider.'), ...invalid })
    .input(
      z.object({
        code: stationCode,
        date,
        riderCategory: riderCategoryId.optional().describe('The tariff’s default rider without it.'),
      }),
    )
    .output(
      z.object({
        from: stationCode,
        date: calendarDate,
        riderCategory: riderCategoryId,
        fares: z
          .array(z.object({ to: stationCode, ...fare.pick({ amountSatang: true, status: true }).shape }))
          .describe('In the order of the stations.'),
      }),
    ),
  matrix: procedure({ public: true })
    .route({
      method: 'GET',
      path: '/fares/{line}/matrix',
      tags: ['Fares'],
      summary: 'A line’s fares from every station to every other',
    })
    .errors({ ...notFound('There is no such line or rider, or no price for the day.'), ...invalid })
    .input(
      z.object({
        line: lineId,
        date,
        riderCategory: riderCategoryId.optional().describe('The tariff’s default rider without it.'),
      }),
    )
    .output(
      fareMatrix.extend({
        riderCategories: z.array(riderCategory).describe('All that may be asked for.'),
        rules: z.array(fareRule).describe('Those that the matrix names.'),
      }),
    ),
  tariff: procedure({ public: true })
    .route({
      method: 'GET',
      path: '/fares/tariff',
      tags: ['Fares'],
      summary: 'Kinds of rider, fare media and every dated rule, with what lines cost on a day',
      description:
        'Media and rules of any time are listed, each with its first and last day. What a line costs is told from its cheapest to its dearest journey, with the days on which that holds.',
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
          .describe('One for each line and kind of rider; none where no price is known for the day.'),
      }),
    ),
  tickets: procedure({ public: true })
    .route({
      method: 'GET',
      path: '/fares/tickets',
      tags: ['Fares'],
      summary: 'Which ticket to use for a way or a line, what it costs, and what changes when',
      description:
        'Asks for a way by `from` and `to`, for one line by `line`, for the whole network without them. The options are empty for a way on foot (then `lineIds` are, too), and where no price is known for the day.',
    })
    .errors({ ...notFound('There is no such station, line, rider or medium.'), ...invalid })
    .input(
      z
        .object({
          from: stationCode.optional(),
          to: stationCode.optional(),
          line: lineId.optional(),
          riderCategory: riderCategoryId.optional().describe('The tariff’s default rider without it.'),
          held: fareMediaId
            .optional()
            .describe(
              'What the rider has already; `none` for nothing but money. Anything may be advised without it.',
            ),
          date,
        })
        .refine(({ from, to }) => (from === undefined) === (to === undefined), {
          path: ['to'],
          message: 'from and to belong together',
        }),
    )
    .output(
      z.object({
        date: calendarDate,
        riderCategory: riderCategoryId,
        lineIds: z.array(lineId).describe('Lines that are ridden, in the order of the way.'),
        options: z.array(ticketOption).describe('Every way to pay, the cheapest first.'),
        recommended: z
          .int()
          .optional()
          .describe('Index of the option to take: the best with what is held or sold at stations.'),
        cheaper: z
          .int()
          .optional()
          .describe('Index of an option that costs less, one way or there and back, with another medium.'),
        changes: z.array(tariffChange).describe('What will be otherwise, the next day of change first.'),
        noticeIds: z.array(fareRuleId).describe('Rules to say on these lines, whatever is used.'),
        rules: z.array(fareRule).describe('Those that options, changes and notices name.'),
      }),
    ),
};
