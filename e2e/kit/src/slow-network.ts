import type { Page } from '@playwright/test';

/** Holds the responses of an address back, as a slow network does. @returns lets them through */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
