// Compares every story with its committed picture: `node check.mjs libs/ui [part of an id]`. With --update it replaces
// the pictures that differ; without a library it does so for all.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findDifference } from './compare.mjs';
import { joinPictures, readSheet, toFile, toImage } from './sheet.mjs';
import { storiesOf } from './stories.mjs';
import { openStudio } from './studio.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const storybook = path.join(root, 'dist/storybook');
const { values, positionals } = parseArgs({
  options: { update: { type: 'boolean' } },
  allowPositionals: true,
});
const [library, part] = positionals;
const libraries = library ? [library] : ['libs/ui', 'libs/forms', 'libs/views', 'libs/api'];

const studio = await openStudio(storybook);
try {
  for (const name of libraries) await checkLibrary(name);
} finally {
  await studio.close();
}

/** @param {string} name */
async function checkLibrary(name) {
  const folder = path.join(root, name, 'pictures');
  const ids = storiesOf(storybook, name, part);
  if (ids.length === 0) throw new Error(`${name} has no story with "${part ?? ''}" in its id`);
  const known = fs.existsSync(folder) ? fs.readdirSync(folder).map((file) => path.parse(file).name) : [];
  const results = [];
  for (const id of ids) results.push({ id, problem: await checkStory(name, id) });
  for (const id of part ? [] : known.filter((id) => !ids.includes(id))) {
    if (values.update) fs.rmSync(path.join(folder, `${id}.webp`));
    else results.push({ id, problem: 'its story no longer exists' });
  }
  report(name, results);
}

/** @param {string} name @param {string} id @returns {Promise<string | undefined>} why it fails */
async function checkStory(name, id) {
  const file = path.join(root, name, 'pictures', `${id}.webp`);
  try {
    const taken = await toFile(await joinPictures(await studio.takePictures(id)));
    // what the format loses is lost on both sides
    const actual = await readSheet(taken);
    const expected = fs.existsSync(file) ? await readSheet(file) : undefined;
    const difference = expected && (await findDifference(expected, actual));
    if (expected && !difference) return undefined;
    if (!values.update) return await show(name, id, { expected, actual, difference });
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, taken);
    console.log(`${expected ? 'replaced' : 'added'} ${path.relative(root, file)}`);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** Writes what differs beside the report. @param {string} name @param {string} id @param {Record<string, import('./sheet.mjs').Sheet | undefined>} sheets */
async function show(name, id, sheets) {
  const folder = path.join(name, 'test-results/pictures', id);
  fs.mkdirSync(path.join(root, folder), { recursive: true });
  for (const [kind, sheet] of Object.entries(sheets))
    if (sheet)
      await toImage(sheet)
        .png()
        .toFile(path.join(root, folder, `${kind}.png`));
  return sheets['expected']
    ? `it looks different: see expected.png, actual.png and difference.png in ${folder}`
    : `it has no picture: see actual.png in ${folder}`;
}

/** Says what failed, also in a file that tools/report.mjs reads. @param {string} name @param {{ id: string, problem: string | undefined }[]} results */
function report(name, results) {
  const failed = results.filter(({ problem }) => problem);
  for (const { id, problem } of failed) console.error(`✗ ${id}: ${problem}`);
  console.log(
    `${name}: ${results.length - failed.length} pictures are as committed, ${failed.length} are not`,
  );
  if (failed.length > 0) {
    console.error(`If the change is intended: npm run pictures -- ${name}`);
    process.exitCode = 1;
  }
  const file = path.join(root, name, 'test-results/pictures.json');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const assertionResults = results.map(({ id, problem }) => ({
    fullName: id,
    status: problem ? 'failed' : 'passed',
    failureMessages: problem ? [problem] : [],
  }));
  const testResults = [
    { name: 'pictures', status: failed.length > 0 ? 'failed' : 'passed', assertionResults },
  ];
  fs.writeFileSync(file, JSON.stringify({ numPassedTests: results.length - failed.length, testResults }));
}
