import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '@raang/e2e-kit/accessibility';
import { expect, newPerson, openAccount, test } from '@raang/e2e-kit/account-holder';
import { fillSender, formWith, receiptOf, send } from '@raang/e2e-kit/case-forms';
import { loseNetwork } from '@raang/e2e-kit/lost-network';
import { openPage } from '@raang/e2e-kit/site-test';
import { hold } from '@raang/e2e-kit/slow-network';

// the network is lost on purpose, also for what the program asks for meanwhile
test.use({
  expectedComplaints: [
    /ERR_INTERNET_DISCONNECTED|unreachable|Failed to fetch|^Error while mounting app|dynamically imported/,
  ],
});

const words = {
  en: { title: 'No connection', text: 'nothing was sent', again: 'Try again', close: 'I understand' },
  th: {
    title: 'ไม่มีการเชื่อมต่ออินเทอร์เน็ต',
    text: 'ยังไม่ได้ส่งข้อมูล',
    again: 'ลองอีกครั้ง',
    close: 'รับทราบ',
  },
};

type Locale = keyof typeof words;

const main = (page: Page) => page.getByRole('main');
const dialogOf = (page: Page, locale: Locale) =>
  page.getByRole('alertdialog', { name: words[locale].title, exact: true });

async function expectSaid(page: Page, locale: Locale) {
  await expect(dialogOf(page, locale)).toContainText(words[locale].text);
}

const press = (page: Page, locale: Locale, button: 'again' | 'close') =>
  dialogOf(page, locale).getByRole('button', { name: words[locale][button], exact: true }).click();

const searches = [
  {
    what: 'the planner on the home page',
    locale: 'th',
    path: '/th',
    field: (page: Page) => main(page).getByRole('combobox', { name: 'จาก' }),
    typed: 'สุขุมวิท',
    answer: /\/th\/search-departure\?from=/,
  },
  {
    what: 'the planner',
    locale: 'en',
    path: '/en/search-departure?from=BL22&to=BL13',
    field: (page: Page) => main(page).getByRole('combobox', { name: 'From' }),
    typed: 'Si Lom',
    answer: /\/en\/search-departure\?from=(Si\+Lom|BL26)/,
  },
  {
    what: 'the filters of a listing',
    locale: 'en',
    path: '/en/travel/recommended-places',
    field: (page: Page) => main(page).locator('[name=q]'),
    typed: 'temple',
    answer: /q=temple/,
  },
  {
    what: 'the search of the site',
    locale: 'th',
    path: '/th/search?q=card',
    field: (page: Page) => main(page).locator('[name=q]'),
    typed: 'ที่จอดรถ',
    answer: /\/th\/search\?q=%E0%B8%97/,
  },
] as const;

for (const { what, locale, path, field, typed, answer } of searches)
  for (const isHeld of [true, false])
    test(`${what} stays with what was typed while the site does not respond${isHeld ? ', before the program' : ''}`, async ({
      page,
      context,
    }) => {
      if (isHeld) await hold(page, '**/assets/program-*.js');
      if (isHeld) await page.goto(path);
      else await openPage(page, path);
      await field(page).fill(typed);
      const giveBack = await loseNetwork(context);
      await sendByKey(field(page));
      await expectSaid(page, locale);
      await expect(page).toHaveURL(path);
      await press(page, locale, 'again');
      await expectSaid(page, locale);
      await press(page, locale, 'close');
      await expect(field(page)).toHaveValue(typed);
      await sendByKey(field(page));
      await expectSaid(page, locale);
      await giveBack();
      await press(page, locale, 'again');
      await expect(page).toHaveURL(answer);
    });

/** Presses the button of the form around a field, which the list of a field may cover. */
const sendByKey = (field: Locator) =>
  field.locator('xpath=ancestor::form').locator('[type=submit]').first().press('Enter');

for (const locale of ['th', 'en'] as const)
  test(`what a form says without a network is accessible: ${locale}`, async ({ page, context }) => {
    await page.goto(`/${locale}/updates/news`);
    await context.setOffline(true);
    await main(page).locator('form [type=submit]').first().click();
    await expectSaid(page, locale);
    await expect(
      dialogOf(page, locale).getByRole('button', { name: words[locale].again, exact: true }),
    ).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(main(page).locator('form [type=submit]').first()).toBeFocused();
  });

test('a case is withdrawn by the press after the network is back, not before', async ({ page, context }) => {
  const path = '/en/contact/report-complaint';
  await page.goto(path);
  const form = formWith(page, 'message');
  await form.getByRole('radio').first().check();
  await form.locator('[name=message]').fill('The lift at exit 2 closes too fast');
  await fillSender(form, newPerson());
  await send(form);
  await receiptOf(page);
  const posts: string[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'POST') posts.push(response.url());
  });
  await main(page).getByText('Withdraw this case', { exact: true }).click();
  const withdraw = page.getByRole('form', { name: 'Withdraw this case' }).getByRole('button');
  await context.setOffline(true);
  await withdraw.click();
  await expectSaid(page, 'en');
  await context.setOffline(false);
  await press(page, 'en', 'close');
  await expect(withdraw).toBeFocused();
  expect(posts).toEqual([]);
  await withdraw.click();
  await expect(main(page)).toContainText('Withdrawn');
  expect(posts).toHaveLength(1);
});

const signOuts = [
  {
    way: 'of the profile',
    button: (page: Page) => main(page).getByRole('button', { name: 'Sign out', exact: true }),
  },
  {
    way: 'everywhere',
    button: (page: Page) => main(page).getByRole('button', { name: 'Sign out everywhere' }),
  },
  {
    way: 'of the menu',
    button: (page: Page) => page.getByRole('menuitem', { name: 'Sign out', exact: true }),
    open: async (page: Page, name: string) => page.getByRole('button', { name: new RegExp(name) }).click(),
  },
];

for (const { way, button, open } of signOuts)
  test(`signing out (${way}) says that there is no network, loses no draft, and is done by a press when it is back`, async ({
    page,
    context,
    site,
  }) => {
    const { name } = await openAccount(page, { site });
    await openPage(page, '/en/contact/comment');
    await formWith(page, 'message').locator('[name=message]').fill('Very clean stations');
    const drafts = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('raang-draft:')).length);
    await expect.poll(drafts).toBe(1);
    await openPage(page, '/en/profile');
    await expect(page.getByRole('button', { name: new RegExp(name) })).toBeVisible();
    await open?.(page, name);
    const giveBack = await loseNetwork(context);
    await button(page).click();
    await expectSaid(page, 'en');
    await expect(page).toHaveURL('/en/profile');
    expect(await drafts()).toBe(1);
    await giveBack();
    await press(page, 'en', 'again');
    await expect(page).not.toHaveURL('/en/profile');
    expect(await drafts()).toBe(0);
  });

test('a choice of cookies before the program waits for the network too', async ({ page, context }) => {
  await hold(page, '**/assets/program-*.js');
  await page.goto('/en/cookie-policy');
  const giveBack = await loseNetwork(context);
  const choice = main(page).getByRole('button', { name: 'Accept all' });
  await choice.click();
  await expectSaid(page, 'en');
  await press(page, 'en', 'close');
  await giveBack();
  await choice.click();
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'consent')?.value)
    .not.toBe('2.necessary');
});
