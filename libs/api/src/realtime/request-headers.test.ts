import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createRequestHeaders } from './request-headers';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(path.join(os.tmpdir(), 'raang-headers-'))));
afterEach(() => rm(folder, { recursive: true }));

const fileOf = async (...lines: string[]) => {
  const file = path.join(folder, 'headers');
  await writeFile(file, lines.join('\n'));
  return file;
};

describe('headers for an address', () => {
  const lines = [
    '# keys',
    '',
    'api.example.org x-api-key: one',
    ' API.example.org  authorization:  Bearer a b: c \r',
    'api.example.org:8443 x-api-key: two',
    'example.org x-api-key: three',
  ];

  test.each([
    ['https://api.example.org/updates.pb', { 'x-api-key': 'one', authorization: 'Bearer a b: c' }],
    ['https://api.example.org:443/updates.pb', { 'x-api-key': 'one', authorization: 'Bearer a b: c' }],
    ['https://api.example.org:8443/updates.pb', { 'x-api-key': 'two' }],
    ['https://example.org/', { 'x-api-key': 'three' }],
    ['http://api.example.org/updates.pb', {}],
    ['https://api.example.org.example.com/', {}],
    ['https://other.example.org/?api.example.org', {}],
  ])('%s', async (url, headers) => {
    expect(await createRequestHeaders(await fileOf(...lines))(url)).toEqual(headers);
  });

  test('follow the file', async () => {
    const headersFor = createRequestHeaders(await fileOf('api.example.org x-api-key: one'));
    await headersFor('https://api.example.org/');
    await fileOf('api.example.org x-api-key: two');
    expect(await headersFor('https://api.example.org/')).toEqual({ 'x-api-key': 'two' });
  });

  test.each([
    'api.example.org',
    'api.example.org x-api-key',
    'api.example.org x-api-key:',
    'x-api-key: secret',
    'api.example.org x api key: secret',
    'api.example.org x-api-key: sec\u0000ret',
    'api.example.org ключ: secret',
  ])('refuse the line "%s" without quoting it', async (line) => {
    const headersFor = createRequestHeaders(await fileOf('# keys', line));
    await expect(headersFor('https://other.example.org/')).rejects.toThrow(
      /^line 2 of the file of request headers is not "host name: value"$/,
    );
  });

  test('need the file', async () => {
    await expect(createRequestHeaders(path.join(folder, 'none'))('https://example.org/')).rejects.toThrow(
      /^the file of request headers cannot be read$/,
    );
  });
});
