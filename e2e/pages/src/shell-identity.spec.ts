import { expect, openPage, test } from '@raang/e2e-kit/site-test';

for (const { locale, name, alternate } of [
  { locale: 'th', name: 'รถไฟฟ้า รฟม.', alternate: 'en_GB' },
  { locale: 'en', name: 'MRTA Bangkok', alternate: 'th_TH' },
]) {
  test(`pages link to a social card and a web app manifest in ${locale}`, async ({ page, request }) => {
    await page.goto(`/${locale}/updates/news`);
    const meta = (property: string) => page.locator(`meta[property="${property}"]`);
    await expect(meta('og:site_name')).toHaveAttribute('content', name);
    await expect(meta('og:locale:alternate')).toHaveAttribute('content', alternate);
    await expect(meta('og:url')).toHaveAttribute('content', new RegExp(`/${locale}/updates/news$`));
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image');
    const card = await meta('og:image').getAttribute('content');
    expect((await request.get(new URL(card!).pathname)).headers()['content-type']).toBe('image/jpeg');

    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const response = await request.get(address!);
    expect(response.headers()['content-type']).toBe('application/manifest+json');
    const manifest = await response.json();
    expect(manifest).toMatchObject({ lang: locale, name, start_url: `/${locale}` });
    for (const { src, type } of manifest.icons) {
      expect((await request.get(src)).headers()['content-type'], src).toBe(type);
    }
  });
}

test('pages link to an ICO, an SVG and an Apple touch icon, and each exists', async ({ page, request }) => {
  await page.goto('/th');
  const icons = await page
    .locator('link[rel~=icon], link[rel=apple-touch-icon]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  expect(icons).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']);
  for (const icon of icons) expect((await request.get(icon)).status(), icon).toBe(200);
});

test('the theme-color meta tags follow the colour mode', async ({ page }) => {
  await openPage(page, '/en');
  const bars = () =>
    page
      .locator('meta[name=theme-color]')
      .evaluateAll((tags) =>
        tags.map((tag) => [(tag as HTMLMetaElement).media, (tag as HTMLMetaElement).content]),
      );
  expect(await bars()).toEqual([
    ['(prefers-color-scheme: light)', '#ffffff'],
    ['(prefers-color-scheme: dark)', '#172126'],
  ]);
  await page.getByRole('banner').getByText('Menu', { exact: true }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(async () => (await bars()).map(([, colour]) => colour)).toEqual(['#172126', '#172126']);
  // the top of the page has the same colour
  const header = await page
    .getByRole('banner')
    .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(header).toBe('rgb(23, 33, 38)');
});
