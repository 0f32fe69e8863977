// `npm run check`: the quick checks of a change: all that it touches, and the types of all that it affects. `npm test` has
// the rest of what protects a change. With `--release`: also the parts of the release suite that the change affects.
import fs from 'node:fs';
import path from 'node:path';
import { bootstrap, root } from './bootstrap.mjs';
import {
  areImported,
  canChangeMessages,
  canLeaveUnused,
  changeBase,
  changedFiles,
  changedLines,
  projectsOf,
  stateOf,
  storyParts,
} from './changes.mjs';
import { checkFiles } from './check-files.mjs';
import { runChecks } from './checks.mjs';
import { listByCheck, summarise } from './report.mjs';
import { changeChecks, releaseParts } from './tiers.mjs';

const isOfRelease = process.argv.includes('--release');
await bootstrap();

const base = changeBase();
const files = changedFiles(base);
// a state that was good is good: to ask Nx, and to lint again, takes some seconds
const goodStates = path.join(root, 'node_modules', '.cache', 'check');
const state = `${stateOf(base, files)}${isOfRelease ? '-release' : ''}`;
if (fs.existsSync(path.join(goodStates, state)))
  end([], 'all good, as it was when this state was checked before,');
const parts = storyParts(files);

// tests of what depends on a change take minutes: a library of the API is below most tests with a database
const ofChanged = ['build', 'test'];
/** @type {Record<string, string | undefined>} */
const environment = { TEST_CHANGED_SINCE: areImported(files) ? base : undefined };
if (parts.length > 0) {
  // the stories of the folders that have changed: all stories of a library take minutes
  ofChanged.push('stories');
  const { ensureBrowser } = await import('./browser.mjs');
  Object.assign(environment, {
    CHROMIUM_PATH: await ensureBrowser(),
    STORY_PARTS: parts.join(),
  });
}

// types show what a change breaks elsewhere
const ofAffected = ['typecheck', 'words'];
const lines = changedLines(base);
if (canChangeMessages(files, lines)) ofAffected.push('messages');
if (canLeaveUnused(lines)) ofAffected.push('unused');
// at once: each of them takes a second to start
const [ofFiles, ...runs] = await Promise.all([
  checkFiles(files),
  ...(files.length === 0
    ? []
    : [
        runChecks(['affected', `--base=${base}`, '--targets', ofAffected.join()], {}),
        runChecks(
          ['run-many', '--targets', ofChanged.join(), '--projects', projectsOf(files).join()],
          environment,
        ),
      ]),
]);

if (isOfRelease && files.length > 0) runs.push(await runReleaseParts());

const tasks = [...ofFiles, ...runs.flatMap((run) => run.tasks)];
const { failures } = summarise(
  tasks,
  runs.every(({ isGood }) => isGood),
  root,
);
console.log(`\nsince ${base.slice(0, 10)}:`);
for (const line of listByCheck(tasks)) console.log(`  ${line}`);
end(failures, failures.length > 0 ? `${failures.length} failed` : 'all good');

/** What a release checks and a change does not, in the projects that the change affects. */
async function runReleaseParts() {
  const parts = Object.keys(releaseParts).filter((part) => !changeChecks.includes(part));
  const { ensureBrowser } = await import('./browser.mjs');
  return runChecks(['affected', `--base=${base}`, '--targets', parts.join()], {
    CHROMIUM_PATH: await ensureBrowser(),
  });
}

/** @param {string[]} failures @param {string} result @returns {never} */
function end(failures, result) {
  for (const failure of failures) console.log(`✗ ${failure}`);
  console.log(`\n${result} after ${(performance.now() / 1000).toFixed(1)} s`);
  if (failures.length > 0) process.exit(1);
  fs.mkdirSync(goodStates, { recursive: true });
  // what was changed meanwhile was not checked
  if (state.startsWith(stateOf(base, changedFiles(base)))) fs.writeFileSync(path.join(goodStates, state), '');
  process.exit(0);
}
