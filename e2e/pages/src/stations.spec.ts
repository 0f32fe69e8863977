import { expect, test } from '@raang/e2e-kit/site-test';

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
