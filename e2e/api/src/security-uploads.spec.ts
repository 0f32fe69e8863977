import type { Page } from '@playwright/test';
import { newEmail } from '@raang/e2e-kit/case-post';
import { expectEach } from '@raang/e2e-kit/expect-each';
import { cookiesOf, post, someAddress } from '@raang/e2e-kit/form-post';
import { expect, test } from './database-site';

const html = '<!doctype html><script>alert(1)</script>';
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const pdfWith = (opening: string) =>
  `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R${opening}>>endobj\n` +
  '2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const pdfWithScript = pdfWith('/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>');

/** A photo; its size does not matter. */
const photo = async (page: Page) =>
  new Uint8Array(await page.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width: 40, height: 40 } }));

const send = (site: string, file: File) =>
  post(`${site}/en/contact/mrta`, {
    fields: {
      topic: 'website',
      message: 'A picture of what I saw',
      name: 'Somchai',
      email: newEmail(),
      upload: file,
    },
  });

/** Sends a case with a file, and downloads the file as its sender. */
async function sendAndDownload(site: string, file: File) {
  const sent = await send(site, file);
  expect(sent.status, await sent.clone().text()).toBe(303);
  const headers = { cookie: cookiesOf(sent), ...someAddress() };
  const page = await (await fetch(new URL(sent.headers.get('location')!, site), { headers })).text();
  const href = /href="(\/cases\/[^"]+)"/.exec(page)![1]!;
  const own = await fetch(site + href, { headers });
  const foreign = await fetch(site + href, { headers: someAddress() });
  return { own, bytes: Buffer.from(await own.arrayBuffer()), foreign };
}

const name = (response: Response) =>
  decodeURIComponent(
    /filename\*=UTF-8''(.+)$/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '',
  );

function expectNeverShown(response: Response) {
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toMatch(/^attachment;/);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(response.headers.get('cache-control')).toBe('private, no-store');
}

test('a photo with a web page behind it is served as the photo alone', async ({ page, site }) => {
  const bytes = new Uint8Array([...(await photo(page)), ...Buffer.from(html)]);
  const file = new File([bytes], 'photo.html', { type: 'text/html' });
  const { own, bytes: served, foreign } = await sendAndDownload(site.address, file);
  expectNeverShown(own);
  expect(own.headers.get('content-type')).toBe('image/jpeg');
  expect(served.includes('<script')).toBe(false);
  expect(name(own)).toBe('photo.html.jpg');
  expect(foreign.status).toBe(404);
});

test('a PDF with a script is refused, with words that say what to do', async ({ site }) => {
  const refused = await send(site.address, new File([pdfWithScript], 'a.pdf'));
  expect(refused.status).toBe(422);
  const html = await refused.text();
  expect(html).toContain('Print it to a new PDF, or send a picture of it');
  expect(html).toContain('A picture of what I saw');
});

test('a PDF is only ever saved', async ({ site }) => {
  const { own } = await sendAndDownload(site.address, new File([pdfWith('')], 'a.pdf'));
  expectNeverShown(own);
  expect(own.headers.get('content-type')).toBe('application/pdf');
});

const disguised = [
  { what: 'an SVG', content: svg },
  { what: 'a web page', content: html },
  { what: 'a PDF with a web page behind it', content: pdfWith('') + html },
  { what: 'a GIF that is a script', content: 'GIF89a=1;alert(1)//' },
];

test('what is called a photo and is none is refused, and the form keeps its text', async ({ site }) => {
  await expectEach(
    disguised,
    ({ what }) => what,
    async ({ content }) => {
      const response = await send(site.address, new File([content], 'photo.jpg', { type: 'image/jpeg' }));
      expect(response.status).toBe(422);
      expect(await response.text()).toContain('A picture of what I saw');
    },
  );
});

/** Uploads by the API: browsers change some names. */
async function uploadByApi(site: string, file: File) {
  const body = new FormData();
  body.append('file', file);
  const response = await fetch(`${site}/api/v1/uploads`, { method: 'POST', headers: someAddress(), body });
  return (await response.json()) as { id: string; name: string };
}

const names: [given: string, kept: string | RegExp][] = [
  ['../../../etc/passwd', 'passwd.jpg'],
  ['..\\..\\windows\\system32\\drivers.jpg', 'drivers.jpg'],
  ['/etc/cron.d/ใบเสร็จรับเงิน.jpg', 'ใบเสร็จรับเงิน.jpg'],
  ['กระเป๋าสีน้ำเงิน ใบที่ ๒.JPEG', 'กระเป๋าสีน้ำเงิน ใบที่ ๒.JPEG'],
  // FormData itself escapes quotes and line breaks (HTML standard, multipart/form-data)
  ['a.jpg\r\nSet-Cookie: a=b', /^[^"\r\n/\\]+\.jpg$/],
  ['a"; filename="b.html', /^[^"\r\n/\\]+\.jpg$/],
  ['\u202egpj.exe', 'gpj.exe.jpg'],
  ['%2e%2e%2fa.jpg', '%2e%2e%2fa.jpg'],
  ['.htaccess', 'htaccess.jpg'],
];

test('a file is saved under a name without a path, and with the ending of its type', async ({
  page,
  site,
}) => {
  const bytes = await photo(page);
  await expectEach(
    names,
    ([given]) => JSON.stringify(given),
    async ([given, kept]) => {
      const { name: stored } = await uploadByApi(site.address, new File([bytes], given));
      if (kept instanceof RegExp) expect(stored).toMatch(kept);
      else expect(stored).toBe(kept);
    },
  );
});

test('a file belongs to one case: its id opens nothing to anybody else', async ({ page, site }) => {
  const { id } = await uploadByApi(site.address, new File([await photo(page)], 'a.jpg'));
  const fields = { topic: 'website', message: 'A picture of what I saw', name: 'Somchai', files: id };
  const first = await post(`${site.address}/en/contact/mrta`, { fields: { ...fields, email: newEmail() } });
  expect(first.status).toBe(303);
  const second = await post(`${site.address}/en/contact/mrta`, { fields: { ...fields, email: newEmail() } });
  expect(second.status).toBe(422);
});
