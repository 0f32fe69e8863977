import { calendarDate, dayType, lineId, riderCategoryId, stationCode } from '@raang/domain';
import { z } from 'zod';
import { datedAttributes, firstDay, holds, lastDay, nextDay, ruleAmount } from './dated-figures';
import { fare, fareRange } from './fare-figures';
import { type Figure, type FigureData, FigureError, unknown } from './figure';
import { type FigureDirective, parseDirective } from './figure-directive';
import { journeyTime, leaveBy, runningTime, walk } from './journey-figures';
import type { Timely } from './timely';
import { headway, trainHours } from './train-figures';

/** A clock time, as seconds since midnight. */
const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 07:30')
  .transform((text) => Number(text.slice(0, 2)) * 3600 + Number(text.slice(3)) * 60);
const way = { from: stationCode, to: stationCode };
const payer = { rider: riderCategoryId.optional(), date: calendarDate.optional() };
const trains = z.strictObject({
  line: lineId.optional(),
  station: stationCode.optional(),
  towards: stationCode.optional(),
  day: dayType,
});

/** Every figure that a text can name, with its attributes. */
const kinds: Readonly<Record<string, (attributes: unknown, data: FigureData) => Figure>> = {
  'first-train': kind(trains, (of, data) => ({ kind: 'time', seconds: trainHours(of, data).first })),
  'last-train': kind(trains, (of, data) => ({ kind: 'time', seconds: trainHours(of, data).last })),
  'train-hours': kind(trains, (of, data) => ({ kind: 'times', ...trainHours(of, data) })),
  headway: kind(
    z.strictObject({
      line: lineId.optional(),
      station: stationCode.optional(),
      day: dayType,
      at: time.optional(),
    }),
    headway,
  ),
  'running-time': kind(z.strictObject({ ...way, via: stationCode.optional() }), runningTime),
  'journey-time': kind(z.strictObject({ ...way, day: dayType, at: time.optional() }), journeyTime),
  'leave-by': kind(z.strictObject({ ...way, day: dayType }), leaveBy),
  walk: kind(z.strictObject(way), walk),
  fare: kind(z.strictObject({ ...way, ...payer }), fare),
  'fare-range': kind(z.strictObject({ line: lineId, ...payer }), fareRange),
  'first-day': kind(datedAttributes, firstDay),
  'last-day': kind(datedAttributes, lastDay),
  'next-day': kind(datedAttributes, nextDay),
  amount: kind(datedAttributes, ruleAmount),
};

const figureNames = Object.keys(kinds);

/** @throws FigureError if the directive is invalid or the data has no such figure */
export function figureOf({ name, attributes }: FigureDirective, data: FigureData): Figure {
  const resolve = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (!resolve) throw unknown('directive', name, figureNames);
  return resolve(attributes, data);
}

/**
 * Whether a timely text holds on the day of the data.
 * @throws FigureError if the tariff has no such rule or medium
 */
export const isTimely = ({ when, of }: Timely, data: FigureData): boolean =>
  kind(datedAttributes, (dated, given) => holds(when, dated, given))(
    parseDirective(`:${when}{${of}}`).attributes,
    data,
  );

function kind<Attributes extends z.ZodType, Value>(
  schema: Attributes,
  resolve: (attributes: z.output<Attributes>, data: FigureData) => Value,
) {
  return (attributes: unknown, data: FigureData): Value => {
    const { success, data: valid, error } = schema.safeParse(attributes);
    if (success) return resolve(valid, data);
    const issue = error.issues[0]!;
    throw new FigureError(`${issue.path.join('.') || 'attributes'}: ${issue.message}`);
  };
}
