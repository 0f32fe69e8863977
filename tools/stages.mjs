// What `npm test` runs, in order. A stage gives its tests' count; one that throws is one failure with that reason.
import fs from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { root } from './bootstrap.mjs';
import { checkPackages } from './check-packages.mjs';
import { checkSizes } from './check-sizes.mjs';
import { nx } from './nx/run.mjs';
import { run, temporaryFolder } from './processes.mjs';
import { readProjects } from './projects.mjs';
import { count, fromFile, ofPlaywright, ofTasks, ofVitest, one, sum } from './report.mjs';

/** @typedef {import('./report.mjs').Count} Count */

/**
 * A program of node_modules whose exit code is the verdict; it is heard only when it fails.
 * @param {string} title
 * @param {string} script
 * @param {string[]} args
 */
async function check(title, script, args) {
  const { code, output } = await run(process.execPath, [path.join(root, 'node_modules', script), ...args], {
    cwd: root,
    quiet: true,
  });
  console.log(code === 0 ? `✓ ${title}` : `✗ ${title}\n${output}`);
  return one(code === 0);
}

async function formatAndWords() {
  const lingui = '@lingui/cli/dist/lingui-check.js';
  const files = '**/*.{ts,tsx,mjs,json,css,md}';
  return sum([
    await check('formatting (fix: npx prettier --write .)', 'prettier/bin/prettier.cjs', [
      '--check',
      '--log-level=warn',
      files,
    ]),
    await check('catalogues hold what the sources say (fix: npm run messages)', lingui, [
      'sync',
      '--clean',
      '--verbose',
    ]),
    await check('every message is translated (fix: the .po files)', lingui, [
      'missing',
      '--mode=catalog',
      '--verbose',
    ]),
  ]);
}

/** Lint, types, unit tests and builds of every project. */
async function projects() {
  const report = path.join(temporaryFolder('raang-tasks'), 'tasks.json');
  const folders = new Map(readProjects().map(({ name, folder }) => [name, folder]));
  /** @param {string} project */
  const unitReport = (project) => path.join(folders.get(project) ?? root, 'test-results', 'unit.json');
  for (const project of folders.keys()) fs.rmSync(unitReport(project), { force: true });

  const { code } = await nx(
    ['run-many', '-t', 'lint', 'typecheck', 'test', 'build', '--parallel=2', '--output-style=static'],
    {
      env: { NX_TASK_REPORT: report },
    },
  );
  const tasks = fs.existsSync(report) ? JSON.parse(fs.readFileSync(report, 'utf8')) : [];
  return ofTasks(tasks, code === 0, unitReport);
}

async function stories() {
  const browser = await ensureBrowser();
  const report = path.join(root, 'test-results', 'stories.json');
  fs.rmSync(report, { force: true });
  const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const { code } = await run(process.execPath, [vitest, 'run', '-c', '.storybook/vitest.config.ts'], {
    cwd: root,
    env: { ...process.env, CHROMIUM_PATH: browser },
  });
  return fromFile(report, ofVitest, code === 0);
}

const storybook = () =>
  check('the storybook builds', 'storybook/dist/bin/dispatcher.js', [
    'build',
    '--config-dir=.storybook',
    '--output-dir=dist/storybook',
    '--quiet',
  ]);

async function passengers() {
  const browser = await ensureBrowser();
  const report = path.join(root, 'apps', 'site-e2e', 'test-results', 'e2e.json');
  fs.rmSync(report, { force: true });
  const { code } = await nx(['run', '@raang/site-e2e:e2e', '--output-style=static'], {
    env: { CHROMIUM_PATH: browser },
  });
  return fromFile(report, ofPlaywright, code === 0);
}

/** @type {Array<[title: string, stage: () => Promise<Count>]>} */
export const stages = [
  ['formatting and words', formatAndWords],
  ['lint, types, unit tests, builds', projects],
  ['stories', stories],
  ['storybook', storybook],
  ['packages', checkPackages],
  ['what the kit costs', checkSizes],
  ['the built site, on both databases', passengers],
];

/**
 * @param {string} title
 * @param {() => Promise<Count>} stage
 * @returns {Promise<Count>}
 */
export async function runStage(title, stage) {
  console.log(`\n━━ ${title} ━━`);
  const from = performance.now();
  const counted = await stage().catch((error) => {
    console.log(`✗ ${error instanceof Error ? error.message : error}`);
    return count({ failed: 1 });
  });
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  const skipped = counted.skipped > 0 ? `, ${counted.skipped} skipped` : '';
  console.log(`━━ ${title}: ${counted.passed} passed, ${counted.failed} failed${skipped} in ${seconds} s`);
  return counted;
}
