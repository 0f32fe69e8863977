import { type APIRequestContext, expect, type Locator, type Page, type Response } from '@playwright/test';
import { ownAddress } from './own-address';
import { test as base } from './watched-test';

interface SiteOptions {
  /** The visitor has already closed every current notice. */
  hasSeenNotices: boolean;
  /** The visitor has already answered the cookie question. */
  hasConsented: boolean;
}

/**
 * A test that fails if its page logs an error or a warning, as a failed request does, or throws. By default the visitor
 * has closed the notices and answered the cookie question before.
 */
export const test = base.extend<SiteOptions>({
  ...ownAddress,
  hasSeenNotices: [true, { option: true }],
  hasConsented: [true, { option: true }],
  page: async ({ page, expectedComplaints, hasSeenNotices, hasConsented, request, baseURL }, use) => {
    await page.addInitScript(ignoreRestingPointer);
    if (hasSeenNotices) {
      await page.addInitScript(
        (keys) => {
          // do not overwrite the notices that the test itself has closed
          if (!localStorage.getItem('seen-notices'))
            localStorage.setItem('seen-notices', JSON.stringify(keys));
        },
        await noticeKeys(request),
      );
    }
    if (hasConsented) {
      await page.context().addCookies([{ name: 'consent', value: '2.necessary', url: baseURL! }]);
    }
    const complaints: string[] = [];
    page.on('console', (message) => {
      // Chromium also says so of a font that the page before has loaded, since it takes that one
      if (/woff2 was preloaded using link preload but not used/.test(message.text())) return;
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await use(page);
    expect(complaints.filter((text) => !expectedComplaints.some((expected) => expected.test(text)))).toEqual(
      [],
    );
  },
});

export { expect };

/**
 * Runs in the page. Chromium sometimes reports a pointer at 0, 0 that no test has moved there, after a page before used
 * one: over the first link, that would load the program.
 */
export function ignoreRestingPointer(): void {
  addEventListener(
    'pointerover',
    (event) => {
      if (event.isTrusted && event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
    },
    true,
  );
}

/** Opens a page and waits until its program has taken it over. */
export async function openPage(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await takeOver(page);
  return response;
}

/**
 * Lets the program take over the frame, as when the pointer comes over a link, and waits for it. The route announcer marks
 * that: it comes with the last chunk of the shell.
 */
export async function takeOverFrame(page: Page): Promise<void> {
  await page.locator('a[href]').first().dispatchEvent('pointerover');
  await expect(page.locator('body > p[role=status]')).toBeAttached();
}

/** Lets the program take over the frame and the page, which hydrates when one of its controls is used. */
export async function takeOver(page: Page): Promise<void> {
  await takeOverFrame(page);
  const control = page.locator('main :is(button, input, select, textarea, summary)');
  if ((await control.count()) === 0) return;
  await control.first().dispatchEvent('pointerover');
  await expect(page.locator('html[data-deferred]')).toHaveCount(0);
}

/**
 * Types into a station field and takes the first match, which must have this code. Waits for the station selector
 * first: until its chunk has loaded, the field is a text field with suggestions, which does not expand.
 */
export async function chooseStation(
  part: Page | Locator,
  { field, typed, code }: { field: string; typed: string; code: string },
): Promise<void> {
  const input = part.getByRole('combobox', { name: field });
  await part.getByRole('combobox', { name: field, expanded: false }).fill(typed);
  await expect(part.getByRole('option').first()).toContainText(code);
  // what Enter takes is marked
  await expect(input).toHaveAttribute('aria-activedescendant', /./);
  await input.press('Enter');
  await expect(input).toHaveAttribute('aria-expanded', 'false');
}

/** Keys of the current notices, as the client program stores them for closed notices. */
async function noticeKeys(request: APIRequestContext): Promise<string[]> {
  const [alerts, announcements] = await Promise.all(
    ['alerts', 'announcements'].map(async (list) => (await request.get(`/api/v1/${list}`)).json()),
  );
  return [
    ...alerts.map(({ id, saidAt }: { id: string; saidAt: string }) => `alert:${id}@${saidAt}`),
    ...announcements.map(
      ({ id, version }: { id: string; version: number }) => `announcement:${id}@${version}`,
    ),
  ];
}
