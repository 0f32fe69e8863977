import { oc } from '@orpc/contract';
import {
  calendarDate,
  fare,
  fareMatrix,
  fareMedia,
  fareRule,
  lineId,
  riderCategory,
  riderCategoryId,
  stationCode,
} from '@raang/domain';
import { z } from 'zod';
import { invalid, notFound } from './parameters';

const date = calendarDate.optional().describe('The day of travel; today without it.');

/** What a journey costs, by dated tables and rules. */
export const faresContract = {
  between: oc
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
  matrix: oc
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
};
