// Generates an app into a copy of the workspace's layout, type-checks, builds and starts it, and asks for pages. Then
// generates what must be refused.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { zipSync } from 'fflate';
import getPort from 'get-port';
import { flushChanges, FsTree } from 'nx/src/generators/tree';
import { root } from '../../bootstrap.mjs';
import generateAuthority from './generator.mjs';

const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'raang-authority-'));
const app = path.join(folder, 'apps', 'northport');

/** The feed of the template, changed. @param {Record<string, (text: string) => string>} changes */
function zip(changes) {
  const source = path.join(root, 'apps/second-authority/network/gtfs');
  const files = fs.readdirSync(source).map((name) => {
    const text = fs.readFileSync(path.join(source, name), 'utf8');
    return [name, new TextEncoder().encode((changes[name] ?? ((same) => same))(text))];
  });
  const file = path.join(folder, 'feed.zip');
  fs.writeFileSync(file, zipSync(Object.fromEntries(files)));
  return file;
}

/** @param {import('./generator.mjs').AuthorityOptions} options */
async function refused(options) {
  const tree = new FsTree(folder, false);
  const { message } = await generateAuthority(tree, options).then(
    () => assert.fail(`${options.name} is not refused`),
    (error) => error,
  );
  assert.deepEqual(tree.listChanges(), []);
  return message;
}

/** @param {string} command @param {string[]} args */
const run = (command, args) =>
  execa(command, args, {
    cwd: app,
    preferLocal: true,
    localDir: root,
    // the catalogues are below the real folder of the libraries
    env: { LINGUI_CONFIG: path.join(root, 'lingui.config.ts') },
  });

try {
  fs.mkdirSync(path.join(folder, 'apps'));
  for (const entry of [
    'libs',
    'node_modules',
    'tsconfig.base.json',
    '.prettierrc.json',
    'apps/second-authority',
  ])
    fs.symlinkSync(path.join(root, entry), path.join(folder, entry));

  // another city: another zone, another line, no Thai, no feed_info.txt of a publisher
  const feed = zip({
    'agency.txt': (text) =>
      text.replace('Corvela Light Rail', 'Northport Metro').replace('Atlantic/Azores', 'America/Halifax'),
    'feed_info.txt': (text) => text.replaceAll('Corvela Transport Authority', 'Northport Transit'),
    'routes.txt': (text) => text.replace('Harbour Line', 'Quay Line').replace('005F73', '7A1FA2'),
    'translations.txt': (text) => text.split('\n')[0] + '\n',
  });
  const tree = new FsTree(folder, false);
  await generateAuthority(tree, { name: 'northport', feed });
  flushChanges(folder, tree.listChanges());
  const authority = fs.readFileSync(path.join(app, 'authority/authority.ts'), 'utf8');
  for (const fact of ["'Northport Transit'", "'America/Halifax'", "'Quay Line'", "'#7A1FA2'"])
    assert.ok(authority.includes(fact), `authority.ts has no ${fact}`);
  await run('tsc', ['-p', 'tsconfig.json', '--noEmit']);
  await run('vite', ['build', '--logLevel', 'error']);
  await askForPages();

  for (const name of ['northport', 'second-authority'])
    assert.match(await refused({ name, feed }), new RegExp(`"${name}" is taken`));
  for (const name of ['Northport', 'north port', '../north', 'north_port'])
    assert.match(await refused({ name, feed }), /is not a name/);
  assert.match(await refused({ name: '', feed }), /Give also --name/);
  assert.match(
    await refused({ name: 'other', feed: path.join(folder, 'none.zip') }),
    /none\.zip: no such file/,
  );
  const broken = zip({ 'stops.txt': (text) => text.replace('38.7040', 'north') });
  assert.match(await refused({ name: 'other', feed: broken }), /stops\.txt:3 stop_lat: .+/);
  const silent = zip({ 'agency.txt': (text) => text.replace('+351 292 555 010', '') });
  assert.match(await refused({ name: 'other', feed: silent }), /pass --telephone/);
  console.log('the app is generated, typed, built and answers; names and feeds that do not fit are refused');
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}

async function askForPages() {
  const port = await getPort();
  const site = execa('node', ['serve.mjs'], { cwd: app, env: { PORT: String(port) }, reject: false });
  try {
    await new Promise((resolve, reject) => {
      site.stdout.on('data', (data) => String(data).includes('ready') && resolve(undefined));
      void site.then(({ stderr }) => reject(new Error(`the app ended: ${stderr}`)));
    });
    const text = async (/** @type {string} */ page) => {
      const response = await fetch(`http://localhost:${port}${page}`);
      assert.equal(response.status, 200, page);
      return response.text();
    };
    assert.match(await text('/'), /<html lang="en"/);
    assert.match(await text('/en'), /Quay Line/);
    assert.match(await text('/en/travel/lines'), /Northport Metro/);
    assert.match(await text('/en/travel/how-to-ride'), /Plan a journey/);
    assert.match(await text('/th/stations/H-04'), /Harbour Square/);
    // the clocks of the network are put forward in summer
    assert.match(await text('/en/journeys?from=H-01&to=L-06&date=2027-07-14&time=12:00'), /T12:\d\d-03:00/);
  } finally {
    site.kill('SIGTERM');
    await site;
  }
}
