import { expect, openPage, takeOver, test } from '@raang/e2e-kit/site-test';

test('a like is counted once, survives a reload and can be withdrawn', async ({ page }) => {
  await openPage(page, '/en/updates/activity/accessibility-walk-2025');
  const like = page.getByRole('button', { name: /^Like/ });
  const count = async () => Number((await like.locator('span[aria-hidden=true]').allTextContents())[0] ?? 0);
  const before = await count();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(count).toBe(before + 1);
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  // a cache may have the page as it was before
  await takeOver(page);
  await expect.poll(count).toBe(before + 1);
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(count).toBe(before);
});

test('without JavaScript there is no Like button', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/en/updates/activity/accessibility-walk-2025');
  await expect(page.getByRole('button', { name: /^Like/ })).toHaveCount(0);
  await context.close();
});
