import { execa } from 'execa';
import getPort from 'get-port';

/**
 * Starts a server of the project on a free port, and waits until it answers.
 * @param {string} folder
 * @param {(port: number) => string[]} commandOf Node's arguments
 */
export async function startServer(folder, commandOf) {
  const port = await getPort();
  const server = execa(process.execPath, commandOf(port), {
    cwd: folder,
    env: { NODE_ENV: 'production', PORT: String(port) },
    all: true,
    reject: false,
  });
  const origin = `http://127.0.0.1:${port}`;
  const ended = server.then(({ all }) => {
    throw new Error(`the server ended: ${all}`);
  });
  ended.catch(() => {}); // also when the check stops it
  await Promise.race([answers(origin), ended]);
  return { origin, stop: () => (server.kill(), server) };
}

/** @param {string} origin */
async function answers(origin) {
  for (;;) {
    const response = await fetch(origin).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
