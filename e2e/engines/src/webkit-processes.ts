import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import { end, start } from './child-process';

/** Buttons and address of the browser's window would make it wider than a phone. */
const narrowToolbar = 'button, entry { min-width: 0; min-height: 0; padding: 0; border-width: 0; }';

/** Starts a screen without a monitor. `environment` is that of the programs which draw on it. */
export async function startScreen() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'raang-webkit-'));
  await mkdir(path.join(folder, 'gtk-3.0'));
  await writeFile(path.join(folder, 'gtk-3.0', 'gtk.css'), narrowToolbar);
  const screen = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await firstLine(screen.stdio[3] as Readable);
  return {
    environment: { DISPLAY: `:${display}`, XDG_CONFIG_HOME: folder },
    async close() {
      end(screen);
      await rm(folder, { recursive: true });
    },
  };
}

/** Starts WebKitGTK's driver, which has one session at a time. `address` is its URL. */
export async function startDriver(environment: Record<string, string>) {
  const port = await getPort();
  const driver = start('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, ...environment },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  while (!(await answers(`${address}/status`))) await sleep(50);
  return { address, close: () => end(driver) };
}

async function firstLine(stream: Readable): Promise<string> {
  for await (const text of stream) return String(text).trim();
  throw new Error('Xvfb ended before its screen was there');
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
