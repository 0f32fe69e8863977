import { existsSync } from 'node:fs';

const system = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/**
 * Launch options of Chromium for the stories and the end-to-end tests. `npm test` sets CHROMIUM_PATH (browser.mjs);
 * otherwise the system's Chromium is used, or else Playwright's own.
 */
export const chromium = {
  executablePath: process.env['CHROMIUM_PATH'] ?? system.find((file) => existsSync(file)),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
