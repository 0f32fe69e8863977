// The longer commands of the targets. They run in the project's folder, in the shell of the system.

import path from 'node:path';

/** @typedef {import('./project.mjs').Project} Project */

/** The files of a project that Prettier checks; the workspace excludes all other projects. @param {Project} project @param {Project[]} projects */
export function filesToFormat({ isWorkspace, toWorkspace }, projects) {
  if (!isWorkspace) return `. --ignore-path ${toWorkspace}/.prettierignore`;
  return ['.', ...projects.filter((other) => !other.isWorkspace).map(({ root }) => `"!${root}"`)].join(' ');
}

/**
 * The workspace's TypeScript: a project's dependency may bring another. One checker per process: more of them check shared
 * types again, and tasks already use all cores. @param {Project} project
 */
const tsc = ({ toWorkspace }) => `node ${toWorkspace}/node_modules/@typescript/native/bin/tsc --checkers 1`;

/** Keeps what TypeScript knows of unchanged files for the next run on this machine. @param {Project} project */
export const checkTypes = (project) =>
  `${tsc(project)} -p tsconfig.json --noEmit --incremental --tsBuildInfoFile ${buildInfo(project)}`;

/** @param {Project} project */
const buildInfo = ({ root, toWorkspace }) =>
  `${toWorkspace}/node_modules/.cache/tsc/${root.replaceAll('/', '-')}.tsbuildinfo`;

/** @param {Project} project */
export const testCommand = ({ toWorkspace }) => `vitest run -c ${toWorkspace}/tools/vitest.lib.mjs`;

/** @param {Project} project @param {string} command */
export const withEngines = ({ usesEngines, toWorkspace }, command) =>
  usesEngines ? `node ${toWorkspace}/tools/engines.mjs ${command}` : command;

/** @param {Project} project @param {string} command */
export const withPostgres = ({ usesPostgres, toWorkspace }, command) =>
  usesPostgres ? `node ${toWorkspace}/tools/postgres.mjs ${command}` : command;

/**
 * Builds a library. Declarations are built from the built declarations of dependencies, hence without the source condition.
 * @param {Project} project
 */
export function buildLibrary(project) {
  const { toWorkspace, hasStandaloneStyles } = project;
  return [
    `vite build -c ${toWorkspace}/tools/vite.lib.mjs`,
    ...(hasStandaloneStyles ? [`vite build -c ${toWorkspace}/tools/vite.styles.mjs`] : []),
    `${tsc(project)} -p tsconfig.lib.json --customConditions null`,
    `node ${toWorkspace}/tools/packages/resolve-declarations.mjs`,
  ].join(' && ');
}

/** Checks the types of every entry for bundlers and for Node. There is no CommonJS. @param {Project} project */
export function attw({ manifest }) {
  const styles = Object.keys(manifest.exports)
    .filter((entry) => entry.endsWith('.css'))
    .map((entry) => path.basename(entry));
  const excluded = styles.length > 0 ? ` --exclude-entrypoints ${styles.join(' ')}` : '';
  return `attw --pack --profile esm-only --no-summary${excluded}`;
}

/** Imports the built package in plain Node, as a consumer does. @param {Project} project */
export function importEntries({ manifest }) {
  const entries = Object.keys(manifest.exports).filter((entry) => !/\.(css|json)$/.test(entry));
  const imports = entries.map((entry) => `import '${manifest.name}${entry.slice(1)}'`);
  return `node --input-type=module --eval "${imports.join('; ')}"`;
}

/** Runs the example of the package's README against the built package. @param {Project} project */
export const runExample = ({ toWorkspace }) => `node ${toWorkspace}/tools/packages/run-example.mjs`;
