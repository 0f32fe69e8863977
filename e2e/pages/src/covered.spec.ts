import type { Page } from '@playwright/test';
import { templateExamples } from '@raang/e2e-kit/site-pages';
import { expect, openPage, test } from '@raang/e2e-kit/visited-pages';

const widths = [360, 1024, 1280, 1440];

/**
 * Scrolls through the page by half windows. Returns the texts, controls and stations that lie under something fixed or sticky,
 * as text. What sticks within a part that scrolls by itself, such as the heads of a table, belongs to that part.
 */
async function findCovered(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const isVisible = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const scrolls = (element: Element) => !/visible|clip/.test(getComputedStyle(element).overflowY);
    const isInScroller = ({ parentElement: parent }: Element): boolean =>
      parent !== null && parent !== document.body && (scrolls(parent) || isInScroller(parent));
    const floats = (element: Element) => {
      const { position } = getComputedStyle(element);
      return position === 'fixed' || (position === 'sticky' && !isInScroller(element));
    };
    const floating = [...document.body.querySelectorAll('*')].filter(floats);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ textContent }) =>
      textContent?.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
    );
    const things: { box: () => DOMRect[]; element: Element; name: string }[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const element = texts.currentNode.parentElement!;
      const name = texts.currentNode.textContent!.trim().slice(0, 40);
      things.push({ box: () => [...range.getClientRects()], element, name });
    }
    for (const element of document.body.querySelectorAll('a, button, input, select, summary'))
      things.push({
        box: () => [...element.getClientRects()],
        element,
        name: element.outerHTML.slice(0, 60),
      });
    /** Whether the element is at the middle of what the boxes share: a part that scrolls may have cut it off. */
    const isUnder = (element: Element, box: DOMRect, place: DOMRect) => {
      const [left, right] = [Math.max(box.left, place.left), Math.min(box.right, place.right)];
      const [top, bottom] = [Math.max(box.top, place.top), Math.min(box.bottom, place.bottom)];
      if (right - left <= 1 || bottom - top <= 1) return false;
      const hits = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
      return hits.some((hit) => element.contains(hit));
    };

    const found = new Set<string>();
    const end = document.documentElement.scrollHeight - innerHeight;
    for (let top = 0; ; top = Math.min(end, top + innerHeight / 2)) {
      scrollTo({ top, behavior: 'instant' });
      // the handlers of the scroll are throttled by 99 ms
      await new Promise((resolve) => setTimeout(resolve, 150));
      for (const bar of floating.filter(isVisible)) {
        const place = bar.getBoundingClientRect();
        for (const { box, element, name } of things)
          if (
            !bar.contains(element) &&
            !element.contains(bar) &&
            box().some((part) => isUnder(element, part, place))
          )
            found.add(`${name} under ${bar.outerHTML.slice(0, 60)}`);
      }
      if (top >= end) return [...found];
    }
  });
}

for (const [index, { path, template }] of templateExamples.entries()) {
  const locale = index % 2 === 0 ? 'th' : 'en';

  test(`nothing lies over a page of the template “${template || 'home'}” (${locale})`, async ({ page }) => {
    await openPage(page, `/${locale}${path}`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 640 ? 740 : 860 });
      expect(await findCovered(page), `${width} px`).toEqual([]);
    }
  });
}

test('what lies over a page is found', async ({ page }) => {
  await openPage(page, '/en/updates/news');
  await page.evaluate(() => {
    const bar = document.createElement('div');
    bar.id = 'bar';
    bar.style.cssText = 'position: fixed; inset: auto 0 0; height: 3rem; background: red';
    document.body.append(bar);
  });
  expect((await findCovered(page)).join()).toContain('id="bar"');
});

test('the link to the top floats in the gutter once the page is scrolled, and is at its end where there is none', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 860 });
  await openPage(page, '/en/updates/news');
  const link = page.getByRole('link', { name: 'Back to top' });
  await expect(link).toBeHidden();
  await page.mouse.wheel(0, 600);
  await expect(link).toBeInViewport();
  const { x, width } = (await link.boundingBox())!;
  expect(x).toBeGreaterThanOrEqual(1360);
  expect(x + width).toBeLessThanOrEqual(1440);
  for (const narrower of [1439, 768, 360]) {
    await page.setViewportSize({ width: narrower, height: 740 });
    await expect(link, `${narrower}`).toBeVisible();
    const place = (await link.boundingBox())!;
    const footer = (await page.getByRole('contentinfo').boundingBox())!;
    const main = (await page.getByRole('main').boundingBox())!;
    expect(place.y, `${narrower}`).toBeGreaterThanOrEqual(main.y + main.height);
    expect(place.y + place.height, `${narrower}`).toBeLessThanOrEqual(footer.y);
    expect(place.height, `${narrower}`).toBeGreaterThanOrEqual(44);
  }
});
