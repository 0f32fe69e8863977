// The longer commands of the targets. They run in the project's folder, in the shell of the system.

/** @typedef {import('./project.mjs').Project} Project */

/** The files of a project that Prettier checks; the workspace excludes all other projects. @param {Project} project @param {Project[]} projects */
export function filesToFormat({ isWorkspace, toWorkspace }, projects) {
  if (!isWorkspace) return `. --ignore-path ${toWorkspace}/.prettierignore`;
  return ['.', ...projects.filter((other) => !other.isWorkspace).map(({ root }) => `"!${root}"`)].join(' ');
}

/** @param {Project} project @param {string} command */
export const withPostgres = ({ usesPostgres, toWorkspace }, command) =>
  usesPostgres ? `node ${toWorkspace}/tools/postgres.mjs ${command}` : command;

/** Types are for bundlers (docs/architecture.md), so Node's own resolution is not checked. */
export const attw =
  'attw --pack --profile esm-only --no-summary --ignore-rules internal-resolution-error --exclude-entrypoints styles.css';

/** Imports the built package in plain Node, as a consumer does. @param {Project} project */
export function importEntries({ manifest }) {
  const entries = Object.keys(manifest.exports).filter((entry) => !/\.(css|json)$/.test(entry));
  const imports = entries.map((entry) => `import '${manifest.name}${entry.slice(1)}'`);
  return `node --input-type=module --eval "${imports.join('; ')}"`;
}

/** Runs the example of the package's README against the built package. @param {Project} project */
export const runExample = ({ toWorkspace }) => `node ${toWorkspace}/tools/packages/run-example.mjs`;
