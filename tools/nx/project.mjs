import fs from 'node:fs';
import path from 'node:path';

/** @typedef {ReturnType<typeof readProject>} Project */

/** What the tests of the built site share. It has no tests of its own. */
const kit = '@raang/e2e-kit';

/**
 * Reads the facts about a project that decide its targets.
 * @param {string} root the project's folder, relative to the workspace
 * @param {string} workspaceRoot
 */
export function readProject(root, workspaceRoot) {
  const folder = path.join(workspaceRoot, root);
  const has = (/** @type {string} */ file) => fs.existsSync(path.join(folder, file));
  const isWorkspace = root === '.';
  const isLibrary = has('tsconfig.lib.json');
  const isEndToEnd = has('playwright.config.ts');
  const manifest = has('package.json')
    ? JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'))
    : {};
  const sources = isWorkspace || isEndToEnd ? [] : filesIn(has('src') ? path.join(folder, 'src') : folder);
  return {
    root,
    /** Path to the workspace, for commands that run in the project's folder. */
    toWorkspace: path.posix.relative(root, '.'),
    manifest,
    isWorkspace,
    isLibrary,
    isEndToEnd,
    isApplication: has('vite.config.ts'),
    isPublished: isLibrary && !manifest.private,
    isStorybook: has('preview.tsx'),
    isConsumer: has('check/check.mjs'),
    hasTests: sources.some((file) => /\.test\.tsx?$/.test(file)),
    hasStoreTests: sources.some((file) => file.endsWith('.store.test.ts')),
    hasStories: sources.some((file) => file.endsWith('.stories.tsx')),
    hasSurface: has('api') && !manifest.private,
    hasStandaloneStyles: has('src/standalone.css'),
    hasSizeBudgets: has('size-budgets.json'),
    hasGenerators: has('generators.json'),
    /** Other apps are made of it: see tools/generators/authority. */
    isTemplate: root === 'apps/second-authority',
    usesPostgres: 'pg' in { ...manifest.dependencies } || isTagged(manifest, 'needs:postgresql'),
    /** Needs Firefox and WebKit. */
    usesEngines: isTagged(manifest, 'needs:engines'),
    /** Projects that tests of a built app find built: those that it names, and those that its kit names. */
    builtProjects: isEndToEnd ? [...new Set(namedProjects(manifest, folder))] : [],
  };
}

/** @param {any} manifest @param {string} tag */
const isTagged = (manifest, tag) => Boolean(manifest.nx?.tags?.includes(tag));

/** @param {any} manifest @param {string} folder @returns {string[]} */
function namedProjects({ dependencies = {}, nx }, folder) {
  const names = [...Object.keys(dependencies), ...(nx?.implicitDependencies ?? [])];
  return names.flatMap((name) => {
    if (name !== kit) return name.startsWith('@raang/') ? name : [];
    return namedProjects(
      JSON.parse(fs.readFileSync(path.join(folder, '../kit/package.json'), 'utf8')),
      folder,
    );
  });
}

/** @param {string} folder */
const filesIn = (folder) => fs.readdirSync(folder, { recursive: true }).map(String);
