import { expect, test } from './site-test';

test('a station page shows the next, first and last trains by direction', async ({ page }) => {
  await page.goto('/en/stations/BL01');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tha Phra');
  // the line passes Tha Phra twice, so two directions have the same terminus
  const trains = page.getByRole('table', { name: 'Next trains from Tha Phra' });
  for (const next of ['Charan 13', 'Itsaraphap', 'Bang Phai']) {
    const way = trains.getByRole('row').filter({ hasText: `Next station: ${next}` });
    await expect(way.getByRole('cell')).toHaveText(/\d/);
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

test('an interchange station links to the station of the other line', async ({ page }) => {
  await page.goto('/th/stations/BL10');
  await page
    .getByRole('region', { name: 'เปลี่ยนสายที่สถานีนี้' })
    .getByRole('link', { name: 'เตาปูน (PP16)' })
    .click();
  await expect(page).toHaveURL('/th/stations/PP16');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('เตาปูน');
});

test('a station page links to journeys to it and fares from it', async ({ page }) => {
  await page.goto('/en/stations/BL10');
  await page.getByRole('link', { name: 'To here', exact: true }).click();
  await expect(page).toHaveURL('/en/search-departure?to=BL10');
  await page.goBack();
  await page.getByRole('link', { name: 'Fares from here', exact: true }).click();
  await expect(page).toHaveURL('/en/tickets/fare-rates?line=blue&from=BL10');
});

test('a station page says how many changes and minutes it is to the airport', async ({ page }) => {
  await page.goto('/en/stations/BL22');
  const destinations = page.getByRole('region', { name: 'From here to' });
  const airport = destinations.getByRole('listitem').filter({ hasText: 'Suvarnabhumi Airport' });
  await expect(airport).toHaveText(/1 change, about \d\d minutes$/);
  await airport.getByRole('link').click();
  await expect(page).toHaveURL('/en/search-departure?from=BL22&to=suvarnabhumi-airport');
});

test('a change to another system leads to the page of a connecting station and back', async ({ page }) => {
  await page.goto('/th/stations/BL22');
  await page.getByRole('region', { name: 'เปลี่ยนสายที่สถานีนี้' }).getByRole('link', { name: 'อโศก (E4)' }).click();
  await expect(page).toHaveURL('/th/stations/E4');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('อโศก');
  await expect(page.getByRole('region', { name: 'ผู้เดินรถ' })).toContainText('0 2617 6000');
  await page.getByRole('main').getByRole('link', { name: 'สุขุมวิท (BL22)' }).click();
  await expect(page).toHaveURL('/th/stations/BL22');
});

test('a connecting station claims nothing about its service', async ({ page }) => {
  await page.goto('/en/stations/CEN');
  await expect(page.getByText('Another operator runs this station.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Our nearest stations' })).toContainText(
    'km in a straight line',
  );
  for (const name of ['Next trains', 'First and last trains', 'Exits', 'Facilities'])
    await expect(page.getByRole('heading', { name })).toHaveCount(0);
});

test('a station page lists nearby places, whose pages link back', async ({ page }) => {
  await page.goto('/en/stations/BL31');
  const places = page.getByRole('region', { name: 'Places to go' });
  await places.getByRole('listitem').first().getByRole('link').click();
  await page.getByRole('main').getByRole('link', { name: 'Sanam Chai', exact: true }).click();
  await expect(page).toHaveURL('/en/stations/BL31');
});

test('a station page says once that its exits and lifts are not recorded', async ({ page }) => {
  await page.goto('/en/stations/YL05');
  await expect(page.getByText(/exits and lifts of this station, please follow the signs/)).toHaveCount(1);
  await expect(page.getByText('Not known')).toHaveCount(0);
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
