// Only for stages.mjs, check-packages.mjs, nx/run.mjs and test.mjs, until they call execa themselves.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './bootstrap.mjs';

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean }} options
 */
export async function run(command, args, { quiet = false, ...options } = {}) {
  const { execa } = await import('execa');
  const stdio = quiet ? 'pipe' : 'inherit';
  const { exitCode = 1, all } = await execa(command, args, { ...options, stdio, all: true, reject: false });
  return { code: exitCode, output: String(all ?? '') };
}

/** @param {string[]} args @param {{ quiet?: boolean }} options */
export const npm = (args, options = {}) => run('npm', args, { cwd: root, ...options });

/** @param {string} name */
export const temporaryFolder = (name) => fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`));
