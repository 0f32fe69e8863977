import type { APIRequestContext, Page } from '@playwright/test';
import { expect, openPage, test } from '@raang/e2e-kit/site-test';
import { openFirstWay } from '@raang/e2e-kit/ways';

/** A Tuesday within the timetable, in the past: the tests depend neither on the current date nor on its night. */
const day = '2026-11-10';
const when = `date=${day}&time=08:00`;

const words = {
  th: {
    from: 'จาก',
    to: 'ไป',
    find: 'ค้นหาเส้นทาง',
    steps: 'ขั้นตอนการเดินทาง',
    siam: 'สยาม',
    latPhrao: 'ลาดพร้าว',
    donMueang: 'ดอนเมือง',
    airport: 'ท่าอากาศยานดอนเมือง',
    toDonMueang: 'ลาดพร้าว ไป ดอนเมือง',
    toAirport: 'ลาดพร้าว ไป ท่าอากาศยานดอนเมือง',
    canAlsoMean: 'อาจหมายถึง',
    tapOut: 'ต้องแตะออกแล้วแตะเข้าใหม่',
    estimates: 'เป็นค่าประมาณจากความถี่ของขบวนรถ',
    range: /\d+–\d+ บาท/,
    leaveBy: 'ออกเดินทางได้ช้าที่สุด',
    fromSiam: 'สยาม ไป ลาดพร้าว',
    hospital: 'รพ.รามา',
    hospitalName: 'โรงพยาบาลรามาธิบดี',
    fromHospital: 'โรงพยาบาลรามาธิบดี ไป ลาดพร้าว',
    onlySiam: 'โปรดเลือกสถานีปลายทางด้วย',
  },
  en: {
    from: 'From',
    to: 'To',
    find: 'Find a journey',
    steps: 'Journey, step by step',
    siam: 'Siam',
    latPhrao: 'Lat Phrao',
    donMueang: 'Don Muang',
    airport: 'Don Mueang Airport',
    toDonMueang: 'Lat Phrao to Don Mueang',
    toAirport: 'Lat Phrao to Don Mueang Airport',
    canAlsoMean: 'can also mean',
    tapOut: 'tap out and in again',
    estimates: 'are estimates from how often trains run',
    range: /\d+–\d+ baht/,
    leaveBy: 'Leave by',
    fromSiam: 'Siam to Lat Phrao',
    hospital: 'Rama Hospital',
    hospitalName: 'Ramathibodi Hospital',
    fromHospital: 'Ramathibodi Hospital to Lat Phrao',
    onlySiam: 'Choose a destination too',
  },
} as const;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const first = (page: Page) => page.getByRole('article').first();

function search(page: Page, locale: 'th' | 'en', ends: Record<string, string>, at: string = when) {
  return page.goto(`/${locale}/search-departure?${new URLSearchParams(ends)}&${at}`);
}

/** The last departure of a day, by the API. */
async function lastDeparture(request: APIRequestContext, ends: Record<string, string>): Promise<string> {
  const params = { ...ends, date: day, mode: 'last' };
  const [journey] = (await (await request.get('/api/v1/journeys', { params })).json()).journeys;
  return journey.departure;
}

