import path from 'node:path';
import { expect, test } from 'vitest';
import rooms from './rooms.mjs';
import { scratchProject } from './scratch-project';

/** Each report as `file: message`. */
async function reportsOf(files: Record<string, string>) {
  const { folder, eslint } = scratchProject('rooms', rooms, files);
  const results = await eslint.lintFiles('.');
  return results.flatMap(({ filePath, messages }) =>
    messages.map(({ message }) => `${path.relative(folder, filePath)}: ${message}`),
  );
}

test('accepts rooms that import from floors below, entries above all, and tests of one name', async () => {
  const reports = await reportsOf({
    'src/client.ts': "export * from './shell/frame/menu';\n",
    'src/routes/menu.ts': "export * from '../pages/home';\n",
    'src/pages/home.ts': "export * from '../server/services/log';\n",
    'src/shell/frame/menu.ts': "export * from '../../pages/home';\n",
    'src/shell/frame/menu.test.ts': "export * from './menu';\n",
    'src/server/services/log.ts': "export * from './words/index';\n",
    'src/server/services/words/index.ts': 'export const word = 1;\n',
    'vite/home.ts': "export * from '../src/pages/home';\n",
  });
  expect(reports).toEqual([]);
});

test('says where a file outside of the rooms belongs', async () => {
  const [report, ...more] = await reportsOf({ 'src/shell/menu.ts': 'export const menu = 1;\n' });
  expect(report).toMatch(
    /^src\/shell\/menu\.ts: shell\/menu\.ts lies in no room\. The rooms here: .*shell\/frame/,
  );
  expect(more).toEqual([]);
});

test('rejects a room that is on no floor', async () => {
  expect(await reportsOf({ 'src/server/attic/box.ts': 'export const box = 1;\n' })).toEqual([
    expect.stringContaining('server/attic is on no floor'),
  ]);
});

test('rejects an import of a floor above, and of a neighbour on the same floor', async () => {
  const reports = await reportsOf({
    'src/addresses/href.ts': "export * from '../pages/home';\n",
    'src/pages/home.ts': 'export const home = 1;\n',
    'src/gate/gate.ts': "export type { Feed } from '../server/feed/feed';\n",
    'src/server/feed/feed.ts': 'export type Feed = 1;\n',
  });
  expect(reports).toEqual([
    expect.stringContaining('addresses imports pages, which is not below it'),
    expect.stringContaining('gate imports server/feed, which is not below it'),
  ]);
});

test('names the other file of the same name, once for each of both', async () => {
  const reports = await reportsOf({
    'src/pages/frame.ts': 'export const one = 1;\n',
    'src/shell/frame/frame.ts': 'export const other = 1;\n',
  });
  expect(reports).toEqual([
    expect.stringMatching(/^src\/pages\/frame\.ts: shell\/frame\/frame\.ts has the same name/),
    expect.stringMatching(/^src\/shell\/frame\/frame\.ts: pages\/frame\.ts has the same name/),
  ]);
});
