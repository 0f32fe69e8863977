import { everyPage } from './site-pages';
import { expect, expectAccessibleInEveryLook, expectNoSidewaysScroll, test } from './site-test';

const siteNames = { th: 'รถไฟฟ้า รฟม.', en: 'MRTA Bangkok' };

for (const locale of ['th', 'en'] as const) {
  for (const { path, heading } of everyPage) {
    const address = `/${locale}${path}`;

    test(`${address} is a whole page that everybody can use`, async ({ page }) => {
      test.slow();
      const response = await page.goto(address, { waitUntil: 'networkidle' });
      expect(response?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveCount(1);
      if (heading) {
        await expect(title).toHaveText(heading[locale]);
        await expect(page).toHaveTitle(`${heading[locale]} · ${siteNames[locale]}`);
      } else await expect(page).toHaveTitle(new RegExp(`${siteNames[locale]}$`));
      for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
        await expect(page.getByRole(landmark)).toHaveCount(1);
      }
      const links = (rel: string) =>
        page
          .locator(`head link[rel=${rel}]`)
          .evaluateAll((elements) =>
            elements.map((element) => [element.getAttribute('hreflang'), element.getAttribute('href')]),
          );
      const origin = new URL(page.url()).origin;
      expect(await links('canonical')).toEqual([[null, `${origin}${address}`]]);
      expect(await links('alternate')).toEqual([
        ['th', `${origin}/th${path}`],
        ['en', `${origin}/en${path}`],
        ['x-default', `${origin}/th${path}`],
      ]);
      await expectAccessibleInEveryLook(page);
      await page.setViewportSize({ width: 360, height: 780 });
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await expectNoSidewaysScroll(page);
    });
  }
}
