import { expect, openPage, test } from '@raang/e2e-kit/site-test';
import { invisible } from './thai-names';

test('a name is found and copied as typed, and names the page as typed', async ({ page }) => {
  await openPage(page, '/th/stations/BL15');
  await expect(page.locator('main n-b').first()).toBeVisible();
  const read = await page.evaluate(() => {
    const heading = document.querySelector('h1')!;
    getSelection()!.selectAllChildren(heading);
    const copied = getSelection()!.toString();
    getSelection()!.removeAllRanges();
    const texts = [document.documentElement.innerText, document.title, document.head.innerHTML];
    const attributes = [...document.querySelectorAll('body *')].flatMap((element) =>
      [...element.attributes].map(({ value }) => value),
    );
    const find = (window as unknown as { find: (text: string) => boolean }).find;
    return { copied, texts: [...texts, ...attributes], isFound: find('ลาดพร้าว') };
  });
  expect(read.copied).toContain('ลาดพร้าว');
  expect(read.isFound).toBe(true);
  expect(read.texts.filter((text) => invisible.test(text.replace(/<script[\s\S]*?<\/script>/g, '')))).toEqual(
    [],
  );
});

test('a page that the browser renders keeps its lines too', async ({ page }) => {
  await openPage(page, '/th/stations/BL15');
  await page.locator('main, nav').getByRole('link', { name: 'สถานี', exact: true }).first().click();
  await expect(page).toHaveURL('/th/stations');
  await expect(page.locator('main n-b').first()).toHaveCSS('white-space-collapse', 'collapse');
  await expect(page.locator('main n-b').first()).toHaveCSS('text-wrap-mode', 'nowrap');
  expect(await page.evaluate(() => document.body.innerText)).not.toMatch(invisible);
});
