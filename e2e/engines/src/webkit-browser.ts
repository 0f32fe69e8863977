import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { startDriver } from './webkit-processes';

interface BrowserOptions {
  /** That of its screen. */
  environment: Record<string, string>;
  /** Host and port of an HTTP proxy. */
  proxy: string;
}

/** A browser takes less than a second to start, and some on a slow and busy machine. */
const startMs = 30_000;

/**
 * Starts a browser and its driver, and others if they do not find each other: the driver gives the browser a free port, and
 * waits forever if another program takes it before the browser does.
 */
export async function startBrowser(binary: string, { environment, proxy }: BrowserOptions) {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    proxy: { proxyType: 'manual', httpProxy: proxy },
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const server = await startDriver(environment);
    const starting = new Builder().usingServer(server.address).withCapabilities(capabilities).build();
    const started: Promise<WebDriver | undefined> = Promise.resolve(starting).catch(() => undefined);
    const driver = await Promise.race([started, sleep(startMs, undefined, { ref: false })]);
    if (driver) return { driver, server };
    server.close();
  }
  throw new Error('WebKit did not start');
}
