import type { Page } from '@playwright/test';
import { chooseStation, expect, openPage, takeOver, test } from '@raang/e2e-kit/site-test';

/** A Tuesday within the timetable, in the past: the tests depend neither on the current date nor on its night. */
const day = '2026-11-10';

const first = (page: Page) => page.getByRole('article').first();

test('a result is searched the other way with one press', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await openPage(page, `/en/search-departure?from=BL22&to=BL13&date=${day}&time=08:00`);
  const form = page.getByRole('search', { name: 'Plan a journey' });
  await expect(form.getByRole('combobox', { name: 'From', expanded: false })).toHaveValue('Sukhumvit');
  await form.getByRole('button', { name: 'Swap start and destination' }).click();
  await expect(page).toHaveURL(/from=BL13&to=BL22&date=.*&time=08%3A00/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chatuchak Park to Sukhumvit');
});

for (const [locale, say] of Object.entries({
  en: {
    earlierOrLater: 'Earlier or later',
    otherTimes: 'Other times',
    later: 'Later',
    earlier: 'Earlier',
    announced: /^\d ways from Siam to Lat Phrao/,
  },
  th: {
    earlierOrLater: 'เที่ยวก่อนหน้าหรือเที่ยวถัดไป',
    otherTimes: 'เวลาอื่น',
    later: 'เที่ยวถัดไป',
    earlier: 'เที่ยวก่อนหน้า',
    announced: /^\d เส้นทางจากสยาม ไปลาดพร้าว/,
  },
}))
  test(`other times are at both ends of the ways, and how many there are is announced once (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openPage(page, `/${locale}/search-departure?from=CEN&to=BL15&date=${day}&time=10:00`);
    const announcer = page.getByRole('status').filter({ hasText: say.announced });
    // the browser reads a page that it loads
    await expect(page).toHaveTitle(say.announced);
    await expect(announcer).toHaveCount(0);
    const [top, bottom] = [say.earlierOrLater, say.otherTimes].map((name) =>
      page.getByRole('navigation', { name, exact: true }),
    );
    for (const links of [top!, bottom!])
      for (const name of [say.earlier, say.later]) {
        const { height } = (await links.getByRole('link', { name, exact: true }).boundingBox())!;
        expect(height).toBeGreaterThanOrEqual(48);
      }
    const topOf = async (part: typeof announcer) => (await part.boundingBox())!.y;
    expect(await topOf(top!)).toBeLessThan(await topOf(page.getByRole('article').first()));
    expect(await topOf(bottom!)).toBeGreaterThan(await topOf(page.getByRole('article').last()));
    await top!.getByRole('link', { name: say.later, exact: true }).click();
    await expect(page).toHaveURL(/time=10(%3A|:)15/);
    await expect(announcer).toHaveCount(1);
    // its own text is shorter, so that nothing is said twice
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    await expect(heading).not.toHaveText(/\d/);
  });

test('on a phone the way back is one press beside the heading', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, `/en/search-departure?from=BL22&to=BL13&date=${day}&time=08:00`);
  const swap = page.getByRole('link', { name: 'Swap start and destination' });
  const { width, height } = (await swap.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await swap.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chatuchak Park to Sukhumvit');
});

for (const [locale, say] of Object.entries({
  en: {
    share: 'Share',
    copy: 'Copy',
    copied: 'Copied',
    failed: /^Copying failed/,
    text: [
      /^Siam to Lat Phrao, 10 Nov 2026$/,
      /^Leave 10:00, arrive about 10:\d\d, by 10:\d\d at the latest$/,
      /^1 change, at /,
      /baht/,
    ],
  },
  th: {
    share: 'แชร์',
    copy: 'คัดลอก',
    copied: 'คัดลอกแล้ว',
    failed: /^คัดลอกไม่สำเร็จ/,
    text: [/^สยาม ไป ลาดพร้าว, 10 พ\.ย\. 2569$/, /10\.00.*10\.\d\d.*10\.\d\d/, /เปลี่ยน/, /บาท/],
  },
}))
  test(`a way is shared in five lines, or copied, and says if that fails (${locale})`, async ({ page }) => {
    const address = `/${locale}/search-departure?from=CEN&to=BL15&date=${day}&time=10:00`;
    const shared = () => page.evaluate(() => (window as unknown as { shared?: ShareData }).shared);
    const openWay = async () => {
      await openPage(page, address);
      await first(page).locator('summary').first().click();
      return first(page);
    };
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
      Object.defineProperty(navigator.clipboard, 'writeText', {
        value: (text: string) => {
          if ('isRefused' in window) return Promise.reject(new Error('refused'));
          Object.assign(window, { shared: { text } });
          return Promise.resolve();
        },
      });
    });
    let way = await openWay();
    await way.getByText(say.share, { exact: true }).click();
    await way.getByRole('button', { name: say.copy, exact: true }).click();
    await expect(way.getByRole('status')).toHaveText(say.copied);
    const lines = (await shared())!.text!.replaceAll('\u00a0', ' ').split('\n');
    expect(lines).toHaveLength(5);
    for (const [index, text] of say.text.entries()) expect(lines[index]).toMatch(text);
    expect(new URL(lines[4]!).search).toBe(`?from=CEN&to=BL15&date=${day}&time=10%3A00`);
    await page.evaluate(() => Object.assign(window, { isRefused: true }));
    await way.getByRole('button', { name: say.copy, exact: true }).click();
    await expect(way.getByRole('status')).toHaveText(say.failed);

    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'share', {
        configurable: true,
        value: (shared: ShareData) => Promise.resolve(Object.assign(window, { shared })),
      }),
    );
    way = await openWay();
    await way.getByRole('button', { name: say.share, exact: true }).click();
    expect((await shared())!.text!.replaceAll('\u00a0', ' ').split('\n')).toEqual(lines);
  });

/** How many sheets a PDF has, all of them A5. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const sizes = [...pdf.matchAll(/\/MediaBox \[0 0 (\d+)[\d.]* (\d+)/g)].map(([, ...size]) => size.join(' '));
  expect(new Set(sizes)).toEqual(new Set(['420 594']));
  return sizes.length;
}

test('a printed answer has a sheet for each way, and a way that is printed by its button is alone', async ({
  page,
}) => {
  await openPage(page, `/en/search-departure?from=CEN&to=BL15&date=${day}&time=10:00`);
  const ways = page.locator('main article');
  await expect(ways).toHaveCount(3);
  await page.emulateMedia({ media: 'print' });
  await expect(ways.last()).toContainText('Siam to Lat Phrao, 10 Nov 2026');
  for (const text of [/^Leave by .* at the latest/, /^Timetable of/, '0 2624 5200'])
    await expect(ways.last().getByText(text).last()).toBeVisible();
  // notes about the times may need one of their own
  expect([3, 4]).toContain(await sheetsOf(page));
  await page.emulateMedia({ media: 'screen' });
  await ways.nth(1).locator('summary').first().click();
  await page.evaluate(() => Object.assign(window, { print: () => undefined }));
  await ways.nth(1).getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(ways.nth(1)).toBeVisible();
  await expect(ways.first()).toBeHidden();
  expect(await sheetsOf(page)).toBe(1);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(ways.first()).toBeVisible();
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
    await form.getByRole('button', { name: 'Stations near you' }).click();
    const near = form.getByRole('list', { name: 'Stations near you' }).getByRole('button');
    await expect(near).toHaveCount(4);
    await near.filter({ hasText: 'BL22' }).click();
    await expect(form.getByRole('combobox', { name: 'From' })).toHaveValue('Sukhumvit');
    await expect(form.locator('input[name=from]')).toHaveValue('BL22');
    await expect(form.getByRole('button', { name: 'Stations near you' })).toBeFocused();
    expect(requests.filter((text) => /13\.73|100\.56/.test(text))).toEqual([]);
    // far from the network
    await context.setGeolocation({ latitude: 18.79, longitude: 98.98 });
    await page.reload();
    await form.getByRole('button', { name: 'Stations near you' }).click();
    await expect(form.getByText(/The nearest station is about \d{3} km away/)).toBeVisible();
  });

  test('says what to do if the position is refused', async ({ page }) => {
    await openPage(page, '/th');
    const form = page.getByRole('search', { name: 'ค้นหาเส้นทางและเวลาเดินทาง' });
    await form.getByRole('button', { name: 'สถานีใกล้ท่าน' }).click();
    await expect(form.getByText('เบราว์เซอร์ของท่านไม่เปิดเผยตำแหน่ง')).toBeVisible();
  });
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
    await expect(first(page).getByText('เตาปูน').first()).toBeVisible();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a search by Thai names suggests a station for a misspelling and offers the return journey', async ({
    page,
  }) => {
    await page.goto('/th');
    const form = page.getByRole('search', { name: 'ค้นหาเส้นทางและเวลาเดินทาง' });
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
    const trains = page.getByRole('list', { name: 'Next trains from Tha Phra' });
    // towards Charan 13, Itsaraphap and Bang Phai
    await expect(trains.getByRole('listitem')).toHaveCount(3);
    await expect(trains).toContainText(/every \d/);
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
    await context.addCookies([{ name: 'consent', value: '2.necessary.convenience', url: baseURL! }]);
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
