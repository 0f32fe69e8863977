import type { Page } from '@playwright/test';
import { newPerson } from '@raang/e2e-kit/account-holder';
import { fillSender, formWith, receiptOf, send } from '@raang/e2e-kit/case-forms';
import { expect, test } from '@raang/e2e-kit/site-test';
import { hold } from '@raang/e2e-kit/slow-network';

// the network is lost on purpose
test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

const text = 'A green umbrella ด้ามไม้ on the 8:15 train';

/** The forms that people write on the way, and what each needs beside its sender. */
const forms = [
  {
    path: '/en/contact/lost-asset',
    field: 'description',
    fill: async (page: Page) => {
      const form = formWith(page, 'description');
      await form.locator('[name=category]').selectOption('umbrella');
      await form.locator('[name=description]').fill(text);
      await form.locator('#lost-report-day').fill('5/1/2026');
    },
  },
  ...['/th/contact/report-complaint', '/en/contact/comment'].map((path) => ({
    path,
    field: 'message',
    fill: async (page: Page) => {
      const form = formWith(page, 'message');
      await form.getByRole('radio').first().check();
      await form.locator('[name=message]').fill(text);
    },
  })),
];

const unsent = /^(You are offline|Not sent yet|ไม่ได้เชื่อมต่ออินเทอร์เน็ต|ยังไม่ได้ส่ง)$/;

/** Posts of the page's form that got a response. */
function answered(page: Page, path: string) {
  const posts: string[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (request.method() === 'POST' && new URL(request.url()).pathname === path) posts.push(request.url());
  });
  return posts;
}

for (const { path, field, fill } of forms) {
  test(`${path} needs no network between its loading and its sending: kept, said, and sent once`, async ({
    page,
    context,
  }) => {
    const posts = answered(page, path);
    await page.goto(path);
    const form = formWith(page, field);
    // the program has taken it over by itself
    await expect(form).not.toHaveAttribute('data-draft');
    await context.setOffline(true);
    await fill(page);
    await fillSender(form, newPerson());
    await send(form);
    await expect(form.getByText(unsent).filter({ visible: true })).toBeVisible();
    await expect(form.locator(`[name=${field}]`)).toHaveValue(text);
    await context.setOffline(false);
    await receiptOf(page);
    expect(posts).toHaveLength(1);
  });

  test(`${path} does so before its program`, async ({ page, context }) => {
    await hold(page, '**/assets/program-*.js');
    const posts = answered(page, path);
    await page.goto(path);
    await context.setOffline(true);
    const form = formWith(page, field);
    await fill(page);
    await fillSender(form, newPerson());
    await send(form);
    await expect(form.getByText(unsent).filter({ visible: true })).toBeVisible();
    await context.setOffline(false);
    await receiptOf(page);
    expect(posts).toHaveLength(1);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('raang-draft:'))),
    ).toEqual([]);
  });
}
