import { expect, test } from 'vitest';
import { readBytes, responseOf } from './response-bytes';

const body = Buffer.from('<p>รถไฟฟ้า</p>');

test('gives the bytes themselves', async () => {
  expect(await readBytes(responseOf(body, {}))).toBe(body);
});

test.each([
  ['made of another one', () => new Response(responseOf(body, {}).body, { status: 404 })],
  ['cloned', () => responseOf(body, {}).clone()],
  ['made elsewhere', () => new Response(body)],
])('reads a response that was %s', async (_how, make) => {
  expect((await readBytes(make())).equals(body)).toBe(true);
});

test('keeps status and headers', () => {
  const response = responseOf(body, { status: 404, headers: { 'content-language': 'th' } });
  expect([response.status, response.headers.get('content-language')]).toEqual([404, 'th']);
});
