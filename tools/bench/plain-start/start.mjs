// Builds the plain TanStack Start page of 30 cards and serves it in a process of its own.
import path from 'node:path';
import { execa } from 'execa';
import { startServer } from '../../pages/site-process.mjs';

const folder = import.meta.dirname;

export async function startPlainPage() {
  await execa('vite', ['build', '-c', path.join(folder, 'vite.config.mjs')], { cwd: folder });
  return startServer([path.join(folder, 'serve.mjs')], { NODE_ENV: 'production' });
}

/** @param {number} value @returns {import('../results.mjs').Yardstick} */
export const plainPage = (value) => ({ name: 'plain Start page', value });
