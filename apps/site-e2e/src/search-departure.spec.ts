import type { APIRequestContext, Page } from '@playwright/test';
import { chooseStation, expect, openPage, test } from './site-test';

/** A Tuesday within the timetable. A fixed day makes the tests independent of the current date. */
const day = '2026-11-24';
const next = '2026-11-25';

interface Journey {
  departure: string;
  lastDeparture: string;
}

/** The first journey that the API returns for a query. */
async function fetchJourney(request: APIRequestContext, query: Record<string, string>): Promise<Journey> {
  const response = await request.get('/api/v1/journeys', { params: { date: day, ...query } });
  const [journey] = (await response.json()).journeys;
  return journey;
}

const clockOf = (moment: string) => moment.slice(11, 16);

const first = (page: Page) => page.getByRole('article').first();

test('a search on the home page shows a journey, its fares and the last train', async ({ page }) => {
  await openPage(page, '/en');
  const form = page.getByRole('search', { name: 'Where do you want to go?' });
  // spellings that no sign uses
  await chooseStation(form, { field: 'From', typed: 'Sukumvit', code: 'BL22' });
  await chooseStation(form, { field: 'To', typed: 'Jatujak Park', code: 'BL13' });
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
  test(`a search at 23:50 shows the latest departure, which is before closing time, in ${locale}`, async ({
    page,
    request,
  }) => {
    const way = { from: 'BL22', to: 'BL27' };
    const { lastDeparture } = await fetchJourney(request, { ...way, time: '23:50' });
    expect(lastDeparture.startsWith(day)).toBe(true);
    await page.goto(`/${locale}/search-departure?from=BL22&to=BL27&date=${day}&time=23:50`);
    const article = first(page);
    const last = article.getByText({ th: 'ออกเดินทางได้ช้าที่สุด', en: 'Leave by' }[locale]);
    await expect(last).toContainText(clockOf(lastDeparture).replace(':', { th: '.', en: ':' }[locale]));
    // the search for the last train gives the same time
    await page.goto(`/${locale}/search-departure?from=BL22&to=BL27&date=${day}&mode=last`);
    await expect(article.locator('time').first()).toHaveAttribute(
      'datetime',
      `${lastDeparture.slice(0, 16)}+07:00`,
    );
  });

  test(`a last train that has left is not offered again, in ${locale}`, async ({ page, request }) => {
    const way = { from: 'BL22', to: 'BL27' };
    const { lastDeparture } = await fetchJourney(request, { ...way, time: '23:50' });
    await page.goto(`/${locale}/search-departure?from=BL22&to=BL27&date=${day}&time=23:58&mode=last`);
    const notice = page
      .getByRole('main')
      .getByText({ th: 'เวลาออกเดินทางช้าที่สุดคือ', en: 'The last time to leave was' }[locale]);
    await expect(notice).toContainText(clockOf(lastDeparture).replace(':', { th: '.', en: ':' }[locale]));
    await expect(first(page)).toContainText({ th: '25 พ.ย. 2569', en: '25 Nov 2026' }[locale]);
  });

  test(`an arrival before the first train offers the evening before, and says so first, in ${locale}`, async ({
    page,
  }) => {
    await page.goto(`/${locale}/search-departure?from=BL22&to=BL27&date=${next}&time=05:00&mode=arrive`);
    await expect(
      page.getByRole('heading', { name: { th: /^ไม่มีขบวนที่ไปถึงภายใน/, en: /^No train arrives by/ }[locale] }),
    ).toBeVisible();
    await expect(first(page)).toContainText({ th: '24 พ.ย. 2569', en: '24 Nov 2026' }[locale]);
  });

  test(`a search after the last train shows the first train of the next day, in ${locale}`, async ({
    page,
    request,
  }) => {
    const { departure } = await fetchJourney(request, { from: 'BL22', to: 'PP11', time: '23:50' });
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
}

test('a step-free search shows step-free details and a phone number', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPage(page, `/en/search-departure?from=BL22&to=BL27&date=${day}&time=08:00`);
  const form = page.getByRole('search', { name: 'Plan a journey' });
  await form.getByRole('checkbox', { name: 'Without steps' }).check();
  await form.getByRole('button', { name: 'Find a journey' }).click();
  await expect(page).toHaveURL(/stepFree=yes/);
  await expect(first(page).getByRole('list', { name: 'Journey, step by step' })).toContainText(/step-free/i);
  await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();
});

for (const [locale, width, height] of [
  ['th', 360, 740],
  ['en', 360, 740],
  ['th', 1280, 860],
  ['en', 1280, 860],
] as const) {
  test(`the first journey's times, duration and fare are on the first screen of ${width} × ${height} (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`/${locale}/search-departure?from=BL22&to=PP11&date=${day}&time=08:00`);
    const fare = first(page)
      .getByText({ th: /\d บาท/, en: /\d baht/ }[locale])
      .first();
    const { y, height: own } = (await fare.boundingBox())!;
    expect(y + own).toBeLessThan(height);
  });
}

test('a journey is printed on the whole width of the paper', async ({ page }) => {
  await page.goto(`/th/search-departure?from=BL22&to=PP11&date=${day}&time=08:00`);
  await page.emulateMedia({ media: 'print' });
  // A4 upright, and a sheet as wide as a large screen
  for (const width of [718, 1400]) {
    await page.setViewportSize({ width, height: 1000 });
    const box = (await first(page).boundingBox())!;
    expect([box.x, box.width]).toEqual([0, width]);
    await expect(page.getByRole('search').first()).toBeHidden();
    await expect(first(page).getByText('เพชรบุรี')).toBeVisible();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a search by Thai names suggests a station for a misspelling and offers the return journey', async ({
    page,
  }) => {
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

  test('a search with only a start station shows its next trains by direction', async ({ page }) => {
    await page.goto(`/en/search-departure?from=BL01&date=${day}&time=08:00`);
    const trains = page.getByRole('table', { name: 'Next trains from Tha Phra' });
    // towards Charan 13, Itsaraphap and Bang Phai
    await expect(trains.getByRole('rowheader')).toHaveCount(3);
    await expect(trains).toContainText('about every');
  });

  test('an invalid time and date stay in the form, with an error message', async ({ page }) => {
    const response = await page.goto('/en/search-departure?from=BL22&to=BL13&time=25:99&date=31/02');
    expect(response?.status()).toBe(200);
    await expect(page.getByLabel('Time (now if empty)')).toHaveValue('25:99');
    await expect(page.getByLabel('Day (today if empty)')).toHaveValue('31/02');
    await expect(page.getByText('Enter a valid time, such as 08:30')).toBeVisible();
  });
});

test('a search for now is cached for 15 seconds, a search for a fixed time for 60', async ({ request }) => {
  const cacheControl = async (query: string) =>
    (await request.get(`/en/search-departure${query}`)).headers()['cache-control'];
  expect(await cacheControl('?from=BL22&to=BL13')).toContain('s-maxage=15');
  expect(await cacheControl(`?from=BL22&to=BL13&date=${day}&time=08:00`)).toContain('s-maxage=60');
});

test.describe('with consent to convenience cookies', () => {
  test.use({ hasConsented: false });

  test('the station field suggests recently chosen stations', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'consent', value: '1.necessary.convenience', url: baseURL! }]);
    await openPage(page, '/en/search-departure');
    await chooseStation(page, { field: 'From', typed: 'Sam Yan', code: 'BL27' });
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(Object.entries(localStorage))))
      .toContain('BL27');
    await page.reload();
    await page.getByRole('combobox', { name: 'From', expanded: false }).click();
    const recent = page.getByRole('group', { name: 'Recently chosen' });
    await expect(recent.getByRole('option')).toContainText(['Sam Yan']);
  });
});
