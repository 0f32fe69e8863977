import { expect, test } from '@playwright/test';

test.describe('a journey with a change of line', () => {
  for (const { locale, from, to, find, heading, line } of [
    {
      locale: 'en',
      from: 'Airport',
      to: 'Summit',
      find: 'Find a journey',
      heading: 'Airport to Summit',
      line: 'Hill Line',
    },
    {
      locale: 'th',
      from: 'สนามบิน',
      to: 'ยอดเขา',
      find: 'ค้นหาเส้นทาง',
      heading: 'สนามบิน → ยอดเขา',
      line: 'สายเนินเขา',
    },
  ])
    test(`is found by names: ${locale}`, async ({ page }) => {
      await page.goto(`/${locale}`);
      const form = page.getByRole('search');
      await form.locator('[name=from]').fill(from);
      await form.locator('[name=to]').fill(to);
      await form.getByRole('button', { name: find }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(to);
      await expect(page).toHaveTitle(new RegExp(heading.split(/ (?:to|→) /)[0]!));
      await page.goto(`/${locale}/journeys?from=H-01&to=L-06&date=2027-01-13&time=12:00`);
      const main = page.getByRole('main');
      await expect(main.getByText(line).first()).toBeVisible();
      // the times are of the network's own zone, in winter an hour behind UTC
      await expect(main.locator('time[datetime^="2027-01-13T12:"]').first()).toHaveAttribute(
        'datetime',
        /-01:00$/,
      );
    });
});

test('a code of a station is understood without its hyphen and zero', async ({ page }) => {
  await page.goto('/en/stations/h4');
  await expect(page).toHaveURL('/en/stations/H-04');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour Square');
});

test('a view type of the app shows the items of a category in full', async ({ page }) => {
  await page.goto('/en/travel/how-to-ride');
  await page.getByRole('link', { name: 'Step-free access' }).click();
  await expect(page).toHaveURL(/#step-free-access$/);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Your first journey',
    'Bicycles and prams',
    'Step-free access',
  ]);
});
