import type { Page } from '@playwright/test';
import { networkIdle } from '@raang/e2e-kit/network-idle';
import { expect, openPage, test } from '@raang/e2e-kit/site-test';

const renewal = '**/_serverFn/loadStation**';

/** A moment as page functions return it: the text of its minute, then its date and time. */
const minuteOfMoment = /"\d\d:\d\d"(?=[^"]+"t":1,"s":"\d{4}-\d\d-\d\dT)/g;

/** Counts the renewals of a page and changes the minutes of their responses, so that a test need not wait for one. */
async function watchRenewals(page: Page) {
  const watch = { count: 0, fails: false };
  await page.route(renewal, async (route) => {
    watch.count += 1;
    if (watch.fails) return route.abort();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(minuteOfMoment, '"03:21"');
    return route.fulfill({ response, body });
  });
  return watch;
}

async function setVisibility(page: Page, state: 'hidden' | 'visible') {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

test('departures renew themselves once in 30 seconds, without a jump, while somebody looks at them', async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, '/en/stations/BL10');
  await networkIdle(page);
  const watch = await watchRenewals(page);
  const live = page.locator('[data-live]');
  await live.getByRole('link', { name: 'Update' }).focus();
  await live.evaluate((part) => {
    part.scrollIntoView();
    part.setAttribute('data-same', '');
  });
  const before = await page.evaluate(() => scrollY);
  const top = (await live.boundingBox())!.y;

  await page.clock.runFor(31_000);
  await expect(live.getByText('Updated 03:21')).toBeVisible();
  expect(watch.count).toBe(1);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  expect((await live.boundingBox())!.y).toBe(top);
  await expect(live).toHaveAttribute('data-same');
  await expect(live.getByRole('link', { name: 'Update' })).toBeFocused();

  await setVisibility(page, 'hidden');
  await page.clock.runFor(120_000);
  expect(watch.count).toBe(1);
  await setVisibility(page, 'visible');
  await expect.poll(() => watch.count).toBe(2);
  await networkIdle(page);

  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(live).not.toBeInViewport();
  await page.clock.runFor(120_000);
  expect(watch.count).toBe(2);
  await live.evaluate((part) => part.scrollIntoView());
  // the 30 seconds begin with the last response
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return watch.count;
    })
    .toBe(3);
  await page.unrouteAll({ behavior: 'wait' });
});

test.describe('offline', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] });

  test('departures that cannot be renewed say since when, until they are renewed', async ({ page }) => {
    await page.clock.install();
    await openPage(page, '/th/stations/BL10');
    await networkIdle(page);
    const watch = await watchRenewals(page);
    watch.fails = true;
    const live = page.locator('[data-live]');
    await live.evaluate((part) => part.scrollIntoView());
    await page.clock.runFor(31_000);
    await expect(live.getByText('ไม่สามารถปรับปรุงข้อมูลได้ตั้งแต่')).toBeVisible();
    await expect(live.getByRole('list')).toBeVisible();
    watch.fails = false;
    await page.clock.runFor(31_000);
    await expect(live.getByText('ปรับปรุงข้อมูลล่าสุด')).toBeVisible();
    await expect(live.getByText('ไม่สามารถปรับปรุงข้อมูลได้ตั้งแต่')).toBeHidden();
  });
});

test('a visitor who saves data renews nothing', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.clock.install();
  await openPage(page, '/en/stations/BL10');
  await networkIdle(page);
  const watch = await watchRenewals(page);
  await page.locator('[data-live]').evaluate((part) => part.scrollIntoView());
  await page.clock.runFor(120_000);
  expect(watch.count).toBe(0);
});
