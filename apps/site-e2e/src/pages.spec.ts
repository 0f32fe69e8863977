import { expect, expectAccessible, expectNoSidewaysScroll, test } from './site-test';

const pages = [
  { path: '', titles: { th: 'รถไฟฟ้า รฟม.', en: 'MRTA Bangkok' } },
  { path: '/updates/news', titles: { th: 'ข่าว · รถไฟฟ้า รฟม.', en: 'News · MRTA Bangkok' } },
  {
    path: '/updates/news?page=2',
    titles: { th: 'ข่าว หน้า 2 · รถไฟฟ้า รฟม.', en: 'News, page 2 · MRTA Bangkok' },
  },
  { path: '/updates/promotion', titles: { th: 'โปรโมชัน · รถไฟฟ้า รฟม.', en: 'Promotions · MRTA Bangkok' } },
  { path: '/travel/parking', titles: { th: 'ที่จอดรถ · รถไฟฟ้า รฟม.', en: 'Parking · MRTA Bangkok' } },
  {
    path: '/updates/news/blue-line-fares-july-2026',
    titles: {
      th: 'ค่าโดยสารสายสีน้ำเงิน 17–44 บาท ตั้งแต่ 3 กรกฎาคม 2569 · รถไฟฟ้า รฟม.',
      en: 'Blue Line fares are 17–44 baht from 3 July 2026 · MRTA Bangkok',
    },
  },
  {
    path: '/travel/parking/lat-phrao-building',
    titles: {
      th: 'อาคารจอดแล้วจร สถานีลาดพร้าว · รถไฟฟ้า รฟม.',
      en: 'Lat Phrao Park and Ride Building · MRTA Bangkok',
    },
  },
];

for (const locale of ['th', 'en'] as const) {
  for (const { path, titles } of pages) {
    const address = `/${locale}${path}`;

    test(`${address} is a whole page`, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle(titles[locale]);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
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
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [320, 1280]) {
        test(`${address} can be used by everybody, ${colorScheme}, ${width} px`, async ({ page }) => {
          await page.setViewportSize({ width, height: 800 });
          await page.emulateMedia({ colorScheme });
          await page.goto(address, { waitUntil: 'networkidle' });
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
        });
      }
    }
  }
}

test('200 % text fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const { path } of pages) {
    await page.goto(`/th${path}`);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expectNoSidewaysScroll(page);
  }
});
