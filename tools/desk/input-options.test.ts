import { expect, test } from 'vitest';
import { z } from 'zod';
import { inputOf, toOptions } from './input-options.mjs';

const input = z.object({
  reference: z.string(),
  foundOn: z.iso.date(),
  lineId: z.string().optional(),
  brand: z.enum(['a', 'b']).optional().describe('Who made it.'),
  page: z.coerce.number().int().default(1),
  isUrgent: z.boolean().optional(),
});

test('a field of the contract is an option, required and explained as there', () => {
  expect(toOptions(input).map(({ option, isRequired, about }) => [option, isRequired, about])).toEqual([
    ['reference', true, ''],
    ['found-on', true, ''],
    ['line', false, ''],
    ['brand', false, 'Who made it. a, b'],
    ['page', false, ''],
    ['is-urgent', false, ''],
  ]);
});

test('arguments and options are the input of the procedure', () => {
  const command = {
    about: '',
    takes: ['reference', 'date'],
    fields: ['reference', 'foundOn'],
    print: () => '',
  };
  const values = { brand: 'a', page: '2', 'is-urgent': true, json: true };
  expect(inputOf(command, toOptions(input), { values, positionals: ['L-1', '2026-11-22'] })).toEqual({
    reference: 'L-1',
    foundOn: '2026-11-22',
    brand: 'a',
    page: 2,
    isUrgent: true,
  });
});
