// Edits of files that a generator extends. Each fails if the file has changed so much that the edit no longer fits.

/** @typedef {import('@nx/devkit').Tree} Tree */

/**
 * Inserts a line after the last of the matching lines that sorts before it, or before the first one.
 * @param {Tree} tree
 * @param {string} file
 * @param {RegExp} pattern of a whole line; its first group is what the lines are sorted by
 * @param {string} line matches the pattern, too
 */
export function insertAmong(tree, file, pattern, line) {
  const lines = readLines(tree, file);
  const keyOf = (/** @type {string} */ text) => pattern.exec(text)?.[1];
  const key = keyOf(line);
  const first = lines.findIndex((text) => keyOf(text) !== undefined);
  if (first < 0 || key === undefined) throw outdated(file, `no line like "${line}"`);
  const before = lines.findLastIndex((text) => (keyOf(text) ?? key) < key);
  lines.splice(before < 0 ? first : before + 1, 0, line);
  tree.write(file, lines.join('\n'));
}

/**
 * Exports names from the index of a library.
 * @param {Tree} tree
 * @param {string} index
 * @param {string} names
 * @param {string} module relative to the index, without `./`
 */
export function addExport(tree, index, names, module) {
  const pattern = /^(?:export )?.*\} from '\.\/(.+)';$/;
  insertAmong(tree, index, pattern, `export { ${names} } from './${module}';`);
}

/**
 * Appends text to a block, which ends at the first line that begins with a closing bracket.
 * @param {Tree} tree
 * @param {string} file
 * @param {string} opening the beginning of the block's first line
 * @param {string} text
 */
export function appendToBlock(tree, file, opening, text) {
  const lines = readLines(tree, file);
  const start = lines.findIndex((line) => line.startsWith(opening));
  const end = lines.findIndex((line, index) => index > start && /^[})\]]/.test(line));
  if (start < 0 || end < 0) throw outdated(file, `no block "${opening}"`);
  lines.splice(end, 0, text);
  tree.write(file, lines.join('\n'));
}

/** @param {Tree} tree @param {string} file */
const readLines = (tree, file) => (tree.read(file, 'utf8') ?? '').split('\n');

/** @param {string} file @param {string} found */
const outdated = (file, found) =>
  new Error(`${file} has ${found}: change tools/generators together with this file.`);
