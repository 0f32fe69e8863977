import type { Page } from '@playwright/test';
import { expect, test } from '@raang/e2e-kit/site-test';

/** The framework's data of the page. */
interface PageData {
  $_TSR: { router: { matches: { l: unknown }[] | null } };
}

/** What can go wrong while the program takes over a page, whose HTML works. */
const faults: Record<string, (page: Page) => Promise<unknown>> = {
  'the page throws': (page) =>
    page.evaluate(() => {
      const { matches } = (globalThis as unknown as PageData).$_TSR.router;
      matches!.at(-1)!.l = {};
    }),
  'the frame throws': (page) =>
    page.evaluate(() => {
      const { matches } = (globalThis as unknown as PageData).$_TSR.router;
      matches![0]!.l = { menu: 0 };
    }),
  'the data of the page is lost': (page) =>
    page.evaluate(() => {
      (globalThis as unknown as PageData).$_TSR.router.matches = null;
    }),
  'an element of the page is gone': (page) =>
    page.evaluate(() => document.querySelector('main label')!.remove()),
  'an element of the frame is gone': (page) =>
    page.evaluate(() => document.querySelector('header a')!.remove()),
  'the first change of the document is a NotFoundError': (page) =>
    page.evaluate(() => {
      const { insertBefore } = Node.prototype;
      Node.prototype.insertBefore = function <Inserted extends Node>(node: Inserted, before: Node | null) {
        if (this === document.body) throw new DOMException('not a child', 'NotFoundError');
        return insertBefore.call(this, node, before) as Inserted;
      };
    }),
  'a file of the page is missing': async (page) => {
    await page.route('**/assets/contact.lost-asset-*.js', (route) => route.fulfill({ status: 404 }));
    await page.reload();
  },
};

for (const [fault, cause] of Object.entries(faults)) {
  test.describe(() => {
    test.use({ expectedComplaints: [/./] });

    test(`${fault}: the page stays as it was, works and says so`, async ({ page }) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await page.goto('/en/contact/lost-asset');
      await cause(page);
      const field = page.locator('main textarea[name=description]');
      await field.evaluate((text: HTMLTextAreaElement) => (text.value = 'A green umbrella'));
      const before = await linesOf(page);
      await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
      await field.focus();
      await page.keyboard.press('End');
      await expect.poll(() => errors.join()).toMatch(/Error while mounting app/);
      await page.keyboard.type('!');
      await expect(field).toHaveValue('A green umbrella!');
      await expect(field).toBeFocused();
      const after = await linesOf(page);
      expect(before.filter((line) => !after.includes(line))).toEqual([]);
      expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage'))).toBe(true);
      await page.locator('footer a[href="/en/accessibility-statement"]').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accessibility statement');
    });
  });
}

/** What a form says of itself changes with its text. */
const live = /^Characters left|^Your device does/;

async function linesOf(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText();
  return text.split(/\s*\n\s*/).filter((line) => line && !live.test(line));
}
