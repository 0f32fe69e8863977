import { expect, type Page, test } from '@playwright/test';
import axe from 'axe-core';

const paths = [
  '',
  '/journeys?from=H-01&to=L-06&date=2027-01-13&time=12:00',
  '/stations',
  '/stations/H-04',
  '/status',
  '/contact',
  '/travel/lines',
  '/travel/train-times',
  '/travel/how-to-ride',
  '/tickets/fares',
  '/updates/news',
  '/updates/news/reservoir-lift-works',
  '/help/contact',
  '/no-such-page',
];

for (const [index, path] of paths.entries())
  // each page once: languages and colours take turns
  test(`is accessible and loads nothing that its policy blocks: ${path || '/'}`, async ({ page }) => {
    const locale = index % 2 ? 'th' : 'en';
    const problems: string[] = [];
    page.on('console', (message) => problems.push(message.text()));
    await page.emulateMedia({ colorScheme: index % 4 < 2 ? 'light' : 'dark' });
    const response = await page.goto(`/${locale}${path}`);
    const isMissing = path === '/no-such-page';
    expect(response?.status()).toBe(isMissing ? 404 : 200);
    expect(problems.filter((text) => !(isMissing && text.includes('404')))).toEqual([]);
    expect(await findingsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });

/** What axe finds, and the contrasts that it cannot measure, except of single characters and text in drawings. */
async function findingsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    // axe compares words, which Thai does not separate: a visible "ท่าเรือ" is a part of the name "สายท่าเรือ"
    const isThai = document.documentElement.lang === 'th';
    const { violations, incomplete } = await axe.run({
      rules: { 'label-content-name-mismatch': { enabled: !isThai } },
    });
    const unmeasured = incomplete.filter(({ id }) => id === 'color-contrast');
    return [...violations, ...unmeasured].flatMap(({ id, nodes }) =>
      nodes
        .filter(({ any }) => any[0]?.data?.messageKey !== 'shortTextContent')
        .filter(({ html }) => id !== 'color-contrast' || !/^<(text|tspan)\b/.test(html))
        .map(({ html }) => `${id}: ${html}`),
    );
  });
}

test('every link of every page leads somewhere, in both languages', async ({ request }) => {
  const seen = new Set(['/en', '/th']);
  const broken: string[] = [];
  for (const path of seen) {
    const response = await request.get(path);
    if (response.status() !== 200) broken.push(`${path} ${response.status()}`);
    const html = await response.text();
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"#]*)/g))
      // the planner's links to earlier and later journeys have no end
      if (!href.includes('?')) seen.add(href);
  }
  expect(broken).toEqual([]);
  expect(seen.size).toBeGreaterThan(60);
});
