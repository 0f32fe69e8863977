import { spawn } from 'node:child_process';
import path from 'node:path';
import { timeOf } from './clocks';
import { siteFolder } from './start-site';

/** Runs `npm run <name> -- …` on the database of the environment. */
export function runCommand(
  name: 'backup' | 'import' | 'migrate' | 'restore',
  environment: Record<string, string>,
  ...args: string[]
) {
  return runTool(`${name}.mjs`, { environment, args });
}

/** As inside a task of Nx: what programs need is built, and a build would take it away from others for a moment. */
export const built = { NX_TASK_TARGET_TARGET: 'e2e' };

/** Runs a program of the folder `tools`. */
export async function runTool(
  file: string,
  { environment, args, input = '' }: { environment: Record<string, string>; args: string[]; input?: string },
) {
  const child = spawn(process.execPath, [path.resolve(siteFolder, '../../tools', file), ...args], {
    env: { ...process.env, ...built, CLOCK: timeOf('today'), ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(input);
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { code, output, errors };
}
