import { afterEach, expect, test, vi } from 'vitest';
import { ensureBrowser } from './browser.mjs';

afterEach(() => vi.unstubAllEnvs());

test('a CHROMIUM_PATH that leads nowhere is an error, not a reason to look elsewhere', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  await expect(ensureBrowser()).rejects.toThrow('CHROMIUM_PATH is /nowhere/chromium');
});
