import path from 'node:path';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import noCycles from './no-cycles.mjs';
import { scratchProject } from './scratch-project';

const createProject = (files: Record<string, string>) => scratchProject('no-cycles', noCycles, files);

/** Each report as `file:line cycle`. */
async function cyclesIn(files: Record<string, string>) {
  const { eslint, folder } = createProject(files);
  const results = await eslint.lintFiles('.');
  return results.flatMap(({ filePath, messages }) =>
    messages.map(
      ({ line, message }) =>
        `${path.relative(folder, filePath)}:${line} ${/^Import cycle: (.*?)\. /.exec(message)?.[1] ?? message}`,
    ),
  );
}

test('accepts imports in one direction between files and between folders', async () => {
  const files = {
    'src/index.ts': "export * from './pages/home';\nexport * from './routes';\n",
    'src/routes.ts': "export { home } from './pages/home';\n",
    'src/pages/home.ts': "import { load } from '../server/feed/load';\nexport const home = load;\n",
    'src/server/serve.ts': "export { load } from './feed/load';\n",
    'src/server/feed/load.ts': 'export const load = 1;\n',
  };
  expect(await cyclesIn(files)).toEqual([]);
});

test('reports two folders that import each other at both imports, although no files do', async () => {
  const files = {
    'src/pages/home.ts': "import { load } from '../server/load';\nexport const home = load;\n",
    'src/pages/input.ts': 'export const input = 1;\n',
    'src/server/form.ts': "import { input } from '../pages/input';\nexport const form = input;\n",
    'src/server/load.ts': 'export const load = 1;\n',
  };
  expect(await cyclesIn(files)).toEqual([
    'src/pages/home.ts:1 src/pages → src/server → src/pages',
    'src/server/form.ts:1 src/server → src/pages → src/server',
  ]);
});

test('a folder includes its subfolders', async () => {
  const files = {
    'a/one/x.ts': "export * from '../../b/y';\n",
    'a/two/z.ts': 'export const z = 1;\n',
    'b/y.ts': "export * from '../c/w';\n",
    'c/w.ts': "export { z } from '../a/two/z';\n",
  };
  expect(await cyclesIn(files)).toEqual([
    'a/one/x.ts:1 a → b → c → a',
    'b/y.ts:1 b → c → a → b',
    'c/w.ts:1 c → a → b → c',
  ]);
});

test("a folder's own files are one part", async () => {
  const files = {
    'src/index.ts': "export * from './card/card';\n",
    'src/classes.ts': 'export const classes = 1;\n',
    'src/card/card.tsx': "import { classes } from '../classes';\nexport const card = classes;\n",
  };
  expect(await cyclesIn(files)).toEqual([
    'src/card/card.tsx:1 src/card → src/* → src/card',
    'src/index.ts:1 src/* → src/card → src/*',
  ]);
});

test('reports a cycle between files of one folder', async () => {
  const files = {
    'a.ts': "export * from './b';\n",
    'b.ts': "\nexport * from './a';\n",
    'c.ts': "import './a';\n",
  };
  expect(await cyclesIn(files)).toEqual(['a.ts:1 a.ts → b.ts → a.ts', 'b.ts:2 b.ts → a.ts → b.ts']);
});

test.each([
  ['a type', 'ts', "import type { X } from '../b/x';\nexport type Y = X;\n"],
  ['a type in an expression', 'ts', "export type Y = import('../b/x').X;\n"],
  ['a dynamic import', 'ts', "export const load = () => import('../b/x');\n"],
  ['a side effect', 'ts', "import '../b/x';\n"],
  ['a type in JSDoc', 'mjs', "/** @type {import('../b/x').X} */\nexport const x = 1;\n"],
  ['a path with an extension', 'ts', "export * from '../b/x.ts';\n"],
  ['a folder with an index', 'ts', "export * from '../b';\n"],
])('%s counts as an import', async (_, ending, text) => {
  const files = {
    [`a/y.${ending}`]: text,
    'a/z.ts': 'export const z = 1;\n',
    'b/x.ts': "export { z as X } from '../a/z';\n",
    'b/index.ts': '',
  };
  expect(await cyclesIn(files)).toContain(`a/y.${ending}:1 a → b → a`);
});

test.each(['a/y.test.ts', 'a/y.stories.tsx', 'a/y.spec.ts', 'a/y.gen.ts', 'a/y.d.ts', 'a/node_modules/y.ts'])(
  'ignores imports in %s',
  async (name) => {
    const files = {
      [name]: "import type { X } from '../b/x';\nexport type Y = X;\n",
      'a/z.ts': 'export const z = 1;\n',
      'b/x.ts': "export { z as X } from '../a/z';\n",
    };
    expect(await cyclesIn(files)).toEqual([]);
  },
);

test('the message names the import that closes the cycle, and the solution', async () => {
  const { eslint, folder } = createProject({
    'pages/home.ts': "export * from '../server/load';\n",
    'pages/input.ts': '',
    'server/form.ts': "export * from '../pages/input';\n",
    'server/load.ts': '',
  });
  const [result] = await eslint.lintFiles(path.join(folder, 'pages/home.ts'));
  expect(result?.messages[0]?.message).toBe(
    'Import cycle: pages → server → pages. server/form.ts → pages/input.ts closes it. ' +
      'Move what both sides need into a folder below both, or take it as an argument.',
  );
});

test('unsaved text of an editor replaces the text on disk', async () => {
  const { eslint, folder } = createProject({ 'a.ts': "export * from './b';\n", 'b.ts': '' });
  const lint = async (code: string) => {
    const [result] = await eslint.lintText(code, { filePath: path.join(folder, 'b.ts') });
    return result?.messages.length;
  };
  expect(await lint('')).toBe(0);
  expect(await lint("export * from './a';\n")).toBe(1);
  expect(await lint('')).toBe(0);
});

test('the rule is active in this repository', async () => {
  const cwd = path.resolve(import.meta.dirname, '../..');
  const eslint = new ESLint({ cwd, ruleFilter: ({ ruleId }) => ruleId === 'raang/no-cycles' });
  const filePath = path.join(cwd, 'libs/contract/src/parameters.ts');
  const [result] = await eslint.lintText("import './index';\n", { filePath });
  expect(result?.messages.map(({ message }) => message)).toEqual([
    expect.stringContaining('src/parameters.ts → src/index.ts → src/parameters.ts'),
  ]);
});
