// `nx run @raang/tools:generators`: applies every generator to a copy of the workspace, and checks what they made as the
// workspace is checked. A generator that no longer fits the workspace fails here, and not when somebody needs it.
import fs from 'node:fs';
import { flushChanges, FsTree } from 'nx/src/generators/tree';
import { root } from '../../bootstrap.mjs';
import { collectMessages } from '../messages.mjs';
import { generations, part } from './examples.mjs';
import { run } from './run.mjs';
import { runTests } from './run-tests.mjs';
import { createScratch } from './scratch.mjs';
import { typeErrors } from './type-errors.mjs';

/** Test files about what was generated, and the names of their tests about it. */
const tests = {
  'libs/ui/src/testing/server.test.tsx': 'TravelTip',
  'libs/ui/src/testing/browser.test.tsx': 'TravelTip',
  'libs/ui/src/words.test.ts': 'travel-tip',
  'libs/ui/src/docs/guides.test.tsx': 'travel-tip|TravelTip',
  'libs/ui/src/labels/labels.test.ts': 'same labels',
  'libs/views/src/listing/view-types.test.ts': 'TitleList',
  'libs/views/src/title-list/title-list-model.test.ts': 'keeps the order of the listing|on a page in',
  'libs/views/src/site-tour/site-tour-model.test.ts': 'has its words and its URL',
};

const folder = createScratch(root);
try {
  await check();
} catch (error) {
  console.error(/** @type {{ all?: string }} */ (error).all ?? error);
  process.exitCode = 1;
} finally {
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}

async function check() {
  const made = await generate();
  const code = made.filter((file) => /\.tsx?$/.test(file));
  await run(folder, 'prettier', ['--check', ...made]);
  await run(folder, 'eslint', ['--max-warnings=0', ...code]);
  // of these files only, since that of all sources takes ten seconds
  await run(folder, 'lingui', ['extract', ...code]);
  await run(folder, 'lingui', ['check', 'missing', '--mode=catalog']);
  await run(folder, 'knip', ['--no-progress']);
  const errors = typeErrors(folder, code);
  if (errors) throw new Error(errors);
  await runTests(folder, '.', Object.keys(tests), Object.values(tests).join('|'));
}

/** Generates everything. @returns the files that were created or changed */
async function generate() {
  // one by command, as people do it; it also makes the graph that lint checks layers with
  const output = await run(folder, 'nx', ['g', '@raang/tools:part', ...part]);
  const made = new Set([...output.matchAll(/^(?:CREATE|UPDATE) (.+)$/gm)].map(([, file]) => file));
  if (made.size === 0) throw new Error(`The command has created nothing:\n${output}`);
  for (const generation of generations) {
    const tree = new FsTree(folder, false);
    const callback = await generation(tree);
    for (const { path: file } of tree.listChanges()) made.add(file);
    flushChanges(folder, tree.listChanges());
    if (callback !== collectMessages) callback?.();
  }
  return [...made];
}
