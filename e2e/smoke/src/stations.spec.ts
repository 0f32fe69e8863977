import { expect, test } from '@raang/e2e-kit/site-test';

test('a station page shows the next, first and last trains by direction', async ({ page }) => {
  await page.goto('/en/stations/BL01');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tha Phra');
  // the line passes Tha Phra twice, so two directions have the same terminus
  const trains = page.getByRole('list', { name: 'Next trains from Tha Phra' });
  for (const next of ['Charan 13', 'Itsaraphap', 'Bang Phai']) {
    const way = trains.getByRole('listitem').filter({ hasText: `Next station: ${next}` });
    await expect(way).toHaveText(/every \d+(–\d+)? min|\d\d:\d\d/);
  }
  const times = page.getByRole('table', { name: 'First and last trains from Tha Phra' });
  await expect(times.getByRole('row').filter({ hasText: 'Charan 13' })).toContainText('05:30');
  await expect(page.locator('main [aria-current=location]')).toHaveCount(2);
  await page.getByRole('main').getByRole('link', { name: 'Itsaraphap' }).click();
  await expect(page).toHaveURL('/en/stations/BL32');
});

test('pages with live data are cached for 15 seconds, and a station page can be refreshed', async ({
  page,
  request,
}) => {
  for (const path of ['/th/stations/BL01', '/th/service-status']) {
    const { headers } = { headers: (await request.get(path)).headers() };
    expect(headers['cache-control']).toContain('s-maxage=15');
  }
  await page.goto('/th/stations/BL01');
  await page.getByRole('link', { name: 'ดูข้อมูลล่าสุด' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ท่าพระ');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a passenger finds a station by its English name on the Thai page', async ({ page }) => {
    await page.goto('/th/stations');
    await page.getByText('เรียงตามชื่อภาษาอังกฤษ').click();
    await page.getByRole('link', { name: 'Chatuchak Park' }).click();
    await expect(page).toHaveURL('/th/stations/BL13');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('สวนจตุจักร');
  });
});

test.describe('a station code', () => {
  test.use({ expectedComplaints: [/status of 404/] });

  test('in lower case redirects to the URL of the station', async ({ request }) => {
    const response = await request.get('/en/stations/bl1', { maxRedirects: 0 });
    expect([response.status(), response.headers()['location']]).toEqual([308, '/en/stations/BL01']);
  });

  test('of a connecting station keeps its number of digits', async ({ request }) => {
    expect((await request.get('/en/stations/N8')).status()).toBe(200);
    const response = await request.get('/en/stations/n08', { maxRedirects: 0 });
    expect([response.status(), response.headers()['location']]).toEqual([308, '/en/stations/N8']);
  });

  test('that does not exist returns 404 with a link to all stations', async ({ page }) => {
    const response = await page.goto('/en/stations/BL99');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('There is no station with this code.')).toBeVisible();
    await expect(page.getByText('Page Not Found: /en/stations/BL99', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'See all stations' }).click();
    await expect(page).toHaveURL('/en/stations');
  });
});
