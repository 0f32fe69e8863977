// `npm run dev`: runs the site from its sources and shows changes without a restart.
import path from 'node:path';
import { bootstrap, root } from './bootstrap.mjs';
import { checkEnvironment } from './site.mjs';

await bootstrap();
const { enableCompileCache } = await import('node:module');
// two thousand files of packages: compiled once, not at every start
enableCompileCache(path.join(root, 'node_modules', '.cache', 'node'));

const { PORT: port } = await checkEnvironment();

const site = path.join(root, 'apps', 'site');
process.chdir(site);
// the configuration imports files of the site, which have no extensions as everywhere in it
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
const { createServer } = await import('vite');
const server = await createServer({ root: site, server: { port, strictPort: true } });

/** @type {NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
for (const signal of signals) process.once(signal, () => server.close().then(() => process.exit(0)));

await server.listen();
console.log('opening the database, importing the content …');
const address = `http://localhost:${port}`;
// the first page compiles what every page needs; a visitor would wait for it
void server.environments.client.warmupRequest('/src/styles.css');
const { status } = await fetch(`${address}/th`, { headers: { accept: 'text/html' } });
void server.environments.client.warmupRequest('/src/client.tsx');

const seconds = (performance.now() / 1000).toFixed(1);
console.log(`
${status === 200 ? 'ready' : `the first page has status ${status}: its reason stands above`} after ${seconds} s

  site       ${address}/th  ${address}/en
  mails      ${address}/mailbox  every mail that the site sends
  changes    in libs, apps/site and its content show by themselves
  stop       Ctrl+C
`);
