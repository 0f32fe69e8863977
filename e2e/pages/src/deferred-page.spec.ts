import type { Page } from '@playwright/test';
import { networkIdle } from '@raang/e2e-kit/network-idle';
import { expect, takeOverFrame, test } from '@raang/e2e-kit/site-test';
import { hold } from '@raang/e2e-kit/slow-network';

const item = '/en/updates/activity/charity-run-by-train-2026';

const html = (page: Page) => page.locator('html');

/** Marks the document: a navigation by the browser would lose the mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

test('links, keys and scrolling need no code of the page, and lead to pages that do', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.js')) scripts.push(request.url());
  });
  await page.goto('/en/updates/news');
  await takeOverFrame(page);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Shift');
  await networkIdle(page);
  await expect(html(page)).toHaveAttribute('data-deferred', '');
  expect(scripts.filter((url) => url.includes('category.index'))).toEqual([]);
  await mark(page);
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/en\/updates\/news\/[\w-]+$/);
  await expect(html(page)).not.toHaveAttribute('data-deferred');
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!);
  expect(await isMarked(page)).toBe(true);
});

test('a deferred page is replaced by the next page of its route', async ({ page }) => {
  await page.goto(item);
  await takeOverFrame(page);
  await mark(page);
  const heading = page.getByRole('heading', { level: 1 });
  const title = await heading.textContent();
  await page.locator('main a[href^="/en/updates/activity/"]').last().click();
  await expect(heading).not.toHaveText(title!);
  await page.goBack();
  await expect(heading).toHaveText(title!);
  await expect(page.getByRole('button', { name: /^Like/ })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test('a control that is pressed before the code of its page is there acts once', async ({ page }) => {
  const release = await hold(page, '**/assets/_group._category._id-*.js');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/_serverFn/') && request.method() === 'POST') sent.push(request.url());
  });
  await page.goto(item);
  await takeOverFrame(page);
  const like = page.getByRole('button', { name: /^Like/ });
  await like.click();
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  release();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  expect(sent.length).toBe(1);
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
});

test('text typed before the code of the page is there stays, with focus, and then has its options', async ({
  page,
}) => {
  await page.goto('/en');
  await takeOverFrame(page);
  const release = await hold(page, '**/assets/*.js');
  const from = page.getByRole('main').getByRole('combobox', { name: 'From' });
  await from.pressSequentially('Chatu');
  await expect(html(page)).toHaveAttribute('data-deferred', '');
  release();
  await expect(html(page)).not.toHaveAttribute('data-deferred');
  await expect(from).toBeFocused();
  await expect(from).toHaveValue('Chatu');
  await expect(async () => {
    await page.keyboard.press('c');
    await page.keyboard.press('Backspace');
    await expect(page.getByRole('option').first()).toContainText('Chatuchak', { timeout: 1000 });
  }).toPass();
});

test.describe('when a file of the page is missing', () => {
  test.use({ expectedComplaints: [/404|^Error while mounting app/] });

  test('it stays, and its links lead on', async ({ page }) => {
    await page.route('**/assets/_group._category._id-*.js', (route) =>
      route.fulfill({ status: 404, body: '' }),
    );
    await page.goto(item);
    await takeOverFrame(page);
    const like = page.getByRole('button', { name: /^Like/ });
    const failed = page.waitForResponse((response) => response.status() === 404);
    await like.hover();
    await failed;
    await expect(html(page)).toHaveAttribute('data-deferred', '');
    await expect(like).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Activities', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activities');
  });
});
