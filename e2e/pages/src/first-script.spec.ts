import type { Page } from '@playwright/test';
import { expect, test } from '@raang/e2e-kit/site-test';
import { hold } from '@raang/e2e-kit/slow-network';

// the program never arrives, as on a network that is full
test.beforeEach(({ page }) => page.route('**/assets/program-*.js', () => undefined));
test.use({ hasSeenNotices: false, hasConsented: false });

const words = {
  th: { menu: 'เมนู', search: 'ค้นหา', cookies: 'คุกกี้บนเว็บไซต์นี้', dark: 'มืด', notices: 'ประกาศ' },
  en: {
    menu: 'Menu',
    search: 'Search',
    cookies: 'Cookies on this website',
    dark: 'Dark',
    notices: 'Announcements',
  },
};

const panel = (page: Page, name: string) =>
  page
    .getByRole('banner')
    .locator('[data-header-panel]')
    .filter({ has: page.locator('summary', { hasText: name }) });
/** Records whether the question has its place when the body begins: nothing moves when it is shown. */
const watchFirstPaint = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, { askedAtFirst: document.documentElement.hasAttribute('data-covered') });
    }).observe(document, { childList: true, subtree: true });
  });
const askedAtFirst = (page: Page) => page.evaluate(() => (window as { askedAtFirst?: boolean }).askedAtFirst);

for (const { locale, width, height } of [
  { locale: 'th', width: 360, height: 740 },
  { locale: 'en', width: 1280, height: 860 },
] as const)
  test(`the frame works without its program (${locale}, ${width})`, async ({ page, context }) => {
    const say = words[locale];
    await page.setViewportSize({ width, height });
    await watchFirstPaint(page);
    await page.goto(`/${locale}/updates/news`);

    // consent
    const question = page.getByRole('region', { name: say.cookies });
    await expect(question).toBeVisible();
    expect(await askedAtFirst(page)).toBe(true);
    await question.getByRole('button').nth(1).click();
    await expect(question).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    expect((await context.cookies()).find(({ name }) => name === 'consent')?.value).toBe(
      '2.necessary.convenience',
    );

    // menu and search
    const menu = panel(page, say.menu);
    await menu.locator('> summary').click();
    await expect(menu).toHaveAttribute('open');
    await page.getByRole('radio', { name: say.dark }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(menu.locator('> summary')).toBeFocused();
    await menu.locator('> summary').click();
    // on a phone the menu covers the page: the free part of the header
    await (width < 1024 ? page.mouse.click(140, 28) : page.mouse.click(5, height - 5));
    await expect(menu).not.toHaveAttribute('open');
    if (width < 1024) {
      const search = panel(page, say.search);
      await search.locator('> summary').click();
      await expect(search.locator('input')).toBeFocused();
      await menu.locator('> summary').click();
      await expect(search).not.toHaveAttribute('open');
    }
    await page.keyboard.press('Escape');

    // notices
    const notices = page.getByRole('region', { name: say.notices });
    await notices.locator('summary').click();
    await notices.getByRole('button').click();
    await expect(notices).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();

    // the end of the page
    await page.evaluate(() => scrollTo({ top: innerHeight * 2, behavior: 'instant' }));
    await page.locator('[data-back-to-top]').click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

    await page.reload();
    expect(await askedAtFirst(page)).toBe(false);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(notices).toBeHidden();
    await expect(question).toBeHidden();
    await menu.locator('> summary').click();
    await expect(page.getByRole('radio', { name: say.dark })).toBeChecked();
  });

test('the answer before any script is posted to the cookie policy', async ({ page, context }) => {
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/en/updates/news', { waitUntil: 'commit' });
  await page.getByRole('region', { name: words.en.cookies }).getByRole('button').first().click();
  await expect(page).toHaveURL(/\/en\/cookie-policy\?saved=necessary/);
  expect((await context.cookies()).find(({ name }) => name === 'consent')?.value).toBe('2.necessary');
  await expect(page.getByRole('region', { name: words.en.cookies })).toHaveCount(1);
});

test('the assistant opens with the program after a press that came before it', async ({ page }) => {
  await page.unroute('**/assets/program-*.js');
  const release = await hold(page, '**/assets/program-*.js');
  await page.goto('/en/updates/news');
  const button = page.getByRole('button', { name: 'Ask the assistant' });
  await button.click();
  release();
  await expect(page.getByRole('textbox', { name: 'Your question' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});
