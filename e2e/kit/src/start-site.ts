import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { timeOf } from './clocks';

export const siteFolder = path.resolve(import.meta.dirname, '../../../apps/site');

const running = new Set<ChildProcess>();
// a failed test leaves its sites running
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/**
 * Starts the site as the last step of `npm start` does. `exit` resolves with its exit code and output.
 * @param program the site of another release
 */
export function startSite(environment: Record<string, string>, program = path.join(siteFolder, 'serve.mjs')) {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, LOG_LEVEL: 'error', CLOCK: timeOf('today'), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.on('exit', () => running.delete(child));
  let output = '';
  let errors = '';
  const address = new Promise<string>((resolve) =>
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const [, url] = /^ready (http:\/\/localhost:\d+)\n$/.exec(output) ?? [];
      if (url) resolve(url);
    }),
  );
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const exit = new Promise<{ code: number | null; output: string; errors: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, output, errors })),
  );
  /** @throws Error with the output of the site, if it exits before it is ready */
  const ready = () =>
    Promise.race([
      address,
      exit.then(({ code }) => {
        throw new Error(`the site exited with code ${code} before it was ready: ${output}${errors}`);
      }),
    ]);
  return { child, exit, ready };
}

export async function stop(child: ChildProcess, exit: Promise<unknown>) {
  child.kill('SIGTERM');
  await exit;
}
