// Gives every project its targets (build, typecheck, lint, test, e2e) by what it holds, so that no package repeats them.
import fs from 'node:fs';
import path from 'node:path';

/** @typedef {import('nx/src/devkit-exports').TargetConfiguration} Target */
/** @typedef {NonNullable<Target['inputs']>} Inputs */

export const name = 'raang-targets';

/** @type {import('nx/src/devkit-exports').CreateNodes} */
export const createNodes = [
  '{{apps/*,libs/*,tools}/package.json,.storybook/tsconfig.json}',
  (files, _options, { workspaceRoot }) =>
    files.map((file) => {
      const root = path.dirname(file);
      const targets = targetsOf(root, path.join(workspaceRoot, root));
      // the storybook is no package: its name and layer are said here
      const identity = root === '.storybook' ? { name: 'storybook', tags: ['layer:storybook'] } : {};
      return [file, { projects: { [root]: { root, targets, ...identity } } }];
    }),
];

/**
 * Leaves the outcome of a run where the caller asked for it, for one that wants to count.
 * @type {import('nx/src/devkit-exports').PostTasksExecution}
 */
export async function postTasksExecution(_options, { taskResults }) {
  const file = process.env.NX_TASK_REPORT;
  if (!file) return;
  const tasks = Object.values(taskResults).map(({ task, code }) => ({
    project: task.target.project,
    target: task.target.target,
    good: code === 0,
  }));
  fs.writeFileSync(file, JSON.stringify(tasks));
}

/**
 * @param {string} root the project's folder, from the workspace's
 * @param {string} folder the same, absolute
 */
function targetsOf(root, folder) {
  /** @param {string} file */
  const has = (file) => fs.existsSync(path.join(folder, file));
  const toRoot = path.posix.relative(root, '.');

  /** @type {(command: string, inputs: Inputs, more?: Target) => Target} */
  const cached = (command, inputs, more) => ({
    command,
    options: { cwd: root },
    cache: true,
    inputs,
    outputs: [],
    ...more,
  });

  const isLibrary = has('tsconfig.lib.json');
  const isApplication = has('vite.config.ts');
  const isEndToEnd = has('playwright.config.ts');
  const isTools = root === 'tools';
  const isTested = !isEndToEnd && holdsTests(isTools ? folder : path.join(folder, 'src'));
  const needsPostgres = isTested && dependsOn(folder, 'pg');

  /** @type {Inputs} */
  const whatBuildsRead = ['production', '^production', 'vite', 'typescript'];
  const built = { outputs: ['{projectRoot}/dist'] };

  return {
    lint: cached('eslint . --max-warnings=0', ['default', 'boundaries']),
    typecheck: cached(`tsc -p ${isLibrary ? 'tsconfig.lib.json' : 'tsconfig.json'} --noEmit`, [
      'default',
      '^production',
      'typescript',
    ]),

    // Declarations are made against the dependencies' built declarations, hence without the source condition.
    ...(isLibrary && {
      build: cached(
        `vite build -c ${toRoot}/tools/vite.lib.mjs && tsc -p tsconfig.lib.json --customConditions null`,
        whatBuildsRead,
        { ...built, dependsOn: ['^build'] },
      ),
    }),

    // An application bundles the libraries' sources, so their builds need not come first.
    ...(isApplication && { build: cached('vite build', whatBuildsRead, built) }),

    ...(isTested && {
      test: cached(
        `${needsPostgres ? `node ${toRoot}/tools/postgres.mjs ` : ''}vitest run -c ${toRoot}/tools/vitest.lib.mjs`,
        [
          'default',
          '^production',
          'vite',
          ...(needsPostgres ? [{ env: 'TEST_DATABASE_URL' }] : []),
          ...(isTools ? ['boundaries', 'network', 'documents'] : []), // it proves them
        ],
        { outputs: ['{projectRoot}/test-results'] },
      ),
    }),

    ...(isEndToEnd && {
      e2e: {
        command: `node ${toRoot}/tools/postgres.mjs playwright test`,
        options: { cwd: root },
        cache: false,
        dependsOn: ['^build'],
      },
    }),
  };
}

/** @param {string} folder */
const holdsTests = (folder) =>
  fs.existsSync(folder) &&
  fs.readdirSync(folder, { recursive: true }).some((file) => /\.test\.tsx?$/.test(String(file)));

/** @param {string} folder @param {string} dependency */
function dependsOn(folder, dependency) {
  const { dependencies = {} } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return dependency in dependencies;
}
