import { exampleRequest } from '@raang/e2e-kit/contract-calls';
import { expectEach } from '@raang/e2e-kit/expect-each';
import { expect, test } from '@raang/e2e-kit/http-test';
import { sendBytes } from '@raang/e2e-kit/raw-http';

const form = 'application/x-www-form-urlencoded';
const like = exampleRequest('content.like').address;
const inThai = /^<!DOCTYPE html><html lang="th"/i;
const inEnglish = /^<!DOCTYPE html><html lang="en"/i;
const inJson = /^\{"code":"PAYLOAD_TOO_LARGE","message":"[^"]+"\}$/;

/** What each of them says, to a client that sends everything before it reads. */
const bodies = [
  { path: '/th/stations/BL01', type: form, isChunked: false, status: 405, says: inThai },
  { path: '/en/login', type: form, isChunked: false, status: 413, says: inEnglish },
  { path: '/en/login', type: form, isChunked: true, status: 413, says: inEnglish },
  { path: like, type: 'application/json', isChunked: false, status: 413, says: inJson },
  { path: like, type: 'application/json', isChunked: true, status: 413, says: inJson },
];

test('the sender of a body of 40 MB reads why it is refused', async ({ baseURL, extraHTTPHeaders }) => {
  const nameOf = ({ path, isChunked }: (typeof bodies)[number]) =>
    `${path} ${isChunked ? 'in chunks' : 'with Content-Length'}`;
  await expectEach(bodies, nameOf, async ({ path, type, isChunked, status, says }) => {
    const response = await sendBytes(`${baseURL}${path}`, {
      bytes: 40 * 1024 * 1024,
      isChunked,
      headers: { ...extraHTTPHeaders, 'content-type': type },
    });
    expect([response.status, response.headers['cache-control']]).toEqual([status, 'no-store']);
    expect(response.body).toMatch(says);
  });
});
