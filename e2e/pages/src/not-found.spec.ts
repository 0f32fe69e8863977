import { expect, test } from '@raang/e2e-kit/site-test';

test.use({ expectedComplaints: [/status of 404/], extraHTTPHeaders: { 'accept-language': 'en' } });

const cases = [
  { path: '/th/nowhere', message: 'Page not found: /th/nowhere', lang: 'th' },
  { path: '/en/a/b/c/d', message: 'Page not found: /en/a/b/c/d', lang: 'en' },
  { path: '/th/updates/weather', message: 'Page Not Found: /th/updates/weather', lang: 'th' },
  {
    path: '/en/updates/news/no-such-news',
    message: 'Page Not Found: /en/updates/news/no-such-news',
    lang: 'en',
  },
  {
    path: '/en/updates/news/NoSuch%20News',
    message: 'Page Not Found: /en/updates/news/NoSuch News',
    lang: 'en',
  },
  { path: '/th/updates/ข่าว', message: 'Page Not Found: /th/updates/ข่าว', lang: 'th' },
];
const headings = { th: 'ไม่พบหน้าที่ท่านต้องการ', en: 'We cannot find this page' };

for (const { path, message, lang } of cases) {
  test(`${path} returns a 404 page in ${lang}`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    expect(response?.headers()['cache-control']).toBe('no-store');
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[lang as 'th' | 'en']);
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  });
}

// the second exists in development only
for (const path of ['/nowhere', '/mailbox', '/fr/updates/news', '/%', '/wp-login.php?user=1', '/"><b>']) {
  test(`${path} is outside both languages: a plain 404`, async ({ page, request }) => {
    for (const lang of ['th', 'en'] as const) {
      const response = await request.get(path, { headers: { 'accept-language': lang } });
      const { 'content-type': type, 'cache-control': caching } = response.headers();
      expect([response.status(), type, caching]).toEqual([404, 'text/html; charset=utf-8', 'no-store']);
      const html = await response.text();
      expect(html).toContain(`<html lang="${lang}"`);
      expect(html).not.toContain('<script');
      expect(html).not.toContain('<b>');
    }
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.en);
    const { pathname } = new URL(page.url());
    await expect(page.getByText(`Page not found: ${pathname}`, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL('/en');
  });
}

test('the 404 page links to the home page', async ({ page }) => {
  await page.goto('/th/nowhere');
  await page.getByRole('link', { name: 'กลับหน้าแรก' }).click();
  await expect(page).toHaveURL('/th');
});

for (const { path, words, way } of [
  {
    path: '/en/travel/park',
    words: 'park',
    way: { name: 'Go to “Parking”', url: '/en/travel/parking' },
  },
  { path: '/en/umbrella-left', words: 'umbrella left', way: { name: 'Go to the home page', url: '/en' } },
  { path: '/en/nowhere/12345', words: '', way: { name: 'Go to the home page', url: '/en' } },
]) {
  test(`${path} has three ways on`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('search').locator('input')).toHaveValue(words);
    await expect(main.getByRole('link')).toHaveText([way.name, 'Contact the MRTA']);
    await main.getByRole('link', { name: way.name }).click();
    await expect(page).toHaveURL(way.url);
  });
}

test('markup in the path is escaped', async ({ request }) => {
  const response = await request.get('/th/%3Cscript%3Ealert(1)%3C/script%3E');
  expect(response.status()).toBe(404);
  expect(await response.text()).not.toContain('<script>alert(1)');
});

test('a malformed path returns 404', async ({ request }) => {
  for (const path of ['/th/%E0%A4%A', '/%', '/th/updates/news/%00']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
