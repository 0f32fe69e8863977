import { networkIdle } from '@raang/e2e-kit/network-idle';
import { expect, test } from '@raang/e2e-kit/site-test';

const paths = {
  homepage: '/en',
  default: '/en/updates/news',
  error: '/en/nowhere',
};

test('the home page has its banner, other pages have none, and an error page has no notices', async ({
  request,
}) => {
  const [homepage, standard, error] = await Promise.all(
    Object.values(paths).map(async (path) => (await request.get(path)).text()),
  );
  const beginsWithBanner = /<main [^>]*><img [^>]*hero/;
  expect([homepage, standard, error].map((html) => beginsWithBanner.test(html!))).toEqual([
    true,
    false,
    false,
  ]);
  // the frame's notices; the content announces something at any time
  expect([homepage, standard, error].map((html) => /<section [^>]*data-notices/.test(html!))).toEqual([
    true,
    true,
    false,
  ]);
  for (const html of [homepage, standard, error]) expect(html).toContain('<footer');
});

test('following a link to the home page and back changes the layout', async ({ page }) => {
  await page.goto(paths.default);
  await networkIdle(page);
  const banner = page.locator('main > img');
  await expect(banner).toHaveCount(0);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(paths.homepage);
  await expect(banner).toBeVisible();
  await page.goBack();
  await expect(banner).toHaveCount(0);
});
