import { expectAccessible } from './accessibility';
import { expect, openPage, test } from './site-test';

test.use({ hasConsented: false });

const question = 'Cookies on this website';

test('before the visitor decides, only necessary data is stored', async ({ page, context }) => {
  await openPage(page, '/en/updates/news');
  await expect(page.getByRole('region', { name: question })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['locale']);
  // the notices that the visitor has closed
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['seen-notices']);
});

for (const { answer, stored } of [
  { answer: 'Necessary only', stored: '1.necessary' },
  { answer: 'Accept all', stored: '1.necessary.convenience' },
]) {
  test(`“${answer}” is stored for a year, and the question is not shown again`, async ({ page, context }) => {
    await openPage(page, '/en/updates/news');
    const region = page.getByRole('region', { name: question });
    // the question does not take the focus, and gives it back
    const field = page.getByRole('search', { name: 'Search this site' }).locator('input');
    await field.focus();
    await expect(region).toBeVisible();
    await expect(field).toBeFocused();
    await region.getByRole('button', { name: answer }).click();
    await expect(region).toHaveCount(0);
    await expect(field).toBeFocused();
    const cookie = (await context.cookies()).find(({ name }) => name === 'consent');
    expect(cookie).toMatchObject({ value: stored, path: '/', sameSite: 'Lax' });
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
    await openPage(page, '/en');
    await expect(page.getByRole('region', { name: question })).toHaveCount(0);
  });
}

test('after a choice with the first press the focus is at the beginning of the content', async ({ page }) => {
  await openPage(page, '/en/updates/news');
  const button = page.getByRole('region', { name: question }).getByRole('button').first();
  await expect(button).toBeVisible();
  const { x, y } = (await button.boundingBox())!;
  // not the locator's click, which scrolls to the place that a sticky element has in the page
  await page.mouse.click(x + 10, y + 10);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('consent to an older version of the question is requested again', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'consent', value: '0.necessary.convenience', url: baseURL! }]);
  await openPage(page, '/en/updates/news');
  await expect(page.getByRole('region', { name: question })).toBeVisible();
});

test('the question is accessible and does not cover the end of the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, '/th/updates/news');
  await expect(page.getByRole('region', { name: 'คุกกี้บนเว็บไซต์นี้' })).toBeVisible();
  // at the end of the page the question covers nothing; elsewhere axe cannot measure what lies under it
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expectAccessible(page);
  const [foot, top] = await page.evaluate(() => [
    document.querySelector('footer')!.getBoundingClientRect().bottom,
    document.querySelector('[data-covering]')!.getBoundingClientRect().top,
  ]);
  expect(Math.round(foot!)).toBeLessThanOrEqual(Math.round(top!) + 1);
});
