import { eventually, expect, test } from './visitor-test';

/** Runs before the scripts of a page: keeps the colour mode of the moment at which the body begins, hence before it is painted. */
function keepFirstMode(): void {
  new MutationObserver((_changes, observer) => {
    if (!document.body) return;
    observer.disconnect();
    Object.assign(window, { firstMode: document.documentElement.dataset['theme'] });
  }).observe(document, { childList: true, subtree: true });
}

test('the dark mode that a visitor has chosen is there before a page is painted', async ({ visitor }) => {
  const { visit } = visitor;
  const lightness = () =>
    visit.evaluate(() => {
      const { backgroundColor } = getComputedStyle(document.documentElement);
      return Math.max(...backgroundColor.match(/\d+/g)!.slice(0, 3).map(Number));
    }, undefined);
  await visit.open('/en');
  await visitor.sees('h1');
  expect(await lightness()).toBeGreaterThan(200);
  await visitor.click('header summary', 'Menu');
  await visitor.click('header label', 'Dark');
  await eventually(async () => expect(await lightness()).toBeLessThan(60));

  await visit.beforeScripts(keepFirstMode);
  await visit.open('/th/updates/news');
  await visitor.sees('h1', 'ข่าว');
  expect(await visit.evaluate(() => (window as { firstMode?: string }).firstMode, undefined)).toBe('dark');
  expect(await lightness()).toBeLessThan(60);

  await visitor.click('header summary', 'เมนู');
  await visitor.click('header label', 'ตามอุปกรณ์');
  await eventually(async () => expect(await lightness()).toBeGreaterThan(200));
});
