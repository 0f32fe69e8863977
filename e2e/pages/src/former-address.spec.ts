import { expect, takeOverFrame, test } from '@raang/e2e-kit/site-test';

const former = 'updates/news/car-park-figures-correction';
const present = 'travel/parking/lat-phrao-building';

for (const locale of ['th', 'en']) {
  test(`the former address of an item redirects to its page (${locale})`, async ({ request }) => {
    const response = await request.get(`/${locale}/${former}`, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers()['location']).toBe(`/${locale}/${present}`);
    expect((await request.get(`/${locale}/${present}`)).status()).toBe(200);
  });

  test(`a link within the site to a former address opens the item's page (${locale})`, async ({ page }) => {
    await page.goto(`/${locale}/updates/news`);
    await takeOverFrame(page);
    // as a link in a text that was written before the item moved
    await page.evaluate((path) => {
      Object.assign(window, { stillHere: true });
      const link = document.querySelector<HTMLAnchorElement>('main a[href*="/updates/news/"]');
      link?.setAttribute('href', path);
      link?.click();
    }, `/${locale}/${former}`);
    await expect(page).toHaveURL(new RegExp(`/${locale}/${present}$`));
    expect(await page.evaluate(() => (window as { stillHere?: boolean }).stillHere)).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      locale === 'th' ? 'ลาดพร้าว' : 'Lat Phrao',
    );
  });
}

test('the API names the present address of an item that moved', async ({ request }) => {
  const response = await request.get(`/api/v1/categories/${former.replace(/\/([^/]+)$/, '/items/$1')}`);
  expect(response.status()).toBe(404);
  const [group, category, id] = present.split('/');
  expect(await response.json()).toMatchObject({
    code: 'NOT_FOUND',
    data: { movedTo: { group, category, id } },
  });
});

test('an address that never existed stays unknown', async ({ request }) => {
  const response = await request.get('/en/updates/news/never-written', { maxRedirects: 0 });
  expect(response.status()).toBe(404);
});
