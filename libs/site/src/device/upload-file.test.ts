import { expect, test } from 'vitest';
import { resultOf } from './upload-file';

const file = {
  id: '00000000-0000-4000-8000-000000000000',
  name: 'a.pdf',
  mediaType: 'application/pdf',
  bytes: 9,
};
const refused = { code: 'BAD_REQUEST', data: { fields: [{ field: 'file', code: 'file-type' }] } };

const answer = (status: number, response: unknown) =>
  resultOf({ status, response, getResponseHeader: () => '90' });

test.each([
  [200, file, { id: file.id, file }],
  [400, refused, { problem: 'file-type' }],
  [400, null, { problem: 'invalid' }],
  [413, { code: 'PAYLOAD_TOO_LARGE' }, { problem: 'file-too-large' }],
])('an upload with status %i and %j', (status, response, result) => {
  expect(answer(status, response)).toEqual(result);
});

test.each([
  [429, 'limit', 90],
  [503, 'unavailable', undefined],
  [500, 'unavailable', undefined],
])('an upload with status %i fails by %s and may succeed later', (status, reason, retryAfterSeconds) => {
  expect(() => answer(status, null)).toThrow(expect.objectContaining({ reason, retryAfterSeconds }));
});
