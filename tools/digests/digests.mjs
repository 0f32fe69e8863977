// Writes a line for everything that the built site sends, with digests of headers and body, and the size of every file that a
// browser loads: what a change of structure leaves as it is.
//   npm run digests -- <folder>             writes digests.txt and what it stands for
//   npm run digests -- <folder> <former>    and says what differs from a former folder
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { bootstrap, fail, root } from '../bootstrap.mjs';
import { addressesIn, isNewForm, starts } from './crawl.mjs';
import { settled, settledHeaders } from './settled.mjs';

await bootstrap();
const { createClient } = await import('../pages/client.mjs');
const { startSite } = await import('../pages/site-process.mjs');
const [folder, former] = process.argv.slice(2);
if (!folder) fail('tell the folder: npm run digests -- <folder> [<former folder>]');
fs.mkdirSync(path.join(folder, 'bodies'), { recursive: true });

const digest = (/** @type {string | Buffer} */ content) =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/** @type {Map<string, string>} */
const lines = new Map();
const site = await startSite({}, ['--import', path.join(import.meta.dirname, 'frozen-clock.mjs')]);
const client = createClient(site.origin);
let addresses = starts.filter(isNewForm);
while (addresses.length > 0) {
  const found = [];
  // one after the other: each run then takes the same address of a form
  for (const address of addresses) found.push(...(await read(address)));
  addresses = found.filter(isNewForm);
}
client.close();
await site.stop();
for (const [name, size] of fileSizes()) lines.set(`file ${name}`, String(size));
const list = [...lines].map(([name, value]) => `${name} ${value}`).sort();
fs.writeFileSync(path.join(folder, 'digests.txt'), list.join('\n') + '\n');
console.log(`${list.length} lines in ${path.join(folder, 'digests.txt')}`);
if (former) compare(former);

/** @param {string} address @returns {Promise<string[]>} addresses that it names */
async function read(address) {
  const { status, headers, body } = await client.get(address);
  const isText = /^(text|application\/(json|xml|.*\+(json|xml)|javascript))/.test(
    headers['content-type'] ?? '',
  );
  const content = isText ? settled(body.toString().replaceAll(site.origin, '')) : body;
  const head = settledHeaders(headers).replaceAll(site.origin, '');
  lines.set(address, `${status} ${digest(head)} ${digest(content)}`);
  fs.writeFileSync(
    path.join(folder, 'bodies', digest(address)),
    `${address}\n${head}\n\n${isText ? content : ''}`,
  );
  const location = headers.location ? [headers.location.replace(site.origin, '')] : [];
  return isText ? [...location, ...addressesIn(body.toString(), site.origin)] : location;
}

/** Bytes of built files by their name without its hash; several of one name together. */
function fileSizes() {
  const built = path.join(root, 'apps/site/dist/client');
  /** @type {Map<string, number>} */
  const sizes = new Map();
  for (const file of fs.globSync('**/*.{js,css}', { cwd: built })) {
    const name = file.replace(/-[\w-]{8}(?=\.\w+$)/, '');
    sizes.set(name, (sizes.get(name) ?? 0) + fs.statSync(path.join(built, file)).size);
  }
  return sizes;
}

/** Sizes may differ by 1 %, as names inside files do. @param {string} other */
function compare(other) {
  const before = new Map(
    fs.readFileSync(path.join(other, 'digests.txt'), 'utf8').trimEnd().split('\n').map(nameAndValue),
  );
  const differing = [...new Set([...before.keys(), ...lines.keys()])].filter(
    (name) => !isEqual(before.get(name), lines.get(name), name.startsWith('file ')),
  );
  for (const name of differing.sort())
    console.log(
      `≠ ${name}: ${before.get(name) ?? 'absent'} → ${lines.get(name) ?? 'absent'} (bodies/${digest(name)})`,
    );
  console.log(`${differing.length} of ${lines.size} differ`);
  process.exitCode = differing.length > 0 ? 1 : 0;
}

/** @param {string} line @returns {[string, string]} */
function nameAndValue(line) {
  const [, name = '', value = ''] = /^(file \S+|\S+) (.+)$/.exec(line) ?? [];
  return [name, value];
}

/** @param {string | undefined} one @param {string | undefined} other @param {boolean} isSize */
function isEqual(one, other, isSize) {
  if (one === undefined || other === undefined) return false;
  return isSize ? Math.abs(Number(one) - Number(other)) <= Number(one) / 100 : one === other;
}
