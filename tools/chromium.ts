import { existsSync } from 'node:fs';

const system = '/usr/bin/chromium';

/**
 * Launch options of Chromium for the stories and the end-to-end tests. `npm test` sets CHROMIUM_PATH (browser.mjs);
 * otherwise the system's Chromium is used, or else Playwright's own.
 */
export const chromium = {
  executablePath: process.env['CHROMIUM_PATH'] ?? (existsSync(system) ? system : undefined),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // each window would start a renderer for the address bar's popups: a sixth of the browser's CPU time
    '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
  ],
};
