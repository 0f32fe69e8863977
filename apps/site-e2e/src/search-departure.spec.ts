import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectAccessibleInEveryLook, test } from './site-test';

/** A Tuesday of the timetable, so that nothing depends on the clock. */
const day = '2026-11-24';
const next = '2026-11-25';

interface Journey {
  departure: string;
  lastDeparture: string;
}

/** What the timetable says of a way. */
async function ask(request: APIRequestContext, query: Record<string, string>): Promise<Journey> {
  const answer = await request.get('/api/v1/journeys', { params: { date: day, ...query } });
  const [journey] = (await answer.json()).journeys;
  return journey;
}

const clockOf = (moment: string) => moment.slice(11, 16);

const first = (page: Page) => page.getByRole('article').first();

test('a search on the home page leads to a journey, its fares and the last train', async ({ page }) => {
  await page.goto('/en', { waitUntil: 'networkidle' });
  const form = page.getByRole('search', { name: 'Where do you want to go?' });
  // an old name and a spelling that is on no sign
  await form.getByRole('combobox', { name: 'From' }).fill('Asok');
  await page.keyboard.press('Enter');
  await form.getByRole('combobox', { name: 'To' }).fill('Jatujak Park');
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: 'Find a journey' }).click();
  await expect(page).toHaveURL('/en/search-departure?from=BL22&to=BL13');
  await expect(page).toHaveTitle('Sukhumvit to Chatuchak Park · MRTA Bangkok');
  await expect(first(page).getByRole('heading', { level: 2 })).toContainText('Leave at');
  await expect(first(page).getByRole('list', { name: 'Journey, step by step' })).toContainText('BL22');
  await first(page).getByText('Fares of all passengers').click();
  await expect(first(page).getByText('General', { exact: true })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Other times' })
    .getByRole('link', { name: /^Last train/ })
    .click();
  await expect(page).toHaveURL(/mode=last/);
  await expect(first(page)).toContainText('at the latest');
});

for (const locale of ['th', 'en'] as const) {
  test(`ten minutes to midnight one is told by when to leave, in ${locale}`, async ({ page, request }) => {
    const way = { from: 'BL22', to: 'BL27' };
    const { lastDeparture } = await ask(request, { ...way, time: '23:50' });
    expect(lastDeparture.startsWith(next)).toBe(true);
    await page.goto(`/${locale}/search-departure?from=BL22&to=BL27&date=${day}&time=23:50`);
    const article = first(page);
    const last = article.getByText({ th: 'ออกเดินทางได้ช้าที่สุด', en: 'Leave by' }[locale]);
    await expect(last).toContainText(clockOf(lastDeparture).replace(':', { th: '.', en: ':' }[locale]));
    await expect(last).toContainText({ th: 'หลังเที่ยงคืน', en: 'after midnight' }[locale]);
    // who asks for the last train is told the same
    await page.goto(`/${locale}/search-departure?from=BL22&to=BL27&date=${day}&mode=last`);
    await expect(article.locator('time').first()).toHaveAttribute(
      'datetime',
      `${lastDeparture.slice(0, 16)}+07:00`,
    );
  });

  test(`after the last train one is told the first of the morning, in ${locale}`, async ({
    page,
    request,
  }) => {
    const { departure } = await ask(request, { from: 'BL22', to: 'PP11', time: '23:50' });
    expect(departure.startsWith(next)).toBe(true);
    await page.goto(`/${locale}/search-departure?from=BL22&to=PP11&date=${day}&time=23:50`);
    await expect(page.getByRole('main')).toContainText(
      { th: 'ขบวนสุดท้ายออกไปแล้ว', en: 'The last train has left' }[locale],
    );
    await expect(first(page)).toContainText({ th: '25 พ.ย. 2569', en: '25 Nov 2026' }[locale]);
    await expect(first(page).locator('time').first()).toHaveAttribute(
      'datetime',
      `${departure.slice(0, 16)}+07:00`,
    );
  });

  test(`a result can be used by everybody, in ${locale}`, async ({ page }) => {
    test.slow();
    await page.goto(`/${locale}/search-departure?from=BL22&to=YL10&date=${day}&time=08:00&stepFree=yes`, {
      waitUntil: 'networkidle',
    });
    const fares = { th: 'ค่าโดยสารของผู้โดยสารทุกประเภท', en: 'Fares of all passengers' }[locale];
    await first(page).getByText(fares).click();
    await expectAccessibleInEveryLook(page);
  });
}

