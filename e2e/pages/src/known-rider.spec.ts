import type { BrowserContext, Page } from '@playwright/test';
import { expect, openPage, test } from '@raang/e2e-kit/site-test';

const fares = '/en/tickets/fare-rates';
const select = (page: Page) => page.getByRole('combobox', { name: 'Passenger' });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('convenience:rider'));
const decide = (context: BrowserContext, baseURL: string, categories: string) =>
  context.addCookies([{ name: 'consent', value: `2.${categories}`, url: baseURL }]);

/** Chooses a type that the address does not name. */
async function choose(page: Page): Promise<string> {
  await openPage(page, fares);
  const options = select(page).locator('option');
  const rider = (await options.nth(1).getAttribute('value'))!;
  await select(page).selectOption(rider);
  await page.getByRole('button', { name: 'Show the table' }).click();
  await expect(page).toHaveURL(new RegExp(`rider=${rider}`));
  return rider;
}

test.use({ hasConsented: false });

test('the type chosen last is selected, unless the address names one, until consent is withdrawn', async ({
  page,
  context,
  baseURL,
}) => {
  await decide(context, baseURL!, 'necessary.convenience');
  const rider = await choose(page);
  expect(await stored(page)).toBe(rider);
  await openPage(page, fares);
  await expect(select(page)).toHaveValue(rider);
  const general = (await select(page).locator('option').first().getAttribute('value'))!;
  await openPage(page, `${fares}?rider=${general}`);
  await expect(select(page)).toHaveValue(general);
  await openPage(page, '/en/cookie-policy');
  await page.getByRole('main').getByRole('button', { name: 'Necessary only' }).click();
  await expect.poll(() => stored(page)).toBeNull();
});

test('without consent nothing is stored', async ({ page, context, baseURL }) => {
  await decide(context, baseURL!, 'necessary');
  await choose(page);
  expect(await stored(page)).toBeNull();
});

test('a link that answers who is travelling is a choice', async ({ page, context, baseURL }) => {
  await decide(context, baseURL!, 'necessary.convenience');
  await openPage(page, '/en/which-ticket?line=blue');
  await page.getByRole('main').locator('a[href*="rider="]').nth(1).click();
  await expect(page).toHaveURL(/rider=/);
  expect(await stored(page)).toBe(new URL(page.url()).searchParams.get('rider'));
});

test('a type that the network does not have is ignored', async ({ page, context, baseURL }) => {
  await decide(context, baseURL!, 'necessary.convenience');
  for (const garbage of ['wizard', '{', 'x'.repeat(10_000)]) {
    await page.goto(fares);
    await page.evaluate((text) => localStorage.setItem('convenience:rider', text), garbage);
    await openPage(page, fares);
    await expect(select(page)).toHaveValue('adult');
  }
});

test('forgetting everything forgets it too', async ({ page, context, baseURL }) => {
  await decide(context, baseURL!, 'necessary.convenience');
  await choose(page);
  await page.evaluate(() => localStorage.setItem('convenience:places', '{"home":"BL15"}'));
  await openPage(page, '/en');
  await page.getByRole('button', { name: 'Forget everything' }).click();
  await expect.poll(() => stored(page)).toBeNull();
});

test('nothing moves when the type is selected, before the program', async ({ page, context, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await decide(context, baseURL!, 'necessary.convenience');
  await page.route('**/assets/program-*.js', () => undefined);
  const boxOf = async () => {
    await page.evaluate(() => document.fonts.ready);
    return select(page).boundingBox();
  };
  await page.goto(fares);
  const first = await boxOf();
  await page.evaluate(() => localStorage.setItem('convenience:rider', 'student'));
  await page.goto(fares);
  await expect(select(page)).toHaveValue('student');
  expect(await boxOf()).toEqual(first);
});
