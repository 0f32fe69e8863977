import { expect, type Locator, type Page, type Route, test } from '@playwright/test';
import { expectAccessibleInLook, type Look, looks } from '@raang/e2e-kit/accessibility';
import { proved } from '@raang/e2e-kit/case-forms';
import { expectEscapeCloses, expectLeadingSummary, expectTabOrder, tabTo, typeInto } from './form-keyboard';
import { openPage } from '@raang/e2e-kit/site-test';
import type { VisitedForm } from './visited-forms';

const offline = { th: 'ไม่ได้เชื่อมต่ออินเทอร์เน็ต', en: 'You are offline' };

/**
 * Goes by keyboard through every state of a form: empty, errors, offline, sending, sent. Checks its accessibility tree in
 * both languages, and each state with axe.
 * @param firstLook number of the look of the first state; the looks alternate
 */
export async function expectEveryState(
  page: Page,
  { path, typed, emptied, receipt, isPosted }: VisitedForm,
  { name, locale, firstLook = 0 }: { name: string; locale: Look['locale']; firstLook?: number },
): Promise<void> {
  const other = locale === 'th' ? 'en' : 'th';
  const form = page.locator(`form#${name}`);
  const expectTree = (lang: string) => expect(form).toMatchAriaSnapshot({ name: `${name}-${lang}.aria.yml` });
  const expectState = stateChecker(page, { locale, start: firstLook });
  const send = async () => {
    await tabTo(page, form.locator('button[type=submit]').last());
    await page.keyboard.press('Enter');
  };

  await openForm(page, form, `/${other}/${path}`);
  await expectTree(other);
  await openForm(page, form, `/${locale}/${path}`);
  await expectTree(locale);
  await form.focus();
  await page.keyboard.press('Tab');
  await proved(form);
  await expectTabOrder(form);
  await expectEscapeCloses(form);
  await expectState('empty');

  if (emptied) await typeInto(form, emptied);
  await send();
  await expectLeadingSummary(form);
  await expectState('errors');

  await typeInto(form, typed);
  await proved(form);
  await page.context().setOffline(true);
  // in a line of text Enter sends the form, in a text area it starts a line
  if (await form.locator('textarea:focus, input[type=radio]:focus').count()) await send();
  else await page.keyboard.press('Enter');
  await expect(form.getByText(offline[locale], { exact: true })).toBeVisible();
  await expectState('offline');

  const held = isPosted ? undefined : await holdPost(page);
  const next = page.waitForEvent('domcontentloaded');
  // the form sends itself
  await page.context().setOffline(false);
  if (held) {
    const route = await held();
    await expectState('sending');
    await route.continue();
  }
  await next;
  await expect(page).toHaveURL(receipt);
  await expectState('sent');
}

/** Opens a page, and waits for the controls that come after it. */
async function openForm(page: Page, form: Locator, address: string) {
  await openPage(page, address);
  const lazy = form.locator(
    '[data-field] input:is([id$="-day"], [id$="-station"], [id$="-savedStations"], [id$="-stations"])',
  );
  const loaded = form.locator('input[type=hidden][name=day], input[role=combobox]');
  await expect(loaded).toHaveCount(await lazy.count());
}

/** Checks one state after the other, alternately in the two looks of the language. */
function stateChecker(page: Page, { locale, start }: { locale: Look['locale']; start: number }) {
  const own = looks.filter((look) => look.locale === locale);
  let count = start;
  return (state: string) =>
    test.step(state, async () => {
      const look = own[count % own.length]!;
      count += 1;
      await expectAccessibleInLook(page, look, { part: 'main' });
    });
}

/** Keeps the next form that the page posts, until the test lets it go. */
async function holdPost(page: Page): Promise<() => Promise<Route>> {
  const { promise, resolve } = Promise.withResolvers<Route>();
  await page.route('**', (route) =>
    route.request().method() === 'POST' && route.request().url() === page.url()
      ? resolve(route)
      : route.fallback(),
  );
  return () => promise;
}
