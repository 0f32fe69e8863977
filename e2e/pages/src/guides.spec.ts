import type { Page } from '@playwright/test';
import { expect, openPage, test } from '@raang/e2e-kit/site-test';

const guides = '/en/travel/security';
const lift = `${guides}#guide-lift`;

test('a guide is a closed row; opening one closes the other', async ({ page }) => {
  await openPage(page, guides);
  const rows = page.locator('main details[name=guide]');
  const open = page.locator('main details[name=guide][open]');
  await expect(rows).toHaveCount(15);
  await expect(open).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'On the platform',
    'On the train',
    'In the station',
    'In an emergency',
    'About this page',
  ]);
  await rows.nth(0).locator('summary').press('Enter');
  await rows.nth(3).locator('summary').press('Enter');
  await expect(open).toHaveCount(1);
  await expect(rows.nth(3)).toHaveAttribute('open');
});

/** The summary of the guide, the first of its text. */
const textOf = (page: Page) => page.locator('#guide-lift > p').first();

/** Follows a link to the guide that the page does not have itself. */
async function followLink(page: Page): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = 'To the lift';
    document.querySelector('h1')!.after(link);
  }, lift);
  await page.getByRole('link', { name: 'To the lift' }).click();
  await expect(page).toHaveURL(lift);
}

test.describe('the address of a guide opens it', () => {
  test('before the program', async ({ page }) => {
    await page.goto(lift);
    await expect(textOf(page)).toBeInViewport();
    await expect(page.locator('details[name=guide][open]')).toHaveCount(1);
  });

  test('by a link of the same page', async ({ page }) => {
    await openPage(page, guides);
    await followLink(page);
    await expect(textOf(page)).toBeInViewport();
  });

  test('by a link of another page, and Back leads back', async ({ page }) => {
    await openPage(page, '/en/travel/good-to-know');
    await followLink(page);
    await expect(textOf(page)).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL('/en/travel/good-to-know');
  });

  test('without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(lift);
    await expect(textOf(page)).toBeInViewport();
    await context.close();
  });
});

test('a printed page has the text of every guide', async ({ page }) => {
  await openPage(page, guides);
  await page.emulateMedia({ media: 'print' });
  const texts = page.locator('details[name=guide] > div');
  await expect(texts).toHaveCount(15);
  const heights = await texts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThan(100);
});
