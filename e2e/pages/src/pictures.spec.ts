import type { Page } from '@playwright/test';
import { expect, openPage, test } from '@raang/e2e-kit/site-test';

/** Opens the first guide, whose picture opens large. The page tells that it is hydrated a moment before this inner part of it is. */
async function openPictures(page: Page, address: string): Promise<void> {
  await openPage(page, address);
  await firstGuide(page).locator('summary').click();
  const picture = page.locator('a[data-needs-program]').first();
  const isHydrated = () =>
    picture.evaluate((link) => Object.keys(link).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isHydrated).toBe(true);
}

const firstGuide = (page: Page) => page.locator('main details').first();

test('a picture opens in a dialog, zooms in and out, and closing returns focus to its link', async ({
  page,
}) => {
  await openPictures(page, '/en/travel/security');
  const guide = firstGuide(page);
  const name = await guide.getByRole('heading', { level: 3 }).first().textContent();
  const open = guide.getByRole('link', { name: /Enlarge/ });
  await open.press('Enter');
  const dialog = page.getByRole('dialog', { name: name! });
  await expect(dialog).toBeVisible();
  const picture = dialog.getByRole('img').first();
  // until it has loaded, and the dialog has opened, it has another size
  await expect(picture).toHaveJSProperty('complete', true);
  await dialog.evaluate((opened) => {
    const moves = opened.getAnimations({ subtree: true }).filter((move) => move instanceof CSSTransition);
    return Promise.all(moves.map(({ finished }) => finished));
  });
  const widthOf = async () => (await picture.boundingBox())?.width ?? 0;
  const width = await widthOf();
  await dialog.getByRole('button', { name: 'Show larger' }).click();
  await expect.poll(widthOf).toBeGreaterThan(width);
  await dialog.getByRole('region', { name: /^Picture/ }).press('-');
  await expect.poll(widthOf).toBe(width);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
  await expect(page).toHaveURL('/en/travel/security');
});

test('the dialog wraps from the first picture to the last and back', async ({ page }) => {
  await openPictures(page, '/th/travel/security');
  await firstGuide(page).getByRole('link', { name: /ขยาย/ }).click();
  const dialog = page.getByRole('dialog');
  const title = () => dialog.getByRole('heading', { level: 2 }).first().textContent();
  const first = await title();
  await dialog.getByRole('button', { name: 'ก่อนหน้า' }).click();
  await expect.poll(title).not.toBe(first);
  await dialog.getByRole('button', { name: 'ถัดไป' }).click();
  await expect.poll(title).toBe(first);
});

test('without JavaScript the enlarge link opens the page of the item', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/en/travel/security');
  await firstGuide(page).locator('summary').click();
  await firstGuide(page)
    .getByRole('link', { name: /Enlarge/ })
    .click();
  await expect(page).toHaveURL(/\/en\/travel\/security\/.+/);
  await context.close();
});
