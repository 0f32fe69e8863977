import { expect, test } from '@raang/e2e-kit/site-test';

test.describe('the root URL', () => {
  const visitors = [
    { cookie: 'locale=en', acceptLanguage: 'th', home: '/en' },
    { cookie: 'locale=th', acceptLanguage: 'en-GB,en;q=0.9', home: '/th' },
    { cookie: '', acceptLanguage: 'en-GB,en;q=0.9', home: '/en' },
    { cookie: '', acceptLanguage: 'de', home: '/th' },
  ];
  for (const { cookie, acceptLanguage, home } of visitors) {
    test(`with cookie "${cookie}" and Accept-Language ${acceptLanguage} redirects to ${home}`, async ({
      request,
    }) => {
      const response = await request.get('/', {
        headers: { cookie, 'accept-language': acceptLanguage },
        maxRedirects: 0,
      });
      expect([response.status(), response.headers()['location']]).toEqual([302, home]);
      expect(response.headers()['cache-control']).toBe('private, no-store');
    });
  }
});

test('a language switch keeps the page’s own query parameters and is remembered for a year', async ({
  page,
  context,
}) => {
  await page.goto('/th/updates/news?page=2&utm_source=poster');
  await page.getByRole('navigation', { name: 'ภาษา' }).getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/updates/news?page=2');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  // a script of the new page writes it
  await page.waitForLoadState();
  const cookie = (await context.cookies()).find(({ name }) => name === 'locale');
  expect(cookie).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax' });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
  await page.goto('/');
  await expect(page).toHaveURL('/en');
});

test('60 concurrent requests each get a page in their own language', async ({ request }) => {
  const paths = ['', '/updates/news', '/updates/promotion', '/travel/parking', '/nowhere'];
  const words = { th: 'ข้ามไปยังเนื้อหาหลัก', en: 'Skip to main content' };
  const visits = Array.from({ length: 60 }, (_, index) => ({
    locale: index % 2 === 0 ? ('th' as const) : ('en' as const),
    // a query of its own for every visit, so that no response comes from the cache entry of another
    path: `${paths[index % paths.length]}?page=${(index % 7) + 1}&q=visit${index}`,
  }));
  const responses = await Promise.all(
    visits.map(async ({ locale, path }) => ({
      locale,
      html: await (await request.get(`/${locale}${path}`)).text(),
    })),
  );
  for (const { locale, html } of responses) {
    expect(html).toContain(`<html lang="${locale}"`);
    expect(html).toContain(words[locale]);
    expect(html).not.toContain(words[locale === 'th' ? 'en' : 'th']);
  }
});
