import { expect, openPage, test } from '@raang/e2e-kit/site-test';

test('a printed listing has its articles, URL and date, without forms and navigation', async ({
  page,
  baseURL,
}) => {
  await openPage(page, '/en/updates/news?line=blue&utm_source=poster');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const hidden of ['main form', 'main nav', 'header nav', 'footer', 'fieldset', '[data-covering]']) {
    for (const element of await page.locator(hidden).all()) await expect(element, hidden).toBeHidden();
  }
  const { host } = new URL(baseURL!);
  await expect(page.getByText(`${host}/en/updates/news?line=blue`)).toBeVisible();
  await expect(page.getByText(/^.*As of \d{1,2} [A-Z][a-z]{2} \d{4}$/)).toBeVisible();
});

test('a wide table is not cut off in print', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 1000 });
  await openPage(page, '/th/travel/parking');
  await page.emulateMedia({ media: 'print' });
  const frames = await page.locator('main :has(> table)').evaluateAll((elements) =>
    elements.map((element) => ({
      overflow: getComputedStyle(element).overflowX,
      excess: element.scrollWidth - element.clientWidth,
    })),
  );
  expect(frames.length).toBeGreaterThan(0);
  for (const { overflow, excess } of frames) expect([overflow, excess <= 1]).toEqual(['visible', true]);
});
