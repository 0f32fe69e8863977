import { errors, type Page } from '@playwright/test';

/**
 * Waits until the page has requested nothing for half a second, and at most 15 seconds: about once in a thousand visits
 * Playwright takes a page that has loaded for one that never becomes idle.
 */
export async function networkIdle(page: Page): Promise<void> {
  try {
    await page.waitForLoadState('networkidle', { timeout: 15_000 });
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
  }
}
