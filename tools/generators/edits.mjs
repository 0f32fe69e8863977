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
 * Imports a name from a module beside the imports from the same folder.
 * @param {Tree} tree
 * @param {string} file
 * @param {string} name
 * @param {string} module begins with `./` or `../`
 */
export function addImport(tree, file, name, module) {
  const folder = module.slice(0, module.indexOf('/')).replaceAll('.', '\\.');
  const pattern = new RegExp(`^(?:import )?.*\\} from '${folder}/(.+)';$`);
  insertAmong(tree, file, pattern, `import { ${name} } from '${module}';`);
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

/**
 * Replaces the only occurrence of a text.
 * @param {Tree} tree
 * @param {string} file
 * @param {string} text
 * @param {string} replacement
 */
export function replaceOnce(tree, file, text, replacement) {
  const parts = readLines(tree, file).join('\n').split(text);
  if (parts.length !== 2) throw outdated(file, `${parts.length - 1} times "${text}"`);
  tree.write(file, parts.join(replacement));
}

/**
 * Adds a name to the import of a module.
 * @param {Tree} tree
 * @param {string} file
 * @param {string} module
 * @param {string} name
 */
export function addToImport(tree, file, module, name) {
  const text = tree.read(file, 'utf8') ?? '';
  const end = text.indexOf(`} from '${module}';`);
  const start = text.lastIndexOf('{', end);
  if (end < 0) throw outdated(file, `no import of ${module}`);
  const names = text
    .slice(start + 1, end)
    .split(',')
    .map((each) => each.trim());
  const all = [...names.filter(Boolean), name].join(', ');
  tree.write(file, `${text.slice(0, start)}{ ${all} ${text.slice(end)}`);
}

/** @param {Tree} tree @param {string} file */
const readLines = (tree, file) => (tree.read(file, 'utf8') ?? '').split('\n');

/** @param {string} file @param {string} found */
const outdated = (file, found) =>
  new Error(`${file} has ${found}: change tools/generators together with this file.`);
