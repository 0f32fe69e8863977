import { expectEach } from '@raang/e2e-kit/expect-each';
import { expect, test } from '@raang/e2e-kit/http-test';

const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n' +
    'trailer<</Root 1 0 R>>\n%%EOF\n',
);
const form = (name: string, mimeType: string, buffer: Buffer) => ({
  multipart: { file: { name, mimeType, buffer } },
});

test('an upload is named after its content, and no cache keeps the response', async ({ request }) => {
  const response = await request.post('/api/v1/uploads', form('../ใบเสร็จ.html', 'text/html', pdf));
  expect(response.status()).toBe(200);
  expect(response.headers()['cache-control']).toBe('private, no-store');
  expect(await response.json()).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    name: 'ใบเสร็จ.html.pdf',
    mediaType: 'application/pdf',
    bytes: pdf.length,
  });
});

const refused = [
  { what: 'an empty file', bytes: 0, status: 400, code: 'file-type' },
  { what: 'a file of 5 MB and a byte', bytes: 5 * 1024 * 1024 + 1, status: 400, code: 'file-too-large' },
  { what: 'a body of 6 MB', bytes: 6_000_000, status: 413 },
];

test('an upload of another type or size is refused with a code', async ({ request }) => {
  await expectEach(
    refused,
    ({ what }) => what,
    async ({ bytes, status, code }) => {
      const sent = form('photo.jpg', 'image/jpeg', Buffer.alloc(bytes));
      const response = await request.post('/api/v1/uploads', sent);
      expect(response.status()).toBe(status);
      expect(await response.json()).toMatchObject(
        code
          ? { code: 'BAD_REQUEST', data: { fields: [{ field: 'file', code }] } }
          : { code: 'PAYLOAD_TOO_LARGE' },
      );
    },
  );
});
