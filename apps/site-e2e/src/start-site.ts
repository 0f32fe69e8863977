import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { expect } from '@playwright/test';

export const siteFolder = path.resolve(import.meta.dirname, '../../site');

/** Starts the site as `npm start` does at its end; `exit` holds what it said and how it ended. */
export function startSite(environment: Record<string, string>) {
  const child = spawn(process.execPath, [path.join(siteFolder, 'serve.mjs')], {
    env: { ...process.env, LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const exit = new Promise<{ code: number | null; output: string; errors: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, output, errors })),
  );
  const ready = expect.poll(() => output, { timeout: 90_000 }).toMatch(/^ready http:\/\/localhost:\d+\n$/);
  return { child, exit, ready: () => ready.then(() => output.trim().slice('ready '.length)) };
}

export async function stop(child: ChildProcess, exit: Promise<unknown>) {
  child.kill('SIGTERM');
  await exit;
}
