import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@raang/e2e-kit/site-test';

/** What each template lists first. Views of tables and places decide within their own tests how they begin. */
const listings: { path: string; first?: string }[] = [
  { path: '/updates/news', first: 'article' },
  { path: '/business/announcing-rental', first: 'tbody tr' },
  { path: '/tickets/fare-schedule', first: 'tbody tr' },
  { path: '/tickets/ticket', first: 'tbody tr' },
  { path: '/contact/mrta', first: 'article' },
  { path: '/contact/report-complaint', first: 'article' },
  { path: '/contact/lost', first: 'a' },
  { path: '/contact/found', first: 'tbody tr' },
  { path: '/contact/comment', first: 'h2' },
  { path: '/travel/security', first: 'summary' },
  { path: '/travel/train-line' },
  { path: '/travel/train-schedule' },
  { path: '/travel/facilities' },
  { path: '/travel/parking' },
  { path: '/travel/recommended-places' },
  { path: '/tickets/fare-rates' },
];

const body = (page: Page) => page.locator('[data-listing-body]');
const topOf = async (part: Locator) => (await part.first().boundingBox())?.y;
const hrefs = (links: Locator) => links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));

/** With a header of 130 px, the list begins in the upper half of a screen of 860 px. */
const belowHeader = 300;

/** None of this needs JavaScript. */
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of ['th', 'en'] as const) {
    test(`every listing begins on the first screen of a phone and in the upper half of a wide one: ${locale}`, async ({
      page,
    }) => {
      test.slow();
      for (const { path, first } of listings) {
        await test.step(path, async () => {
          await page.setViewportSize({ width: 360, height: 740 });
          await page.goto(`/${locale}${path}`);
          const start = first ? body(page).locator(first) : body(page);
          expect(await topOf(start)).toBeLessThan(740);
          const intro = page.locator('main h1 + div');
          // two lines of 1.75 × 17 px
          expect((await intro.boundingBox())!.height).toBeLessThan(62);
          await page.setViewportSize({ width: 1280, height: 860 });
          const main = await topOf(page.getByRole('main'));
          expect((await topOf(body(page)))! - main!).toBeLessThan(belowHeader);
        });
      }
    });
  }

  test('the filter is one line on a phone, opens by keyboard and says what is shown', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/en/updates/news');
    const filter = page.getByRole('main').locator('details', { has: page.locator('form') });
    const summary = filter.locator('summary');
    await expect(summary).toContainText('Every line · Any date');
    await expect(filter.getByRole('search')).toBeHidden();
    await summary.press('Enter');
    await filter.getByLabel('Line', { exact: true }).selectOption('Purple Line');
    await filter.getByRole('button', { name: 'Show', exact: true }).press('Enter');
    await expect(page).toHaveURL(/line=purple/);
    await expect(summary).toContainText('Purple Line · Any date');
    await expect(filter.getByRole('search')).toBeHidden();
    // the line that says what is shown is the only one that does
    const state = page.getByRole('main').getByText('Purple Line · Any date');
    await expect(state.filter({ visible: true })).toHaveCount(1);
    await page.setViewportSize({ width: 1280, height: 860 });
    await expect(summary).toBeHidden();
    await expect(filter.getByLabel('Line', { exact: true })).toHaveValue('purple');
    await page.getByRole('link', { name: 'Show all', exact: true }).click();
    await expect(page).toHaveURL('/en/updates/news');
  });

  test('tickets begin with the bank card; ended ones are folded', async ({ page }) => {
    await page.goto('/en/tickets/ticket');
    const rows = await hrefs(body(page).locator('section tbody th a'));
    expect(rows[0]).toBe('/en/tickets/ticket/emv-contactless');
    expect(rows.indexOf('/en/tickets/ticket/single-journey-token')).toBeLessThan(
      rows.indexOf('/en/tickets/ticket/rabbit-card'),
    );
    const ended = body(page).getByRole('link', { name: 'MRT senior card (ended)' });
    await expect(ended).toBeHidden();
    await body(page).getByRole('heading', { name: 'Tickets and cards that have ended' }).click();
    await expect(ended).toBeVisible();
    // specification, section 3: the category's description is on the page
    await expect(page.getByRole('region', { name: 'About this page' })).toContainText(
      'up to 20 times the maximum fare',
    );
    // only the page of a line has its rail
    await expect(page.locator('main :is(.rail, .track)')).toHaveCount(0);
  });

  test('a complaint goes to the operator first, and to the anti-corruption office last', async ({ page }) => {
    await page.goto('/th/contact/report-complaint');
    expect(await hrefs(body(page).locator('article :is(h2, h3) a'))).toEqual(
      ['blue-purple-call-centre', 'monorail-call-centre', 'mrta-customer-relations', 'nacc-hotline-1205'].map(
        (id) => `/th/contact/report-complaint/${id}`,
      ),
    );
  });

  test('a list of files has the checksum of each file', async ({ page }) => {
    await page.goto('/en/tickets/fare-schedule');
    const files = new Set(await hrefs(body(page).locator('tbody a[download]'))).size;
    expect(files).toBeGreaterThan(20);
    const checksums = body(page).locator('details', { hasText: 'Checksums (SHA-256)' });
    await checksums.locator('summary').press('Enter');
    await expect(checksums.locator('dd').filter({ hasText: /^[0-9a-f]{64}$/ })).toHaveCount(files);
  });

  test('an item has its facts beside its text, and before it on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/th/tickets/ticket/emv-contactless');
    const facts = page.getByRole('complementary', { name: 'ข้อมูลสำคัญ' }).locator('dl');
    const text = page.locator('main .prose');
    const boxes = async () => [(await facts.boundingBox())!, (await text.boundingBox())!] as const;
    const [above, below] = await boxes();
    expect(above.y + above.height).toBeLessThan(below.y);
    expect(above.y).toBeLessThan(740);
    await page.setViewportSize({ width: 1280, height: 860 });
    const [beside, main] = await boxes();
    expect(main.x + main.width).toBeLessThan(beside.x);
    expect(beside.y).toBeLessThan(860);
  });
});
