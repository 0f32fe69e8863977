import { spawn } from 'node:child_process';
import path from 'node:path';
import { siteFolder } from './start-site';

/** `npm run import -- …` on the database of the environment. */
export async function runImport(environment: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [path.resolve(siteFolder, '../../tools/import.mjs'), ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { code, output };
}
