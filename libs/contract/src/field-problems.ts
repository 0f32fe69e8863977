import { caseReferencePattern, isBlank } from '@raang/domain';
import type { z } from 'zod';

/**
 * Why a field is invalid. Forms, pages and the desk have the words for each code; `data.fields` of a BAD_REQUEST has the
 * code beside each field.
 */
export const fieldProblems = [
  'required',
  'too-short',
  'too-long',
  'choice',
  'email',
  'email-repeat',
  'telephone',
  'date',
  'date-in-future',
  'time-repeat',
  'reference',
  'case-unknown',
  'contact-missing',
  'too-many',
  'password-common',
  'password-repeat',
  'password-wrong',
  'file-too-large',
  'file-type',
  'file-unsafe',
  'file-gone',
  'unverified',
  'too-fast',
  'changed-elsewhere',
  'invalid',
] as const;
export type FieldProblem = (typeof fieldProblems)[number];

/**
 * Narrows a schema's issue to a code. A rule of our own names its code in `params.code`.
 * @param input what was parsed: a blank text has the code `required`, whatever rule it breaks
 */
export function fieldProblemOf(issue: z.core.$ZodIssue, input?: unknown): FieldProblem {
  const value = input === undefined ? issue.input : valueAt(input, issue.path);
  if (typeof value === 'string' && isBlank(value)) return 'required';
  switch (issue.code) {
    case 'custom':
      return isFieldProblem(issue.params?.['code']) ? issue.params['code'] : 'invalid';
    case 'invalid_type':
      return value === undefined ? 'required' : 'invalid';
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1 ? 'required' : 'too-short';
    case 'too_big':
      return issue.origin === 'array' ? 'too-many' : 'too-long';
    case 'invalid_value':
      return value === undefined && input !== undefined ? 'required' : 'choice';
    case 'invalid_format':
      return formatProblemOf(issue);
    default:
      return 'invalid';
  }
}

function formatProblemOf({ format, pattern }: z.core.$ZodIssueInvalidStringFormat): FieldProblem {
  if (format === 'email') return 'email';
  if (format === 'date') return 'date';
  return pattern === String(caseReferencePattern) ? 'reference' : 'invalid';
}

/** The value that a path leads to. Undefined if there is none. */
function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      value === null || value === undefined ? undefined : (value as Record<PropertyKey, unknown>)[key],
    input,
  );
}

const isFieldProblem = (value: unknown): value is FieldProblem =>
  (fieldProblems as readonly unknown[]).includes(value);
