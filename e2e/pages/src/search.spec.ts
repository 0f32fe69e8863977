import type { Page } from '@playwright/test';
import { attributesOf } from '@raang/e2e-kit/html';
import { expect, openPage, test } from '@raang/e2e-kit/site-test';
const locales = ['th', 'en'] as const;

/** The search field in sight: of the header, its panel, or the search page. */
const fieldOf = (page: Page) => page.locator('input[name=q]').filter({ visible: true });

test.describe('without suggestions', () => {
  test.use({ expectedComplaints: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

  test('the form still searches', async ({ page }) => {
    await page.route('**/_serverFn/loadSuggestions*', (route) => route.abort());
    await openPage(page, '/en/stations');
    const failed = page.waitForEvent('requestfailed');
    await fieldOf(page).pressSequentially('Chatuchak');
    await failed;
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/en/search?q=Chatuchak');
  });
});

test('results are filtered by kind and paged, and matches are marked', async ({ page }) => {
  await openPage(page, '/en/search?q=fare');
  const main = page.getByRole('main');
  await expect(main.locator('mark').first()).toHaveText(/fare/i);
  const filter = main.getByRole('navigation', { name: 'Filter by kind' });
  await expect(filter.locator('[aria-current]')).toContainText('All');
  await filter.getByRole('link', { name: /^News and details/ }).click();
  await expect(page).toHaveURL('/en/search?q=fare&kind=item');
  await expect(filter.locator('[aria-current]')).toContainText('News and details');
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(12);
  const first = await main.getByRole('heading', { level: 3 }).first().textContent();
  await main.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/en/search?q=fare&kind=item&page=2');
  await expect(main.getByRole('heading', { level: 3 }).first()).not.toHaveText(first ?? '');
  await filter.getByRole('link', { name: /^All/ }).click();
  await expect(page).toHaveURL('/en/search?q=fare');
});

test('a text in the wrong keyboard layout is understood', async ({ page }) => {
  await openPage(page, '/th/search?q=l6-6%2C%3Bbm');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'สุขุมวิท', exact: true }).first()).toBeVisible();
  await expect(main).toContainText('BL22');
  await expect(fieldOf(page)).toHaveValue('l6-6,;bm');
});

test('without hits there are other ways', async ({ page }) => {
  await openPage(page, '/en/search?q=zzzzqqq');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Nothing found for “zzzzqqq”' })).toBeVisible();
  for (const name of ['Plan a journey', 'Fares', 'Lost property', 'Service status', 'Map'])
    await expect(main.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
  await expect(main.getByRole('link', { name: '0 2716 4000' })).toHaveAttribute('href', 'tel:027164000');
});

test('the URL of a result page has no other parameters', async ({ request }) => {
  const read = async (address: string) => {
    const response = await request.get(address);
    const html = await response.text();
    const link = (rel: string) => attributesOf(html, 'link').find((one) => one['rel'] === rel)?.['href'];
    return { canonical: link('canonical')?.replace(/^https?:\/\/[^/]+/, ''), search: link('search') };
  };
  expect(await read('/en/search?utm_source=x&page=2&kind=item&q=fare')).toEqual({
    canonical: '/en/search?q=fare&kind=item&page=2',
    search: '/en/opensearch.xml',
  });
  expect(await read('/en/search?kind=item')).toMatchObject({ canonical: '/en/search' });
});

test('browsers receive a description of the search', async ({ request, baseURL }) => {
  const description = await request.get('/th/opensearch.xml');
  expect(description.headers()['content-type']).toBe('application/opensearchdescription+xml; charset=utf-8');
  expect(await description.text()).toContain(`template="${baseURL}/th/search?q={searchTerms}"`);
});

const inputs = {
  'no text': '',
  spaces: '   ',
  'one letter': 'ก',
  'one mark': '่',
  'only marks': 'ัิ่้์',
  '400 letters': 'สถานี '.repeat(67),
  'one long word': 'x'.repeat(2000),
  emoji: '🚇🛗',
  'half of an emoji': '\ud83d',
  HTML: '<script>alert(1)</script>"><img src=x onerror=alert(1)>',
  'a control character': 'a\u0000b',
  'mixed scripts': 'Sukhumvit สถานี 駅 станция',
  'a pattern': '%_\\*?(a|b)+$',
  'a query': "'; DROP TABLE search_documents; --",
};

for (const [what, text] of Object.entries(inputs)) {
  test(`a search for ${what} has an answer`, async ({ request }) => {
    for (const locale of locales) {
      const response = await request.get(`/${locale}/search`, { params: { q: text } });
      expect(response.status()).toBe(200);
      expect(await response.text()).not.toMatch(/<script>alert|<img src=x/);
    }
  });
}

test('an unknown kind or page is left out', async ({ request }) => {
  for (const query of ['kind=nothing', 'page=abc', 'page=-1', 'page=99999', 'kind=document&page=99999']) {
    const response = await request.get(`/en/search?q=fare&${query}`);
    expect(response.status(), query).toBe(200);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the header searches, results are filtered and paged, and the field keeps the text', async ({
    page,
  }) => {
    await page.goto('/th/stations');
    await fieldOf(page).fill('ค่าโดยสาร');
    await fieldOf(page).press('Enter');
    await expect(page).toHaveURL(/\/th\/search\?q=/);
    await expect(fieldOf(page)).toHaveValue('ค่าโดยสาร');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: /^ข่าวและข้อมูล/ }).click();
    await main.getByRole('link', { name: 'ถัดไป' }).click();
    await expect(page).toHaveURL(/kind=item&page=2$/);
    await expect(fieldOf(page)).toHaveValue('ค่าโดยสาร');
    await fieldOf(page).fill('BL22');
    await main.getByRole('button', { name: 'ค้นหา' }).click();
    await main.getByRole('link', { name: 'สุขุมวิท', exact: true }).first().click();
    await expect(page).toHaveURL('/th/stations/BL22');
  });

  test('the search of a phone opens', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/en/stations');
    await page.getByRole('banner').locator('summary', { hasText: 'Search' }).click();
    await fieldOf(page).fill('parking');
    await fieldOf(page).press('Enter');
    await expect(page).toHaveURL('/en/search?q=parking');
  });
});
