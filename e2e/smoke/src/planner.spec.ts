import type { APIRequestContext, Page } from '@playwright/test';
import { chooseStation, expect, openPage, test } from '@raang/e2e-kit/site-test';
import { openFirstWay } from '@raang/e2e-kit/ways';

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
  const way = await openFirstWay(page);
  await expect(way.getByRole('heading', { level: 2 })).toContainText(/Leave \d\d:\d\d, arrive/);
  await expect(way.getByRole('list', { name: 'Journey, step by step' })).toContainText('BL22');
  await expect(way.getByText('General', { exact: true })).toBeVisible();
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
  await form.getByRole('checkbox', { name: 'Step-free' }).check();
  await form.getByRole('button', { name: 'Find a journey' }).click();
  await expect(page).toHaveURL(/stepFree=yes/);
  const steps = page.getByRole('article').first().getByRole('region', { name: 'Steps on this way' });
  await expect(steps.getByRole('listitem').first()).toContainText(/^Way in at Sukhumvit \(.+\)$/);
  await expect(steps.locator('a[href^="tel:"]')).toBeVisible();
});
