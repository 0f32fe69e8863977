import { templateExamples } from '@raang/e2e-kit/site-pages';
import { translatePage } from '@raang/e2e-kit/translate-page';
import { expect, test } from './visitor-test';

for (const [index, { template, path, heading }] of templateExamples.entries()) {
  const locale = index % 2 === 0 ? 'th' : 'en';
  test(`opens without an error and fits a width of 320 px: ${template || 'home'} (${locale})`, async ({
    visitor,
  }) => {
    await visitor.visit.resize(320, 740);
    await visitor.visit.open(`/${locale}${path}`);
    expect(await visitor.sees('h1', heading?.[locale])).not.toBe('');
    // the pointer over a link lets the program take over the page
    await visitor.hover('header a[href]');
    await visitor.hover('h1');
    await visitor.sees('footer a[href]');
    const excess = await visitor.visit.evaluate(
      () => document.documentElement.scrollWidth - innerWidth,
      undefined,
    );
    expect(excess, 'pixels of horizontal overflow').toBeLessThanOrEqual(0);
  });

  test(`is translated and goes on: ${template || 'home'} (${locale})`, async ({ visitor }) => {
    await visitor.visit.open(`/${locale}${path}`);
    await visitor.visit.evaluate(translatePage, undefined);
    const title = await visitor.sees('h1');
    // the first press, and the program
    await visitor.click('header summary');
    await visitor.sees('header details[open] a[href]');
    await visitor.visit.press('Escape');
    await visitor.hover('h1');
    await visitor.find('body > p[role=status]');
    expect(await visitor.sees('h1')).toBe(title);
    await visitor.sees('footer a[href]', /^»/);
  });
}
