// Every check of this repository, as an Nx target: which projects have it, what it runs, what its result depends on.

import path from 'node:path';
import { browserTests } from '../tiers.mjs';
import {
  attw,
  buildLibrary,
  checkTypes,
  filesToFormat,
  importEntries,
  runExample,
  testCommand,
  withEngines,
  withPostgres,
} from './commands.mjs';

/** @typedef {import('./project.mjs').Project} Project */
/** @typedef {import('nx/src/devkit-exports').TargetConfiguration} Target */
/** @typedef {NonNullable<Target['inputs']>} Inputs */

/** @type {Record<string, (project: Project, projects: Project[]) => Target | false>} */
const checks = {
  format: (project, projects) =>
    cached(project, `prettier --check ${filesToFormat(project, projects)}`, ['default', 'prettier']),

  messages: (project) =>
    project.isWorkspace &&
    cached(project, 'lingui check sync --clean --workers 1 && lingui check missing --mode=catalog', [
      'messages',
    ]),

  unused: (project) => project.isWorkspace && cached(project, 'knip --no-progress', ['unused']),

  words: (project) => project.isWorkspace && cached(project, 'node tools/words/check.mjs', ['words']),

  licences: (project) =>
    project.isWorkspace && cached(project, 'node tools/supply-chain/check.mjs licences', ['supplyChain']),

  // advisories appear without a change here, so no result is kept
  audit: (project) =>
    project.isWorkspace && {
      ...cached(project, 'node tools/supply-chain/check.mjs audit', ['supplyChain']),
      cache: false,
    },

  lint: (project) => isCode(project) && cached(project, 'eslint . --max-warnings=0', ['code', 'boundaries']),

  typecheck: (project) =>
    isCode(project) && cached(project, checkTypes(project), ['code', '^production', 'typescript']),

  build: (project) => {
    const inputs = ['production', '^production', 'typescript'];
    const dist = { outputs: ['{projectRoot}/dist'] };
    // an application bundles the sources of the libraries, so their builds need not come first
    if (project.isApplication) return cached(project, 'vite build', [...inputs, 'vite'], dist);
    return (
      project.isLibrary &&
      cached(project, buildLibrary(project), [...inputs, 'library'], { ...dist, dependsOn: ['^build'] })
    );
  },

  test: (project) =>
    project.hasTests &&
    cached(
      project,
      withPostgres(project, testCommand(project)),
      [
        ...['default', '^production', 'vitest', 'typescript'],
        { env: 'TEST_CHANGED_SINCE' },
        ...(project.usesPostgres ? postgres : []),
      ],
      reported('test'),
    ),

  // the tests of stores once more, on the other database
  stores: (project) =>
    project.hasStoreTests &&
    cached(
      project,
      withPostgres(project, testCommand(project)),
      ['default', '^production', 'vitest', 'typescript', ...postgres],
      { ...reported('stores'), options: { cwd: project.root, env: { STORES_ON: 'postgresql' } } },
    ),

  stories: (project) => project.hasStories && storiesIn('th', project, reported('stories')),

  'stories-en': (project) => project.hasStories && storiesIn('en', project, reported('stories-en')),

  storybook: (project) =>
    project.isStorybook &&
    cached(
      project,
      'storybook build -c .storybook -o dist/storybook --quiet',
      ['default', '^shown', 'vite', 'typescript'],
      { options: { cwd: '.' }, outputs: ['{workspaceRoot}/dist/storybook'] },
    ),

  generators: (project) =>
    project.hasGenerators &&
    cached(project, 'node generators/check/check.mjs', [
      'generators',
      'boundaries',
      'prettier',
      'vitest',
      'typescript',
    ]),

  authority: (project) =>
    project.isTemplate &&
    cached(project, `node ${project.toWorkspace}/tools/generators/authority/check.mjs`, [
      'default',
      '^production',
      'authority',
      'vite',
      'typescript',
    ]),

  // the stories, in the built Storybook
  pictures: (project) =>
    project.hasStories &&
    cached(
      project,
      `node tools/pictures/check.mjs ${project.root}`,
      ['pictures', 'stories', '^production', 'storybook', 'vite', 'typescript'],
      {
        ...reported('pictures'),
        options: { cwd: '.' },
        dependsOn: [{ target: 'storybook', projects: ['storybook'] }],
        parallelism: false,
      },
    ),

  packages: (project) =>
    project.isPublished &&
    cached(
      project,
      `publint --strict && ${attw(project)} && ${importEntries(project)} && ${runExample(project)}`,
      ['packages', excluded(project, 'README.md'), 'production', '^production', 'library', 'typescript'],
      { dependsOn: ['build'] },
    ),

  surface: (project) =>
    project.hasSurface &&
    cached(
      project,
      `node ${project.toWorkspace}/tools/packages/surface.mjs`,
      ['surface', excluded(project, 'api/**'), 'production', '^production', 'library', 'typescript'],
      // also an output, so that a cached update writes the reports
      { dependsOn: ['build'], outputs: ['{projectRoot}/api'] },
    ),

  consumer: (project) =>
    project.isConsumer &&
    cached(
      project,
      'node check/check.mjs',
      ['default', 'packed', '^production', 'library', 'typescript', 'browser'],
      { dependsOn: ['^build'] },
    ),

  sizes: (project) =>
    project.hasSizeBudgets &&
    cached(project, `node ${project.toWorkspace}/tools/sizes.mjs`, ['production', '^production', 'sizes']),

  ...Object.fromEntries(browserTests.map((name) => [name, (project) => testsOfBuilt(name, project)])),
};

