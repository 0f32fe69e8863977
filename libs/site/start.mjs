import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Runs an app's built site in this process. @param {{ app: string }} options `app`: the folder that has its facts and `dist` */
export async function start({ app }) {
  process.env.NODE_ENV ??= 'production';
  const { href } = pathToFileURL(path.join(app, 'dist/server/server.js'));
  const { main } = await import(href);
  await main({ app });
}
