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
 * @typedef {object} Server
 * @property {string} origin
 * @property {number} pid
 * @property {(start: string) => Promise<string>} nextLine the rest of its next line of output that starts so
 * @property {() => Promise<void>} stop
 */

/**
 * Builds what changed and starts the site with its own data. It believes the client addresses that requests claim:
 * limits count by address.
 * @param {Record<string, string>} env
 * @param {string[]} nodeArgs
 * @returns {Promise<Server>}
 */
export async function startSite(env = {}, nodeArgs = []) {
  await build('@raang/mrta');
  return startBuiltSite(env, nodeArgs);
}

/** As `startSite`, without a build. @param {Record<string, string>} env @param {string[]} nodeArgs */
export async function startBuiltSite(env = {}, nodeArgs = []) {
  return startServer([...nodeArgs, path.join(root, 'apps', 'site', 'serve.mjs')], {
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: fs.mkdtempSync(path.join(os.tmpdir(), 'site-')),
    LOG_LEVEL: 'error',
    TRUSTED_PROXIES: '127.0.0.1, ::1',
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
  const output = createInterface({ input: server.stdout });
  const nextLine = (/** @type {string} */ start) =>
    new Promise((/** @type {(rest: string) => void} */ resolve) => {
      const read = (/** @type {string} */ line) => {
        if (!line.startsWith(start)) return;
        output.off('line', read);
        resolve(line.slice(start.length));
      };
      output.on('line', read);
    });
  const origin = await Promise.race([nextLine('ready '), server.then(() => undefined)]);
  if (!origin) return fail(`${args.join(' ')} ended before it was ready`);
  return {
    origin,
    pid: server.pid ?? 0,
    nextLine,
    async stop() {
      server.kill();
      await server;
    },
  };
}
