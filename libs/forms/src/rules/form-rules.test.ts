import { createCaseReference } from '@raang/domain';
import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { checkFields } from '../check/check-fields';
import type { FieldRules } from '../check/field-rule';
import { readFields } from '../check/read-fields';
import { toFieldRules } from './field-rules';
import { checkForm, type FormName, formRules, formSchemas } from './index';

const today = '2026-11-22';
const names = Object.keys(formSchemas) as FormName[];
const reading = { era: 'buddhist' } as const;

const toForm = (values: Record<string, string | readonly string[]>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values))
    for (const text of [value].flat() as string[]) form.append(name, text);
  return form;
};

/** Texts that reach every rule of a field from both sides. */
const samples = [
  '', '   ', 'x', 'ok', 'y'.repeat(9), 'y'.repeat(10), `  ${'y'.repeat(9)}  `, ' '.repeat(12), 'y'.repeat(12),
  'y'.repeat(30), 'y'.repeat(31), 'y'.repeat(60), 'y'.repeat(61), 'y'.repeat(120), 'y'.repeat(121), 'y'.repeat(128),
  'y'.repeat(129), 'y'.repeat(254), 'y'.repeat(255), 'y'.repeat(1000), 'y'.repeat(1001), 'y'.repeat(4000),
  'y'.repeat(4001), 'a@b', 'a@b.co', ' A@B.CO ', 'a b@c.co', 'สมชาย@example.com', `${'a'.repeat(250)}@b.co`,
  '0812345678', '081-234-5678', '+66 81 234 5678', '(02) 716 4044', '1234567', '+12', '1'.repeat(16), '12a45678',
  '๐๘๑-๒๓๔-๕๖๗๘', '02 716 4044 ต่อ 123', '02 716 4044 ext. 123', '02 716 4044 ext', `0812345678${' '.repeat(31)}x1`,
  '2026-11-22', '2026-11-23', '2026-02-30', '22/11/2569', '๒๒/๑๑/๒๕๖๙', '23/11/2569', '32/1/2569', 'yesterday',
  '08:30', '8.30 น.', '24:00', 'noon', 'BL15', 'bl15', 'Sukhumvit', 'blue', 'Blue Line', 'L-7K3M-9PW4', 'th', 'xx',
  'l7k3m9qxz', '3f2504e0-4f89-41d3-9a0c-0305e82c3301', 'trains', 'other', 'bag', 'with-me', 'two\r\nlines of text',
]; // prettier-ignore

describe.each(names)('%s', (name) => {
  const rules = formRules(name);

  it.each(Object.keys(rules))('%s: the browser and the server find the same', (field) => {
    for (const sample of samples) {
      const form = toForm({ [field]: sample });
      const problem = (problems: readonly { field: string; code: string }[] = []) =>
        problems.find((each) => each.field === field)?.code;
      expect(
        problem(checkFields(rules, readFields(rules, form, reading), today)),
        JSON.stringify(sample),
      ).toBe(problem(checkForm(name, form, { ...reading, today }).problems));
    }
  });
});

test('a form is plain JSON', () => {
  for (const name of names) expect(JSON.parse(JSON.stringify(formRules(name)))).toEqual(formRules(name));
});

test('the rules of a lost report', () => {
  expect(formRules('lost-report')).toMatchObject({
    category: { isRequired: true, options: expect.arrayContaining(['umbrella']) },
    station: { pattern: '^(?=.{1,40}$)[A-Za-z0-9]+(-[A-Za-z0-9]+)*$' },
    day: { isRequired: true, type: 'date', isPast: true },
    time: { type: 'time' },
    description: { isRequired: true, minLength: 10, maxLength: 4000 },
    marks: { maxLength: 1000 },
    name: { isRequired: true, minLength: 1, maxLength: 120 },
    email: { type: 'email', maxLength: 254, requiredWithout: 'telephone' },
    telephone: { type: 'tel', maxLength: 40 },
    files: { isList: true, maximumCount: 5, maximumBytes: 5 * 1024 * 1024 },
  } satisfies FieldRules);
});

test('too many files are a problem on both sides', () => {
  const files = Array.from({ length: 6 }, (_, i) => `3f2504e0-4f89-41d3-9a0c-0305e82c330${i}`);
  const form = toForm({ files });
  const rules = formRules('contact');
  const expected = { field: 'files', code: 'too-many' };
  expect(checkFields(rules, readFields(rules, form, reading), today)).toContainEqual(expected);
  expect(checkForm('contact', form, { ...reading, today }).problems).toContainEqual(expected);
});

test('returns the fields as the API takes them', () => {
  const form = toForm({
    category: 'umbrella', description: 'Green umbrella', day: '20/11/2569', time: '8.30', station: 'สุขุมวิท',
    line: '', colour: '', marks: '', name: ' Somchai ', email: 'S@Example.com', telephone: '', homepage: '', lang: 'th',
  }); // prettier-ignore
  const stations = [{ code: 'BL22', names: { th: 'สุขุมวิท', en: 'Sukhumvit' } }];
  expect(checkForm('lost-report', form, { ...reading, today, stations })).toEqual({
    fields: {
      category: 'umbrella', description: 'Green umbrella', day: '2026-11-20', time: '08:30', station: 'BL22',
      name: 'Somchai', email: 's@example.com', files: [],
    }, // prettier-ignore
  });
});

test('a reference is read as typed', () => {
  const reference = createCaseReference('lost-report', new Uint8Array([7, 3, 12, 9, 30, 1, 22]));
  const typed = ` ${reference.toLowerCase().replaceAll('-', ' ')} `;
  const checked = checkForm('tracking', toForm({ reference: typed, contact: '0812345678' }), {
    ...reading,
    today,
  });
  expect(checked.fields).toEqual({ reference, contact: '081 234 5678' });
});

test.each([
  ['a check', z.object({ a: z.string().trim().length(9) }), 'has no field rule'],
  ['a type', z.object({ a: z.bigint() }), 'has no field rule'],
  [
    'a check of our own',
    z.object({
      a: z
        .string()
        .trim()
        .refine(() => true),
    }),
    'has no field rule',
  ],
  ['a list', z.object({ a: z.array(z.string().trim()).min(1) }), 'has no field rule'],
])('%s without a counterpart stops the page', (_, schema, cause) => {
  try {
    toFieldRules(schema);
    expect.unreachable();
  } catch (error) {
    expect(error).toMatchObject({
      message: 'No rule for the field "a"',
      cause: expect.objectContaining({ message: expect.stringContaining(cause) }),
    });
  }
});
