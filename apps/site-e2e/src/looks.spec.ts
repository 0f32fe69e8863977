import type { BrowserContext } from '@playwright/test';
import {
  expectAccessibleInEveryLook,
  expectAccessibleInLook,
  expectNoSidewaysScroll,
  type Look,
  looks,
} from './accessibility';
import { everyPage, templateExamples } from './site-pages';
import { runningSites } from './running-sites';
import { expect, openPage, test as base } from './site-test';

/** The tests of a worker share one browser context, so that scripts and fonts load once. Pages do not depend on it. */
const test = base.extend<object, { visitor: BrowserContext }>({
  visitor: [
    async ({ browser }, use) => {
      const visitor = await browser.newContext({ baseURL: runningSites().embedded });
      await use(visitor);
      await visitor.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ visitor, extraHTTPHeaders }, use) => {
    await visitor.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    await use(visitor);
    await Promise.all(visitor.pages().map((page) => page.close()));
  },
});

/** Axe checks the first page of a template in every look. The other pages get one look each, in rotation. */
const otherPages = everyPage.filter((page) => !templateExamples.includes(page));
const looksOf = (page: (typeof everyPage)[number]): readonly Look[] =>
  templateExamples.includes(page) ? looks : [looks[otherPages.indexOf(page) % looks.length]!];

for (const locale of ['th', 'en'] as const) {
  for (const sitePage of everyPage) {
    const own = looksOf(sitePage).filter((look) => look.locale === locale);
    const address = `/${locale}${sitePage.path}`;

    test(`${address} fits every width${own.length > 0 ? ' and passes axe' : ''}`, async ({ page }) => {
      expect((await openPage(page, address))?.status()).toBe(200);
      for (const landmark of ['banner', 'main', 'contentinfo'] as const)
        await expect(page.getByRole(landmark)).toHaveCount(1);
      for (const look of own) await expectAccessibleInLook(page, look);
      await page.setViewportSize({ width: 320, height: 800 });
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 360, height: 780 });
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await expectNoSidewaysScroll(page);
    });
  }
}

/** Pages with results. The dates are fixed, because the timetable and the tariff of these days are known. */
const resultPages = [
  '/search-departure?from=BL22&to=YL10&date=2026-11-24&time=08:00&stepFree=yes',
  '/search?q=Chatuchak',
  '/search?q=zzqqxxyy',
  '/which-ticket?from=PP01&to=PK10&rider=student&card=stored-value&date=2026-11-20',
];

for (const path of resultPages) {
  for (const locale of ['th', 'en']) {
    test(`the result at /${locale}${path} passes axe with its details open`, async ({ page }) => {
      await openPage(page, `/${locale}${path}`);
      await page
        // details elsewhere open over the page, and axe cannot measure the contrast of what they cover
        .locator('article details')
        .evaluateAll((all) => all.forEach((details) => details.setAttribute('open', '')));
      await expectAccessibleInEveryLook(page, locale);
    });
  }
}

test.describe('the not-found page', () => {
  test.use({ expectedComplaints: [/status of 404/] });

  for (const locale of ['th', 'en']) {
    test(`passes axe in ${locale}`, async ({ page }) => {
      await openPage(page, `/${locale}/nowhere`);
      await expectAccessibleInEveryLook(page, locale);
    });
  }
});

test.describe('the refusal page', () => {
  test.use({ expectedComplaints: [/status of 405/] });

  for (const locale of ['th', 'en']) {
    test(`passes axe in ${locale} and is not indexed`, async ({ page }) => {
      // posts a form to a page that accepts none
      await page.goto(`/${locale}/stations`);
      await page.evaluate((address) => {
        const form = document.createElement('form');
        Object.assign(form, { method: 'post', action: address });
        document.body.append(form);
        form.submit();
      }, `/${locale}/updates/news`);
      await expect(page.getByText('METHOD_NOT_SUPPORTED')).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expectAccessibleInEveryLook(page, locale);
    });
  }
});
