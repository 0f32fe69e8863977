// Every check of this repository, as an Nx target: which projects have it, what it runs, what its result depends on.

import {
  attw,
  buildLibrary,
  checkTypes,
  filesToFormat,
  importEntries,
  runExample,
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
      withPostgres(project, `vitest run -c ${project.toWorkspace}/tools/vitest.lib.mjs`),
      [
        ...['default', '^production', 'vitest', 'typescript'],
        { env: 'TEST_CHANGED_SINCE' },
        ...(project.usesPostgres ? postgres : []),
      ],
      reported('test'),
    ),

  stories: (project) =>
    project.hasStories &&
    cached(
      project,
      'vitest run -c .storybook/vitest.config.ts',
      ['stories', '^production', 'storybook', 'typescript', { env: 'STORY_LOCALE' }, { env: 'STORY_PARTS' }],
      {
        ...reported('stories'),
        options: { cwd: '.', env: { STORY_LIBRARY: project.root } }, // Storybook starts in the folder that contains .storybook
        parallelism: false,
      },
    ),

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

  e2e: (project) =>
    project.isEndToEnd &&
    cached(
      project,
      withPostgres(project, 'playwright test'),
      [
        'default',
        '^production',
        'typescript',
        ...(project.usesPostgres ? ['site', ...postgres] : ['secondAuthority']),
      ],
      { ...reported('e2e'), dependsOn: ['^build'], parallelism: false },
    ),
};

/** What `npm test` runs: all but the pictures, which take ten minutes of two cores. */
export const checkNames = Object.keys(checks).filter((name) => name !== 'pictures');

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
