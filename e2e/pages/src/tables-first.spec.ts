import type { Page } from '@playwright/test';
import { expect, openPage, test } from '@raang/e2e-kit/site-test';

/** A phone's first screen is 740 px high; the page's head takes less than half of it. */
const screen = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 860 } };

/** Where something ends below the row of links that chooses the line, in px. */
async function belowChooser(page: Page, selector: string, edge: 'top' | 'bottom'): Promise<number> {
  const chooser = page.getByRole('navigation', { name: /^(Choose a line|เลือกสาย)$/ });
  const [start, part] = await Promise.all([
    chooser.boundingBox(),
    page.locator(`main ${selector}`).first().boundingBox(),
  ]);
  return part!.y + (edge === 'bottom' ? part!.height : 0) - start!.y;
}

const isWiderThanScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

for (const locale of ['th', 'en'] as const) {
  test(`the first timetable follows the row that chooses the line (${locale})`, async ({ page }) => {
    for (const path of ['train-schedule', 'train-schedule?line=blue']) {
      await page.setViewportSize(screen.phone);
      await page.goto(`/${locale}/travel/${path}`);
      const row = 'table tbody tr';
      expect(await belowChooser(page, row, 'bottom'), `${path} on a phone`).toBeLessThan(370);
      const chooser = page.getByRole('navigation', { name: /^(Choose a line|เลือกสาย)$/ });
      // one row of links of at least 44 px
      expect((await chooser.boundingBox())!.height).toBeLessThan(60);
      // first and last trains need no scrolling sideways
      const region = page.locator('main [role=region]').first();
      const cut = () => region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(await cut()).toBe(0);
      // on the smallest phones the table says that it goes on
      await page.setViewportSize({ width: 320, height: 700 });
      if ((await cut()) > 0) await expect(region.locator('.table-cue')).toBeVisible();
      await page.setViewportSize(screen.desk);
      expect(await belowChooser(page, row, 'bottom'), `${path} on a desk`).toBeLessThan(330);
    }
  });
}

test('every station of a line is a link on its page, and nothing is wider than a small phone', async ({
  page,
  request,
}) => {
  const lines = await (await request.get('/api/v1/lines?isOwn=true')).json();
  await page.setViewportSize({ width: 320, height: 700 });
  for (const { id, stations } of lines as { id: string; stations: string[] }[]) {
    await page.goto(`/th/travel/train-line?line=${id}`);
    const links = page.locator('main .line-diagram a[href^="/th/stations/"]');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    for (const code of stations) expect(hrefs).toContain(`/th/stations/${code}`);
    expect([id, await isWiderThanScreen(page)]).toEqual([id, false]);
  }
  // a wide screen shows the whole line, too
  await page.setViewportSize(screen.desk);
  const diagram = page.locator('main .line-diagram').first();
  expect(await diagram.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('places are on short pages, by station, with a map; a filter finds those of all pages', async ({
  page,
}) => {
  await page.setViewportSize(screen.phone);
  const found: string[] = [];
  for (let number = 1, more = true; more; number += 1) {
    await page.goto(`/en/travel/recommended-places${number > 1 ? `?page=${number}` : ''}`);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect([number, height <= 8 * screen.phone.height]).toEqual([number, true]);
    await expect(
      page.getByRole('img', { name: /^Map of the stations/, includeHidden: true }).first(),
    ).toBeAttached();
    found.push(...(await page.getByRole('article').locator('a.card-link').allTextContents()));
    more = (await page.getByRole('link', { name: 'Next', exact: true }).count()) > 0;
  }
  expect(new Set(found).size).toBe(found.length);
  expect(found.length).toBeGreaterThanOrEqual(40);
  // from the last page
  const last = found.at(-1)!;
  await page.goto(`/en/travel/recommended-places?q=${encodeURIComponent(last)}`);
  await expect(page.getByRole('article').locator('a.card-link', { hasText: last })).toBeVisible();
});

test('a page of places beyond the last one shows the last', async ({ request }) => {
  const html = await (await request.get('/en/travel/recommended-places?page=99')).text();
  expect(html).toMatch(/rel="canonical" href="[^"]*page=[2-9]"/);
  expect(html).toContain('<article');
});

test('a table that goes on beyond a phone says so until its end', async ({ page }) => {
  await page.setViewportSize(screen.phone);
  await page.goto('/th/tickets/fare-rates?line=blue');
  const region = page.locator('main .table-region:has(.fare-table)');
  await region.scrollIntoViewIfNeeded();
  await expect(region.locator('.table-cue')).toBeVisible();
  const shade = () => region.evaluate((frame) => Number(getComputedStyle(frame, '::after').opacity));
  await expect.poll(shade).toBeGreaterThan(0.9);
  await region.evaluate((frame) => frame.scrollTo({ left: frame.scrollWidth }));
  await expect.poll(shade).toBeLessThan(0.1);
});

test('what hydration leaves out stays, follows a navigation, and is back after it', async ({ page }) => {
  await openPage(page, '/en/travel/train-line?line=purple');
  const row = (code: string) => page.locator(`main #station-${code}`);
  await expect(row('PP01')).toHaveText(/Khlong Bang Phai/);
  await page.getByRole('navigation', { name: 'Choose a line' }).getByRole('link', { name: 'Yellow' }).click();
  await expect(row('YL01')).toHaveText(/Lat Phrao/);
  await expect(row('PP01')).toHaveCount(0);
  await page.goBack();
  await expect(row('PP01')).toHaveText(/Khlong Bang Phai/);
});

test('the page of all lines asks for a line before it shows stations', async ({ page }) => {
  await page.setViewportSize(screen.phone);
  await page.goto('/en/travel/train-line');
  await expect(page.locator('main .line-diagram')).toHaveCount(0);
  const chooser = page.getByRole('navigation', { name: 'Choose a line' });
  await chooser.getByRole('link', { name: 'Yellow Line' }).click();
  await expect(page.locator('main .line-diagram')).toHaveCount(1);
});

test('train times skip no level of headings', async ({ page }) => {
  for (const path of ['train-schedule', 'train-schedule?line=blue'])
    for (const size of [screen.phone, screen.desk]) {
      await page.setViewportSize(size);
      await page.goto(`/en/travel/${path}`);
      const levels = await page
        .getByRole('heading')
        .evaluateAll((all) =>
          all.filter((one) => one.checkVisibility()).map(({ tagName }) => Number(tagName.slice(1))),
        );
      for (const [index, level] of levels.slice(1).entries())
        expect(level - levels[index]!, `${path}: ${levels.join(' ')}`).toBeLessThanOrEqual(1);
    }
});
