import {
  type APIRequestContext,
  test as base,
  expect,
  type Locator,
  type Page,
  type Response,
} from '@playwright/test';

interface SiteOptions {
  expectedComplaints: RegExp[];
  /** Has closed what the site says in dialogs, as somebody who was here before. */
  hasSeenNotices: boolean;
  /** Has answered which cookies may be used. */
  hasConsented: boolean;
}

/** A test whose page may say nothing on the console and fail no request. Its visitor has been here before. */
export const test = base.extend<SiteOptions>({
  expectedComplaints: [[], { option: true }],
  hasSeenNotices: [true, { option: true }],
  hasConsented: [true, { option: true }],
  page: async ({ page, expectedComplaints, hasSeenNotices, hasConsented, request, baseURL }, use) => {
    if (hasSeenNotices) {
      await page.addInitScript(
        (keys) => {
          // what is closed in the test stays closed
          if (!localStorage.getItem('seen-notices'))
            localStorage.setItem('seen-notices', JSON.stringify(keys));
        },
        await noticeKeys(request),
      );
    }
    if (hasConsented) {
      await page.context().addCookies([{ name: 'consent', value: '1.necessary', url: baseURL! }]);
    }
    const complaints: string[] = [];
    page.on('console', (message) => {
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
 * Opens a page and waits until it is hydrated. The route announcer marks that: it comes with the last chunk of the
 * shell.
 */
export async function openPage(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await expect(page.locator('body > p[role=status]')).toBeAttached();
  return response;
}

/**
 * Types into a station field and takes the first match, which must have this code. Waits for the station selector
 * first: until its chunk is there, the field is a text field with suggestions, which does not expand.
 */
export async function chooseStation(
  part: Page | Locator,
  { field, typed, code }: { field: string; typed: string; code: string },
): Promise<void> {
  const input = part.getByRole('combobox', { name: field });
  await part.getByRole('combobox', { name: field, expanded: false }).fill(typed);
  await expect(part.getByRole('option').first()).toContainText(code);
  await input.press('Enter');
  await expect(input).toHaveAttribute('aria-expanded', 'false');
}

/** What the site's browser part remembers of each notice that holds now. */
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
