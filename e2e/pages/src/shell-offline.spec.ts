import type { Locator } from '@playwright/test';
import { networkIdle } from '@raang/e2e-kit/network-idle';
import { expect, openPage, test } from '@raang/e2e-kit/site-test';

test.describe('without a connection', () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|unreachable|Failed to fetch/] });

  test('a page says that the device is offline, and loads when it is online again', async ({
    page,
    context,
  }) => {
    await openPage(page, '/en');
    await context.setOffline(true);
    await page.getByRole('main').getByRole('link', { name: 'Parking' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page did not load');
    await expect(page).toHaveTitle(/^This page did not load/);
    await expect(page.getByRole('main')).not.toContainText('our side');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page did not load');
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parking');
  });

  test('the page before stays readable behind Back', async ({ page, context }) => {
    await openPage(page, '/en/updates/news');
    const heading = page.getByRole('heading', { level: 1 });
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(heading).not.toHaveText('News');
    await context.setOffline(true);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/_serverFn/'));
    await page.goBack();
    await failed;
    await networkIdle(page);
    await expect(heading).toHaveText('News');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    // also after a page that did not load
    await page.getByRole('main').getByRole('article').nth(2).getByRole('link').first().click();
    await expect(heading).toHaveText('This page did not load');
    await page.goBack();
    await expect(heading).toHaveText('News');
  });

  const searches = [
    {
      what: 'a journey',
      from: '/en/search-departure?from=BL01&to=BL13',
      ask: (form: Locator) => form.getByRole('radio', { name: 'Fewest changes' }).check(),
      answer: /prefer=/,
    },
    {
      what: 'a line',
      from: '/en/updates/news',
      ask: (form: Locator) => form.getByRole('combobox', { name: 'Line' }).selectOption('blue'),
      answer: /line=blue/,
    },
    {
      what: 'a word',
      from: '/en/search?q=card',
      ask: (form: Locator) => form.getByRole('searchbox').fill('parking'),
      answer: /q=parking/,
    },
  ];
  for (const { what, from, ask, answer } of searches)
    test(`a form that asks for ${what} stays, and its page loads when the device is online`, async ({
      page,
      context,
    }) => {
      await openPage(page, from);
      await context.setOffline(true);
      const form = page.getByRole('main').locator('form:not([method=post])').first();
      await ask(form);
      await form.locator('[type=submit]').first().click();
      await expect(page.getByRole('alertdialog')).toContainText('nothing was sent');
      await expect(page).toHaveURL(from);
      await context.setOffline(false);
      await expect(page).toHaveURL(answer);
    });
});

const shapes = [
  { what: 'empty', answer: { status: 500 } },
  { what: 'a web page', answer: { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' } },
  { what: 'JSON of another form', answer: { status: 500, json: { code: 'UPSTREAM', message: null } } },
  {
    what: 'a sign-in page of a network',
    answer: { status: 200, contentType: 'text/html', body: '<h1>Hello</h1>' },
  },
];

test.describe('a response that the site did not write', () => {
  // not a TypeError of a page that got other data than it needs
  test.use({ expectedComplaints: [/status of 50\d|^Error: unexpected response|unexpected response/] });

  for (const { what, answer } of shapes)
    test(`${what}: the page loads as a document instead`, async ({ page }) => {
      await openPage(page, '/en');
      await page.route('**/_serverFn/**', (route) => route.fulfill(answer));
      await page.getByRole('main').getByRole('link', { name: 'Parking' }).click();
      await page.waitForEvent('load');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parking');
    });
});
