import { expect, test } from '@raang/e2e-kit/site-test';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each question has its own page, and an answer can be changed later', async ({ page }) => {
    await page.goto('/en/which-ticket');
    await page.getByLabel('From', { exact: true }).fill('Chatuchak Park');
    await page.getByLabel('To', { exact: true }).fill('สุขุมวิท');
    await page.getByRole('button', { name: 'Next' }).click();
    const main = page.getByRole('main');
    await main.getByRole('link', { name: /^Senior/ }).click();
    await main.getByRole('link', { name: /^MRT stored-value card/ }).click();
    await expect(main).toContainText('was valid until 31 May 2026');
    await expect(main).toContainText('Carry your Thai identity card');
    await main.getByRole('link', { name: 'About your MRT stored-value card' }).click();
    await expect(page).toHaveURL('/en/tickets/ticket/senior-card');
    await page.goBack();
    await main.getByRole('link', { name: /^Change.*Passenger$/ }).click();
    await main.getByRole('link', { name: /^General/ }).click();
    // the chosen card is not lost
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your ticket/);
  });

  test('the result depends on the day of travel', async ({ page }) => {
    await page.goto('/th/which-ticket?line=blue&rider=adult&card=none');
    await page.getByLabel('วันที่เดินทาง (ไม่ระบุคือวันนี้)').fill('2 ม.ค. 2570');
    await page.getByRole('button', { name: 'ดูของวันที่เลือก' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ใช้ตั๋ว QR');
    await expect(page.locator('head link[rel=canonical]')).toHaveAttribute(
      'href',
      /date=2027-01-02$|date=2027-01-02&/,
    );
  });

  test.describe('invalid query parameters', () => {
    test.use({ expectedComplaints: [/status of 400/] });

    test('are ignored and listed with status 400, and the rest is kept', async ({ page }) => {
      const response = await page.goto(
        '/en/which-ticket?from=BL13&to=Atlantis&rider=wizard&card=emv&date=Sunday',
      );
      expect(response?.status()).toBe(400);
      const main = page.getByRole('main');
      await expect(main).toContainText('We ignored these values: Passenger, Day.');
      await expect(page.getByLabel('To', { exact: true })).toHaveValue('Atlantis');
      await expect(main).toContainText('We cannot find a station or place called “Atlantis”');
      await expect(main.getByRole('link', { name: /^Change.*Your card$/ })).toBeVisible();
    });
  });
});

test('fare and ticket pages link to the ticket finder', async ({ page }) => {
  await page.goto('/en/tickets/fare-rates?from=BL13&to=BL22');
  await page.getByRole('main').getByRole('link', { name: 'Find your ticket' }).click();
  await expect(page).toHaveURL('/en/which-ticket?from=BL13&to=BL22');
  await page.goto('/en/tickets/ticket/rabbit-card');
  await page.getByRole('main').getByRole('link', { name: 'Find your ticket' }).click();
  await expect(page).toHaveURL('/en/which-ticket?card=rabbit');
  await page.goto('/en/tickets/ticket');
  await expect(page.getByRole('main').getByRole('link', { name: 'Find your ticket' })).toBeVisible();
});

test('ticket pages describe every fare medium of the tariff and no other', async ({ request }) => {
  const { fareMedia } = await (await request.get('/api/v1/fares/tariff')).json();
  const { items } = await (
    await request.get('/api/v1/categories/tickets/ticket/items?lang=en&pageSize=50')
  ).json();
  const described = items.flatMap((item: { fareMedia?: string[] }) => item.fareMedia ?? []);
  expect(
    fareMedia.map(({ id }: { id: string }) => id).filter((id: string) => !described.includes(id)),
  ).toEqual([]);
  const known = fareMedia.map(({ id }: { id: string }) => id);
  expect(described.filter((id: string) => !known.includes(id))).toEqual([]);
});
