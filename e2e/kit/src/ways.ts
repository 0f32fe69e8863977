import type { Locator, Page } from '@playwright/test';

/** Opens the first way of the planner's answer, unless it is the only one, which is open. */
export async function openFirstWay(page: Page): Promise<Locator> {
  const way = page.getByRole('article').first();
  await way.waitFor();
  const closed = way.locator(':scope > details:not([open]) > summary');
  if ((await closed.count()) > 0) await closed.click();
  return way;
}
