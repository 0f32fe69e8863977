import { expectAccessible } from './accessibility';
import { expect, openPage, test } from './site-test';

test.use({ hasConsented: false });

const question = 'Cookies on this website';

test('before anything is decided only what is necessary is kept', async ({ page, context }) => {
  await openPage(page, '/en/updates/news');
  await expect(page.getByRole('region', { name: question })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['locale']);
  // only what the visitor has closed
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['seen-notices']);
});

for (const { answer, kept } of [
  { answer: 'Necessary only', kept: '1.necessary' },
  { answer: 'Accept all', kept: '1.necessary.convenience' },
]) {
  test(`“${answer}” is remembered, and not asked again`, async ({ page, context }) => {
    await openPage(page, '/en/updates/news');
    const region = page.getByRole('region', { name: question });
    await region.getByRole('button', { name: answer }).click();
    await expect(region).toHaveCount(0);
    const cookie = (await context.cookies()).find(({ name }) => name === 'consent');
    expect(cookie).toMatchObject({ value: kept, path: '/', sameSite: 'Lax' });
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
    await openPage(page, '/en');
    await expect(page.getByRole('region', { name: question })).toHaveCount(0);
  });
}

test('an answer to an older question is asked for anew', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'consent', value: '0.necessary.convenience', url: baseURL! }]);
  await openPage(page, '/en/updates/news');
  await expect(page.getByRole('region', { name: question })).toBeVisible();
});

test('the question covers nothing for good, and everybody can answer it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, '/th/updates/news');
  await expect(page.getByRole('region', { name: 'คุกกี้บนเว็บไซต์นี้' })).toBeVisible();
  // at the end of the page it takes a place of its own; before, axe cannot see through it
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expectAccessible(page);
  const [foot, top] = await page.evaluate(() => [
    document.querySelector('footer')!.getBoundingClientRect().bottom,
    document.querySelector('body > section')!.getBoundingClientRect().top,
  ]);
  expect(Math.round(foot!)).toBeLessThanOrEqual(Math.round(top!) + 1);
});