/** The tests of a built app in a project of `e2e/`, whose folder has the check's name. @type {(name: string, project: Project) => Target | false} */
const testsOfBuilt = (name, project) =>
  project.isEndToEnd &&
  path.posix.basename(project.root) === name &&
  cached(
    project,
    withEngines(project, withPostgres(project, 'playwright test')),
    [
      'default',
      '^production',
      'typescript',
      name === 'second-authority' ? 'secondAuthority' : 'site',
      ...(project.usesPostgres ? postgres : []),
      ...(project.usesEngines ? ['engines'] : []),
    ],
    {
      ...reported(name),
      dependsOn: [{ target: 'build', projects: project.builtProjects }],
      parallelism: false,
    },
  );

/** @type {(locale: string, project: Project, output: Partial<Target>) => Target} */
const storiesIn = (locale, project, output) =>
  cached(
    project,
    'vitest run -c .storybook/vitest.config.ts',
    ['stories', '^production', 'storybook', 'typescript', { env: 'STORY_PARTS' }],
    {
      ...output,
      // Storybook starts in the folder that contains .storybook
      options: { cwd: '.', env: { STORY_LIBRARY: project.root, STORY_LOCALE: locale } },
      parallelism: false,
    },
  );

/**
 * @param {Project} project
 * @param {Project[]} projects
 */
export const targetsOf = (project, projects) =>
  Object.fromEntries(
    Object.entries(checks).flatMap(([name, check]) => {
      const target = check(project, projects);
      return target ? [[name, target]] : [];
    }),
  );

/** @type {(project: Project, command: string, inputs: Inputs, more?: Partial<Target>) => Target} */
const cached = ({ root }, command, inputs, more) => ({
  command,
  options: { cwd: root },
  cache: true,
  inputs,
  outputs: [],
  ...more,
});

/** Files that `production` excludes. Nx applies an exclusion to all inputs below `{projectRoot}`, in any order. @param {Project} project @param {string} files */
const excluded = ({ root }, files) => `{workspaceRoot}/${root}/${files}`;

/** The test runner writes its counts to this file. Nx restores it with a cached result, since it is an output. */
const reported = (/** @type {string} */ target) => ({
  outputs: [`{projectRoot}/test-results/${target}.json`],
});

/** @type {Inputs} */
const postgres = ['postgres', { env: 'TEST_DATABASE_URL' }];

const isCode = (/** @type {Project} */ project) => !project.isWorkspace;
