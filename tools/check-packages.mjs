// Proves that each published library works for somebody else: packed, unpacked into a project that has only what the
// library declares, type-checked and imported without our source condition. `node tools/check-packages.mjs`
import fs from 'node:fs';
import path from 'node:path';
import { bootstrap, fail, root } from './bootstrap.mjs';
import { npm, run, temporaryFolder } from './processes.mjs';
import { readProjects } from './projects.mjs';
import { one, sum } from './report.mjs';

/** @typedef {import('./projects.mjs').Project} Project */

const scope = '@raang/';

/** Packages that a consumer of typed React libraries brings along itself. */
const consumersOwn = ['@types/react', '@types/react-dom'];

/** @returns {Promise<import('./report.mjs').Count>} one test per library */
export async function checkPackages() {
  const libraries = readProjects().filter(
    ({ folder, manifest }) => folder.includes(`${path.sep}libs${path.sep}`) && !manifest.private,
  );
  const consumer = temporaryFolder('raang-consumer');
  await unpack(libraries, consumer);

  const results = [];
  for (const library of libraries) {
    const problem = await problemOf(library, consumer);
    console.log(problem ? `✗ ${library.name}: ${problem}` : `✓ ${library.name}`);
    results.push(one(!problem));
  }
  return sum(results);
}

/** @param {Project[]} libraries @param {string} consumer */
async function unpack(libraries, consumer) {
  const tarballs = path.join(consumer, 'tarballs');
  fs.mkdirSync(tarballs);
  const workspaces = libraries.flatMap(({ folder }) => ['--workspace', folder]);
  const packed = await npm(['pack', ...workspaces, '--pack-destination', tarballs, '--loglevel=error'], {
    quiet: true,
  });
  if (packed.code !== 0) throw new Error(`npm pack failed: ${packed.output}`);

  for (const { name, folder, manifest } of libraries) {
    const target = path.join(consumer, 'node_modules', name);
    fs.mkdirSync(target, { recursive: true });
    const tarball = path.join(tarballs, `${name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`);
    await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', target]);
    for (const dependency of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) {
      if (!libraries.some((library) => library.name === dependency)) link(dependency, folder, consumer);
    }
  }
  for (const name of consumersOwn) link(name, root, consumer);
  fs.writeFileSync(path.join(consumer, 'package.json'), '{ "private": true, "type": "module" }\n');
}

/**
 * @param {string} dependency
 * @param {string} folder who depends on it
 * @param {string} consumer
 */
function link(dependency, folder, consumer) {
  const source = [folder, root]
    .map((base) => path.join(base, 'node_modules', dependency))
    .find((file) => fs.existsSync(file));
  const target = path.join(consumer, 'node_modules', dependency);
  if (!source || fs.existsSync(target)) return;
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.symlinkSync(fs.realpathSync(source), target, 'junction');
}

/** @param {Project} library @param {string} consumer @returns {Promise<string | undefined>} */
async function problemOf({ name, manifest }, consumer) {
  const missing = filesIn(manifest.exports).find(
    (file) => !fs.existsSync(path.join(consumer, 'node_modules', name, file)),
  );
  if (missing) return `exports names ${missing}, which the package does not hold`;

  const entries = Object.keys(manifest.exports)
    .filter((entry) => !/\.(css|json)$/.test(entry))
    .map((entry) => name + entry.slice(1));

  const file = `${name.split('/')[1]}.ts`;
  const uses = entries.map(
    (entry, index) => `import * as entry${index} from '${entry}';\nconsole.log(entry${index});\n`,
  );
  fs.writeFileSync(path.join(consumer, file), uses.join(''));
  const options = [
    '--noEmit',
    '--strict',
    '--target',
    'es2023',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
  ];
  const tsc = path.join(root, 'node_modules', '@typescript', 'native', 'bin', 'tsc');
  const types = await run(process.execPath, [tsc, ...options, file], { cwd: consumer, quiet: true });
  // our declarations are checked too, what others declare is not our matter
  const ours = types.output
    .split('\n')
    .filter((line) => !line.includes('node_modules/') || line.includes(`node_modules/${scope}`));
  if (ours.some((line) => line.includes('error TS'))) return `its types do not hold:\n${ours.join('\n')}`;

  const imports = entries.map((entry) => `await import('${entry}');`).join('');
  const loaded = await run(process.execPath, ['--input-type=module', '-e', imports], {
    cwd: consumer,
    quiet: true,
  });
  if (loaded.code !== 0) return `it cannot be imported: ${loaded.output}`;
}

/** @param {unknown} exported @returns {string[]} every file that an exports field names */
function filesIn(exported) {
  if (typeof exported === 'string') return exported.includes('*') ? [] : [exported];
  return Object.values(exported ?? {}).flatMap(filesIn);
}

if (import.meta.main) {
  await bootstrap();
  const { failed } = await checkPackages();
  if (failed > 0) fail(`${failed} of the packages would not work for others`);
}
