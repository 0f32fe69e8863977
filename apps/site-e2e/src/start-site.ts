import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

export const siteFolder = path.resolve(import.meta.dirname, '../../site');

const running = new Set<ChildProcess>();
// a test that failed has stopped nothing
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** Starts the site as `npm start` does at its end; `exit` holds what it said and how it ended. */
export function startSite(environment: Record<string, string>) {
  const child = spawn(process.execPath, [path.join(siteFolder, 'serve.mjs')], {
    env: { ...process.env, LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.on('exit', () => running.delete(child));
  let output = '';
  let errors = '';
  const address = new Promise<string>((resolve) =>
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const [, told] = /^ready (http:\/\/localhost:\d+)\n$/.exec(output) ?? [];
      if (told) resolve(told);
    }),
  );
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const exit = new Promise<{ code: number | null; output: string; errors: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, output, errors })),
  );
  /** @throws Error with what the site said, if it ends before it is ready */
  const ready = () =>
    Promise.race([
      address,
      exit.then(({ code }) => {
        throw new Error(`the site ended with ${code} before it was ready: ${output}${errors}`);
      }),
    ]);
  return { child, exit, ready };
}

export async function stop(child: ChildProcess, exit: Promise<unknown>) {
  child.kill('SIGTERM');
  await exit;
}