test('a way without steps says of each ride what is known, and whom to call', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/en/search-departure?from=BL22&to=BL27&date=${day}&time=08:00`, {
    waitUntil: 'networkidle',
  });
  const form = page.getByRole('search', { name: 'Plan a journey' });
  await form.getByRole('checkbox', { name: 'Without steps' }).check();
  await form.getByRole('button', { name: 'Find a journey' }).click();
  await expect(page).toHaveURL(/stepFree=yes/);
  await expect(first(page).getByRole('list', { name: 'Journey, step by step' })).toContainText(/step-free/i);
  await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a search by names in Thai is answered, and mended where it was not understood', async ({ page }) => {
    await page.goto('/th');
    const form = page.getByRole('search', { name: 'ท่านจะเดินทางไปที่ใด' });
    await form.getByLabel('จาก', { exact: true }).fill('สุขุมวิด');
    await form.getByLabel('ไป', { exact: true }).fill('สวนจตุจักร');
    await form.getByRole('button', { name: 'ค้นหาเส้นทาง' }).click();
    await expect(page.getByLabel('จาก', { exact: true })).toHaveValue('สุขุมวิด');
    await page.getByRole('main').getByRole('link', { name: 'สุขุมวิท', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('สุขุมวิท ไป สวนจตุจักร');
    await expect(first(page).locator('time').first()).toBeVisible();
    await page.getByRole('link', { name: 'ดูขากลับ' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('สวนจตุจักร ไป สุขุมวิท');
  });

  test('a station alone tells its next trains per direction', async ({ page }) => {
    await page.goto(`/en/search-departure?from=BL01&date=${day}&time=08:00`);
    const trains = page.getByRole('table', { name: 'Next trains from Tha Phra' });
    // the loop, the arm to Lak Song, and the other way round
    await expect(trains.getByRole('rowheader')).toHaveCount(3);
    await expect(trains).toContainText('about every');
  });

  test('what makes no sense is said, and kept', async ({ page }) => {
    const answer = await page.goto('/en/search-departure?from=BL22&to=BL13&time=25:99&date=31/02');
    expect(answer?.status()).toBe(200);
    await expect(page.getByLabel('Time (now if empty)')).toHaveValue('25:99');
    await expect(page.getByLabel('Day (today if empty)')).toHaveValue('31/02');
    await expect(page.getByText('Enter a valid time, such as 08:30')).toBeVisible();
  });
});

test('an answer about now is kept but briefly, one about a day as long as any page', async ({ request }) => {
  const kept = async (query: string) =>
    (await request.get(`/en/search-departure${query}`)).headers()['cache-control'];
  expect(await kept('?from=BL22&to=BL13')).toContain('s-maxage=15');
  expect(await kept(`?from=BL22&to=BL13&date=${day}&time=08:00`)).toContain('s-maxage=60');
});

test.describe('with consent to convenience', () => {
  test.use({ hasConsented: false });

  test('stations chosen before stand first', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'consent', value: '1.necessary.convenience', url: baseURL! }]);
    await page.goto('/en/search-departure', { waitUntil: 'networkidle' });
    await page.getByRole('combobox', { name: 'From' }).fill('Sam Yan');
    await page.keyboard.press('Enter');
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByRole('combobox', { name: 'From' }).click();
    const recent = page.getByRole('group', { name: 'Recently chosen' });
    await expect(recent.getByRole('option')).toContainText(['Sam Yan']);
  });
});
