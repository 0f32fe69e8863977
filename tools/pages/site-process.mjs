// Runs the built site in a separate process, to measure it from outside.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { execa } from 'execa';
import { build } from '../build.mjs';
import { fail, root } from '../bootstrap.mjs';

/**
 * Responds at `origin` until it is stopped.
 * @typedef {{ origin: string, pid: number, stop: () => Promise<void> }} Server
 */

/**
 * Builds what changed and starts the site with its own data.
 * @param {Record<string, string>} env
 * @returns {Promise<Server>}
 */
export async function startSite(env = {}) {
  await build('@raang/site');
  return startServer([path.join(root, 'apps', 'site', 'serve.mjs')], {
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: fs.mkdtempSync(path.join(os.tmpdir(), 'site-')),
    LOG_LEVEL: 'error',
    ...env,
  });
}

/**
 * @param {string[]} args of Node: a program that prints `ready <origin>` when it accepts requests
 * @param {Record<string, string>} env
 * @returns {Promise<Server>}
 */
export async function startServer(args, env = {}) {
  const server = execa(process.execPath, args, { stderr: 'inherit', buffer: false, reject: false, env });
  /** @type {Promise<string>} */
  const ready = new Promise((resolve) => {
    createInterface({ input: server.stdout }).on('line', (line) => {
      if (line.startsWith('ready ')) resolve(line.slice('ready '.length));
    });
  });
  const origin = await Promise.race([ready, server.then(() => undefined)]);
  if (!origin) return fail(`${args.join(' ')} ended before it was ready`);
  return {
    origin,
    pid: server.pid ?? 0,
    async stop() {
      server.kill();
      await server;
    },
  };
}
