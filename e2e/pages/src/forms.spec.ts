import { expect, test } from '@raang/e2e-kit/site-test';

const policy = '/en/cookie-policy';
const ownPage = { 'sec-fetch-site': 'same-origin' };

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, hasConsented: false });

  test('the cookie form posts to its own page and stores the choice', async ({ page, context }) => {
    await page.goto(policy);
    await page.getByRole('button', { name: 'Accept all' }).click();
    await expect(page).toHaveURL(`${policy}?saved=all#cookie-choice`);
    await expect(page.getByText('Your choice has been saved')).toBeInViewport();
    const consent = async () => (await context.cookies()).find(({ name }) => name === 'consent');
    expect(await consent()).toMatchObject({ value: '2.necessary.convenience', path: '/', sameSite: 'Lax' });
    await page.getByRole('button', { name: 'Necessary only' }).click();
    await expect(page).toHaveURL(`${policy}?saved=necessary#cookie-choice`);
    expect(await consent()).toMatchObject({ value: '2.necessary' });
  });
});

test.describe('a posted form', () => {
  for (const [type, body] of [
    ['urlencoded', { form: { consent: 'chosen', category: 'convenience' } }],
    ['multipart', { multipart: { consent: 'chosen', category: 'convenience' } }],
  ] as const) {
    test(`as ${type} redirects with 303 and sets the cookie`, async ({ request }) => {
      const response = await request.post(policy, { ...body, headers: ownPage, maxRedirects: 0 });
      expect([response.status(), response.headers()['location']]).toEqual([
        303,
        `${policy}?saved=chosen#cookie-choice`,
      ]);
      expect(response.headers()['set-cookie']).toContain('consent=2.necessary.convenience;');
      expect(response.headers()['cache-control']).toBe('private, no-store');
    });
  }

  test('is shown again with its errors and entered values when it is invalid', async ({ request }) => {
    const response = await request.post('/th/cookie-policy', {
      form: { consent: 'perhaps', category: 'convenience' },
      headers: ownPage,
    });
    expect([response.status(), response.headers()['cache-control']]).toEqual([422, 'no-store']);
    expect(response.headers()['set-cookie']).toBeUndefined();
    const html = await response.text();
    expect(html).toContain('โปรดเลือกคุกกี้ที่อนุญาตให้เว็บไซต์นี้ใช้');
    const entered = html.match(/<input[^>]*value="convenience"[^>]*>/)?.[0];
    expect(entered).toContain('checked');
    // the page that other visitors get shows no error
    expect(await (await request.get('/th/cookie-policy')).text()).not.toContain('ยังไม่ได้บันทึกตัวเลือก');
  });

  const refusals = [
    ['from another site', 403, { form: { consent: 'all' }, headers: { origin: 'https://evil.example' } }],
    ['without an origin', 403, { form: { consent: 'all' }, headers: {} }],
    ['beyond the size limit', 413, { form: { consent: 'x'.repeat(3000) }, headers: ownPage }],
    ['as JSON', 415, { data: { consent: 'all' }, headers: ownPage }],
    [
      'with a malformed body',
      400,
      { data: 'x', headers: { ...ownPage, 'content-type': 'multipart/form-data; boundary=b' } },
    ],
  ] as const;
  for (const [circumstance, status, body] of refusals) {
    for (const [locale, home] of [
      ['th', 'กลับหน้าแรก'],
      ['en', 'Go to the home page'],
    ] as const) {
      test(`${circumstance} is refused with ${status} in ${locale}`, async ({ request }) => {
        const response = await request.post(`/${locale}/cookie-policy`, body);
        expect(response.status()).toBe(status);
        expect(response.headers()).toMatchObject({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
        });
        expect(response.headers()['set-cookie']).toBeUndefined();
        const html = await response.text();
        expect(html).toContain(`<html lang="${locale}">`);
        expect(html).toContain(home);
      });
    }
  }
});
