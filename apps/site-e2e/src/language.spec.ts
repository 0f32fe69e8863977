import { expect, test } from './site-test';

test.describe('the first address', () => {
  const visitors = [
    { cookie: 'locale=en', acceptLanguage: 'th', home: '/en' },
    { cookie: 'locale=th', acceptLanguage: 'en-GB,en;q=0.9', home: '/th' },
    { cookie: '', acceptLanguage: 'en-GB,en;q=0.9', home: '/en' },
    { cookie: '', acceptLanguage: 'de', home: '/th' },
  ];
  for (const { cookie, acceptLanguage, home } of visitors) {
    test(`with "${cookie}" and Accept-Language ${acceptLanguage} leads to ${home}`, async ({ request }) => {
      const response = await request.get('/', {
        headers: { cookie, 'accept-language': acceptLanguage },
        maxRedirects: 0,
      });
      expect([response.status(), response.headers()['location']]).toEqual([302, home]);
      expect(response.headers()['cache-control']).toBe('private, no-store');
    });
  }
});

test('changing the language keeps the page and its query, and is remembered for a year', async ({
  page,
  context,
}) => {
  await page.goto('/th/updates/news?page=2&utm_source=poster');
  await page.getByRole('navigation', { name: 'ภาษา' }).getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/updates/news?page=2');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const cookie = (await context.cookies()).find(({ name }) => name === 'locale');
  expect(cookie).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax' });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
  await page.goto('/');
  await expect(page).toHaveURL('/en');
});

test('60 people at once never read each other’s words', async ({ request }) => {
  const paths = ['', '/updates/news', '/updates/promotion', '/travel/parking', '/nowhere'];
  const words = { th: 'ข้ามไปยังเนื้อหาหลัก', en: 'Skip to main content' };
  const visits = Array.from({ length: 60 }, (_, index) => ({
    locale: index % 2 === 0 ? ('th' as const) : ('en' as const),
    // its own query for everybody, so that none is answered from the cache of another
    path: `${paths[index % paths.length]}?page=${(index % 7) + 1}&q=visit${index}`,
  }));
  const answers = await Promise.all(
    visits.map(async ({ locale, path }) => ({
      locale,
      html: await (await request.get(`/${locale}${path}`)).text(),
    })),
  );
  for (const { locale, html } of answers) {
    expect(html).toContain(`<html lang="${locale}"`);
    expect(html).toContain(words[locale]);
    expect(html).not.toContain(words[locale === 'th' ? 'en' : 'th']);
  }
});
