import { expect, it } from 'vitest';
import { errorEntry } from './error-entry';

/** As drizzle and PostgreSQL throw it. */
function failedQuery(): Error {
  const params = ['somchai@example.com', 'a text\n    at my door'];
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "accounts_email"'), {
    code: '23505',
    constraint: 'accounts_email',
    detail: 'Key (email)=(somchai@example.com) already exists.',
  });
  const error = new Error(`Failed query: insert into accounts values ($1, $2)\nparams: ${params}`, { cause });
  return Object.assign(error, { query: 'insert into accounts values ($1, $2)', params });
}

it('says what failed where, and why', () => {
  expect(errorEntry(failedQuery())).toMatchObject({
    type: 'Error',
    message: 'Failed query: insert into accounts values ($1, $2)',
    stack: expect.stringContaining('error-entry.test'),
    cause: {
      code: '23505',
      constraint: 'accounts_email',
      stack: expect.stringContaining('error-entry.test'),
    },
  });
});

it('has no value of a query, nor a row that the database quotes', () => {
  expect(JSON.stringify(errorEntry(failedQuery()))).not.toMatch(/somchai|my door/);
});

it('reads whatever was thrown', () => {
  const circle: Error & { cause?: unknown } = new Error('a circle');
  circle.cause = circle;
  expect(errorEntry(circle).message).toBe('a circle');
  expect(errorEntry('text')).toEqual({ type: 'string', message: 'text', stack: '' });
  expect(errorEntry(new AggregateError([new Error('one')], 'several')).errors).toMatchObject([
    { message: 'one' },
  ]);
});
