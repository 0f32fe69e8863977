import type { APIRequestContext, Page } from '@playwright/test';
import { chooseStation, expect, openPage, takeOver, test } from './site-test';

/** A Tuesday within the timetable, in the past: the tests depend neither on the current date nor on its night. */
const day = '2026-11-10';
const next = '2026-11-11';

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
  // of a day that has one at any hour: that of today may have left
  await openPage(page, `/en/search-departure?from=BL22&to=BL13&date=${day}&time=08:00`);
  await page
    .getByRole('navigation', { name: 'Other times' })
    .getByRole('link', { name: /^Last train/ })
    .click();
  await expect(page).toHaveURL(/mode=last/);
  await expect(first(page)).toContainText('at the latest');
});

test('both ends are swapped as typed, and the way back finds them again', async ({ page }) => {
  await openPage(page, '/en');
  const form = page.getByRole('search', { name: 'Where do you want to go?' });
  const [from, to] = [
    form.getByRole('combobox', { name: 'From' }),
    form.getByRole('combobox', { name: 'To' }),
  ];
  await chooseStation(form, { field: 'From', typed: 'Siam Paragon', code: 'Siam Paragon' });
  // names several stations
  await form.getByRole('combobox', { name: 'To', expanded: false }).fill('Sukhum');
  await form.getByRole('button', { name: 'Swap start and destination' }).click();
  await expect(from).toHaveValue('Sukhum');
  await expect(to).toHaveValue('Siam Paragon');
  await expect(form.locator('input[name=to]')).toHaveValue('siam-paragon');
  // only these need a time
  await expect(form.getByLabel('Time (now if empty)')).toBeHidden();
  await form.getByText('Arrive by', { exact: true }).click();
  await form.getByLabel('Time (now if empty)').fill('08:30');
  await form.getByRole('button', { name: 'Find a journey' }).click();
  await expect(page).toHaveURL('/en/search-departure?from=Sukhum&to=siam-paragon&mode=arrive&time=08%3A30');
  await page.goBack();
  await expect(to).toHaveValue('Siam Paragon');
  await expect(from).toHaveValue('Sukhum');
  await expect(form.getByRole('radio', { name: 'Arrive by' })).toBeChecked();
  await expect(form.getByLabel('Time (now if empty)')).toHaveValue('08:30');
});

test('a result is searched the other way with one press', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await openPage(page, `/en/search-departure?from=BL22&to=BL13&date=${day}&time=08:00`);
  const form = page.getByRole('search', { name: 'Plan a journey' });
  await expect(form.getByRole('combobox', { name: 'From', expanded: false })).toHaveValue('Sukhumvit');
  await form.getByRole('button', { name: 'Swap start and destination' }).click();
  await expect(page).toHaveURL(/from=BL13&to=BL22&date=.*&time=08%3A00/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chatuchak Park to Sukhumvit');
});

test.describe('near me', () => {
  const asoke = { latitude: 13.7385, longitude: 100.5614 };

  test('offers the nearest stations, and sends the position nowhere', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(asoke);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
    await openPage(page, '/en');
    const form = page.getByRole('search', { name: 'Where do you want to go?' });
    await expect(form.getByRole('combobox', { name: 'To', expanded: false })).toBeVisible();
    await form.getByRole('button', { name: 'Stations near me' }).click();
    const near = form.getByRole('list', { name: 'Stations near you' }).getByRole('button');
    await expect(near).toHaveCount(4);
    await near.filter({ hasText: 'BL22' }).click();
    await expect(form.getByRole('combobox', { name: 'From' })).toHaveValue('Sukhumvit');
    await expect(form.locator('input[name=from]')).toHaveValue('BL22');
    await expect(form.getByRole('button', { name: 'Stations near me' })).toBeFocused();
    expect(requests.filter((text) => /13\.73|100\.56/.test(text))).toEqual([]);
    // far from the network
    await context.setGeolocation({ latitude: 18.79, longitude: 98.98 });
    await page.reload();
    await form.getByRole('button', { name: 'Stations near me' }).click();
    await expect(form.getByText(/The nearest station is about \d{3} km away/)).toBeVisible();
  });

  test('says what to do if the position is refused', async ({ page }) => {
    await openPage(page, '/th');
    const form = page.getByRole('search', { name: 'ท่านจะเดินทางไปที่ใด' });
    await form.getByRole('button', { name: 'สถานีใกล้ฉัน' }).click();
    await expect(form.getByText('เบราว์เซอร์ของท่านไม่ได้เปิดเผยตำแหน่ง')).toBeVisible();
  });
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
    await expect(article).toContainText(
      { th: 'ออกเดินทางได้ช้าที่สุด ', en: 'Leave by ' }[locale] +
        clockOf(lastDeparture).replace(':', { th: '.', en: ':' }[locale]),
    );
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
    await expect(first(page)).toContainText({ th: '11 พ.ย. 2569', en: '11 Nov 2026' }[locale]);
  });

  test(`an arrival before the first train offers the evening before, and says so first, in ${locale}`, async ({
    page,
  }) => {
    await page.goto(`/${locale}/search-departure?from=BL22&to=BL27&date=${next}&time=05:00&mode=arrive`);
    await expect(
      page.getByRole('heading', { name: { th: /^ไม่มีขบวนที่ไปถึงภายใน/, en: /^No train arrives by/ }[locale] }),
    ).toBeVisible();
    await expect(first(page)).toContainText({ th: '10 พ.ย. 2569', en: '10 Nov 2026' }[locale]);
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
    await expect(first(page)).toContainText({ th: '11 พ.ย. 2569', en: '11 Nov 2026' }[locale]);
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

  test('the time of travel shows its fields, and “now” ignores them', async ({ page }) => {
    await page.goto('/en');
    const form = page.getByRole('search', { name: 'Where do you want to go?' });
    await expect(form.getByRole('button', { name: 'Swap start and destination' })).toBeHidden();
    await expect(form.getByLabel('Day (today if empty)')).toBeHidden();
    await form.getByText('Depart at', { exact: true }).click();
    await form.getByLabel('Time (now if empty)').fill('05:30');
    await form.getByText('Last train', { exact: true }).click();
    await expect(form.getByLabel('Day (today if empty)')).toBeVisible();
    await expect(form.getByLabel('Time (now if empty)')).toBeHidden();
    await form.getByText('Now', { exact: true }).click();
    await form.getByLabel('From', { exact: true }).fill('Sukhumvit (BL22)');
    await form.getByLabel('To', { exact: true }).fill('Chatuchak Park (BL13)');
    await form.getByRole('button', { name: 'Find a journey' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sukhumvit to Chatuchak Park');
    await expect(page.getByRole('radio', { name: 'Now' })).toBeChecked();
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
    await takeOver(page);
    await page.getByRole('combobox', { name: 'From', expanded: false }).click();
    const recent = page.getByRole('group', { name: 'Recently chosen' });
    await expect(recent.getByRole('option')).toContainText(['Sam Yan']);
  });
});
