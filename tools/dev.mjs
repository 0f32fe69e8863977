// `npm run dev`: runs the site from its sources and reloads on changes.
import path from 'node:path';
import { bootstrap, root } from './bootstrap.mjs';
import { checkEnvironment } from './site.mjs';

await bootstrap();

await checkEnvironment();

const site = path.join(root, 'apps', 'site');
process.chdir(site);
const { createServer } = await import('vite');
const server = await createServer({
  root: site,
  server: { port: Number(process.env.PORT ?? 3000), strictPort: true },
});
await server.listen();
server.printUrls();

/** @type {NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
for (const signal of signals) process.once(signal, () => server.close().then(() => process.exit(0)));
