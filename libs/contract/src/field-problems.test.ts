import { caseReference, passwordLength } from '@raang/domain';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { accountFields } from './accounts';
import { fieldProblemOf } from './field-problems';

const codeOf = (schema: z.ZodType, input: unknown) => {
  const [issue] = schema.safeParse(input).error?.issues ?? [];
  return issue && fieldProblemOf(issue, input);
};

test.each<[string, z.ZodType, unknown, string]>([
  ['an empty text with a minimum', z.string().min(10), '', 'required'],
  ['a blank text with a minimum', z.string().trim().min(10), '  ', 'required'],
  ['a short text', z.string().min(10), 'short', 'too-short'],
  ['a missing value', z.string(), undefined, 'required'],
  ['a number in place of a text', z.string(), 7, 'invalid'],
  ['an empty choice', z.enum(['a', 'b']), '', 'required'],
  ['an unknown choice', z.enum(['a', 'b']), 'c', 'choice'],
  ['an empty e-mail address', z.email(), '', 'required'],
  ['an invalid e-mail address', z.email(), 'nobody', 'email'],
  ['an empty day', z.iso.date(), '', 'required'],
  ['an invalid day', z.iso.date(), '2026-13-01', 'date'],
  ['a text that is no reference', caseReference, 'umbrella', 'reference'],
  ['a mistyped reference', caseReference, 'L-2222-2223', 'reference'],
  ['a pattern of another kind', z.string().regex(/^a$/), 'b', 'invalid'],
  ['an unknown field', z.strictObject({}), { extra: 1 }, 'invalid'],
  ['a list that is too long', z.array(z.string()).max(1), ['a', 'b'], 'too-many'],
  ['no alternative that fits', z.union([z.email(), z.uuid()]), 'x', 'invalid'],
  [
    'a rule of our own',
    z.string().refine(() => false, { params: { code: 'password-common' } }),
    'password',
    'password-common',
  ],
  [
    'a rule with an unknown code',
    z.string().refine(() => false, { params: { code: 'silly' } }),
    'x',
    'invalid',
  ],
])('%s', (_what, schema, input, code) => {
  // a schema alone parses undefined without its input, as a field of an object does not
  const isField = input === undefined;
  expect(isField ? codeOf(z.object({ field: schema }), {}) : codeOf(schema, input)).toBe(code);
});

test('the code of a nested field goes by the value at its path', () => {
  const schema = z.object({ list: z.array(z.object({ name: z.string().min(3) })) });
  expect(codeOf(schema, { list: [{ name: '' }] })).toBe('required');
  expect(codeOf(schema, { list: [{ name: 'a' }] })).toBe('too-short');
});

test('an empty password is missing, a short one too short', () => {
  expect(codeOf(accountFields['set-password'], { password: '' })).toBe('required');
  expect(codeOf(accountFields['set-password'], { password: 'x'.repeat(passwordLength.minimum - 1) })).toBe(
    'too-short',
  );
});

test('without the input, an empty text with a minimum of one is required', () => {
  const [issue] = z.string().min(1).safeParse('').error!.issues;
  expect(fieldProblemOf(issue!)).toBe('required');
});
