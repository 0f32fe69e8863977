import { expect, test } from './site-test';

const policy = '/en/cookie-policy';
const ownPage = { 'sec-fetch-site': 'same-origin' };

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, hasConsented: false });

  test('cookies are chosen by a form that is posted to its page, and the choice is kept', async ({
    page,
    context,
  }) => {
    await page.goto(policy);
    await page.getByRole('button', { name: 'Accept all' }).click();
    await expect(page).toHaveURL(`${policy}?saved=all#cookie-choice`);
    await expect(page.getByText('Your choice has been saved')).toBeInViewport();
    const consent = async () => (await context.cookies()).find(({ name }) => name === 'consent');
    expect(await consent()).toMatchObject({ value: '1.necessary.convenience', path: '/', sameSite: 'Lax' });
    await page.getByRole('button', { name: 'Necessary only' }).click();
    await expect(page).toHaveURL(`${policy}?saved=necessary#cookie-choice`);
    expect(await consent()).toMatchObject({ value: '1.necessary' });
  });
});

test.describe('a form that is posted', () => {
  for (const [type, body] of [
    ['urlencoded', { form: { consent: 'chosen', category: 'convenience' } }],
    ['multipart', { multipart: { consent: 'chosen', category: 'convenience' } }],
  ] as const) {
    test(`as ${type} is answered by 303`, async ({ request }) => {
      const response = await request.post(policy, { ...body, headers: ownPage, maxRedirects: 0 });
      expect([response.status(), response.headers()['location']]).toEqual([
        303,
        `${policy}?saved=chosen#cookie-choice`,
      ]);
      expect(response.headers()['set-cookie']).toContain('consent=1.necessary.convenience;');
      expect(response.headers()['cache-control']).toBe('private, no-store');
    });
  }

  test('and not accepted comes again with what is wrong and what was typed', async ({ request }) => {
    const response = await request.post('/th/cookie-policy', {
      form: { consent: 'perhaps', category: 'convenience' },
      headers: ownPage,
    });
    expect([response.status(), response.headers()['cache-control']]).toEqual([422, 'no-store']);
    expect(response.headers()['set-cookie']).toBeUndefined();
    const html = await response.text();
    expect(html).toContain('โปรดเลือกคุกกี้ที่อนุญาตให้เว็บไซต์นี้ใช้');
    const typed = html.match(/<input[^>]*value="convenience"[^>]*>/)?.[0];
    expect(typed).toContain('checked');
    // the page that everybody gets is still the one without problems
    expect(await (await request.get('/th/cookie-policy')).text()).not.toContain('ยังไม่ได้บันทึกตัวเลือก');
  });

  const refusals = [
    ['another site', 403, { form: { consent: 'all' }, headers: { origin: 'https://evil.example' } }],
    ['nobody', 403, { form: { consent: 'all' }, headers: {} }],
    ['a page, beyond its limit', 413, { form: { consent: 'x'.repeat(3000) }, headers: ownPage }],
    ['a page, as JSON', 415, { data: { consent: 'all' }, headers: ownPage }],
    [
      'a page, not well formed',
      400,
      { data: 'x', headers: { ...ownPage, 'content-type': 'multipart/form-data; boundary=b' } },
    ],
  ] as const;
  for (const [sender, status, body] of refusals) {
    for (const [locale, home] of [
      ['th', 'กลับหน้าแรก'],
      ['en', 'Go to the home page'],
    ] as const) {
      test(`by ${sender} is refused with ${status}, in words of ${locale}`, async ({ request }) => {
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
