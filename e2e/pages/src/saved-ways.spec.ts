import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '@raang/e2e-kit/accessibility';
import { expect, openPage, takeOver, test } from '@raang/e2e-kit/site-test';
import { hold } from '@raang/e2e-kit/slow-network';
import { openFirstWay } from '@raang/e2e-kit/ways';

const phone = { width: 360, height: 740 };
const answer = '/search-departure?from=CEN&to=BL15&stepFree=yes';

const words = {
  en: {
    block: 'Your stations',
    save: 'Save',
    saved: 'Saved',
    note: 'accepts convenience cookies',
    agree: 'Agree and save',
    row: /^Saved way · Lat Phrao/,
    all: 'All saved ways',
    remove: 'Remove the way to Lat Phrao',
    forget: 'Forget everything',
    nearest: 'Nearest station',
    refuse: 'Necessary only',
  },
  th: {
    block: 'สถานีของท่าน',
    save: 'บันทึก',
    saved: 'บันทึกแล้ว',
    note: 'คุกกี้เพื่อความสะดวก',
    agree: 'ยินยอมและบันทึก',
    row: /^เส้นทางที่บันทึกไว้ · ลาดพร้าว/,
    all: 'เส้นทางที่บันทึกไว้ทั้งหมด',
    remove: 'ลบเส้นทางไปลาดพร้าว',
    forget: 'ลบทั้งหมด',
    nearest: 'สถานีที่ใกล้ที่สุด',
    refuse: 'เฉพาะที่จำเป็น',
  },
};

const block = (page: Page, name = words.en.block) => page.getByRole('region', { name });
const stored = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('convenience:')));
const decide = (context: BrowserContext, baseURL: string, categories: string) =>
  context.addCookies([{ name: 'consent', value: `2.${categories}`, url: baseURL }]);

async function openWay(page: Page, locale: 'th' | 'en') {
  await openPage(page, `/${locale}${answer}`);
  return openFirstWay(page);
}

/** Consents, and saves the first way of the answer. */
async function saveWay(page: Page, locale: 'th' | 'en') {
  const way = await openWay(page, locale);
  await way.getByRole('button', { name: words[locale].save, exact: true }).click();
  await expect(way.getByRole('button', { name: words[locale].saved, exact: true })).toBeVisible();
  return way;
}

test.use({ hasConsented: false });

for (const locale of ['th', 'en'] as const) {
  const say = words[locale];

  test(`a way is saved with the consent that saving is, and removed again (${locale})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await decide(context, baseURL!, 'necessary');
    const way = await openWay(page, locale);
    await way.getByRole('button', { name: say.save, exact: true }).click();
    await expect(way.getByText(say.note)).toBeVisible();
    expect(await stored(page)).toEqual([]);
    await way.getByRole('button', { name: say.agree }).click();
    const button = way.getByRole('button', { name: say.saved, exact: true });
    await expect(button).toBeFocused();
    const [[key, text] = []] = await stored(page);
    expect(key).toBe('convenience:saved');
    expect(JSON.parse(text!)).toEqual([
      {
        from: 'CEN',
        to: 'BL15',
        stepFree: 'yes',
        lines: expect.any(Array),
        changes: expect.any(Array),
        day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    ]);
    await page.reload();
    await takeOver(page);
    if (!(await button.isVisible())) await way.locator('summary').first().click();
    await button.click();
    await expect(way.getByRole('button', { name: say.save, exact: true })).toBeVisible();
    expect(await stored(page)).toEqual([]);
  });

  test(`a saved way stands on the home page, where nothing moves, and one press opens it (${locale})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.setViewportSize(phone);
    await decide(context, baseURL!, 'necessary.convenience');
    await openPage(page, `/${locale}`);
    const height = async () => Math.round((await block(page, say.block).boundingBox())!.height);
    const first = await height();
    await saveWay(page, locale);
    const release = await hold(page, '**/kept-row.json*');
    await page.goto(`/${locale}`);
    await page.evaluate(() => document.fonts.ready);
    expect(await height()).toBe(first);
    release();
    const row = block(page, say.block).getByRole('link', { name: say.row });
    await expect(row).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(await height()).toBe(first);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    await row.click();
    await expect(page).toHaveURL(`/${locale}${answer}`);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test(`the list of all ways is accessible, and the last one removed leaves nothing (${locale})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.setViewportSize(phone);
    await decide(context, baseURL!, 'necessary.convenience');
    await saveWay(page, locale);
    await openPage(page, `/${locale}`);
    await block(page, say.block).getByRole('button', { name: say.all }).click();
    await expect(block(page, say.block).getByRole('list', { name: /./ })).toBeVisible();
    await expectAccessible(page, { part: 'section[aria-labelledby=your-stations]' });
    await block(page, say.block).getByRole('button', { name: say.remove }).click();
    await expect(block(page, say.block)).toBeFocused();
    await expect(block(page, say.block).getByRole('button', { name: say.nearest })).toBeVisible();
    expect(await stored(page)).toEqual([]);
  });
}

test('the block forgets saved ways too', async ({ page, context, baseURL }) => {
  await decide(context, baseURL!, 'necessary.convenience');
  await saveWay(page, 'en');
  await openPage(page, '/en');
  await block(page).getByRole('button', { name: words.en.forget }).click();
  await expect(block(page).getByRole('button', { name: words.en.nearest })).toBeVisible();
  expect(await stored(page)).toEqual([]);
});

test('withdrawing consent deletes saved ways', async ({ page, context, baseURL }) => {
  await decide(context, baseURL!, 'necessary.convenience');
  await saveWay(page, 'en');
  await openPage(page, '/en/cookie-policy');
  await page.getByRole('main').getByRole('button', { name: words.en.refuse }).click();
  await expect.poll(() => stored(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no way offers to be saved', async ({ page }) => {
    await page.goto(`/en${answer}`);
    const way = page.getByRole('main').getByRole('article').first();
    await expect(way).toBeVisible();
    await expect(
      way.getByRole('button', { name: words.en.save, exact: true, includeHidden: true }),
    ).toBeHidden();
  });
});
