import { chromium, firefox, webkit } from '@playwright/test';
// eslint-disable-next-line @nx/enforce-module-boundaries -- launch options of the browser are not application code
import { chromium as launchOptions } from '../../../tools/chromium';
import { startFirefox } from './firefox-engine';
import { startPlaywright } from './playwright-engine';
import type { Engine } from './visit';
import { startWebKit } from './webkit-engine';

const playwrights = { firefox, webkit };
const published = { firefox: startFirefox, webkit: startWebKit };

/** Starts a browser. `tools/engines.mjs` sets the path of the engines: of Playwright's builds, or else of published ones. */
export async function startEngine(name: string): Promise<Engine> {
  if (name !== 'firefox' && name !== 'webkit') return startPlaywright(chromium, launchOptions);
  const variable = `${name.toUpperCase()}_PATH`;
  const executablePath = process.env[variable];
  if (!executablePath) throw new Error(`${variable} is not set: node tools/engines.mjs <command> sets it`);
  const own = playwrights[name];
  return executablePath === own.executablePath() ? startPlaywright(own, {}) : published[name](executablePath);
}
