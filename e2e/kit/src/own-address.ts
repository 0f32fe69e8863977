import type { TestInfo } from '@playwright/test';

/**
 * Gives every test its own client network: tests that run at once do not share a request limit. Spread it into a
 * test's fixtures.
 */
export const ownAddress = {
  extraHTTPHeaders: async (
    // Playwright requires a pattern here, even an empty one
    {}: object,
    use: (headers: Record<string, string>) => Promise<void>,
    { testId }: TestInfo,
  ) => {
    const [high, low] = [testId.slice(-8, -4), testId.slice(-4)];
    await use({ 'x-forwarded-for': `2001:db8:${high}:${low}::1` });
  },
};