for (const locale of ['th', 'en'] as const) {
  const say = words[locale];

  test.describe(`without JavaScript, in ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test('Don Mueang is typed to a journey with its range of fares; the airport is one press away', async ({
      page,
    }) => {
      await page.goto(`/${locale}/search-departure?${when}`);
      await page.getByLabel(say.from, { exact: true }).fill(say.latPhrao);
      await page.getByLabel(say.to, { exact: true }).fill(say.donMueang);
      await page.getByRole('button', { name: say.find }).click();
      await expect(heading(page)).toHaveText(say.toDonMueang);
      await expect(first(page)).toContainText(say.range);
      const steps = (await openFirstWay(page)).getByRole('list', { name: say.steps });
      await expect(steps).toContainText('RN08');
      await expect(steps).toContainText(say.tapOut);
      await expect(page.getByRole('main')).toContainText(say.estimates);
      await expect(page.getByRole('main')).toContainText(say.canAlsoMean);
      await page.getByRole('main').getByRole('link', { name: say.airport, exact: true }).click();
      await expect(heading(page)).toHaveText(say.toAirport);
      await expect(page).toHaveURL(/to=don-mueang-airport/);
      await expect(page.getByLabel(say.to, { exact: true })).toHaveValue(say.airport);
    });

    test('at 23:30 the last train home from Siam is known for the whole way', async ({ page, request }) => {
      const departure = await lastDeparture(request, { from: 'CEN', to: 'BL15' });
      await search(page, locale, { from: say.siam, to: 'BL15' }, `date=${day}&time=23:30`);
      await expect(heading(page)).toHaveText(say.fromSiam);
      await expect(page.getByRole('main')).toContainText(
        `${say.leaveBy} ${departure.slice(11, 16).replace(':', { th: '.', en: ':' }[locale])}`,
      );
      await expect(page.getByRole('main')).toContainText(say.estimates);
    });

    test('a journey begins with the walk from a hospital', async ({ page }) => {
      await search(page, locale, { from: say.hospital, to: 'BL15' });
      await expect(heading(page)).toHaveText(say.fromHospital);
      const way = await openFirstWay(page);
      const steps = way.getByRole('list', { name: say.steps }).getByRole('listitem');
      await expect(steps.first()).toContainText(say.hospitalName);
      await expect(steps.first()).toContainText({ th: /เดิน.*15 นาที/, en: /Walk.*15 minutes/ }[locale]);
    });

    test('Siam alone asks for a destination, since its operator announces its trains', async ({ page }) => {
      await search(page, locale, { from: say.siam });
      await expect(page.getByRole('main')).toContainText(say.onlySiam);
      await expect(page.getByRole('link', { name: { th: 'บีทีเอส', en: 'BTS' }[locale] })).toHaveAttribute(
        'href',
        'https://www.bts.co.th',
      );
    });
  });

  test(`Siam is typed in the enhanced field and never becomes Si Iam, in ${locale}`, async ({ page }) => {
    await openPage(page, `/${locale}/search-departure?from=BL15&${when}`);
    const field = page.getByRole('combobox', { name: say.to, exact: true });
    await page.getByRole('combobox', { name: say.to, exact: true, expanded: false }).fill(say.siam);
    const [siam] = await page.getByRole('option').all();
    await expect(siam!).toContainText('CEN');
    await expect(siam!).toContainText({ th: 'สายสุขุมวิท (บีทีเอส)', en: 'Sukhumvit Line (BTS)' }[locale]);
    await expect(field).toHaveAttribute('aria-activedescendant', /./);
    await field.press('Enter');
    await page.getByRole('button', { name: say.find }).click();
    await expect(page).toHaveURL(/from=BL15&to=CEN/);
    await expect(first(page)).toBeVisible();
  });

  test(`a hospital is chosen in the enhanced field and stays chosen, in ${locale}`, async ({ page }) => {
    await openPage(page, `/${locale}/search-departure?from=BL15&${when}`);
    const field = page.getByRole('combobox', { name: say.to, exact: true });
    const places = page.waitForResponse((response) => response.url().includes('loadPlaceOptions'));
    await page.getByRole('combobox', { name: say.to, exact: true, expanded: false }).click();
    await places;
    await field.fill(say.hospital);
    const option = page.getByRole('option').first();
    await expect(option).toContainText(say.hospitalName);
    await expect(option).toContainText('N3');
    await option.click();
    await expect(field).toHaveValue(say.hospitalName);
    await page.getByRole('button', { name: say.find }).click();
    await expect(page).toHaveURL(/to=ramathibodi-hospital/);
    await expect(field).toHaveValue(say.hospitalName);
    const way = await openFirstWay(page);
    await expect(way.getByRole('list', { name: say.steps })).toContainText(say.hospitalName);
  });
}

test.describe('a typed name', () => {
  test.use({ javaScriptEnabled: false });

  for (const { locale, typed, title } of [
    { locale: 'en', typed: 'Central Rama 9', title: 'Chatuchak Park to Central Rama 9' },
    { locale: 'th', typed: 'รพ.จุฬา', title: 'สวนจตุจักร ไป โรงพยาบาลจุฬาลงกรณ์ สภากาชาดไทย' },
    { locale: 'th', typed: 'l6-6,;bm', title: 'สวนจตุจักร ไป สุขุมวิท' },
    { locale: 'en', typed: 'DMK', title: 'Chatuchak Park to Don Mueang Airport' },
    { locale: 'en', typed: 'Ari', title: 'Chatuchak Park to Ari' },
    { locale: 'th', typed: 'อารี', title: 'สวนจตุจักร ไป อารีย์' },
  ] as const) {
    test(`${typed} is planned in ${locale}`, async ({ page }) => {
      await search(page, locale, { from: 'BL13', to: typed });
      await expect(heading(page)).toHaveText(title);
      await expect(first(page)).toBeVisible();
    });
  }

  for (const { locale, typed, offer, code } of [
    { locale: 'en', typed: 'Lak Si', offer: 'Lak Si', code: 'RN06' },
    { locale: 'th', typed: 'สุวรรณภูมิ', offer: 'ท่าอากาศยานสุวรรณภูมิ', code: 'suvarnabhumi-airport' },
  ] as const) {
    test(`${typed} is planned in ${locale}, and ${code} is offered`, async ({ page }) => {
      await search(page, locale, { from: 'BL13', to: typed });
      await expect(first(page)).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: offer, exact: true }).first().click();
      await expect(page).toHaveURL(new RegExp(`from=BL13&to=${code}`));
    });
  }

  test('one near match is offered with one press, which continues the same search', async ({ page }) => {
    await search(page, 'en', { from: 'BL13', to: 'Sukhunvit' });
    await expect(page.getByRole('main')).toContainText('Did you mean Sukhumvit (BL22)?');
    await page.getByRole('main').getByRole('link', { name: 'Sukhumvit', exact: true }).first().click();
    await expect(heading(page)).toHaveText('Chatuchak Park to Sukhumvit');
    await expect(page).toHaveURL(/time=08(:|%3A)00/);
  });

  test('two names that mean nothing keep their text and are answered', async ({ page }) => {
    const response = await search(page, 'en', { from: 'Atlantis', to: 'Shangri-La' });
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('main')).toContainText(
      'We cannot find a station or place called “Atlantis”.',
    );
    await expect(page.getByLabel('To', { exact: true })).toHaveValue('Shangri-La');
  });
});
