import type { Page, Request } from '@playwright/test';
import { networkIdle } from '@raang/e2e-kit/network-idle';
import { expect, takeOver, test } from '@raang/e2e-kit/site-test';
import { hold } from '@raang/e2e-kit/slow-network';

const holdProgram = (page: Page) => hold(page, '**/assets/program-*.js');

const scriptsOf = (page: Page) => {
  const scripts: string[] = [];
  page.on('request', (request: Request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.js')) scripts.push(request.url());
  });
  return scripts;
};

/** Runs in the page. Tasks that are put off once the frame is taken over come late, and a press comes before them. */
function pressBeforeLateTasks(button: string): void {
  const { setTimeout } = window;
  window.setTimeout = ((run: () => void, ms = 0, ...given: []) => {
    const { dataset } = document.documentElement;
    if (dataset['takenOver'] === undefined) return setTimeout(run, ms, ...given);
    if (dataset['pressed'] === undefined)
      setTimeout(() => document.querySelector<HTMLElement>(button)?.click(), 50);
    dataset['pressed'] = '';
    return setTimeout(run, Math.max(ms, 500), ...given);
  }) as typeof window.setTimeout;
}

test('without an intent no program is requested; a key is one', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto('/th/updates/news');
  await networkIdle(page);
  expect(scripts.filter((url) => url.includes('/program-'))).toEqual([]);
  await page.mouse.wheel(0, 200);
  await page.keyboard.press('Tab');
  await expect.poll(() => scripts.filter((url) => url.includes('/program-')).length).toBe(1);
  await takeOver(page);
});

test('a tool has its files fetched when idle, and its program runs with the first touch or a draft', async ({
  page,
}) => {
  const files = scriptsOf(page);
  await page.goto('/en/which-ticket');
  await expect.poll(() => files.filter((url) => url.includes('/program-')).length).toBe(1);
  await networkIdle(page);
  // the route announcer comes with the last chunk of the shell
  const announcer = page.locator('body > p[role=status]');
  await expect(announcer).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(announcer).toBeAttached();

  await page.goto('/en/contact/lost-asset');
  await page.locator('textarea[name=description]').fill('A green umbrella');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('raang-draft:'))))
    .toBe(true);
  await page.reload();
  await expect(page.getByText('We restored what you typed', { exact: true })).toBeVisible();
});

test('before its program a page can be read, filtered, left and changed to the other language', async ({
  page,
}) => {
  const release = await holdProgram(page);
  await page.goto('/en/updates/news');
  await page.getByLabel('Line', { exact: true }).selectOption('Purple Line');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/updates\/news\?.*line=purple/);
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/en\/updates\/news\/[\w-]+$/);
  await page.getByRole('banner').getByText('ไทย').click();
  await expect(page).toHaveURL(/\/th\/updates\/news\/[\w-]+$/);
  release();
});

test('what was typed before the program stays, with focus and caret, and then has its options', async ({
  page,
}) => {
  const release = await holdProgram(page);
  await page.goto('/en');
  const from = page.getByRole('main').getByRole('combobox', { name: 'From' });
  await from.pressSequentially('Chatu');
  await page.keyboard.press('ArrowLeft');
  release();
  await takeOver(page);
  await expect(from).toBeFocused();
  await expect(from).toHaveValue('Chatu');
  const caret = () => from.evaluate((field: HTMLInputElement) => field.selectionStart);
  expect(await caret()).toBe(4);
  await expect(page.getByRole('option').first()).toContainText('Chatuchak');
  expect(await caret()).toBe(4);
  await expect(from).toBeFocused();
  await expect(from).toHaveValue('Chatu');
});

test('an open disclosure and the scroll position stay when the program takes over', async ({ page }) => {
  const release = await holdProgram(page);
  await page.goto('/en/updates/news/blue-line-fares-july-2026');
  const share = page.getByRole('main').locator('details').filter({ hasText: 'Share' });
  await share.locator('summary').click();
  await page.mouse.wheel(0, 150);
  const top = () => page.evaluate(() => scrollY);
  await expect.poll(top).toBe(150);
  release();
  await takeOver(page);
  await expect(share).toHaveAttribute('open');
  expect(await top()).toBe(150);
});

