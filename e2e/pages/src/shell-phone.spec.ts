import { networkIdle } from '@raang/e2e-kit/network-idle';
import { expect, openPage, test } from '@raang/e2e-kit/site-test';

test.use({ viewport: { width: 360, height: 640 }, hasConsented: false });

const question = { th: 'คุกกี้บนเว็บไซต์นี้', en: 'Cookies on this website' };

for (const locale of ['th', 'en'] as const) {
  test(`on a phone the cookie question does not cover the main heading (${locale})`, async ({ page }) => {
    await openPage(page, `/${locale}`);
    const region = page.getByRole('region', { name: question[locale] });
    await expect(region).toBeVisible();
    const { height, y } = (await region.boundingBox())!;
    expect(height, 'of 640 pixels').toBeLessThanOrEqual(140);
    const heading = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
    expect(heading.y + heading.height).toBeLessThan(y);
  });
}

test('the cookie question does not cover the focused element', async ({ page }) => {
  await openPage(page, '/en/updates/news');
  const region = page.getByRole('region', { name: question.en });
  await expect(region).toBeVisible();
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    const isCovered = await page.evaluate(() => {
      const focused = document.activeElement!;
      const bar = document.querySelector('[data-covering]')!;
      if (bar.contains(focused)) return false;
      const { top } = focused.getBoundingClientRect();
      return top >= bar.getBoundingClientRect().top;
    });
    expect(isCovered, await page.evaluate(() => document.activeElement!.outerHTML.slice(0, 200))).toBe(false);
  }
});

test('the notices take one line, open, and stay closed once closed', async ({ page }) => {
  await openPage(page, '/en/updates/news');
  const notices = page.getByRole('region', { name: 'Announcements' });
  await notices.locator('summary').click();
  await expect(notices.getByRole('paragraph').filter({ visible: true }).first()).toBeVisible();
  await notices.getByRole('button', { name: /^Close / }).click();
  await expect(notices).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();

  await page.goto('/en', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notices).toBeHidden();
  await networkIdle(page);
  await expect(notices).toBeHidden();
});

/** Pages with lists of long names. The date is fixed, because the trains of that day are known. */
const longNames = [
  '/en/travel/recommended-places',
  ...['en', 'th'].map((locale) => `/${locale}/search-departure?from=BL22&to=BL13&date=2026-11-10&time=10:00`),
];

for (const path of longNames)
  test(`${path} in text of twice the size fits the narrowest screen`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
