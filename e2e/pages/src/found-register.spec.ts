import type { Page } from '@playwright/test';
import { expectAccessible } from '@raang/e2e-kit/accessibility';
import { expect, openPage, test } from '@raang/e2e-kit/site-test';

// the sites of the tests have registered nothing: the register shows its examples

const words = {
  en: {
    show: 'Show',
    umbrella: 'Umbrella',
    example: 'Example',
    notice: 'These items are examples',
    ignored: 'We ignored these values: What.',
    day: '1 September 2026',
  },
  th: {
    show: 'แสดง',
    umbrella: 'ร่ม',
    example: 'ตัวอย่าง',
    notice: 'รายการเหล่านี้เป็นตัวอย่าง',
    ignored: 'สิ่งของ',
    day: '1 กันยายน 2569',
  },
};

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).locator('tbody tr');
const count = async (page: Page) =>
  Number((await main(page).locator('#results [role=status]').textContent())?.match(/\d+/)?.[0]);
const field = (page: Page, name: string) => main(page).locator(`form[role=search] [name=${name}]`);

for (const locale of ['th', 'en'] as const) {
  const { show, umbrella, example, notice, ignored, day } = words[locale];

  test.describe(locale, () => {
    test('says that its rows are examples, and marks each', async ({ page }) => {
      await openPage(page, `/${locale}/contact/found`);
      await expect(main(page).getByRole('heading', { name: notice })).toBeVisible();
      await expect(rows(page).getByText(example, { exact: true })).toHaveCount(await rows(page).count());
      await expectAccessible(page);
    });

    test('is filtered by category, line and days at once by keyboard', async ({ page }) => {
      await openPage(page, `/${locale}/contact/found`);
      const all = await count(page);
      const thing = field(page, 'thing');
      await thing.focus();
      // the keys of a test type no Thai letters, which would choose by the first one
      for (let step = 0; step < 20 && (await thing.inputValue()) !== 'umbrella'; step++)
        await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Tab');
      await page.keyboard.type('2026-09-01');
      await main(page).getByRole('button', { name: show, exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/contact\/found\?thing=umbrella&line=blue&from=2026-09-01(#results)?$/);
      await expect.poll(() => count(page)).toBeLessThan(all);
      await expect(rows(page)).toHaveCount(await count(page));
      await expectAccessible(page);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false, expectedComplaints: [/status of 400/] });

      test('is filtered by category, line and days at once', async ({ page, baseURL }) => {
        await page.goto(`/${locale}/contact/found`);
        const all = await count(page);
        await field(page, 'thing').selectOption(umbrella);
        await field(page, 'line').selectOption('blue');
        await field(page, 'from').fill(day);
        await main(page).getByRole('button', { name: show, exact: true }).click();
        await expect(page).toHaveURL(/thing=umbrella/);
        await page.waitForLoadState();
        await expect(field(page, 'thing')).toHaveValue('umbrella');
        expect(await count(page)).toBeGreaterThan(0);
        expect(await count(page)).toBeLessThan(all);
        for (const row of await rows(page).all()) {
          await expect(row.getByRole('rowheader')).toContainText(umbrella);
          const found = await row.locator('time').first().getAttribute('datetime');
          expect(found! >= '2026-09-01').toBe(true);
        }
        const canonical = `/${locale}/contact/found?thing=umbrella&line=blue&from=2026-09-01`;
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', baseURL + canonical);
      });

      test('names a category that it does not know, and shows the rest', async ({ page }) => {
        const response = await page.goto(`/${locale}/contact/found?thing=unicorn&line=blue`);
        expect(response!.status()).toBe(400);
        await expect(main(page)).toContainText(ignored);
        expect(await count(page)).toBeGreaterThan(0);
      });
    });
  });
}
