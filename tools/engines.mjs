// `node tools/engines.mjs <command>`: runs a command that finds Firefox in FIREFOX_PATH and WebKit in WEBKIT_PATH.
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bootstrap, fail } from './bootstrap.mjs';
import { installDebians, installPlaywrights, onPath, works } from './browser.mjs';

/**
 * @typedef {object} Engine
 * @property {string} variable environment variable with its path
 * @property {() => Promise<string[]>} candidates Playwright's own build first, which is the newer one
 * @property {(file: string) => boolean} runs
 * @property {string[]} packages of Debian
 */

/** @type {Record<string, Engine>} */
const engines = {
  Firefox: {
    variable: 'FIREFOX_PATH',
    candidates: async () => [await playwrights('firefox'), ...onPath('firefox-esr', 'firefox')],
    runs: works,
    packages: ['firefox-esr'],
  },
  WebKit: {
    variable: 'WEBKIT_PATH',
    candidates: async () => [await playwrights('webkit'), ...miniBrowsers()],
    // asked for its version, WebKitGTK's browser looks for a screen first
    runs: (file) => fs.existsSync(file),
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

/**
 * Returns the paths of both engines by variable. What is installed comes first, then Debian's packages, which only root may
 * install, then Playwright's builds, which need a network.
 * @returns {Promise<Record<string, string>>}
 * @throws Error with one line for each missing engine, that says what to do
 */
export async function ensureEngines() {
  const installs = [
    () => {},
    () => installDebians(...Object.values(engines).flatMap(({ packages }) => packages)),
    () => installPlaywrights('firefox', 'webkit'),
  ];
  /** @type {string[]} */
  let missing = [];
  for (const install of installs) {
    await install();
    const found = await Promise.all(Object.values(engines).map(find));
    missing = Object.keys(engines).filter((_name, index) => !found[index]);
    if (missing.length === 0) return Object.assign({}, ...found);
  }
  throw new Error(missing.map(howToGet).join('\n'));
}

/** @param {Engine} engine @returns {Promise<Record<string, string> | undefined>} */
async function find({ variable, candidates, runs }) {
  const given = process.env[variable];
  if (given && !runs(given)) throw new Error(`${variable} is ${given}, and no browser runs there`);
  const file = given ?? (await candidates()).find(runs);
  return file ? { [variable]: file } : undefined;
}

/** @param {string} name */
function howToGet(name) {
  const { variable, packages } = engines[name];
  return `no ${name}: install ${packages.join(' and ')} of Debian or Playwright's build, or set ${variable} to its path`;
}

/** @param {'firefox' | 'webkit'} name */
const playwrights = async (name) => (await import('playwright'))[name].executablePath();

/** WebKitGTK's browser for tests, where its driver and a screen without a monitor are installed as well. */
function miniBrowsers() {
  const isDriven = ['WebKitWebDriver', 'Xvfb'].every((program) =>
    onPath(program).some((file) => fs.existsSync(file)),
  );
  return isDriven ? fs.globSync('/usr/{lib/*,libexec}/webkit2gtk-4.*/MiniBrowser') : [];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await bootstrap();
  const paths = await ensureEngines().catch((error) => fail(error.message));
  const { execa } = await import('execa');
  const [command, ...args] = process.argv.slice(2);
  const { exitCode, shortMessage } = await execa(command, args, {
    env: paths,
    stdio: 'inherit',
    reject: false,
  });
  if (exitCode === undefined) fail(shortMessage ?? `${command} did not end by itself`);
  process.exit(exitCode);
}
