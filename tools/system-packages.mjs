// Asks the system's own package manager for a program, where we may do so without a question.
import { spawnSync } from 'node:child_process';
import { run } from './processes.mjs';

/** In order of preference: what refreshes the list, what installs. */
const managers = {
  'apt-get': { refresh: ['update', '-qq'], install: ['install', '-y', '-qq', '--no-install-recommends'] },
  dnf: { install: ['install', '-y', '-q'] },
  apk: { install: ['add', '--no-cache', '-q'] },
  pacman: { install: ['-Sy', '--noconfirm', '--needed'] },
  zypper: { install: ['--non-interactive', 'install'] },
  brew: { install: ['install', '--quiet'], asUser: true },
};

/** @typedef {Partial<Record<keyof typeof managers, string[]>>} PackageNames what a program is called, by manager */

/** @param {string} command */
const answers = (command, args = ['--version']) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** @returns {string[] | undefined} what goes before a command to run it as root; undefined when we may not */
function asRoot() {
  if (process.getuid?.() === 0) return [];
  return answers('sudo', ['-n', 'true']) ? ['sudo', '-n'] : undefined;
}

/**
 * @param {PackageNames} names
 * @returns {Promise<boolean>} whether a package manager says it is installed now
 */
export async function installSystemPackage(names) {
  for (const [manager, { install, ...how }] of Object.entries(managers)) {
    const packages = names[/** @type {keyof PackageNames} */ (manager)];
    if (!packages || !answers(manager)) continue;
    const before = 'asUser' in how ? [] : asRoot();
    if (!before) return false;

    console.log(`asking ${manager} for ${packages.join(' ')} …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const [command, ...args] = [...before, manager];
    if ('refresh' in how)
      await run(command, [...args, ...how.refresh], { env, quiet: true, timeoutMs: 120_000 });
    const { code } = await run(command, [...args, ...install, ...packages], {
      env,
      quiet: true,
      timeoutMs: 600_000,
    });
    return code === 0;
  }
  return false;
}
