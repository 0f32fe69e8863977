import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

/** A test whose page may say nothing on the console and fail no request. */
export const test = base.extend<{ expectedComplaints: RegExp[] }>({
  expectedComplaints: [[], { option: true }],
  page: async ({ page, expectedComplaints }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await use(page);
    expect(complaints.filter((text) => !expectedComplaints.some((expected) => expected.test(text)))).toEqual(
      [],
    );
  },
});

export { expect };

/** Axe finds nothing, contrast included; a contrast that it cannot measure counts as a finding. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const { violations, incomplete } = await new AxeBuilder({ page }).analyze();
  const unmeasured = incomplete
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes)
    // axe never measures a single character, such as a page number
    .filter(({ any }) => any[0]?.data?.messageKey !== 'shortTextContent');
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  expect(unmeasured.map(({ html }) => html)).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(excess, 'pixels that scroll sideways').toBeLessThanOrEqual(0);
}
