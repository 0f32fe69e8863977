import './set-up';
import path from 'node:path';
import { serve } from 'srvx';
import { createAnswer } from './answer';
import { readFiles } from './files';
import { openServices } from './visit/services';

/** The app's own folder: the build is in dist/server. */
const appFolder = path.resolve(import.meta.dirname, '../..');

/** Opens everything, listens, prints the ready message, and closes on SIGINT and SIGTERM. */
export async function main(): Promise<void> {
  const port = Number(process.env['PORT'] ?? 3100);
  const services = await openServices({
    appFolder,
    dataFolder: path.resolve(process.env['DATA_DIR'] ?? path.join(appFolder, '.data')),
    publicUrl: process.env['PUBLIC_URL'] ?? `http://localhost:${port}`,
    log: (message) => console.error(message),
  });
  const fetch = createAnswer(services, await readFiles(path.join(appFolder, 'dist/client')));
  const server = serve({ port, fetch, silent: true, gracefulShutdown: false });
  await server.ready();
  console.log(`ready http://localhost:${port}`);
  const stop = () =>
    void server
      .close(true)
      .then(services.close)
      .finally(() => process.exit());
  process.once('SIGINT', stop).once('SIGTERM', stop);
}
