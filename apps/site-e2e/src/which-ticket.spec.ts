import { chooseStation, expect, openPage, test } from './site-test';

/** A day with known results: the day cap and tokens are valid, stored-value cards no longer are. */
const day = '2026-11-20';

const words = {
  th: {
    title: 'เลือกบัตรโดยสาร',
    from: 'จาก',
    to: 'ไป',
    next: 'ถัดไป',
    adult: /^บุคคลทั่วไป/,
    nothing: /^ยังไม่มี/,
    answer: /^ใช้เหรียญโดยสารเที่ยวเดียว และตั๋วโดยสารเที่ยวเดียว$/,
    amount: '85 บาท',
    cheaper: /71 บาท/,
    withIt: 'ดูคำตอบเมื่อใช้บัตรนี้',
    cardAnswer: /^ใช้บัตรที่มีอยู่ได้: บัตร EMV/,
  },
  en: {
    title: 'Which ticket?',
    from: 'From',
    to: 'To',
    next: 'Next',
    adult: /^General/,
    nothing: /^Nothing yet/,
    answer: 'Your ticket: Single-journey token and Single-journey ticket',
    amount: '85 baht',
    cheaper: /71 baht/,
    withIt: 'Show the result with this card',
    cardAnswer: /^You can use your card: EMV contactless card/,
  },
};

for (const locale of ['th', 'en'] as const) {
  const said = words[locale];

  test(`three taps after the stations show a ticket, and one more a cheaper card (${locale})`, async ({
    page,
  }) => {
    await openPage(page, `/${locale}/which-ticket?date=${day}`);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(said.title);
    await chooseStation(page, { field: said.from, typed: 'PP01', code: 'PP01' });
    await chooseStation(page, { field: said.to, typed: 'PK10', code: 'PK10' });
    await page.getByRole('button', { name: said.next, exact: true }).click();
    const main = page.getByRole('main');
    await main.getByRole('link', { name: said.adult }).click();
    await main.getByRole('link', { name: said.nothing }).click();
    await expect(title).toHaveText(said.answer);
    await expect(page).toHaveURL(
      `/${locale}/which-ticket?from=PP01&to=PK10&date=${day}&rider=adult&card=none`,
    );
    await expect(main.locator('strong').first()).toHaveText(said.amount);
    await expect(main.getByText(said.cheaper).first()).toBeVisible();
    await main.getByRole('link', { name: said.withIt }).click();
    await expect(title).toHaveText(said.cardAnswer);
    await page.goBack();
    await expect(title).toHaveText(said.answer);
  });
}

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
      await expect(main).toContainText('We know no station or place called “Atlantis”');
      await expect(main.getByRole('link', { name: /^Change.*Your card$/ })).toBeVisible();
    });
  });
});

test('fare and ticket pages link to the ticket finder', async ({ page }) => {
  await page.goto('/en/tickets/fare-rates?from=BL13&to=BL22');
  await page.getByRole('main').getByRole('link', { name: 'Find my ticket' }).click();
  await expect(page).toHaveURL('/en/which-ticket?from=BL13&to=BL22');
  await page.goto('/en/tickets/ticket/rabbit-card');
  await page.getByRole('main').getByRole('link', { name: 'Find my ticket' }).click();
  await expect(page).toHaveURL('/en/which-ticket?card=rabbit');
  await page.goto('/en/tickets/ticket');
  await expect(page.getByRole('main').getByRole('link', { name: 'Find my ticket' })).toBeVisible();
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
