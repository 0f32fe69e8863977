// Runs the built site in a separate process, to measure it from outside.
import path from 'node:path';
import { fail, root } from '../bootstrap.mjs';
import { nx } from '../nx/run.mjs';
import { start, temporaryFolder } from '../processes.mjs';

/** Builds what changed. */
export async function buildSite() {
  const { code, output } = await nx(['run', '@raang/site:build', '--output-style=static'], { quiet: true });
  if (code !== 0) fail(`${output}\nthe site could not be built: see the reason above`);
}

/** @returns {Promise<string>} the origin of a site with its own data, once it responds */
export function startSite() {
  return startServer([path.join(root, 'apps', 'site', 'serve.mjs')], {
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: temporaryFolder('raang-pages'),
    LOG_LEVEL: 'error',
  });
}

/**
 * @param {string[]} args of Node: a program that prints `ready <origin>` when it accepts requests
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string>} the origin
 */
export async function startServer(args, env = {}) {
  const { child, exited } = start(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  /** @type {Promise<string>} */
  const ready = new Promise((resolve) => {
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      output += text;
      const [, origin] = /^ready (\S+)$/m.exec(output) ?? [];
      if (origin) resolve(origin);
    });
  });
  const origin = await Promise.race([ready, exited]);
  return typeof origin === 'string' ? origin : fail(`${args.join(' ')} ended with ${origin}`);
}