test('a like pressed before the program is counted once', async ({ page }) => {
  const release = await holdProgram(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/_serverFn/') && request.method() === 'POST') sent.push(request.url());
  });
  await page.goto('/en/updates/activity/charity-run-by-train-2026');
  const like = page.getByRole('button', { name: /^Like/ });
  const count = async () => Number((await like.locator('span[aria-hidden=true]').allTextContents())[0] ?? 0);
  const before = await count();
  await like.click();
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  release();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(count).toBe(before + 1);
  expect(sent.length).toBe(1);
  // on the next visit it shows at once, and an early press withdraws it
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(count).toBe(before);
});

for (const { what, path, fill, problem } of [
  {
    what: 'a case that nobody has',
    path: '/en/contact/lost-tracking',
    fill: async (page: Page) => {
      await page.locator('#tracking [name=reference]').fill('L-7K3M-9PW4');
      await page.locator('#tracking [name=contact]').fill('somchai@example.com');
    },
    problem: 'No case has this reference and this contact',
  },
  {
    what: 'a complaint without a contact',
    path: '/en/contact/report-complaint',
    fill: async (page: Page) => {
      await page.locator('#complaint').getByRole('radio').first().check();
      await page.locator('#complaint [name=message]').fill('The lift at exit 2 closes too fast');
    },
    problem: 'Enter your name',
  },
])
  test.describe('a form that the server refuses', () => {
    test.use({ expectedComplaints: [/status of 422/] });

    test(`${what}: it is asked once, sent before the program`, async ({ page }) => {
      const release = await holdProgram(page);
      const posts: number[] = [];
      page.on('response', (response) => {
        if (response.request().method() === 'POST') posts.push(response.status());
      });
      await page.goto(path);
      await fill(page);
      await page.getByRole('main').locator('form [type=submit]').last().click();
      await expect.poll(() => posts).toEqual([422]);
      release();
      await expect(page.getByRole('main').getByText(problem).first()).toBeVisible();
      await takeOver(page);
      await expect(page.getByRole('main').getByText(problem).first()).toBeVisible();
      expect(posts).toEqual([422]);
    });
  });

test('a press between the hydration and the repetition of early presses counts once', async ({ page }) => {
  await page.addInitScript(pressBeforeLateTasks, 'main [aria-label="Swap start and destination"]');
  await page.goto('/en');
  const field = (name: string) => page.getByRole('main').getByRole('combobox', { name });
  await field('From').fill('Alpha');
  await expect(page.locator('html')).toHaveAttribute('data-pressed');
  await takeOver(page);
  await expect(field('To')).toHaveValue('Alpha');
  await expect(field('From')).toHaveValue('');
});

test('offline the page stays, and online the next intent loads the program', async ({ page, context }) => {
  await page.goto('/en/updates/news');
  await networkIdle(page);
  await context.setOffline(true);
  await page.keyboard.press('Shift');
  await page.waitForTimeout(300);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
  await context.setOffline(false);
  await page.keyboard.press('Shift');
  await takeOver(page);
});

test('the program comes although the browser reports errors for files that have run, as Firefox does', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const fail = (node: Node) => {
      if (!(node instanceof HTMLLinkElement) || node.rel !== 'modulepreload') return;
      document.documentElement.dataset['failed'] = '';
      node.dispatchEvent(new Event('error'));
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(fail);
    }).observe(document, { subtree: true, childList: true });
  });
  await page.goto('/en/updates/news');
  await takeOver(page);
  await expect(page.locator('html[data-failed]')).toHaveCount(1);
});

test.describe('when a file of the program is missing', () => {
  test.use({ expectedComplaints: [/404|^Error while mounting app/] });

  test('the page stays, and its links lead to other pages', async ({ page }) => {
    await page.route('**/assets/program-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/en/updates/news');
    const failed = page.waitForResponse((response) => response.status() === 404);
    await page.keyboard.press('Shift');
    await failed;
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/en\/updates\/news\/[\w-]+$/);
  });
});
