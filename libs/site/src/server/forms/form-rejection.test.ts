import { ORPCError } from '@orpc/client';
import { describe, expect, it, test } from 'vitest';
import { rejectionOf } from './form-rejection';

const fields = [
  { field: 'email', code: 'contact-missing', message: 'x' },
  { field: 'files.0', code: 'file-gone' },
];

describe('an error of the API', () => {
  it('about fields becomes the problems of the form', () => {
    expect(rejectionOf(new ORPCError('BAD_REQUEST', { status: 400, data: { fields } }))).toEqual({
      problems: [
        { field: 'email', code: 'contact-missing' },
        { field: 'files.0', code: 'file-gone' },
      ],
    });
  });

  it('about too many attempts says when to come back', () => {
    const error = new ORPCError('TOO_MANY_REQUESTS', { status: 429, data: { retryAfterSeconds: 60 } });
    expect(rejectionOf(error)).toEqual({ problems: [], status: 429, retryAfter: 60 });
  });

  it('about an ended session has its status', () => {
    expect(rejectionOf(new ORPCError('UNAUTHORIZED', { status: 401 }))).toEqual({
      problems: [],
      status: 401,
    });
  });

  it('that nobody expected leaves the form to send again', () => {
    const error = new ORPCError('INTERNAL_SERVER_ERROR', { status: 500 });
    expect(rejectionOf(error)).toEqual({ problems: [], status: 500 });
  });

  test.each([
    ['an error of the page itself', new Error('broken')],
    ['an error that the form does not explain', new ORPCError('METHOD_NOT_SUPPORTED', { status: 405 })],
  ])('is thrown again for %s', (_what, error) => {
    expect(() => rejectionOf(error)).toThrow(error);
  });
});
