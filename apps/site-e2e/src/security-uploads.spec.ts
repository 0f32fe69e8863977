import type { Page } from '@playwright/test';
import { newEmail } from './case-post';
import { expect, test } from './database-site';
import { cookiesOf, post, someAddress } from './form-post';

const html = '<!doctype html><script>alert(1)</script>';
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const pdfWithScript =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>>endobj\n' +
  '2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

/** A photo; its size does not matter. */
const photo = async (page: Page) =>
  new Uint8Array(await page.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width: 40, height: 40 } }));

const send = (site: string, file: File) =>
  post(`${site}/en/contact/mrta`, {
    fields: {
      ...{ topic: 'website', message: 'A picture of what I saw', name: 'Somchai', email: newEmail() },
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

test('a PDF with a script is only ever saved', async ({ site }) => {
  const { own } = await sendAndDownload(site.address, new File([pdfWithScript], 'a.pdf'));
  expectNeverShown(own);
  expect(own.headers.get('content-type')).toBe('application/pdf');
});

for (const [what, content] of [
  ['an SVG', svg],
  ['a web page', html],
  ['a PDF with a web page behind it', pdfWithScript + html],
  ['a GIF that is a script', 'GIF89a=1;alert(1)//'],
] as const)
  test(`${what} that is called a photo is refused, and the form keeps its text`, async ({ site }) => {
    const response = await send(site.address, new File([content], 'photo.jpg', { type: 'image/jpeg' }));
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('A picture of what I saw');
  });

for (const [given, kept] of [
  ['../../../etc/passwd', 'passwd.jpg'],
  ['..\\..\\windows\\system32\\drivers.jpg', 'drivers.jpg'],
  ['/etc/cron.d/ใบเสร็จรับเงิน.jpg', 'ใบเสร็จรับเงิน.jpg'],
  ['กระเป๋าสีน้ำเงิน ใบที่ ๒.JPEG', 'กระเป๋าสีน้ำเงิน ใบที่ ๒.JPEG'],
  ['a.jpg\r\nSet-Cookie: a=b', 'a.jpgSet-Cookie_ a=b.jpg'],
  ['a"; filename="b.html', 'a_; filename=_b.html.jpg'],
  ['‮gpj.exe', 'gpj.exe.jpg'],
  ['%2e%2e%2fa.jpg', '%2e%2e%2fa.jpg'],
  ['.htaccess', 'htaccess.jpg'],
] as const)
  test(`a file called ${JSON.stringify(given)} is saved as ${kept}`, async ({ page, site }) => {
    const upload = new FormData();
    // by the API: browsers change some of these names
    upload.append('file', new File([await photo(page)], given));
    const response = await fetch(`${site.address}/api/v1/uploads`, {
      method: 'POST',
      headers: someAddress(),
      body: upload,
    });
    // FormData itself escapes quotes and line breaks (HTML standard, multipart/form-data)
    const escaped = kept.includes('Set-Cookie') || kept.includes('filename');
    const stored = (await response.json()).name as string;
    if (escaped) expect(stored).not.toMatch(/["\r\n/\\]/);
    else expect(stored).toBe(kept);
  });

test('a file belongs to one case: its id opens nothing to anybody else', async ({ page, site }) => {
  const upload = new FormData();
  upload.append('file', new File([await photo(page)], 'a.jpg'));
  const { id } = await (
    await fetch(`${site.address}/api/v1/uploads`, { method: 'POST', headers: someAddress(), body: upload })
  ).json();
  const fields = { topic: 'website', message: 'A picture of what I saw', name: 'Somchai', files: id };
  const first = await post(`${site.address}/en/contact/mrta`, { fields: { ...fields, email: newEmail() } });
  expect(first.status).toBe(303);
  const second = await post(`${site.address}/en/contact/mrta`, { fields: { ...fields, email: newEmail() } });
  expect(second.status).toBe(422);
});
