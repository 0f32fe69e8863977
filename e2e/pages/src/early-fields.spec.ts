import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '@raang/e2e-kit/accessibility';
import { expect, openPage, test } from '@raang/e2e-kit/site-test';
import { noisePicture } from '@raang/e2e-kit/noise-picture';
import { hold } from '@raang/e2e-kit/slow-network';

const station = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByLabel(name, { exact: true }).first();
const options = (page: Page) => page.getByRole('listbox').getByRole('option');

const fields = [
  { path: '/en', name: 'From' },
  { path: '/th/search-departure', name: 'จาก' },
  { path: '/en/tickets/fare-rates', name: 'To' },
  { path: '/en/contact/lost-asset', name: /^Station/ },
] as const;

for (const { path, name } of fields)
  test(`the first press on a station field of ${path} opens its list, before the program too`, async ({
    page,
  }) => {
    const release = await hold(page, '**/assets/program-*.js');
    await page.goto(path);
    const field = station(page, name);
    await field.click();
    release();
    await expect(options(page).first()).toBeVisible();
    await expect(field).toBeFocused();
    await page.keyboard.type('silom');
    await expect(options(page).first()).toContainText('Si Lom');
  });

test('a picture that was chosen before the program is listed, and sent', async ({ page }) => {
  const release = await hold(page, '**/assets/program-*.js');
  await page.goto('/en/contact/lost-asset');
  await page.getByLabel(/^Photos of the item/).setInputFiles(noisePicture('umbrella.png', 40));
  release();
  const form = page.getByRole('main').locator('form:has([name=description])');
  await expect(form.getByRole('listitem').filter({ hasText: 'umbrella.png' })).toContainText('Sent');
});

test('the focus alone opens no list', async ({ page }) => {
  const release = await hold(page, '**/assets/program-*.js');
  await page.goto('/en/search-departure');
  await station(page, 'From').focus();
  release();
  await expect(page.getByRole('combobox', { name: 'From', expanded: false })).toBeFocused();
  await expect(options(page)).toHaveCount(0);
});

/** What a person sees of a field's box. */
const lookOf = (field: Locator) =>
  field.evaluate((input) => {
    const box = input.closest('.control-box')!;
    const { borderColor, backgroundColor } = getComputedStyle(box);
    const { width, height } = box.getBoundingClientRect();
    const isMarked = [...box.querySelectorAll('svg')].some((icon) => icon.checkVisibility());
    return { borderColor, backgroundColor, height, width: Math.round(width), isMarked };
  });

test('From and To look alike, before the program and after it', async ({ page }) => {
  const release = await hold(page, '**/assets/program-*.js');
  await page.goto('/en/search-departure');
  const looks = async () => [await lookOf(station(page, 'From')), await lookOf(station(page, 'To'))];
  const before = await looks();
  expect(before[0]).toEqual(before[1]);
  release();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(page.getByRole('combobox', { name: 'To', expanded: false })).toBeVisible();
  expect(await looks()).toEqual(before);
});

for (const [locale, question, from] of [
  ['en', 'From where?', 'From'],
  ['th', 'โปรดระบุสถานีต้นทาง', 'จาก'],
] as const)
  for (const isHeld of [true, false])
    test(`a popular destination asks where from, without an error, with the focus there: ${locale}${isHeld ? ', before the program' : ''}`, async ({
      page,
    }) => {
      if (isHeld) await page.goto(`/${locale}`);
      else await openPage(page, `/${locale}`);
      const popular = page.getByRole('navigation', {
        name: { en: 'Popular destinations', th: 'จุดหมายยอดนิยม' }[locale],
      });
      if (isHeld) await page.goto((await popular.getByRole('link').first().getAttribute('href'))!);
      else await popular.getByRole('link').first().click();
      await expect(page).toHaveURL(/search-departure\?to=/);
      const field = station(page, from);
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(question);
      await expect(field).not.toHaveAttribute('aria-invalid');
      await expect(page.getByRole('main').locator('[aria-invalid]')).toHaveCount(0);
      await expectAccessible(page);
    });

test('a time is of the 24-hour clock in every browser, and typed as people do', async ({ page }) => {
  for (const path of ['/en/contact/lost-asset', '/en/search-departure']) {
    await openPage(page, path);
    await expect(page.locator('input[type=time]')).toHaveCount(0);
  }
  await page.getByText('Depart at', { exact: true }).click();
  const time = page.getByLabel('Time (now if empty)');
  await time.fill('1830');
  await time.press('Tab');
  await expect(time).toHaveValue('18:30');
});
