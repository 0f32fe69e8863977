import { expect, test } from './http-test';

const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n' +
    'trailer<</Root 1 0 R>>\n%%EOF\n',
);
const html = Buffer.from('<!doctype html><script>alert(1)</script>');
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

for (const [what, buffer, code] of [
  ['a web page that is called a photo', html, 'file-type'],
  ['a PDF with a web page behind it', Buffer.concat([pdf, html]), 'file-type'],
  ['an empty file', Buffer.alloc(0), 'file-type'],
  ['a file of 5 MB and a byte', Buffer.alloc(5 * 1024 * 1024 + 1), 'file-too-large'],
] as const)
  test(`${what} is refused with the code ${code}`, async ({ request }) => {
    const response = await request.post('/api/v1/uploads', form('photo.jpg', 'image/jpeg', buffer));
    expect(response.status()).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'BAD_REQUEST',
      data: { fields: [{ field: 'file', code }] },
    });
  });

test('a file of 6 MB gets 413', async ({ request }) => {
  const response = await request.post('/api/v1/uploads', form('a.jpg', 'image/jpeg', Buffer.alloc(6e6)));
  expect(response.status()).toBe(413);
});

test('every challenge is a new one', async ({ request }) => {
  const ask = async () => (await request.get('/api/v1/verification/challenge')).json();
  const [one, other] = [await ask(), await ask()];
  expect(one.parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', data: { validForMs: 600_000 } });
  expect(other.signature).not.toBe(one.signature);
});
