import type { Page } from '@playwright/test';
import { templateExamples } from '@raang/e2e-kit/site-pages';
import { expect, takeOver, test } from '@raang/e2e-kit/site-test';
import { translatePage } from '@raang/e2e-kit/translate-page';

const linesOf = async (page: Page) => {
  const text = await page.locator('main').evaluate((main: HTMLElement) => main.innerText);
  return text.split(/\s*\n\s*/).filter(Boolean);
};

/** What a page had and has no more. The time of a board goes on. */
const lost = (before: string[], after: string[]) =>
  before.filter((line) => !after.includes(line) && !/\d:\d\d[«»]*$/.test(line));

for (const [index, { template, path }] of templateExamples.entries()) {
  const locale = index % 2 === 0 ? 'en' : 'th';
  const address = `/${locale}${path}`;

  test(`a translated page is taken over and loses nothing: ${template || 'home'} (${locale})`, async ({
    page,
  }) => {
    await page.goto(address);
    await page.evaluate(translatePage);
    // the program puts richer fields in the place of some
    const translated = page.locator('main font:not(form font)');
    const fonts = await translated.count();
    const before = await linesOf(page);
    // the first press: the program comes with it
    await page.locator('header summary:visible').first().click();
    await expect(page.locator('header details[open] a[href]').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await takeOver(page);
    expect(lost(before, await linesOf(page))).toEqual([]);
    expect(await translated.count()).toBeGreaterThanOrEqual(fonts);
  });

  test(`a page that is translated later goes on: ${template || 'home'} (${locale})`, async ({ page }) => {
    const other = `/${locale}/travel/${path === '/travel/parking' ? 'facilities' : 'parking'}`;
    await page.goto(address);
    await takeOver(page);
    await page.evaluate(translatePage);
    const before = await linesOf(page);
    await page.locator('header summary:visible').first().click();
    await page.locator(`header details[open] a[href="${other}"]`).first().click();
    await expect(page).toHaveURL(other);
    await expect(page.locator('main h1 font').first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect.poll(async () => lost(before, await linesOf(page))).toEqual([]);
  });
}
