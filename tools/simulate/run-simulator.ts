// One call of the command: reads the options, loads the feed and serves until the process is stopped.
import { feedNames } from './feeds.ts';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { loadApi } from '../api.mjs';
import { fail } from '../bootstrap.mjs';
import { fromCaller } from '../desk/caller-folder.mjs';
import { checkEnvironment } from '../site.mjs';
import { FeedSourceError, loadNetwork } from './load-network.ts';
import type { Network } from './network.ts';
import { OptionError, type Options, readOptions, usage } from './options.ts';
import { trainTables } from './realtime-tables.ts';
import { createSimulator } from './serve.ts';

/** @param args what follows `npm run simulate --` */
export async function runSimulator(args: readonly string[]): Promise<void> {
  const options = readOrFail(args);
  if (options === 'help') return console.log(usage);
  const api = await loadApi();
  const network = await loadOrFail(await feedOf(options));
  const now = createClock(network, options);
  const { seed, scenario, fault } = options;
  const server = createSimulator({
    world: { network, seed, scenario },
    fault,
    now,
    encode: api.createRealtimeWriter(trainTables),
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    fail(
      error.code === 'EADDRINUSE'
        ? `Port ${options.port} is in use: choose another with --port.`
        : error.message,
    );
  });
  await once(server.listen(options.port), 'listening');
  const { port } = server.address() as AddressInfo;
  const address = `http://localhost:${port}`;
  console.log(`simulated trains: ${feedNames.map((name) => `${address}/${name}.pb`).join(' ')}
time ${new Date(now() * 1000).toISOString()}, scenario ${scenario}${fault ? `, fault ${fault}` : ''}; stop with Ctrl+C`);
}

function readOrFail(args: readonly string[]): Options | 'help' {
  try {
    return readOptions(args);
  } catch (error) {
    if (!(error instanceof OptionError)) throw error;
    console.error(`${error.message}\n\n${usage}`);
    return process.exit(2);
  }
}

async function loadOrFail(source: string): Promise<Network> {
  try {
    return await loadNetwork(source);
  } catch (error) {
    if (error instanceof FeedSourceError) return fail(error.message);
    throw error;
  }
}

/** The path as the caller means it, or the address; by default the archive of the site that runs here. */
async function feedOf({ feed }: Options): Promise<string> {
  if (feed && /^https?:\/\//.test(feed)) return feed;
  if (feed) return fromCaller(feed);
  const { PUBLIC_URL, PORT } = await checkEnvironment();
  const site = process.env.SITE_URL || PUBLIC_URL || `http://localhost:${PORT}`;
  return new URL('/open-data/gtfs.zip', site).href;
}

/** The simulated time in seconds since 1970; it starts at `at` and runs `speed` times as fast. */
function createClock(network: Network, { at, speed }: Options): () => number {
  const start = Date.now() / 1000;
  const from = at === undefined ? start : network.momentOf(at);
  return () => from + (Date.now() / 1000 - start) * speed;
}
