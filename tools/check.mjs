// `npm run check`: the quick checks of what a change affects. `npm test` has the rest: every story in both languages, the
// builds, packages, sizes and browser tests.
import { bootstrap, root } from './bootstrap.mjs';
import { changedFiles, changeBase, storyParts } from './changes.mjs';
import { runChecks } from './checks.mjs';
import { listByCheck, summarise } from './report.mjs';

await bootstrap();

const quick = ['format', 'lint', 'typecheck', 'test', 'messages', 'words', 'unused'];
const base = changeBase();
const runs = [await runChecks(['affected', `--base=${base}`, '--targets', quick.join()], {})];

// the stories of the folders that have changed: all stories of a library take minutes
const { parts, libraries } = storyParts(changedFiles(base));
if (parts.length > 0) {
  const projects = libraries.map((library) => `@raang/${library}`).join();
  const { ensureBrowser } = await import('./browser.mjs');
  const environment = { CHROMIUM_PATH: await ensureBrowser(), STORY_PARTS: parts.join(), STORY_LOCALE: 'th' };
  runs.push(await runChecks(['run-many', '--targets', 'stories', '--projects', projects], environment));
}

const tasks = runs.flatMap((run) => run.tasks);
const { failures } = summarise(
  tasks,
  runs.every(({ isGood }) => isGood),
  root,
);
console.log(`\nsince ${base.slice(0, 10)}:`);
for (const line of listByCheck(tasks)) console.log(`  ${line}`);
for (const failure of failures) console.log(`✗ ${failure}`);
const seconds = performance.now() / 1000;
console.log(failures.length > 0 ? `\n${failures.length} failed` : `\nall good after ${seconds.toFixed(1)} s`);
process.exit(failures.length > 0 ? 1 : 0);
