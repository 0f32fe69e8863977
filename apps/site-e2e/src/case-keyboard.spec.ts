import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { tabTo } from './form-keyboard';
import { expect, openPage, test } from './site-test';

const locales = ['th', 'en'] as const;

const form = (page: Page, name: string) => page.locator(`form#${name}`);
const field = (of: Locator, name: string) => of.locator(`[name=${name}]`);
const submit = (of: Locator) => of.locator('button[type=submit]').last().click();
const newAddress = (locale: string) => `${locale}-${crypto.randomUUID()}@example.org`;

/** A person's pace: the human verification refuses a form that is sent within two seconds. */
const typingMs = 50;

/** Fields to type in, by form; radio buttons take a space, selects an arrow. */
const typed = {
  contact: {
    path: 'mrta',
    fields: { topic: ' ', message: 'When does the last train leave?', name: 'Malee' },
  },
  complaint: {
    path: 'report-complaint',
    fields: { topic: ' ', message: 'The lift is out of order', name: 'Malee' },
  },
  comment: { path: 'comment', fields: { topic: ' ', message: 'Thank you for the benches' } },
  'lost-report': {
    path: 'lost-asset',
    fields: { category: '↓', description: 'A green umbrella', day: '20/11/2026', name: 'Malee' },
  },
  'found-report': {
    path: 'found-asset',
    fields: {
      category: '↓',
      description: 'A green umbrella',
      day: '20/11/2026',
      handedTo: ' ',
      name: 'Malee',
    },
  },
} as const;

for (const locale of locales)
  for (const [name, { path, fields }] of Object.entries(typed))
    test(`the form ${name} in ${locale} is sent by keyboard alone`, async ({ page }) => {
      await openPage(page, `/${locale}/contact/${path}`);
      await expectAccessible(page);
      const own = form(page, name);
      for (const [each, keys] of Object.entries({ ...fields, email: newAddress(locale) })) {
        await tabTo(
          page,
          /^(topic|handedTo)$/.test(each) ? field(own, each).first() : page.locator(`#${name}-${each}`),
        );
        if (keys === '↓') await page.keyboard.press('ArrowDown');
        else if (keys === ' ') await page.keyboard.press('Space');
        else await page.keyboard.type(keys, { delay: typingMs });
      }
      await tabTo(page, own.locator('button[type=submit]').last());
      await page.keyboard.press('Enter');
      await page.waitForURL(/lost-tracking\?reference=[A-Z2-9-]{11}&sent=mail/);
      await expectAccessible(page);
    });

for (const locale of locales)
  test(`an empty report in ${locale} says what is missing, and the focus moves there`, async ({ page }) => {
    await openPage(page, `/${locale}/contact/lost-asset`);
    await submit(form(page, 'lost-report'));
    await expect(page.locator(':focus').getByRole('link').first()).toHaveAttribute(
      'href',
      '#lost-report-category',
    );
    await expectAccessible(page);
  });
