import { expectAccessible } from '@raang/e2e-kit/accessibility';
import { expect, openPage, test } from '@raang/e2e-kit/site-test';

test.use({ hasConsented: false });

const question = 'Cookies on this website';

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
