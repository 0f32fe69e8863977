import { spawn } from 'node:child_process';
import path from 'node:path';
import { timeOf } from './clocks';
import { built } from './run-command';
import { siteFolder } from './start-site';

/**
 * Starts simulated trains of the site's own network at the time of `today`, as `npm run simulate` does.
 * @param options such as `--scenario`, `storm`
 * @throws Error if it ends before it serves
 */
export async function startSimulator(...options: string[]) {
  const tools = path.resolve(siteFolder, '../../tools');
  // in Bangkok, as the simulator takes it
  const at = new Date(Date.parse(timeOf('today')) + 7 * 3_600_000).toISOString().slice(0, 19);
  const child = spawn(
    process.execPath,
    [
      ...[path.join(tools, 'simulate/simulate.mjs'), '--feed', path.join(siteFolder, 'network/gtfs')],
      ...['--port', '0', '--at', at, ...options],
    ],
    { env: { ...process.env, ...built }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const [, found] = /(http:\S+)\/trip-updates\.pb/.exec(output) ?? [];
      if (found) resolve(found);
    });
    child.on('close', () => reject(new Error(`the simulator ended before it served: ${output}`)));
  });
  return {
    tripUpdates: `${address}/trip-updates.pb`,
    positions: `${address}/vehicle-positions.pb`,
    stop: () => void child.kill(),
  };
}
