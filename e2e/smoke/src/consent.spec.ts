import { expect, openPage, test } from '@raang/e2e-kit/site-test';

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
  { answer: 'Necessary only', stored: '2.necessary' },
  { answer: 'Accept all', stored: '2.necessary.convenience' },
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
