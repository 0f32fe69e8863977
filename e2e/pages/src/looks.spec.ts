import type { Page } from '@playwright/test';
import {
  type AxeOptions,
  expectAccessibleInEveryLook,
  expectAccessibleInLook,
  expectNoSidewaysScroll,
  type Look,
  looks,
} from '@raang/e2e-kit/accessibility';
import { everyPage, type SitePage, templateExamples } from '@raang/e2e-kit/site-pages';
import { expect, openPage, test } from '@raang/e2e-kit/visited-pages';

interface Visit {
  look: Look;
  options: AxeOptions;
}

/** With its program, a page is looked at in Thai; as the HTML that a reader sees before it, in English. */
const opens: Record<Look['locale'], typeof openPage> = {
  th: openPage,
  en: (page, address) => page.goto(address),
};

/** The same on all pages: the home page, the not-found page and the refusal page check it in every look. */
const frame = 'body > div > :is(header, footer)';

/** Axe checks the first page of a template in every look, and in the dark ones only contrast. */
const visitsOf = (page: SitePage, locale: Look['locale']): Visit[] =>
  looks
    .filter((look) => look.locale === locale)
    .map((look) => ({
      look,
      options: { except: page.path ? frame : '', isContrastOnly: look.colorScheme === 'dark' },
    }));

/** The other pages of a template have its markup: each is visited in one look, in rotation. */
const otherPages = everyPage.filter((page) => !templateExamples.includes(page));

const visits = [
  ...templateExamples.flatMap((page) =>
    (['th', 'en'] as const).map((locale) => ({ page, locale, visits: visitsOf(page, locale) })),
  ),
  ...otherPages.map((page, index) => {
    const look = looks[index % looks.length]!;
    return { page, locale: look.locale, visits: [{ look, options: { except: frame } }] };
  }),
];

/** The narrowest phone, and text of twice the size. */
async function expectToFitSmallScreens(page: Page) {
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expectNoSidewaysScroll(page);
}

for (const { page: sitePage, locale, visits: own } of visits) {
  const address = `/${locale}${sitePage.path}`;

  test(`${address} fits every width and passes axe`, async ({ page }) => {
    expect((await opens[locale](page, address))?.status()).toBe(200);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(landmark)).toHaveCount(1);
    for (const { look, options } of own) await expectAccessibleInLook(page, look, options);
    await expectToFitSmallScreens(page);
  });
}

/** Pages with results. The dates are fixed, because the timetable and the tariff of these days are known. */
const resultPages = [
  '/search-departure?from=BL22&to=YL10&date=2026-11-10&time=08:00&stepFree=yes',
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
      await expectToFitSmallScreens(page);
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
    test(`passes axe in ${locale}`, async ({ page }) => {
      // posts a form to a page that accepts none
      await page.goto(`/${locale}/stations`);
      await page.evaluate((address) => {
        const form = document.createElement('form');
        Object.assign(form, { method: 'post', action: address });
        document.body.append(form);
        form.submit();
      }, `/${locale}/updates/news`);
      await expect(page.getByText('METHOD_NOT_SUPPORTED')).toBeVisible();
      await expectAccessibleInEveryLook(page, locale);
    });
  }
});
