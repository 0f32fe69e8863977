import type { BrowserContext, Page } from '@playwright/test';
import { expect, openPage, takeOverFrame, test } from '@raang/e2e-kit/site-test';

const fares = '/en/tickets/fare-rates';
const select = (page: Page) => page.locator('select[name=rider]');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('convenience:rider'));

/** Chooses a type in the form of all fares. */
async function choose(page: Page, rider: string) {
  await select(page).selectOption(rider);
  await page.locator('form:has(select[name=rider]) button').click();
  await expect(page).toHaveURL(new RegExp(`rider=${rider}`));
}

const decide = (context: BrowserContext, baseURL: string, categories: string) =>
  context.addCookies([{ name: 'consent', value: `2.${categories}`, url: baseURL }]);

/** Gives consent, and lets the device remember this type. */
async function remember(context: BrowserContext, baseURL: string, rider: string) {
  await decide(context, baseURL, 'necessary.convenience');
  await context.addInitScript((value) => {
    // a test that changes it must find its own on the next page
    if (localStorage.getItem('was-here')) return;
    localStorage.setItem('was-here', 'yes');
    localStorage.setItem('convenience:rider', value);
  }, rider);
}

/** The select names the type whose fares the table shows. */
async function expectType(page: Page, rider: string) {
  await expect(select(page)).toHaveValue(rider);
  const label = await select(page).locator('option:checked').textContent();
  await expect(page.locator('#fare-table caption')).toContainText(label!);
}

test.use({ hasConsented: false });

for (const locale of ['th', 'en'] as const)
  test(`the type chosen last is the one of the next visit (${locale})`, async ({
    page,
    context,
    baseURL,
  }) => {
    const address = `/${locale}/tickets/fare-rates`;
    await decide(context, baseURL!, 'necessary.convenience');
    await openPage(page, address);
    await expectType(page, 'adult');
    await choose(page, 'student');
    expect(await stored(page)).toBe('student');
    await page.goto(`/${locale}`);
    await page.goto(address);
    await expect(page).toHaveURL(`${address}?rider=student`);
    await expectType(page, 'student');
  });

test('a choice with the program is remembered, and a link within the site leads to it', async ({
  page,
  context,
  baseURL,
}) => {
  await remember(context, baseURL!, 'student');
  await openPage(page, '/en');
  await takeOverFrame(page);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const link = page.getByRole('main').locator(`a[href="${fares}"]`).first();
  await link.click();
  await expect(page).toHaveURL(`${fares}?rider=student`);
  await expectType(page, 'student');
  expect(documents).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL('/en');
  await page.goForward();
  await expectType(page, 'student');
  await choose(page, 'senior');
  await expectType(page, 'senior');
  expect(await stored(page)).toBe('senior');
});

test('the address wins, and Back leads past the page', async ({ page, context, baseURL }) => {
  await remember(context, baseURL!, 'student');
  await page.goto(`${fares}?rider=adult`);
  await expectType(page, 'adult');
  await expect(page).toHaveURL(`${fares}?rider=adult`);
  await page.goto('/en');
  await page.goto(`${fares}?from=BL01&to=BL10#fare`);
  await expect(page).toHaveURL(`${fares}?from=BL01&to=BL10&rider=student#fare`);
  await expectType(page, 'student');
  await page.goBack();
  await expect(page).toHaveURL('/en');
});

test('Back shows the general fares again, of which a choice began', async ({ page, context, baseURL }) => {
  await decide(context, baseURL!, 'necessary.convenience');
  await openPage(page, fares);
  await choose(page, 'student');
  await page.goBack();
  await expect(page).toHaveURL(fares);
  await expect(page.locator('#fare-table caption')).toContainText('General');
});

test('without consent nothing is stored, and nothing stored counts', async ({ page, context, baseURL }) => {
  await remember(context, baseURL!, 'student');
  await decide(context, baseURL!, 'necessary');
  await openPage(page, fares);
  await expectType(page, 'adult');
  await choose(page, 'senior');
  expect(await stored(page)).toBe('student');
});

test('withdrawing consent forgets it', async ({ page, context, baseURL }) => {
  await remember(context, baseURL!, 'student');
  await openPage(page, '/en/cookie-policy');
  await page.getByRole('main').getByRole('button', { name: 'Necessary only' }).click();
  await expect.poll(() => stored(page)).toBeNull();
  await page.goto(fares);
  await expectType(page, 'adult');
});

test('forgetting everything forgets it too', async ({ page, context, baseURL }) => {
  await remember(context, baseURL!, 'student');
  await page.goto(fares);
  await page.evaluate(() => localStorage.setItem('convenience:places', '{"home":"BL15"}'));
  await openPage(page, '/en');
  await page.getByRole('button', { name: 'Forget everything' }).click();
  await expect.poll(() => stored(page)).toBeNull();
});

test('a link that answers who is travelling is a choice', async ({ page, context, baseURL }) => {
  await decide(context, baseURL!, 'necessary.convenience');
  for (const open of [page.goto.bind(page), openPage.bind(undefined, page)]) {
    await open('/en/which-ticket?line=blue');
    await page.evaluate(() => localStorage.removeItem('convenience:rider'));
    await page.getByRole('main').locator('a[href*="rider="]').nth(1).click();
    await expect(page).toHaveURL(/rider=/);
    expect(await stored(page)).toBe(new URL(page.url()).searchParams.get('rider'));
  }
});

for (const [name, value] of [
  ['a type that the network does not have', 'wizard'],
  ['broken text', '{"<'],
  ['10 kB', 'x'.repeat(10_000)],
  ['the general type', 'adult'],
] as const)
  test(`the page stays as it is: ${name}`, async ({ page, context, baseURL }) => {
    await remember(context, baseURL!, value);
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents++;
    });
    await openPage(page, fares);
    await expectType(page, 'adult');
    await expect(page).toHaveURL(fares);
    expect(documents).toBe(1);
  });

test('nothing moves, and it happens once and without the program', async ({ page, context, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await remember(context, baseURL!, 'student');
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shifted: number }).shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).search);
  });
  await page.route('**/assets/program-*.js', () => undefined);
  await page.goto(fares);
  await expectType(page, 'student');
  await page.evaluate(() => document.fonts.ready);
  expect(asked).toEqual(['', '?rider=student']);
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows the general fares, and a choice its own', async ({ page, context, baseURL }) => {
    await decide(context, baseURL!, 'necessary.convenience');
    await page.goto(fares);
    await expectType(page, 'adult');
    await choose(page, 'student');
    await expectType(page, 'student');
  });
});
