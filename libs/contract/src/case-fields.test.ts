import { caseKinds } from '@raang/domain';
import { describe, expect, test } from 'vitest';
import { caseFields, caseSubmission, checkCaseFields, longestMessage } from './case-fields';
import { fieldProblemOf } from './field-problems';

const sender = { name: 'สมชาย ใจดี', email: 'somchai@example.org', telephone: '081-234-5678' };
const file = '0b7e1d9c-6b0f-4a3c-9a51-0d4ff1f0a001';
const thing = { category: 'umbrella', line: 'blue', station: 'BL13', day: '2026-11-19', time: '08:30' };
const valid = {
  contact: { topic: 'tickets', message: 'Where can I buy a card?', ...sender, files: [file] },
  complaint: {
    topic: 'trains',
    message: 'The train was too hot.',
    ...sender,
    line: 'blue',
    day: '2026-11-19',
  },
  comment: { topic: 'praise', message: 'The new lift is good.' },
  'lost-report': { ...thing, description: 'Black, long, bamboo handle', marks: 'initials S.K.', ...sender },
  'found-report': { ...thing, description: 'A black umbrella', handedTo: 'station-staff', ...sender },
};

/** The code beside each field. */
function problemsOf(kind: keyof typeof valid, changes: Record<string, unknown>): Record<string, string> {
  const input = { ...valid[kind], ...changes };
  const issues = caseFields[kind].safeParse(input).error?.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), fieldProblemOf(issue, input)]));
}

test.each(caseKinds)('the fields of a %s are valid', (kind) => {
  expect(problemsOf(kind, {})).toEqual({});
});

test.each<[keyof typeof valid, string, unknown, string]>([
  ['contact', 'topic', undefined, 'required'],
  ['contact', 'topic', '', 'required'],
  ['contact', 'topic', 'weather', 'choice'],
  ['contact', 'message', undefined, 'required'],
  ['contact', 'message', '', 'required'],
  ['contact', 'message', ' \n ', 'required'],
  ['contact', 'message', 'Hello', 'too-short'],
  ['contact', 'message', '     Hello     ', 'too-short'],
  ['contact', 'message', 'x'.repeat(longestMessage + 1), 'too-long'],
  ['contact', 'message', 42, 'invalid'],
  ['contact', 'name', '', 'required'],
  ['contact', 'name', undefined, 'required'],
  ['contact', 'name', 'x'.repeat(121), 'too-long'],
  ['contact', 'email', 'somchai', 'email'],
  ['contact', 'email', 'a@example.org\r\nBcc: b@example.org', 'email'],
  ['contact', 'telephone', '12', 'telephone'],
  ['contact', 'telephone', 'call me', 'telephone'],
  ['contact', 'telephone', '9'.repeat(16), 'telephone'],
  ['contact', 'files', Array.from({ length: 6 }, () => file), 'too-many'],
  ['comment', 'message', ' \n ', 'required'],
  ['comment', 'message', '\u200b\u2060\ufeff', 'required'],
  ['comment', 'message', '\u3164\u2800', 'required'],
  ['comment', 'name', '\u00ad\u0007', 'required'],
  ['contact', 'message', '\u200b'.repeat(20), 'required'],
  ['complaint', 'day', '2026-02-30', 'date'],
  ['complaint', 'day', 'yesterday', 'date'],
  ['complaint', 'station', 'สีลม', 'invalid'],
  ['complaint', 'line', 'BLUE!', 'invalid'],
  ['lost-report', 'category', 'unicorn', 'choice'],
  ['lost-report', 'category', undefined, 'required'],
  ['lost-report', 'day', '', 'required'],
  ['lost-report', 'day', undefined, 'required'],
  ['lost-report', 'description', '', 'required'],
  ['lost-report', 'colour', 'x'.repeat(61), 'too-long'],
  ['lost-report', 'marks', 'x'.repeat(1001), 'too-long'],
  ['found-report', 'handedTo', 'a friend', 'choice'],
  ['found-report', 'handedTo', undefined, 'required'],
])('a %s whose %s is %j: %s', (kind, field, value, code) => {
  expect(problemsOf(kind, { [field]: value })).toEqual({ [field]: code });
});

test.each(['ดีมาก 😀', '👍', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'Good'])('%s is a comment', (message) => {
  expect(problemsOf('comment', { message })).toEqual({});
});

test('a comment needs no name', () => {
  expect(problemsOf('comment', { name: undefined })).toEqual({});
});

test('a field of another kind is refused', () => {
  expect(caseFields.contact.safeParse({ ...valid.contact, marks: 'initials' }).success).toBe(false);
});

test.each(caseKinds)('a %s is submitted with language and idempotency key', (kind) => {
  const submission = { kind, ...valid[kind], lang: 'th', idempotencyKey: file };
  expect(caseSubmission.safeParse(submission).error).toBeUndefined();
  expect(caseSubmission.safeParse({ ...submission, idempotencyKey: 'again' }).success).toBe(false);
  expect(caseSubmission.safeParse({ ...submission, lang: 'fr' }).success).toBe(false);
});

describe('rules across fields', () => {
  const today = '2026-11-20';
  test.each([
    ['contact', {}, [{ field: 'email', code: 'contact-missing' }]],
    ['contact', { telephone: '0812345678' }, []],
    ['comment', {}, []],
    ['complaint', { email: 'a@example.org', day: today }, []],
    ['complaint', { email: 'a@example.org', day: '2026-11-21' }, [{ field: 'day', code: 'date-in-future' }]],
    [
      'lost-report',
      { day: '2027-01-01' },
      [
        { field: 'email', code: 'contact-missing' },
        { field: 'day', code: 'date-in-future' },
      ],
    ],
  ] as const)('of a %s with %j', (kind, fields, problems) => {
    expect(checkCaseFields(kind, fields, today)).toEqual(problems);
  });
});
